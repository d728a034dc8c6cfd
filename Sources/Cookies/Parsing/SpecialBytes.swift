/// Walks over the bytes of a Set-Cookie field that mean something: ";", "=" and control characters.
///
/// Reads sixteen bytes at a time, so that a long value costs little. A tab is reported too, since leaving it
/// out would cost more than ignoring it.
struct SpecialBytes {
  private let start: UnsafeRawPointer
  private let count: Int
  /// Where the bytes of `low` begin.
  private var base = 0
  /// Bit 7 of each byte says whether the byte of the current block is special; `high` waits for its turn.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Where the next block begins.
  private var next = 0

  @inline(__always)
  init(start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  /// The index of the next special byte, or nil at the end.
  @inline(__always)
  mutating func nextIndex() -> Int? {
    while low == 0 {
      if high != 0 {
        (low, high) = (high, 0)
        base &+= 8
        break
      }
      guard loadBlock() else { return nil }
    }
    let index = base &+ low.trailingZeroBitCount &>> 3
    low &= low &- 1
    return index
  }

  /// Finds the next block with a special byte; false at the end.
  @inline(__always)
  private mutating func loadBlock() -> Bool {
    while next &+ 16 <= count {
      let flags = Self.flags(of: block(at: next))
      next &+= 16
      if Self.isAnySet(flags) {
        base = next &- 16
        (low, high) = (flags[0], flags[1])
        return true
      }
      // Behind an empty block there are often more of them.
      while next &+ 64 <= count, !isAnySetInFourBlocks { next &+= 64 }
    }
    return loadRest()
  }

  @inline(__always)
  private func block(at offset: Int) -> SIMD16<UInt8> {
    start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private var isAnySetInFourBlocks: Bool {
    let first = Self.flags(of: block(at: next)) | Self.flags(of: block(at: next &+ 16))
    let second = Self.flags(of: block(at: next &+ 32)) | Self.flags(of: block(at: next &+ 48))
    return Self.isAnySet(first | second)
  }

  @inline(__always)
  private static func isAnySet(_ flags: SIMD2<UInt64>) -> Bool { flags[0] | flags[1] != 0 }

  /// The last bytes, fewer than sixteen.
  @inline(__always)
  private mutating func loadRest() -> Bool {
    let rest = count &- next
    guard rest > 0 else { return false }
    base = next
    next = count
    guard count >= 16 else {
      loadShortField()
      return low | high != 0
    }
    // Reads sixteen bytes again that end with the field, and moves the new ones to the front.
    let flags = Self.flags(of: block(at: count &- 16))
    let old = UInt64(8 &* (16 &- rest))
    if rest > 8 {
      low = flags[0] &>> old | flags[1] &<< (64 &- old)
      high = flags[1] &>> old
    } else {
      low = flags[1] &>> (old &- 64)
      high = 0
    }
    return low | high != 0
  }

  /// A field of fewer than sixteen bytes, read in pieces that overlap.
  @inline(__always)
  private mutating func loadShortField() {
    var words = SIMD2<UInt64>(0, 0)
    if count >= 8 {
      words[0] = start.loadUnaligned(as: UInt64.self)
      words[1] = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) >> UInt64(8 &* (16 &- count))
    } else if count >= 4 {
      words[0] = UInt64(start.loadUnaligned(as: UInt32.self))
      words[0] |= UInt64(start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) &<< UInt64(8 &* (count &- 4))
    } else {
      for offset in 0..<count {
        words[0] |= UInt64(start.load(fromByteOffset: offset, as: UInt8.self)) &<< UInt64(8 &* offset)
      }
    }
    let flags = Self.flags(of: unsafeBitCast(words, to: SIMD16<UInt8>.self))
    // What lies behind the end was filled with zeros, which count as control characters.
    low = count >= 8 ? flags[0] : flags[0] & (1 &<< UInt64(8 &* count) &- 1)
    high = count > 8 ? flags[1] & (1 &<< UInt64(8 &* (count &- 8)) &- 1) : 0
  }

  /// Bit 7 of each byte is set for ";", "=", U+0000 to U+001F and U+007F.
  ///
  /// Masks are joined as vectors of integers: the operators on masks themselves are not specialised and would take
  /// a hundred times as long.
  @inline(__always)
  private static func flags(of bytes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let separators = lanes(bytes .== SIMD16(repeating: .semicolon)) | lanes(bytes .== SIMD16(repeating: .equals))
    // U+0000 to U+001F have the top three bits clear.
    let controls = lanes((bytes & 0xE0) .== SIMD16(repeating: 0)) | lanes(bytes .== SIMD16(repeating: 0x7F))
    return (separators | controls) & SIMD2(repeating: 0x8080_8080_8080_8080)
  }

  /// Sixteen bytes are two words: the casts are known to fit when this is compiled, and any bits will do.
  @inline(__always)
  private static func lanes(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD2<UInt64> {
    unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  }
}
