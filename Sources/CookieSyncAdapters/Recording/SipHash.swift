/// SipHash-2-4 (Aumasson and Bernstein, 2012): a keyed hash of 64 bits. Who does not have the key can neither find the text of a hash by
/// trying texts, nor make two texts of one hash.
struct SipHash {
  /// 128 bits.
  let key: (UInt64, UInt64)

  /// - Parameter bytes: the key, 16 bytes; nil if there are not as many.
  init?(key bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    key = (Self.word(bytes[0..<8]), Self.word(bytes[8..<16]))
  }

  func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { hash($0) }
  }

  func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = State(key)
    var index = 0
    while index + 8 <= bytes.count {
      state.take(Self.word(bytes[index..<(index + 8)]))
      index += 8
    }
    // The last word has what is left, and the length in its highest byte.
    state.take(Self.word(bytes[index...]) | UInt64(truncatingIfNeeded: bytes.count) << 56)
    return state.end()
  }

  /// Up to eight bytes, the first one the lowest.
  private static func word(_ bytes: some Collection<UInt8>) -> UInt64 {
    var (word, shift): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      word |= UInt64(byte) << shift
      shift += 8
    }
    return word
  }

  private struct State {
    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64

    init(_ key: (UInt64, UInt64)) {
      v0 = key.0 ^ 0x736f_6d65_7073_6575
      v1 = key.1 ^ 0x646f_7261_6e64_6f6d
      v2 = key.0 ^ 0x6c79_6765_6e65_7261
      v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    mutating func take(_ word: UInt64) {
      v3 ^= word
      for _ in 0..<2 { mix() }
      v0 ^= word
    }

    mutating func end() -> UInt64 {
      v2 ^= 0xff
      for _ in 0..<4 { mix() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func mix() {
      v0 &+= v1
      v1 = Self.turn(v1, 13) ^ v0
      v0 = Self.turn(v0, 32)
      v2 &+= v3
      v3 = Self.turn(v3, 16) ^ v2
      v0 &+= v3
      v3 = Self.turn(v3, 21) ^ v0
      v2 &+= v1
      v1 = Self.turn(v1, 17) ^ v2
      v2 = Self.turn(v2, 32)
    }

    private static func turn(_ word: UInt64, _ by: UInt64) -> UInt64 { word << by | word >> (64 - by) }
  }
}
