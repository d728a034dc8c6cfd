import CookieSimulation

/// Where decisions come from: a tape, or the numbers that a seeded tape would draw.
public protocol ChoiceSource {
  /// Chooses one of `count` possibilities; one possibility is no choice.
  func choose(below count: Int) -> Int
}

extension Tape: ChoiceSource {}

/// The choices of `Tape(seed:)` without a tape: nothing to record or replay, and one object for any number of seeds.
final class SeededChoices: ChoiceSource {
  @exclusivity(unchecked) private var generator = SplitMix64(seed: 0)

  /// Starts with the choices of another seed.
  func restart(seed: UInt64) { generator = SplitMix64(seed: seed) }

  @inline(__always)
  func choose(below count: Int) -> Int { count > 1 ? generator.choose(below: count) : 0 }
}
