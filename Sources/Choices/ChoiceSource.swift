/// Where decisions come from: a tape, or the numbers that a seeded tape would draw.
public protocol ChoiceSource {
  /// Chooses one of `count` possibilities; one possibility is no choice.
  func choose(below count: Int) -> Int
}

/// The choices of a seed without a tape: nothing to record or replay, and one object for any number of seeds.
public final class SeededChoices: ChoiceSource {
  @usableFromInline @exclusivity(unchecked) var generator: SplitMix64

  public init(seed: UInt64 = 0) { generator = SplitMix64(seed: seed) }

  /// Starts with the choices of another seed.
  @inlinable public func restart(seed: UInt64) { generator = SplitMix64(seed: seed) }

  @inlinable @inline(__always)
  public func choose(below count: Int) -> Int { count > 1 ? generator.choose(below: count) : 0 }
}
