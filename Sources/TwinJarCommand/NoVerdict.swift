import ArgumentParser
import CookieExploration

/// What ran has no verdict: it did not come to its end, or not twice to the same one.
enum NoVerdict {
  /// Of `compare`, `advise` and `rare` for a run that got stuck, escaped or was undetermined; of `explore` for a schedule that
  /// did not repeat itself.
  static let exitCode = ExitCode(4)

  /// Ends the command with that code if any run has no verdict. What it printed says which.
  static func check(_ tallies: [CellTally]) throws {
    if tallies.contains(where: { $0.runsWithoutVerdict.count > 0 }) { throw exitCode }
  }
}
