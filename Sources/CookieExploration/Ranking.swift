import CookieSimulation
import SyncStrategies

/// Strategies of one scenario in the order in which they are to be preferred.
///
/// What counts first is in how many runs a strategy failed (``CellTally/failedRuns``). Those with the fewest are held
/// for equal as far as no test says otherwise (``AllPairs``); among them fewer leaked, resurrected and falsely believed
/// things count, since they are harm as well, and then failed runs again. The others follow by the number of failed
/// runs. Delays and calls over the bridge decide between equals only. A strategy with a run that came to no verdict
/// stands below all that have a verdict in every run.
public struct Ranking: Sendable {
  /// What a strategy's place follows from.
  public enum Standing: Int, Sendable, Comparable {
    /// Not shown to be worse than another, nor is any that failed fewer runs.
    case candidate
    /// It, or one that failed no more runs, is shown to be worse than another.
    case worse
    /// Some of its runs came to no verdict, so that it is never recommended.
    case withoutVerdict

    public static func < (left: Standing, right: Standing) -> Bool { left.rawValue < right.rawValue }
  }

  /// Why a strategy stands above another that failed fewer runs.
  public enum Precedence: Sendable, Hashable {
    /// The other has runs without a verdict.
    case verdicts
    /// The two are not told apart by their failed runs, and this one exposes less.
    case exposure
    /// Both have runs without a verdict, and this one has fewer runs with any harm.
    case harm
  }

  public struct Row: Sendable {
    public let strategy: StrategyEntry
    public let tally: CellTally
    public let standing: Standing
    /// The runs with a login for no reason, or without a verdict.
    public let failures: Int

    /// Leaked, resurrected, written back, forbidden, falsely believed and disbelieved things, of all runs.
    public var exposed: Int {
      tally.resurrectedSessions + tally.writtenBackSessions + tally.leaks + tally.falseSuccesses + tally.falseFailures
        + tally.forbiddenRequests
    }

    /// The same for each run.
    public var exposures: Double { tally.runs > 0 ? Double(exposed) / Double(tally.runs) : 0 }
  }

  public let rows: [Row]
  /// How many pairs of strategies were tested together.
  public let pairs: Int
  private let comparisons: AllPairs
  /// Where each strategy that has a verdict in every run stands in the comparisons.
  private let places: [String: Int]

  public init(_ cells: [(strategy: StrategyEntry, tally: CellTally)]) {
    let failures = cells.map(\.tally.failedRuns)
    let comparisons = AllPairs(failures)
    let standings = Self.standings(cells.map(\.tally), failures.map(\.count), comparisons)
    pairs = comparisons.pairs
    self.comparisons = comparisons
    places = Dictionary(
      cells.indices.filter { standings[$0] != .withoutVerdict }.map { (cells[$0].strategy.name, $0) },
      uniquingKeysWith: { first, _ in first })
    rows = cells.indices.map {
      Row(
        strategy: cells[$0].strategy, tally: cells[$0].tally, standing: standings[$0], failures: failures[$0].count)
    }.sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }
  }

  /// The strategy to take; nil if none has a verdict in every run.
  public var recommended: Row? { rows.first.flatMap { $0.standing == .candidate ? $0 : nil } }

  /// True if a strategy is shown to fail more often than another, both with a verdict in every run; false where it is not
  /// known.
  public func isShownWorse(_ strategy: String, than other: String) -> Bool {
    guard let place = places[strategy], let rival = places[other] else { return false }
    return comparisons.isWorse(place, than: rival)
  }

  /// The rows below one that failed fewer runs, each with why it stands below.
  public func overtaken(by row: Int) -> [(row: Row, reason: Precedence)] {
    rows[(row + 1)...].filter { $0.failures < rows[row].failures }.map {
      ($0, Self.precedence(of: rows[row], over: $0))
    }
  }

  // MARK: - The order

  /// Candidates are those that failed the fewest runs, up to the first that is shown to be worse than another: whoever
  /// failed more runs than it cannot claim to be better.
  private static func standings(_ tallies: [CellTally], _ failures: [Int], _ comparisons: AllPairs) -> [Standing] {
    let judged = tallies.indices.filter { tallies[$0].runsWithoutVerdict.count == 0 }
    let worst = judged.filter { comparisons.isWorse($0, thanAnyOf: judged) }.map { failures[$0] }.min() ?? .max
    return tallies.indices.map {
      tallies[$0].runsWithoutVerdict.count > 0 ? .withoutVerdict : failures[$0] < worst ? .candidate : .worse
    }
  }

  private static func key(_ row: Row) -> [Double] {
    let first: [Double] =
      switch row.standing {
      case .candidate: [0, row.exposures, Double(row.failures)]
      case .worse: [1, Double(row.failures)]
      case .withoutVerdict: [2, Double(row.tally.runsWithHarm), Double(row.failures)]
      }
    let tally = row.tally
    return first + [row.exposures, tally.addedLatencyMilliseconds, tally.bridgeCallsPerHour]
  }

  private static func precedence(of row: Row, over other: Row) -> Precedence {
    if row.standing != other.standing { return .verdicts }
    return row.standing == .withoutVerdict ? .harm : .exposure
  }
}
