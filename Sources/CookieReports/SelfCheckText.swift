import CookieExploration

/// What a self-check of the search came to.
public struct SelfCheckText {
  public let text: String

  public init(_ tally: ReductionCheck.Tally, seed: UInt64, _ models: [ModelCheck], _ worlds: [WorldCheck], rounds: Int)
  {
    var text = "seed \(seed)\n"
    text += "\(tally.compared) generated spaces walked with and without reduction"
    text += ", \(tally.tooLarge) too large to walk without\n"
    text +=
      "\(tally.schedulesWithout) schedules without reduction; \(tally.schedulesWith) with, and \(tally.cut) cut at \(tally.states) states\n"
    text +=
      "\(tally.mismatches.count) differences in what runs end with, verdicts and \(tally.finalStates) final states\n"
    text +=
      "\(tally.cutsChecked) cuts gone on from, in \(tally.wrongCuts.count) spaces one that was wrong\n"
    for cut in tally.wrongCuts {
      text +=
        "WRONG: \(cut.wrong) of \(cut.checked) cuts in space \(cut.number): \(cut.strategy), \(cut.scenario.profile.name), "
        + "\(cut.scenario.policy.name), \(cut.scenario.script)\n"
    }
    for mismatch in tally.mismatches {
      text +=
        "DIFFERENCE in space \(mismatch.number): \(mismatch.strategy), \(mismatch.scenario.profile.name), "
        + "\(mismatch.scenario.policy.name), \(mismatch.scenario.script)\n"
        + "  without: \(mismatch.without.map(Self.outcome))\n  with: \(mismatch.with.map(Self.outcome))\n"
        + "  \(mismatch.missedFinalStates) final states missed\n"
    }
    text += "\ntwo-store model, all orders, \(rounds) refreshes a client:\n"
    for model in models {
      text +=
        "\(model.agrees ? "agrees" : "DIFFERS"): \(model.discipline): \(Self.steps(model.steps)) by re-execution"
        + " (\(model.states) states), \(Self.steps(model.referenceSteps)) by the reference (\(model.referenceStates))\n"
    }
    text += "\nthe same as the scenario two-stores-one-loss, all orders of all events, one refresh a client:\n"
    for (world, model) in zip(worlds, models) {
      text +=
        "\(world.agrees(with: model) ? "agrees" : "DIFFERS"): \(world.discipline): \(Self.steps(world.steps))"
        + (world.cause.map { ", \($0.id)" } ?? "") + " (\(world.schedules) schedules, \(world.cut) cut)\n"
    }
    self.text = text
  }

  private static func steps(_ steps: Int?) -> String { steps.map { "lost in \($0) steps" } ?? "never lost" }

  private static func outcome(_ outcome: SearchReport.Outcome) -> String {
    "\(outcome.lost) lost \(outcome.split) split \(outcome.resurrected) resurrected \(outcome.leaks) leaks "
      + "\(outcome.falseSuccesses) false \(outcome.needless) needless \(outcome.writtenBack) written back "
      + "\(outcome.falseFailures) disbelieved \(outcome.forbidden) forbidden\(outcome.isStuck ? " stuck" : "")"
  }
}
