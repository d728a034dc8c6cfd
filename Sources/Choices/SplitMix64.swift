/// The generator that writes tapes: SplitMix64.
///
/// Guy L. Steele Jr., Doug Lea, Christine H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
/// Written out here, and pinned by reference vectors in the tests, because a tape must mean the same run for ever.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  @inlinable
  public init(seed: UInt64) { state = seed }

  @inlinable package static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// One of `count` possibilities, as a tape draws it: the high half of a full product, off even by at most
  /// count / 2^64. `count` is at least 1.
  @inlinable @inline(__always)
  public mutating func choose(below count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// The seed of run `index` in a campaign: one step of a stream that no other campaign seed shares in practice.
  public static func seed(campaign: UInt64, run index: Int) -> UInt64 {
    mixed(mixed(campaign &+ 0x9E37_79B9_7F4A_7C15) ^ (UInt64(truncatingIfNeeded: index) &* 0xD1B5_4A32_D192_ED03))
  }
}
