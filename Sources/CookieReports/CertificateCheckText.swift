import CookieExploration

/// What runs with delays say of certificates.
public struct CertificateCheckText {
  private let tally: CertificateCheck.Tally
  private let seed: UInt64
  private let invocation: Invocation

  /// - Parameter invocation: how to play a run again.
  public init(_ tally: CertificateCheck.Tally, seed: UInt64, invocation: Invocation) {
    self.invocation = invocation
    self.tally = tally
    self.seed = seed
  }

  public var text: String {
    var text =
      "\(tally.cells) strategies in scenarios explored: \(tally.certificates) times a property holds\n"
      + "\(tally.runs) runs with delays of a campaign with seed \(seed) played against that\n"
      + "\(tally.contradictions.count) contradictions; \(tally.exceeded) times only a run with more faults than the"
      + " bound violates what holds\n"
    for cell in tally.unreliable {
      text +=
        "UNRELIABLE: explore says of \(cell.strategy) in \(cell.scenario) that it is not determined, or its search not"
        + " sound; nothing holds there\n"
    }
    for contradiction in tally.contradictions {
      text +=
        "FALSE: \(contradiction.property.rawValue) holds for \(contradiction.strategy) in \(contradiction.scenario), and"
        + " here it does not\n  \(invocation.replay(contradiction.tape))\n"
    }
    return text
  }
}
