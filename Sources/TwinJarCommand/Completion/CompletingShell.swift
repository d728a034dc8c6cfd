import ArgumentParser
import CookieReports

/// The shell that asks what a word may go on with: how it hands over what is typed, and takes what is offered.
struct CompletingShell {
  private let shell: CompletionShell?
  private let isBeforeFish4: Bool

  init(_ shell: CompletionShell?, version: String? = nil) {
    self.shell = shell
    let major = version.flatMap { Int($0.prefix { $0 != "." }) }
    isBeforeFish4 = shell == .fish && (major ?? 4) < 4
  }

  /// That of the question which this process answers.
  static var current: CompletingShell {
    CompletingShell(CompletionShell.requesting, version: CompletionShell.requestingVersion)
  }

  /// What a word means that is being typed: its quotes, of which the last may be open, are not part of it. Fish has removed
  /// them itself until version 4.
  func meaning(of typed: String) -> String {
    if isBeforeFish4 { return typed }
    var (meaning, quote) = ("", Character?.none)
    var rest = Substring(typed)
    while let character = rest.popFirst() {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if character == "\\", let next = rest.first, isEscapable(next, in: quote) {
        meaning.append(next)
        rest.removeFirst()
      } else if character != "\\" || quote != nil || !rest.isEmpty {
        meaning.append(character)
      }
    }
    return meaning
  }

  /// Whether a backslash before it is not part of the word.
  private func isEscapable(_ character: Character, in quote: Character?) -> Bool {
    switch quote {
    case "'"?: shell == .fish && (character == "'" || character == "\\")
    case "\""?: "\"\\$`".contains(character)
    default: true
    }
  }

  /// A word as the shell's script takes it: bash expands what it is offered, commands in it as well, and zsh takes what
  /// follows a colon for a description.
  func offer(_ word: String) -> String {
    switch shell {
    case .bash: ShellWord.quoted(word)
    case .zsh: word.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    default: word
    }
  }
}
