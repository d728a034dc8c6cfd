import Choices
import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation
import Cookies

/// Explorations for a person: what holds and what does not, each with what exactly was searched.
public struct ExplorationText {
  private let reports: [ExplorationReport]
  private let names: ExplorationNames

  public init(_ reports: [ExplorationReport]) { self.init(reports) { ReportPlace(name: $0.name) } }

  /// - Parameter place: where a scenario stands.
  init(_ reports: [ExplorationReport], place: (Scenario) -> ReportPlace) {
    self.reports = reports
    names = ExplorationNames(reports, place: place)
  }

  /// What the marks in a table mean.
  static let marks =
    "holds: in every schedule within the bounds; F50 (0+1): violated for that cause with 0 faults and 1 preemption; "
    + "(0+t): in a run with delays; (>0+t): in one with more faults than the bound; ?: not finished; (<2): with fewer "
    + "than 2 faults and preemptions every schedule was tried; "
    + "unsound: nothing is said of this strategy."

  /// A row for each strategy and scenario, a column for each property.
  public var table: String { table(on: .unlimited) }

  func table(on layout: TerminalLayout) -> String {
    guard let first = reports.first else { return "" }
    let properties = first.answers.map(\.property)
    var table = TextTable(
      ["scenario", "strategy"].map { ReportTable.Column($0, isCode: true) }
        + properties.map { ReportTable.Column($0.rawValue) }
        + ["schedules", "cut", "states"].map { ReportTable.Column($0, .right) },
      importance: [nil, nil] + properties.map(importance) + [3, 1, 2])
    for (place, property) in properties.enumerated() where answers(on: property).contains(where: \.isViolated) {
      table.remarks[place + 2] = "violated"
    }
    for (report, name) in zip(reports, names.labels) {
      table.append(
        [name, report.strategy]
          + report.answers.map { Self.cell($0, in: report) }
          + [report.report.schedules, report.report.cutSchedules, report.report.states].map(String.init))
    }
    let legend = layout.line(
      "holds: in every schedule within the bounds; F50 (0+1): violated for that cause with 0 faults and 1 preemption; "
        + "?: not finished; see \"help terms\"",
      "holds: in every schedule; F50 (0+1): violated; ?: not finished; see \"help terms\"",
      "F50 (0+1): violated; ?: open; see \"help terms\"")
    return "\(Self.bounds(first))\n\n\(table.text(on: layout))\n\(layout.styled(legend, .faint))\n"
      + SearchLimits.text(first).joined(separator: "\n") + "\n"
  }

  /// Below a table, which has no tapes: how to see the first run in it that violates something.
  func firstFinding(again: (TapeText) -> String, isQuiet: Bool) -> String {
    guard !isQuiet else { return "" }
    for (report, name) in zip(reports, names.labels) {
      for (property, answer) in report.answers {
        guard let finding = answer.finding else { continue }
        return "\nThe first violation, \(property.rawValue) of \(report.strategy) in \(name):\n"
          + "  \(again(finding.tape).replacing("\n", with: "\n  "))\n"
      }
    }
    return ""
  }

  private func answers(on property: Property) -> [ExplorationReport.Answer] {
    reports.flatMap(\.answers).filter { $0.property == property }.map(\.answer)
  }

  /// Whether sessions are lost, and runs get stuck, is always shown; what is violated stays longest, and what is open longer than
  /// what holds.
  private func importance(of property: Property) -> Int? {
    guard property != .lost, property != .stuck else { return nil }
    let answers = answers(on: property)
    let holds = answers.allSatisfy { if case .holds = $0 { true } else { false } }
    let weight = answers.contains(where: \.isViolated) ? 300 : holds ? 100 : 200
    return weight - (Property.allCases.firstIndex(of: property) ?? 0)
  }

