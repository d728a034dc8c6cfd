import CookieSimulation

/// The chains of events behind a run's verdicts, for a person: a line a step, with its id in the fault catalogue.
public struct ChainReport {
  public let text: String

  public init(_ chains: [CauseChain], in trace: Trace) {
    let log = EventLog(trace, redacts: true)
    text =
      chains.isEmpty
      ? "Nothing was lost.\n" : chains.map { Self.paragraph($0, in: trace, log: log) }.joined(separator: "\n")
  }

  private static func paragraph(_ chain: CauseChain, in trace: Trace, log: EventLog) -> String {
    let width = chain.steps.map(\.cause.id.count).max() ?? 0
    let lines = chain.steps.map { step in
      let id = step.cause.id + String(repeating: " ", count: width - step.cause.id.count)
      let remark = step.remark.isEmpty ? "" : ": \(step.remark)"
      return "  \(id)  \(log.line(trace.records[step.record]))\(remark)\n"
    }
    return "\(title(chain.verdict)) \(chain.verdict.cause.id), \(chain.verdict.cause.label)\n\(lines.joined())"
  }

  private static func title(_ verdict: Verdict) -> String {
    switch verdict.kind {
    case .lost: "Session \(verdict.session) is lost:"
    case .split: "Session \(verdict.session) is split:"
    case .resurrected: "Session \(verdict.session) is used after its logout:"
    case .leaked: "A token is leaked:"
    case .falseSuccess: "A false success:"
    }
  }
}
