import CookieFuzzing

/// What a campaign did, in a few lines.
public struct FuzzSummary {
  public let text: String

  public init(_ progress: SetCookieCampaign.Progress, troubles oracles: [OracleProcess]) {
    let rate = progress.executionSeconds > 0 ? Double(progress.executions) / progress.executionSeconds : 0
    let time = progress.seconds > 0 ? " in \(NumberText.fixed(progress.seconds, decimals: 1)) s" : ""
    var lines = [
      "\(CountText.of(progress.runs, "sequence"))\(time): \(CountText.of(progress.executions, "field")) checked"
        + "\(rate > 0 ? " (\(Int(rate)) a second)" : ""), \(CountText.of(progress.questions, "question")) to oracles",
      "\(CountText.of(progress.classes, "class", "classes")), \(CountText.of(progress.corpus, "field")) worth starting from",
    ]
    if progress.unexamined > 0 {
      lines.append("\(CountText.of(progress.unexamined, "difference")) seen when time was up, and not looked into")
    }
    for oracle in oracles {
      if let reason = oracle.troubles.cannotStart {
        lines.append("\(oracle.name): \(reason)")
      } else if oracle.isGone {
        lines.append("\(oracle.name): gave up on it: it ends or stays silent whatever it is asked")
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// What befell the processes of this command, and is no part of what the campaign comes to: one that goes on from a journal, or
  /// joins parts, asks fewer of them. Empty if nothing did.
  public static func processes(_ oracles: [OracleProcess]) -> String {
    oracles.map { oracle in
      let troubles = oracle.troubles
      var parts: [String] = []
      if troubles.restarts > 0 { parts.append("started again \(CountText.of(troubles.restarts, "time"))") }
      if troubles.garbageLines > 0 { parts.append("\(CountText.of(troubles.garbageLines, "line")) that are no answer") }
      if troubles.answersOutOfOrder > 0 {
        parts.append("\(CountText.of(troubles.answersOutOfOrder, "answer")) out of order")
      }
      return parts.isEmpty ? "" : "\(oracle.name): \(parts.joined(separator: ", "))\n"
    }.joined()
  }
}
