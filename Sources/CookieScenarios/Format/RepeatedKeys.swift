import Choices

/// The keys of a document that stand in their object a second time, in the order of the file.
struct RepeatedKeys {
  private(set) var listed: [(path: String, place: Int)] = []
  /// How many there are beyond those.
  private(set) var leftOut = 0

  /// Longer than any that a scenario has.
  private static let longestPath = 300

  mutating func add(_ path: DocumentPath, at place: Int) {
    guard listed.count < InputError.mostOthers else { return leftOut += 1 }
    listed.append((path.text(cutAt: Self.longestPath), place))
  }

  static func mistake(_ path: String, source: String) -> InputError {
    InputError(.data, source: source, place: path, found: "the key again", expected: "each key once")
  }
}
