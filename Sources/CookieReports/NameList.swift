/// Names with one line each, in columns.
public struct NameList {
  public let text: String

  public init(_ entries: [(name: String, summary: String)]) {
    let width = entries.map(\.name.count).max() ?? 0
    text = entries.map { entry in
      "  \(entry.name)\(String(repeating: " ", count: width - entry.name.count))  \(entry.summary)\n"
    }.joined()
  }
}
