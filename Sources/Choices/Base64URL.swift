/// Base 64 with the URL-safe alphabet and without padding (RFC 4648, section 5).
package enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// The value of each character of ASCII; 64 for those that are none of the alphabet's.
  private static let values = (0..<128).map { byte in UInt32(alphabet.firstIndex(of: UInt8(byte)) ?? 64) }

  package static func encode(_ bytes: [UInt8]) -> String {
    var (text, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { text.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: nil for a text with padding or another character, and for one whose last character has no whole byte.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for character in text.utf8 {
      guard character < 128, values[Int(character)] < 64 else { return nil }
      bits = bits << 6 | values[Int(character)]
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return count == 6 ? nil : bytes
  }
}
