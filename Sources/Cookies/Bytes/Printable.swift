/// Hostile text made safe to print.
///
/// A cookie's text comes from whoever runs the server. On a terminal, control characters can move the cursor and
/// bidirectional controls can reorder what a reader sees; both are shown as escapes, and so are invisible format
/// characters, characters without a meaning and octets that are not UTF-8.
public enum Printable {
  /// `text` with everything that does not print as itself escaped: `\n`, `\u{202E}`, `\xFF`, and `\\`.
  public static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { appendEscaped(scalar, to: &result) }
    return result
  }

  /// The bytes as text, escaped like ``text(_:)``.
  public static func text(_ bytes: some Collection<UInt8>) -> String { text(Cookie.text(octets: bytes)) }

  /// True if each character of a text prints as itself.
  package static func isPlain(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isVisible) }

  private static func appendEscaped(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\\": result += "\\\\"
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\u{10FF80}"..."\u{10FFFF}": result += "\\x" + String(scalar.value - 0x10FF00, radix: 16, uppercase: true)
    case _ where isVisible(scalar): result.unicodeScalars.append(scalar)
    default: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// False for what has no glyph of its own or changes how its neighbours are shown.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isBidiControl { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
