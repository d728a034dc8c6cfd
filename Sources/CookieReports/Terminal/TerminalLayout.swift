/// What a terminal, or a file instead of one, can show.
public struct TerminalLayout: Hashable, Sendable {
  /// The narrowest that tables are fitted to; a window below that wraps.
  public static let leastColumns = 60

  /// How wide a line may be; nil for as wide as it is.
  public var columns: Int?
  /// Whether words without a space to break at are broken as well, and commands go on in a next line behind "\". Not
  /// where somebody may look for a whole command, as in a file.
  public var breaksWords: Bool
  public var isColoured: Bool
  /// Whether lines that help a reader to go on are left out.
  public var isQuiet: Bool
  /// How this program is called: a line that begins so is a command to be pasted.
  public var program: String?

  public init(columns: Int? = nil, breaksWords: Bool = false, isColoured: Bool = false, isQuiet: Bool = false) {
    self.columns = columns.map { max(Self.leastColumns, $0) }
    self.breaksWords = breaksWords
    self.isColoured = isColoured
    self.isQuiet = isQuiet
  }

  /// A part of a line, which may be narrower than a terminal.
  static func narrow(_ columns: Int, breaksWords: Bool) -> TerminalLayout {
    var layout = TerminalLayout(breaksWords: breaksWords)
    layout.columns = max(16, columns)
    return layout
  }

  /// As wide as it is, without colour.
  public static let unlimited = TerminalLayout()

  // MARK: - Colour

  enum Style: String, Sendable {
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case doubtful = "33"
  }

  func styled(_ text: String, _ style: Style?) -> String {
    guard isColoured, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  // MARK: - Lines

  /// The first of these texts that fits in one line, or the last.
  func line(_ candidates: String...) -> String {
    let most = columns ?? .max
    return candidates.first { $0.columns <= most } ?? candidates.last ?? ""
  }

  /// A text whose lines are broken between words where they are too wide. What goes on stands as far to the right as its
  /// line's beginning. Tables are fitted when they are made, and are narrow enough already.
  package func fit(_ text: String) -> String {
    guard let columns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.utf8.count <= columns ? String(line) : broken(String(line), columns) }
      .joined(separator: "\n")
  }

  private func isCommand(_ line: String) -> Bool {
    if line.contains("twinjar.tape/") { return true }
    return program.map { line.drop { $0 == " " }.hasPrefix("\($0) ") } ?? false
  }

  private func broken(_ line: String, _ columns: Int) -> String {
    guard !line.contains("\u{1B}"), line.isWider(than: columns) else { return line }
    if isCommand(line) { return breaksWords ? folded(line, columns) : line }
    let indentation = min(line.prefix { $0 == " " }.count, columns / 3)
    let breaking = LineBreaking(columns: columns, indentation: indentation, breaksWords: breaksWords)
    // Words keep the spaces between them, as of a table that somebody else made.
    let words = line.dropFirst(indentation).split(separator: " ", omittingEmptySubsequences: false)
    return breaking.lines(of: words).map(Self.withoutTrailingSpaces).joined(separator: "\n")
  }

  /// A command in several lines that a shell reads as one: it removes a "\" at a line's end, in the midst of a word as
  /// well, but not within quotes.
  private func folded(_ line: String, _ columns: Int) -> String {
    var rest = Substring(line)
    var lines: [String] = []
    var quoting = ShellWord.Quoting()
    while rest.isWider(than: columns) {
      guard let place = quoting.place(toFold: rest, within: columns - 1) else { break }
      lines.append("\(rest[..<place])\\")
      rest = rest[place...]
    }
    return (lines + [String(rest)]).joined(separator: "\n")
  }

  private static func withoutTrailingSpaces(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
