/// The lines of a text as editors count them: one ends with LF, with CR LF, or with CR alone.
package enum TextLines {
  /// True for the byte with which a line ends; of CR LF that is the second one.
  package static func endsLine(_ bytes: [UInt8], at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n")
    default: false
    }
  }

  /// Each line, with what ends it.
  package static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var (lines, start) = ([ArraySlice<UInt8>](), 0)
    for place in bytes.indices where endsLine(bytes, at: place) {
      lines.append(bytes[start...place])
      start = place + 1
    }
    return lines + [bytes[start...]]
  }

  /// The lines and columns of bytes, which rise.
  package static func positions(of places: [Int], in bytes: [UInt8]) -> [TextPosition] {
    var (line, start, next) = (1, 0, 0)
    return places.map { place in
      let place = min(place, bytes.count)
      while next < place {
        if endsLine(bytes, at: next) { (line, start) = (line + 1, next + 1) }
        next += 1
      }
      return TextPosition(line: line, column: place - start + 1)
    }
  }
}
