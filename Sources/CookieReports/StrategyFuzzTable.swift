import CookieDiagnosis
import CookieExploration
import CookieFuzzing
import CookieSimulation

/// What a search through a strategy's tapes reached, for a person.
public struct StrategyFuzzTable {
  public let text: String

  public init(_ campaign: StrategyFuzzOutcome, invocation: Invocation, on layout: TerminalLayout = .unlimited) {
    let hasSeeds = campaign.seeds.count > 1
    var table = TextTable(
      [("scenario", .left), ("verdict", .left), ("cause", .left)] + (hasSeeds ? [("seed", .right)] : [])
        + [("run", .right)])
    for finding in campaign.findings {
      table.append(
        [
          finding.scenario.name, Self.verdict(finding.summary),
          finding.summary.mainCause.map { "\($0.id) \($0.label)" } ?? "-",
        ] + (hasSeeds ? ["\(finding.seed)"] : []) + ["\(finding.run)"])
    }
    let progress = campaign.progress
    var text = campaign.findings.isEmpty ? "no run came to harm\n" : table.text(on: layout)
    text += """

      \(CountText.of(progress.runs, "run")): \(progress.features) states and verdicts, \(CountText.of(progress.kept, "tape")) kept

      """
    for finding in layout.isQuiet ? [] : campaign.findings {
      let cause = finding.summary.mainCause.map { " (\($0.id))" } ?? ""
      text += "\n\(Self.verdict(finding.summary))\(cause) in \(finding.scenario.name):\n"
      text += "  \(invocation.replay(finding.tape))\n"
    }
    self.text = text
  }

  private static func verdict(_ summary: RunSummary) -> String {
    var words: [String] = []
    if summary.lostSessions > 0 { words.append("lost") }
    if summary.splitSessions > 0 { words.append("split") }
    if summary.resurrectedSessions > 0 { words.append("resurrected") }
    if summary.needlessLogins > 0 { words.append("needless login") }
    if summary.writtenBackSessions > 0 { words.append("written back") }
    if summary.falseFailures > 0 { words.append("false failure") }
    if summary.forbiddenRequests > 0 { words.append("forbidden") }
    if summary.leaks > 0 { words.append("leaked") }
    if summary.falseSuccesses > 0 { words.append("false success") }
    if summary.end != .finished { words.append("\(summary.end)") }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
