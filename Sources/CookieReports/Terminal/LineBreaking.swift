/// How words become lines of so many columns.
struct LineBreaking {
  var columns: Int
  /// Spaces that each line begins with.
  var indentation = 0
  /// Whether a word that is wider than a line is broken as well.
  var breaksWords = true

  /// At least one line. An empty word stands for a space more before the next, and for none where a line is broken.
  func lines(of words: some Sequence<Substring>) -> [String] {
    let beginning = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var current = beginning
    var width = indentation
    var isEmpty = true
    for word in words {
      var word = word
      if !isEmpty, word.isWider(than: columns - width - 1) {
        lines.append(current)
        (current, width, isEmpty) = (beginning, indentation, true)
        if word.isEmpty { continue }
      }
      while breaksWords, word.isWider(than: columns - indentation) {
        let part = word.prefix(columns: columns - indentation)
        lines.append(beginning + part)
        word = word[part.endIndex...]
      }
      current += (isEmpty ? "" : " ") + word
      width += (isEmpty ? 0 : 1) + word.columns
      isEmpty = false
    }
    return lines + [current]
  }
}
