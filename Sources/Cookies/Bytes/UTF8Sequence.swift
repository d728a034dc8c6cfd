/// Reads one scalar of UTF-8, strictly: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Sequence {
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard bytes.count - index >= length else { return nil }
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Overlong three- and four-byte forms; Unicode.Scalar refuses surrogates and values beyond U+10FFFF.
    guard value >= (length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80) else { return nil }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
