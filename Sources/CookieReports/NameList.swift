/// Names with one line each, in columns.
public struct NameList {
  private let entries: [(name: String, summary: String)]

  public init(_ entries: [(name: String, summary: String)]) { self.entries = entries }

  public var text: String { text(on: .unlimited) }

  /// The fewest columns that are left beside a name.
  private static let leastRoom = 16

  /// What does not fit beside a name goes on below its beginning; a name that leaves no room has a line to itself.
  func text(on layout: TerminalLayout) -> String {
    let longest = layout.columns.map { $0 - 4 - Self.leastRoom } ?? .max
    let width = entries.map(\.name.columns).filter { $0 <= longest }.max() ?? 0
    let start = width + 4
    let room = layout.columns.map { TerminalLayout.narrow($0 - start, breaksWords: layout.breaksWords) } ?? .unlimited
    let gap = String(repeating: " ", count: start)
    return entries.map { entry in
      let summary = room.fit(entry.summary).replacing("\n", with: "\n" + gap)
      if entry.name.columns > width { return "  \(entry.name)\n\(gap)\(summary)\n" }
      return "  \(entry.name)\(gap.dropFirst(entry.name.columns + 2))\(summary)\n"
    }.joined()
  }
}
