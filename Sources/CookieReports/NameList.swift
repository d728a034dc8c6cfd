/// Names with one line each, in columns.
public struct NameList {
  private let entries: [(name: String, summary: String)]

  public init(_ entries: [(name: String, summary: String)]) { self.entries = entries }

  public var text: String { text(on: .unlimited) }

  /// What does not fit beside a name goes on below its beginning.
  func text(on layout: TerminalLayout) -> String {
    let width = entries.map(\.name.count).max() ?? 0
    let start = width + 4
    let room = layout.columns.map { TerminalLayout.narrow($0 - start, breaksWords: layout.breaksWords) } ?? .unlimited
    return entries.map { entry in
      let name = "  \(entry.name)\(String(repeating: " ", count: width - entry.name.count))  "
      return name + room.fit(entry.summary).replacing("\n", with: "\n" + String(repeating: " ", count: start)) + "\n"
    }.joined()
  }
}
