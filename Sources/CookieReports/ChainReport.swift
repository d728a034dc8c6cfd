import CaptureDiagnosis
import CookieDiagnosis
import CookieSimulation

/// The chains of events behind a run's verdicts, for a person: a line a step, with its id in the fault catalogue.
public struct ChainReport {
  public let text: String

  /// - Parameter cause: of the stories to tell; all without one.
  public init(_ chains: [CauseChain], in trace: Trace, causedBy cause: Cause? = nil) {
    let log = EventLog(trace, redacts: true)
    let told = ToldChains(chains, causedBy: cause)
    let remark = told.remark ?? (told.chains.isEmpty ? "Nothing was lost." : nil)
    text = (told.chains.map { Self.paragraph($0, in: trace, log: log) } + [remark.map { "\($0)\n" }].compactMap(\.self))
      .joined(separator: "\n")
  }

  /// For one that a recording shows.
  init(_ chain: CauseChain, in trace: Trace, as standing: Standing) {
    text = Self.paragraph(chain, in: trace, log: EventLog(trace, redacts: true), as: standing)
  }

  /// What the cause of a chain is worth.
  enum Standing: Equatable {
    case certain
    /// It may be another one.
    case oneOfSeveral
    /// It is another one, which the headline names.
    case ruledOut(by: Cause)
    /// It is one of several others, the first of which the headline names.
    case supplanted(by: Cause)

    /// Behind the ids of its steps.
    var mark: String { self == .certain ? "" : "?" }
    /// It may be another one than the headline's.
    var isDoubtful: Bool { if case .supplanted = self { true } else { self == .oneOfSeveral } }

    func cause(of chain: CauseChain) -> Cause {
      switch self {
      case .ruledOut(let cause), .supplanted(let cause): cause
      case .certain, .oneOfSeveral: chain.verdict.cause
      }
    }
  }

  private static func paragraph(
    _ chain: CauseChain, in trace: Trace, log: EventLog, as standing: Standing = .certain
  ) -> String {
    let ids = chain.steps.map { step in step.cause.id + (standing.isRuledOut ? "?" : "") }
    let width = ids.map(\.count).max() ?? 0
    let lines = zip(chain.steps, ids).map { step, id in
      let id = id + String(repeating: " ", count: width - id.count)
      let remark = step.remark.isEmpty ? "" : ": \(step.remark)"
      return "  \(id)  \(log.line(trace.records[step.record]))\(remark)\n"
    }
    let doubt = standing.isDoubtful ? " perhaps" : ""
    let named = standing.cause(of: chain)
    let cause = "\(named.id), \(named == chain.verdict.cause ? words(for: chain, in: trace) : named.label)"
    return "\(title(chain.verdict))\(doubt) \(cause)\n\(lines.joined())"
  }

  /// What the cause was in this chain.
  private static func words(for chain: CauseChain, in trace: Trace) -> String {
    guard chain.verdict.cause == .doubleRefresh, let (one, other) = refreshers(chain, trace.records) else {
      return chain.verdict.cause.label
    }
    return one == other
      ? "\(name(one)) refreshed one token twice" : "\(name(one)) and \(name(other)) refreshed one token"
  }

  /// Who sent the token that was sent twice.
  private static func refreshers(_ chain: CauseChain, _ records: [TraceRecord]) -> (TraceActor, TraceActor)? {
    let sent = chain.steps.map { records[$0.record] }.filter { $0.kind == .requestSent && $0.endpoint == .refresh }
    for (place, second) in sent.enumerated() {
      let first = sent[..<place].first { $0.value == second.value && $0.request != second.request }
      guard let first else { continue }
      // Native code is named first, whoever was first: two chains of one kind read alike.
      return second.actor == .native ? (second.actor, first.actor) : (first.actor, second.actor)
    }
    return nil
  }

  private static func name(_ actor: TraceActor) -> String {
    switch actor {
    case .native: "native code"
    case .page: "the page"
    case .sdk: "foreign code"
    case .appExtension: "the app's extension"
    case .systemBrowser: "the system's browser"
    case .oldDevice: "the app on the old device"
    case .networkProcess, .server, .system, .user: "\(actor)"
    }
  }

  private static func title(_ verdict: Verdict) -> String {
    switch verdict.kind {
    case .lost: "Session \(verdict.session) is lost:"
    case .split: "Session \(verdict.session) is split:"
    case .resurrected: "Session \(verdict.session) is used after its logout:"
    case .needlessLogin: "A login for session \(verdict.session) is asked for without need:"
    case .writtenBack: "A token of session \(verdict.session) is written back after its logout:"
    case .forbidden: "A request of session \(verdict.session), which is alive, is forbidden:"
    case .falseFailure: "A false failure:"
    case .leaked: "A token is leaked:"
    case .falseSuccess: "A false success:"
    }
  }
}

extension ChainReport.Standing {
  fileprivate var isRuledOut: Bool {
    switch self {
    case .ruledOut, .supplanted: true
    case .certain, .oneOfSeveral: false
    }
  }
}

extension Diagnosis.Finding {
  /// What the cause of its chain is worth.
  var standing: ChainReport.Standing {
    guard let cause = causes.first else { return .oneOfSeveral }
    if !isCertain { return causes.contains(concluded) ? .oneOfSeveral : .supplanted(by: cause) }
    return cause == concluded ? .certain : .ruledOut(by: cause)
  }
}
