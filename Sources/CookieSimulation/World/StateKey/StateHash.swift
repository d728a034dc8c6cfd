import Choices
import Cookies

/// Identifies a state among those of one search: 128 bits, so that two different states never meet in practice.
public struct StateKey: Hashable, Comparable, Sendable {
  package let high: UInt64
  package let low: UInt64

  /// One that was written down.
  package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  public static func == (left: Self, right: Self) -> Bool { left.high == right.high && left.low == right.low }

  /// An order without a meaning.
  public static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }

  /// Half of the bits, for a digest of many states.
  public var digest: UInt64 { low }

  /// The key of the same state with something else that counts.
  public func with(_ number: Int) -> StateKey {
    var hash = StateHash()
    hash.combine(high)
    hash.combine(low)
    hash.combine(number)
    return hash.key
  }

  /// The bits are mixed already.
  public func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

/// Hashes what a state consists of, in two independent lanes of SplitMix64's mixing function.
///
/// Each step is a bijection of the lane for a given word, so that only the words decide.
struct StateHash {
  private(set) var high: UInt64 = 0x243F_6A88_85A3_08D3
  private(set) var low: UInt64 = 0x1319_8A2E_0370_7344

  var key: StateKey { StateKey(high: high, low: low) }

  mutating func combine(_ word: UInt64) {
    low = SplitMix64.mixed((low ^ word) &+ 0x9E37_79B9_7F4A_7C15)
    high = SplitMix64.mixed((high &+ word) ^ 0xD1B5_4A32_D192_ED03)
  }

  mutating func combine(_ number: Int64) { combine(UInt64(bitPattern: number)) }
  mutating func combine(_ number: Int32) { combine(UInt64(UInt32(bitPattern: number))) }
  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }
  mutating func combine(_ flag: Bool) { combine(UInt64(flag ? 1 : 0)) }

  mutating func combine(_ number: Int64?) {
    combine(number != nil)
    if let number { combine(number) }
  }

  mutating func combine(_ other: StateHash) {
    combine(other.high)
    combine(other.low)
  }

  /// Takes something into account whose order among its like does not matter.
  mutating func add(_ member: StateHash) {
    high &+= member.high
    low &+= member.low
  }

  mutating func combine(_ bytes: some RandomAccessCollection<UInt8>) {
    combine(bytes.count)
    var word: UInt64 = 0
    var filled = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      filled += 1
      if filled == 8 {
        combine(word)
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { combine(word) }
  }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine($0) }
  }
}
