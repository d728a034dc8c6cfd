/// Dates in Expires that WebKit was seen not to take (catalogue F42).
enum OddDate {
  /// - Parameter field: a Set-Cookie field.
  static func isIn(_ field: String) -> Bool {
    let parts = field.split(separator: ";").map { $0.drop { $0 == " " } }
    guard let expires = parts.last(where: { $0.prefix(8).lowercased() == "expires=" }) else { return false }
    let words = expires.dropFirst(8).split { $0 == " " || $0 == "-" || $0 == "," }
    return isOfScript(words) || words.contains(where: months.contains)
  }

  /// What JavaScript's Date.toString makes: the year stands before the time, "Mon Jan 01 2035 00:00:00 GMT+0000".
  private static func isOfScript(_ words: [Substring]) -> Bool {
    guard words.count > 4, words[0].count == 3, words[1].count == 3, words[3].count == 4 else { return false }
    return words[3].allSatisfy(\.isNumber) && words[4].contains(":")
  }

  /// Months in capitals.
  private static let months: Set<Substring> = [
    "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
  ]
}
