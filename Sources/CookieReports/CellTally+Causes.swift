import CookieDiagnosis
import CookieExploration

extension CellTally {
  /// The causes of every kind of harm, the most frequent first; of equals in the catalogue's order.
  var causesByCount: [(cause: Cause, count: Int)] {
    causeCounts().sorted { $0.count != $1.count ? $0.count > $1.count : $0.cause < $1.cause }
  }
}

extension CellTally {
  /// Runs without a verdict, of which nobody knows whether a user had to log in: all failed ones but those where one had.
  var runsOfUnknownLogIn: Int { max(0, failedRuns.count - runsWithLogIn.count) }
}
