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
      let troubles = oracle.troubles
      var parts: [String] = []
      if troubles.restarts > 0 { parts.append("started again \(troubles.restarts) times") }
      if troubles.garbageLines > 0 { parts.append("\(troubles.garbageLines) lines that are no answer") }
      if troubles.answersOutOfOrder > 0 { parts.append("\(troubles.answersOutOfOrder) answers out of order") }
      if let reason = troubles.cannotStart {
        parts.append(reason)
      } else if oracle.isGone {
        parts.append("gave up on it: it ends or stays silent whatever it is asked")
      }
      if !parts.isEmpty { lines.append("\(oracle.name): \(parts.joined(separator: ", "))") }
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
