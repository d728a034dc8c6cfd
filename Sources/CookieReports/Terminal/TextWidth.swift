/// How many columns of a terminal text takes: East Asian characters and pictures are drawn as wide as two letters.
extension Character {
  /// Two if Unicode's East_Asian_Width of it is W or F, else one. What combines with another character has no column.
  package var columns: Int { unicodeScalars.contains(where: \.isWide) ? 2 : 1 }
}

extension Unicode.Scalar {
  /// The pictures among the wide ones have a property of their own; the rest are these blocks, with what Unicode has not
  /// assigned in them.
  fileprivate var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6,
      0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}

extension StringProtocol {
  /// How wide it is in one line.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Whether it is wider than so many columns, at the cost of these and not of its length: a tape has millions of characters.
  package func isWider(than most: Int) -> Bool { prefix(columns: most).endIndex < endIndex }

  /// As much of its beginning as so many columns show.
  package func prefix(columns most: Int) -> SubSequence {
    var (end, left) = (startIndex, most)
    while end < endIndex, self[end].columns <= left {
      left -= self[end].columns
      formIndex(after: &end)
    }
    return self[..<end]
  }

  /// As much of its end.
  package func suffix(columns most: Int) -> SubSequence {
    var (start, left) = (endIndex, most)
    while start > startIndex {
      let before = index(before: start)
      left -= self[before].columns
      if left < 0 { break }
      start = before
    }
    return self[start...]
  }
}
