import FoundationEssentials

/// Base 64 with the URL-safe alphabet and without padding (RFC 4648, section 5).
enum Base64URL {
  static func encode(_ bytes: [UInt8]) -> String {
    var text = ""
    for character in Data(bytes).base64EncodedString() {
      switch character {
      case "+": text.append("-")
      case "/": text.append("_")
      case "=": break
      default: text.append(character)
      }
    }
    return text
  }

  static func decode(_ text: String) -> [UInt8]? {
    var standard = Data(capacity: text.utf8.count + 3)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "/"): return nil
      case UInt8(ascii: "-"): standard.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): standard.append(UInt8(ascii: "/"))
      default: standard.append(byte)
      }
    }
    while standard.count % 4 != 0 { standard.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: standard).map(Array.init)
  }
}
