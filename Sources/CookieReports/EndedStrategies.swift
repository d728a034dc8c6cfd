import CookieScenarios
import Cookies

/// Strategies that ended or blocked the process which ran them, and have no results for it: no form of an answer may leave out
/// that they were asked about.
struct EndedStrategies {
  let failures: [ResultsJSON.Failure]
  private let scenarios: [Scenario]
  private let labels: [String]
  private let places: [ReportPlace]

  /// - Parameters:
  ///   - scenarios: all that were asked about.
  ///   - labels: what each of them is called.
  ///   - places: where each of them stands.
  init(_ failures: [ResultsJSON.Failure], in scenarios: [Scenario], labels: [String], places: [ReportPlace]) {
    (self.failures, self.scenarios, self.labels, self.places) = (failures, scenarios, labels, places)
  }

  var isEmpty: Bool { failures.isEmpty }

  /// A strategy's missing result in one of the scenarios.
  struct Gap {
    let failure: ResultsJSON.Failure
    /// Among the scenarios.
    let index: Int
    /// False for a scenario that it was not run in any more, or only in part.
    let isItsPlace: Bool
  }

  var gaps: [Gap] {
    failures.flatMap { failure in
      let isKnown = scenarios.contains { $0.name == failure.scenario }
      return scenarios.indices.map {
        Gap(failure: failure, index: $0, isItsPlace: !isKnown || scenarios[$0].name == failure.scenario)
      }
    }
  }

  // MARK: - For a person

  /// A line for each.
  var lines: [String] { failures.map { "No result of \($0.sentence)." } }

  /// The same as a paragraph; empty if there is none.
  var text: String { lines.map { $0 + "\n" }.joined() }

  var parts: [ReportPart] { isEmpty ? [] : [.list(lines)] }

  // MARK: - For services and spreadsheets

  var checks: [ReportCheck] {
    gaps.map { gap in
      ReportCheck(
        suite: labels[gap.index], name: gap.failure.strategy, outcome: outcome(gap), place: places[gap.index])
    }
  }

  private func outcome(_ gap: Gap) -> ReportCheck.Outcome {
    let failure = gap.failure
    guard gap.isItsPlace else {
      return .unanswered("not run, or not to its end: \(failure.sentence)")
    }
    let replay = failure.tape.map { " Its tape: \($0)" } ?? ""
    return .ended(
      ReportFinding(
        id: "ended-process", level: .error, summary: "the strategy ended or blocked its process",
        message: "\(failure.sentence).\(replay)", place: places[gap.index]))
  }

  func label(of gap: Gap) -> String { labels[gap.index] }
  func scenario(of gap: Gap) -> Scenario { scenarios[gap.index] }
}

extension ResultsJSON.Failure {
  /// Who did what, and where, in a line without an end.
  var sentence: String { Printable.text("\(strategy): \(what); \(setting)") }

  private var setting: String {
    guard let scenario else { return "in its static properties, before any run" }
    if let hook { return "in \(scenario), hook \(hook)" }
    return "in \(scenario), \(step.map { "during the step \($0)" } ?? "after the last step")"
  }
}
