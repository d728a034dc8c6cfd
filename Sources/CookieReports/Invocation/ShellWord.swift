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
