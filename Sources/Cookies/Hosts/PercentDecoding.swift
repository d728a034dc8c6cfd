/// Percent-encoding in the host and the path of a URL.
enum PercentDecoding {
  /// The text that a host stands for; nil if its bytes are not UTF-8.
  static func text(_ encoded: some StringProtocol) -> String? {
    guard encoded.utf8.contains(UInt8(ascii: "%")) else { return String(encoded) }
    let source = Array(encoded.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count, let high = digit(source[index + 1]),
        let low = digit(source[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The path as it goes over the wire: spaces, quotes, controls and everything beyond ASCII percent-encoded.
  static func encodedPath(_ path: [UInt8]) -> String {
    guard path.contains(where: needsEncoding) else { return String(decoding: path, as: UTF8.self) }
    var bytes: [UInt8] = []
    for byte in path {
      if needsEncoding(byte) {
        bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hexadecimal = Array("0123456789ABCDEF".utf8)

  private static func needsEncoding(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F...0xFF: true
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"): true
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "^"): true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    if byte.isDigit { return byte - .zero }
    let letter = byte.lowercased
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : nil
  }
}
