/// The Fowler-Noll-Vo hash, variant 1a, 64 bits: for digests that must be the same everywhere, not against adversaries.
package struct FNV1a {
  package init() {}

  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package mutating func combine(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package mutating func combine(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { combine(byte: UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
  }

  /// Length first, so that neighbouring strings cannot run into each other.
  package mutating func combine(_ text: String) {
    combine(UInt64(text.utf8.count))
    for byte in text.utf8 { combine(byte: byte) }
  }
}
