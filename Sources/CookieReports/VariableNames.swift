/// Variables outside of strategies, in a line.
package enum VariableNames {
  private static let most = 20

  /// Why none is named.
  package static let hidden =
    "whether strategies set variables outside of their instances is not seen, as this program has no symbols of Linux's for them"

  /// The first of them, which a table of hundreds would be lost behind.
  package static func first(_ names: [String]) -> String {
    names.prefix(most).joined(separator: "; ")
      + (names.count > most ? "; and \(names.count - most) more" : "")
  }
}