  /// The answer on one property, in a table's cell.
  static func cell(
    _ about: (property: Property, answer: ExplorationReport.Answer), in report: ExplorationReport
  ) -> String {
    switch about.answer {
    case .holds: return "holds"
    case .open:
      let covered = report.search == .exhaustive ? report.report.openCost ?? 0 : 0
      return covered > 0 ? "? (<\(covered))" : "?"
    case .unsound: return "unsound"
    case .beyond(let finding): return "\(finding.cause?.id ?? "yes") (>\(finding.measure.faults)+t)"
    case .violated(let finding) where !finding.isScheduled:
      return "\(finding.cause?.id ?? "yes") (\(finding.measure.faults)+t)"
    case .violated(let finding):
      return "\(finding.cause?.id ?? "yes") (\(finding.measure.faults)+\(finding.measure.preemptions))"
    }
  }

  /// Each exploration by itself, with what it found.
  ///
  /// - Parameter again: how to see a tape's run again, in a line or several.
  public func details(again: (TapeText) -> String) -> String { details(again: again, isQuiet: false) }

  /// - Parameter isQuiet: whether the lines that show a run again are left out.
  func details(again: (TapeText) -> String, isQuiet: Bool) -> String {
    func lines(_ tape: TapeText) -> String {
      isQuiet ? "" : "  \(again(tape).replacing("\n", with: "\n  "))\n"
    }
    return zip(reports, names.labels).map { details($0, called: $1, lines) }.joined(separator: "\n")
  }

  /// - Parameter again: how to see a tape's run again, in lines of their own; empty if that is not to be said.
  private func details(_ report: ExplorationReport, called name: String, _ again: (TapeText) -> String) -> String {
    var text =
      "\(report.strategy) in \(name) [\(report.scenario.profile.name), \(report.scenario.policy.name)]\n"
    text += PolicyNote.line(report.scenario.policy)
    text += "\(Self.bounds(report))\n\n"
    for (property, answer) in report.answers {
      switch answer {
      case .holds: text += "\(property.rawValue): holds within these bounds\n"
      case .open: text += "\(property.rawValue): \(Self.openness(report))\n"
      case .unsound: text += "\(property.rawValue): NOT SOUND for this strategy, so nothing is said\n"
      case .beyond(let finding):
        text +=
          "\(property.rawValue): not violated within these bounds, but with more faults, in a run with delays: "
          + "\(property.label)\(Self.because(finding.cause))\n"
        text += Self.show(finding, isCutShort: report.isCutShort(property), again)
      case .violated(let finding):
        text += "\(property.rawValue): VIOLATED, \(property.label)\(Self.because(finding.cause))\n"
        text += Self.show(finding, isCutShort: report.isCutShort(property), again)
      }
    }
    text += Self.failure(of: report, again)
    if let tape = report.undetermined {
      let lines = again(tape)
      text +=
        "UNDETERMINED: a schedule did not repeat itself, so nothing holds; the strategy leaves the simulator's thread or"
        + " depends on what the tape does not decide, such as a clock that it reads by itself instead of asking app.clock, or a"
        + " variable outside of it that another run has set"
        + ". For the same reason the schedule may be refused when it is replayed, or be another one\(lines.isEmpty ? "" : ":")\n\(lines)"
    }
    return text + "\n" + Self.searched(report)
  }

  private static func show(_ finding: Finding, isCutShort: Bool, _ again: (TapeText) -> String) -> String {
    let kind = finding.isScheduled ? CountText.of(finding.measure.preemptions, "preemption") : "with delays"
    return "  \(CountText.of(finding.measure.faults, "fault")), \(kind), \(finding.measure.events) jobs and events"
      + "\(isCutShort ? cutShort : "")\n\(again(finding.tape))"
  }

  /// What showed that the search is wrong, with the schedules that show it.
  private static func failure(of report: ExplorationReport, _ again: (TapeText) -> String) -> String {
    let lines = report.failureTapes.map(again).joined()
    switch report.checks.failure {
    case nil: return ""
    case .cut:
      return
        "NOT SOUND: two ways lead to what the search takes for one state, and go on differently. Either the strategy"
        + " remembers something outside its instance although it promises not to, or TwinJar's own idea of a state lacks"
        + " something; for the same reason a schedule may be refused when it is replayed, or be another one\n"
        + lines
    case .missedEnd:
      return "NOT SOUND: a schedule within the bounds ends as no searched one does\n" + lines
    }
  }

