import Choices

/// What the tape decides for the world.
///
/// It is asked some forty times in a run. The executor has it for as long, so that no reference to it is counted meanwhile.
extension World {
  /// How long something takes.
  func drawn(_ distribution: DurationDistribution) -> Delay {
    lentTape._withUnsafeGuaranteedRef { $0.duration(distribution) }
  }

  /// True with the given probability.
  func strikes(_ probability: Probability) -> Bool {
    lentTape._withUnsafeGuaranteedRef { $0.chance(probability) }
  }

  /// One of `count` possibilities.
  func choose(below count: Int, for purpose: ChoicePurpose = .script) -> Int {
    lentTape._withUnsafeGuaranteedRef { $0.choose(below: count, for: purpose) }
  }
}
