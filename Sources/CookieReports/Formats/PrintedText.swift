import Cookies

/// Text of a report for a format that a terminal may show as well.
///
/// Names, messages and summaries come as they are or made safe to print already. A backslash stays one, so that what was
/// escaped is not escaped again, and what was not still has nothing that acts on a terminal.
enum PrintedText {
  static func once(_ text: String) -> String { escaped(text) { $0 == "\\" } }

  /// - Parameter keeps: what stays as it is, whether or not it prints as itself.
  static func escaped(_ text: String, keeps: (Unicode.Scalar) -> Bool) -> String {
    text.unicodeScalars.map { keeps($0) ? String($0) : Printable.text(String($0)) }.joined()
  }
}
