/// A small hash of a cookie's name. Equal names have equal marks; which name it was does not show.
///
/// A fixed function of the name, so that nothing depends on a process's seed.
@usableFromInline
package struct NameMark: Equatable, Sendable {
  @usableFromInline let bits: UInt32

  @inline(__always)
  package init(_ name: String) {
    // Only strings that Objective-C lends have no contiguous storage, and they are of any length.
    bits = name.utf8.withContiguousStorageIfAvailable(Self.bits) ?? Self.bits(ofCopyOf: name)
  }

  @inlinable
  package static func == (left: NameMark, right: NameMark) -> Bool { left.bits == right.bits }

  @inline(never)
  private static func bits(ofCopyOf name: String) -> UInt32 {
    var name = name
    return name.withUTF8(bits)
  }

  /// Of the length and the ends: names of one crowd differ at the end.
  @inline(__always)
  private static func bits(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    var word: UInt64 = 0
    if count >= 8 {
      let (first, last) = (
        raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      )
      word = first &* 31 ^ last
    } else if count >= 4 {
      let (first, last) = (
        raw.loadUnaligned(as: UInt32.self), raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      )
      word = UInt64(first) << 32 | UInt64(last)
    } else {
      for byte in raw { word = word << 8 | UInt64(byte) }
    }
    let mixed = (word ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed &>> 32)
  }
}
