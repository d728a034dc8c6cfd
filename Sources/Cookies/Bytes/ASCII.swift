// The bytes that RFC 6265bis speaks of.

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let space: UInt8 = 0x20
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D

  /// WSP: space or tab.
  @inline(__always) var isBlank: Bool { self == .space || self == .tab }
  @inline(__always) var isDigit: Bool { self &- .zero < 10 }
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// The lower-case form of an ASCII letter; any other byte unchanged.
  @inline(__always) var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if no byte has its top bit set; reads eight at a time.
  @inline(__always)
  var allASCII: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var index = 0
    while index &+ 8 <= raw.count {
      if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
      index &+= 8
    }
    while index < raw.count {
      if raw[index] >= 0x80 { return false }
      index &+= 1
    }
    return true
  }

  /// True if another buffer of the same length holds the same bytes; compares eight at a time.
  @inline(__always)
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    let left = UnsafeRawBufferPointer(self)
    let right = UnsafeRawBufferPointer(other)
    let count = left.count
    guard count >= 4 else {
      for index in 0..<count where left[index] != right[index] { return false }
      return true
    }
    func differ<Word: FixedWidthInteger & BitwiseCopyable>(at index: Int, as word: Word.Type) -> Bool {
      left.loadUnaligned(fromByteOffset: index, as: word) != right.loadUnaligned(fromByteOffset: index, as: word)
    }
    // The last word may overlap what was compared already.
    guard count >= 8 else { return !differ(at: 0, as: UInt32.self) && !differ(at: count &- 4, as: UInt32.self) }
    var index = 0
    while index &+ 8 <= count {
      if differ(at: index, as: UInt64.self) { return false }
      index &+= 8
    }
    return !differ(at: count &- 8, as: UInt64.self)
  }
}