  // MARK: - Sentences

  static func bounds(_ report: ExplorationReport) -> String {
    let preemptions =
      report.bounds.preemptions.map { "at most \(CountText.of($0, "preemption"))" } ?? "any number of preemptions"
    let kind =
      switch report.search {
      case .exhaustive: "all schedules with"
      case .random(let seed): "random schedules, seed \(seed), with"
      case .guided(let seed): "schedules guided by what they reach, seed \(seed), with"
      case .libFuzzer(let seed): "schedules of libFuzzer, seed \(seed), with"
      case .pct(let depth, let seed): "PCT to depth \(depth), seed \(seed), with"
      }
    return "\(kind) at most \(CountText.of(report.bounds.faults, "fault")) and \(preemptions)"
  }

  private static let cutShort = "; time was up before it was as small as it could be"

  static func openness(_ report: ExplorationReport) -> String {
    guard report.search == .exhaustive else {
      return "not found in \(CountText.of(report.report.schedules, "schedule")), which proves nothing"
    }
    let covered = report.report.openCost.map {
      $0 == 0 ? "" : ", all with fewer than \($0) faults and preemptions covered"
    }
    let isWhole = report.report.isComplete && report.undetermined == nil
    if isWhole, !report.canProve {
      return "OPEN: nothing violates it, and nothing is proven: on this machine the search does not see which clocks"
        + " and random numbers the code reads (twinjar list constructs)"
    }
    if isWhole {
      return "OPEN: a way to violate it was found (of a cycle of states, for ever around it), and no run of it confirms"
        + " that"
    }
    if report.report.wasStopped { return "NOT FINISHED: interrupted\(covered ?? "")" }
    let limit = report.report.usedUpMemory ? "memory (--memory)" : "budget"
    return "NOT FINISHED within the \(limit)\(covered ?? "")"
  }

  static func searched(_ report: ExplorationReport) -> String {
    let search = report.report
    var text =
      "\(CountText.of(search.schedules, "schedule to its end", "schedules to their end")), \(search.cutSchedules) cut at a known state, \(search.states) states"
    text += ", longest \(search.longest) jobs and events\n"
    if search.isComplete {
      text +=
        search.reachedPreemptionBound
        ? "the whole space within the bounds" : "the whole space; no bound on preemptions was reached"
      text += ", digest \(hexadecimal(search.digest)), scenario \(hexadecimal(report.scenario.digest))\n"
    } else if report.search == .exhaustive {
      text += "\(CountText.of(search.openBranches, "branch", "branches")) known and not run\n"
    }
    guard report.search == .exhaustive else { return text }
    return text + watched(report) + SearchLimits.text(report).map { "\($0)\n" }.joined()
  }

  /// What was done beside the search, so that a reader can tell how well it was watched.
  private static func watched(_ report: ExplorationReport) -> String {
    var parts: [String] = []
    if report.report.repetitionInterval > 0 {
      parts.append("one schedule in \(report.report.repetitionInterval) run twice")
    }
    if report.checks.continuedCuts > 0 {
      parts.append("\(CountText.of(report.checks.continuedCuts, "cut")) gone on from")
    }
    if report.checks.walkedWithoutCuts {
      parts.append("all \(CountText.of(report.checks.uncutSchedules, "schedule")) walked without cutting as well")
    } else if report.checks.uncutSchedules > 0 {
      parts.append("\(CountText.of(report.checks.uncutSchedules, "schedule")) walked without cutting")
    }
    parts.append("\(CountText.of(report.timed.played, "run")) with delays beside it")
    return "checked: " + parts.joined(separator: ", ") + "\n"
  }

  private static func because(_ cause: Cause?) -> String { cause.map { ": \($0.id) \($0.label)" } ?? "" }
}

extension ExplorationReport.Answer {
  /// What violates it, by a schedule within the bounds or by a run beyond them.
  package var finding: Finding? {
    switch self {
    case .violated(let finding), .beyond(let finding): finding
    case .holds, .open, .unsound: nil
    }
  }

  fileprivate var isViolated: Bool { finding != nil }
}
