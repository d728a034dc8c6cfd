/// A 64-bit checksum that no change within one of its 8-byte words escapes.
///
/// Each step maps the state by a bijection (exclusive-or, multiplication by an odd number, xor-shift), and so it does
/// the word: two inputs that differ in one word leave different states behind it, and the same words that follow keep
/// them different. So every single-bit flip changes the checksum, and every other change of one word. A change of
/// several words escapes with a chance of 2^-64. It is no defence against forgery.
enum WordChecksum {
  /// The checksum of `bytes`, which continues from `seed`. Words are little-endian; the last is filled up with zeros.
  @inline(__always)
  static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    // The length tells zeros at the end from the filling.
    var state = mixed(seed, UInt64(truncatingIfNeeded: bytes.count))
    var index = 0
    while index &+ 8 <= bytes.count {
      state = mixed(state, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index &+= 8
    }
    var last: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count {
      last |= UInt64(bytes[index]) &<< shift
      shift &+= 8
      index &+= 1
    }
    return mixed(state, last)
  }

  @inline(__always)
  private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product &>> 32)
  }
}
