/// Dates as servers write them, well or badly: words that say nothing of anybody.
enum DateWords {
  /// Sunday, 06-Nov-94 and Sun Nov 06 1994 08:49:37 GMT+0000 are of them.
  private static let words: Set<String> = [
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "gmt", "utc",
    // Time zones, as JavaScript's Date names them behind a date.
    "coordinated", "universal", "time", "greenwich", "mean", "standard", "summer", "daylight", "central", "european",
    "eastern", "western", "pacific", "mountain", "british", "irish", "japan", "india", "china", "australian",
  ]
  private static let marks = Set(" ,-:+()".utf8)
  /// Longer than any date is.
  private static let most = 80

  /// True for a text of nothing but the words, numbers of four digits at most, and the marks between them.
  static func areAll(_ text: String) -> Bool {
    text.utf8.count <= most
      && text.utf8.split(whereSeparator: marks.contains).allSatisfy { piece in
        if piece.allSatisfy({ $0 &- 0x30 < 10 }) { return piece.count <= 4 }
        return words.contains(String(decoding: piece, as: UTF8.self).lowercased())
      }
  }
}
