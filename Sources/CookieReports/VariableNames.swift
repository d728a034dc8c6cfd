/// Variables outside of strategies, in a line.
package enum VariableNames {
  private static let most = 5

  /// The first of them, which a table of hundreds would be lost behind.
  package static func first(_ names: [String]) -> String {
    names.prefix(most).joined(separator: "; ")
      + (names.count > most ? "; and \(names.count - most) more" : "")
  }
}
