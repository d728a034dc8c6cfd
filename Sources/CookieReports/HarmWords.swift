import CookieExploration

/// What harm is, for every sentence that says it: all that `RunSummary.isHarmed` counts, by the titles of its columns.
package enum HarmWords {
  /// The kinds of harm that a verdict names.
  package static let kinds = HarmMeasure.allCases.filter { $0 != .harm && $0 != .noVerdict }.map(\.rawValue)

  /// All that makes a run a harmed one.
  package static let list = "\(kinds.joined(separator: ", ")) or no verdict"
}
