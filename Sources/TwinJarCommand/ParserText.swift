import CookieReports

/// What the parser of the command line has written. It breaks its lines to the window's width, but for how a command is used.
enum ParserText {
  private static let heads = ["USAGE: ", "Usage: "]

  /// True for a command's help: not for a script that completes commands, which is a file's text.
  static func isHelp(_ text: String) -> Bool { text.hasPrefix("OVERVIEW: ") || text.hasPrefix(heads[0]) }

  /// The same with no line wider than `layout` has room for.
  static func help(_ text: String, on layout: TerminalLayout) -> String {
    layout.forWords.fit(usage(text, on: layout))
  }

  /// The same with how the command is used in as many lines as that takes. What else there is stays as it is.
  static func usage(_ text: String, on layout: TerminalLayout) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let head = heads.first(where: { line.hasPrefix($0) }) else { return String(line) }
      let rest = String(repeating: " ", count: head.count) + line.dropFirst(head.count)
      return head + layout.forWords.fit(rest).dropFirst(head.count)
    }.joined(separator: "\n")
  }
}

extension TerminalLayout {
  /// For text in which a line that begins with the program's name is none to be pasted.
  fileprivate var forWords: TerminalLayout {
    var layout = self
    layout.program = nil
    return layout
  }
}
