import Cookies

/// A word of a command line as a shell has to be given it, so that it arrives as it is.
package enum ShellWord {
  /// Nothing where a shell needs nothing, else single quotes. What does not print as itself would act on the terminal
  /// that shows the line, so it becomes an escape of `$'…'`, which POSIX has since 2024 and bash and zsh have long had.
  package static func quoted(_ word: String) -> String {
    if isPlain(word) { return word }
    if word.unicodeScalars.allSatisfy(printsAsItself) { return "'\(word.replacing("'", with: "'\\''"))'" }
    return "$'\(word.unicodeScalars.map(escaped).joined())'"
  }

  /// A first "=" means something to zsh.
  private static func isPlain(_ word: String) -> Bool {
    guard let first = word.utf8.first, first != UInt8(ascii: "=") else { return false }
    return word.utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return letter &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || plainMarks.contains(byte)
    }
  }

  private static let plainMarks = Array("_-./,:=+@%".utf8)

  private static func printsAsItself(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\\" || Printable.text(String(scalar)) == String(scalar)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
    if printsAsItself(scalar) { return String(scalar) }
    return String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}

extension ShellWord {
  /// Where a line of quoted words may go on in a next line behind "\".
  struct Quoting {
    private enum State { case plain, single, escapes }

    private var state = State.plain
    private var isEscaped = false

    /// The last place within so many columns that stands behind a space or a comma, else the last at all; nil if quotes
    /// leave none. The next line begins there.
    mutating func place(toFold line: Substring, within most: Int) -> Substring.Index? {
      var best: (place: Substring.Index, after: Quoting)?
      var previous: Character?
      var isIndentation = true
      let part = line.prefix(columns: most)
      for index in part.indices {
        let character = line[index]
        pass(character, after: previous)
        previous = character
        if character != " " { isIndentation = false }
        guard state == .plain, !isEscaped, !isIndentation else { continue }
        if character == " " || character == "," { best = (line.index(after: index), self) }
      }
      if best == nil, state == .plain, !isEscaped, !isIndentation, previous != "$" { best = (part.endIndex, self) }
      guard let best else { return nil }
      self = best.after
      return best.place
    }

    private mutating func pass(_ character: Character, after previous: Character?) {
      if isEscaped {
        isEscaped = false
        return
      }
      switch (state, character) {
      case (.plain, "'"): state = previous == "$" ? .escapes : .single
      case (.single, "'"), (.escapes, "'"): state = .plain
      case (.plain, "\\"), (.escapes, "\\"): isEscaped = true
      default: break
      }
    }
  }
}
