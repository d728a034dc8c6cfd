import CookieSimulation
import SyncStrategies

/// Strategies of one scenario in the order in which they are to be preferred.
///
/// First come those that the tapes do not tell from the one with the fewest logins for no reason (``PairedTest``, Holm);
/// among them fewer leaked, resurrected and falsely believed things count, then shorter delays, then fewer calls over the
/// bridge. The others follow by their logins.
public struct Ranking: Sendable {
  public struct Row: Sendable {
    public let strategy: StrategyEntry
    public let tally: CellTally
    /// False if users have to log in more often than with the best, as far as the tapes tell.
    public let isAmongTheBest: Bool

    /// Leaked, resurrected and falsely believed things, for each run.
    public var exposures: Double {
      guard tally.runs > 0 else { return 0 }
      return Double(tally.resurrectedSessions + tally.leaks + tally.falseSuccesses) / Double(tally.runs)
    }
  }

  public let rows: [Row]

  public init(_ cells: [(strategy: StrategyEntry, tally: CellTally)]) {
    guard let best = cells.min(by: { $0.tally.runsWithLogIn.count < $1.tally.runsWithLogIn.count }) else {
      rows = []
      return
    }
    let tests = cells.map { PairedTest($0.tally.runsWithLogIn, best.tally.runsWithLogIn).p }
    rows = zip(cells, PairedTest.significant(tests)).map {
      Row(strategy: $0.strategy, tally: $0.tally, isAmongTheBest: !$1)
    }.sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }
  }

  private static func key(_ row: Row) -> [Double] {
    [
      row.isAmongTheBest ? 0 : Double(row.tally.runsWithLogIn.count), row.exposures,
      row.tally.addedLatencyMilliseconds, row.tally.bridgeCallsPerHour, Double(row.tally.runsWithLogIn.count),
    ]
  }
}
