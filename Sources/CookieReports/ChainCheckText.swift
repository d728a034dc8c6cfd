import CookieExploration
import CookieSimulation

/// What a check of the chains of many verdicts came to: each kind of failure once, with its chain and a tape.
public struct ChainCheckText {
  public let text: String

  public init(_ tally: ChainCheck.Tally, seed: UInt64, invocation: Invocation) {
    var text = "seed \(seed)\n"
    text += "\(tally.verdicts) verdicts of \(tally.runs) runs checked, \(tally.causes.count) causes\n"
    text += "\(tally.failed) chains failed, of \(tally.failures.count) kinds\n"
    if tally.verdicts == 0 { text += "nothing was checked: no run came to a verdict\n" }
    for failure in tally.failures { text += "\n" + Self.paragraph(failure, invocation) }
    self.text = text
  }

  private static func paragraph(_ failure: ChainCheck.Failure, _ invocation: Invocation) -> String {
    let simulator = Simulator(scenario: failure.scenario, strategy: failure.strategy)
    let summary = simulator.run(Tape(seed: failure.seed))
    let tape = TapeText(
      strategy: failure.strategy.name, scenario: failure.scenario, content: .seed(failure.seed),
      trace: simulator.trace.digest)
    let chains = simulator.chains(of: summary)
    let chain = chains.indices.contains(failure.verdict) ? [chains[failure.verdict]] : []
    return "FAILED, \(failure.count) verdicts: \(failure.fault.cause.id): \(failure.fault.words)\n"
      + "\(failure.strategy.name) in \(failure.scenario.name) (\(failure.scenario.profile.name), \(failure.scenario.policy.name))\n"
      + ChainReport(chain, in: simulator.trace).text + "  \(invocation.explain(tape, cause: failure.fault.cause))\n"
  }
}
