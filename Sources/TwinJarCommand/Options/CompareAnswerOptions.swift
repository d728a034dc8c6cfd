import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieScenarios

/// How a campaign's answer is given: by `compare`, and by `merge` for one that was divided.
struct CompareAnswerOptions: ParsableArguments {
  @Option(help: "score: one row of rates a strategy. cause: what its sessions were lost to.")
  var by: CompareReport.Breakdown = .score

  /// Of markdown: one table of harmed runs.
  @OptionGroup var format: FormatOption<CompareReport>

  @OptionGroup var report: ReportFileOption

  @OptionGroup var failIf: FailIfOption

  @Option(help: "The kind of harm that a table of --sweep shows.")
  var measure: HarmMeasure = .harm

  func validate() throws {
    if by == .cause, !format.isForTerminal {
      throw ValidationError("--format: found \(format.format.name), expected table with --by cause")
    }
  }

  /// Options on whose file or exit code somebody relies, and whether each was given.
  var reliedOn: [(name: String, isGiven: Bool, giver: JournalOptions.Giver)] {
    [("--report", report.isWanted, .merge), ("--fail-if", !failIf.limits.isEmpty, .merge)]
  }

  /// What a sweep's answer cannot be had in.
  func validateForSweep() throws {
    if by == .cause { throw ValidationError("--by: found cause, expected score with --sweep") }
  }

  /// What the answer of another command cannot be had in.
  ///
  /// - Parameter command: the one that wrote the journals.
  func validate<Other: Report>(for report: Other.Type, of command: String, isFull: Bool) throws(InputError) {
    let options = [
      ("--by", by != .score), ("--measure", measure != .harm), ("--fail-if", !failIf.limits.isEmpty), ("--all", isFull),
    ]
    if let (option, _) = options.first(where: { $0.1 }) {
      throw InputError(
        .usage, source: option, found: "journals of \(command)", expected: "those of compare, which has this option")
    }
    guard Other.forms.contains(format.format.needs) else {
      let names = ReportFormats.formats(of: report).map(\.name).joined(separator: ", ")
      throw InputError(
        .usage, source: "--format", found: "\(format.format.name) with journals of \(command)", expected: names)
    }
  }

  /// Writes it.
  ///
  /// - Parameters:
  ///   - scenarios: the campaign's.
  ///   - isFull: true for each kind of harm, and what the common tapes tell apart.
  ///   - settlement: what became of a comparison that ends when it is settled.
  func write(
    _ campaign: Campaign, _ tallies: [CellTally], _ scenarios: [JournalledScenario], isComplete: Bool, isFull: Bool,
    settlement: [Settlement] = []
  ) throws {
    let names = scenarios.map(\.entry.called)
    let invocation = Invocation.current(running: campaign.scenarios, called: names)
    let failures = Containment.failures.map(\.forJSON)
    let settings = scenarios.map(\.settings)
    // Of runs that were interrupted they are not looked at: see `check`.
    let limits = isComplete ? failIf.limits : []
    try report.write {
      .compare(
        campaign, tallies, isComplete: isComplete, invocation: invocation, failures: failures,
        sweep: PageSweep(settings, measure: measure),
        remarks: settlement.map(\.text)
          + (isComplete ? failIf.sentences(campaign, tallies, scenarios.map(\.title)) : []))
    } before: {
      guard settings.allSatisfy(\.isEmpty) else {
        return try format.write(
          SweepReport(
            campaign, tallies, settings: settings, places: scenarios.map { .scenario(called: $0.entry.called) },
            measure: measure, isComplete: isComplete, failures: failures, limits: limits,
            settlement: settlement))
      }
      try format.write(
        CompareReport(
          campaign, tallies, isComplete: isComplete, by: by, invocation: invocation, failures: failures,
          detail: isFull ? .full : .short, own: StrategySelection.ownNames, limits: limits,
          settlement: settlement))
    }
  }

  /// Says what the exit code says.
  ///
  /// - Throws: exit code 1 if a limit is exceeded, 4 if a run has no verdict.
  func check(_ campaign: Campaign, _ tallies: [CellTally], _ scenarios: [JournalledScenario]) throws {
    try failIf.check(campaign, tallies, scenarios.map(\.title))
    try NoVerdict.check(tallies)
  }
}

extension CompareReport.Breakdown: ExpressibleByArgument {}

extension HarmMeasure: ExpressibleByArgument {
  public init?(argument: String) { self.init(title: argument) }

  /// Each one word: fish takes a space for the end of what it offers.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue.replacing(" ", with: "-") } }
}
