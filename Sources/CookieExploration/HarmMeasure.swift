import CookieDiagnosis

/// A kind of harm that is scored as a share of runs: the columns of a scoreboard.
public enum HarmMeasure: String, CaseIterable, Sendable {
  case harm
  case lost
  case noVerdict = "no verdict"
  case split
  case needlessLogin = "needless login"
  case resurrected
  case writtenBack = "written back"
  case falseSuccess = "false success"
  case falseFailure = "false failure"
  case forbidden
  case leaked

  /// By its column's title; a hyphen is as good as a space.
  public init?(title: some StringProtocol) {
    let words = String(title).replacing("-", with: " ").split(separator: " ").joined(separator: " ")
    self.init(rawValue: words.lowercased())
  }

  /// The share of a cell's runs that came to it.
  public func rate(of tally: CellTally) -> Proportion {
    switch self {
    case .harm: tally.harmRate
    case .lost: tally.lossRate
    case .noVerdict: tally.noVerdictRate
    case .split: tally.splitRate
    case .needlessLogin: tally.needlessLogInRate
    case .resurrected: tally.resurrectionRate
    case .writtenBack: tally.writeBackRate
    case .falseSuccess: tally.falseSuccessRate
    case .falseFailure: tally.falseFailureRate
    case .forbidden: tally.forbiddenRate
    case .leaked: tally.leakRate
    }
  }

  /// True for what a run without a verdict came to as well: it may have lost its session.
  public var countsRunsWithoutVerdict: Bool { self == .harm || self == .lost || self == .noVerdict }

  /// How many runs may have come to it beside those that did: no verdict tells.
  public func unknownRuns(of tally: CellTally) -> Int {
    countsRunsWithoutVerdict ? 0 : min(tally.runsWithoutVerdict.count, tally.runs - rate(of: tally).count)
  }

  /// The rate's 95 % interval, with ``unknownRuns(of:)`` in its upper bound.
  public func interval(of tally: CellTally) -> ClosedRange<Double> {
    let (rate, unknown) = (rate(of: tally), unknownRuns(of: tally))
    guard unknown > 0 else { return rate.interval }
    let most = Proportion(count: rate.count + unknown, of: rate.total)
    return rate.interval.lowerBound...max(rate.interval.upperBound, most.interval.upperBound)
  }

  /// The verdicts that it counts, which have the same name; nil for what is no single kind of them.
  private var kind: Verdict.Kind? { Verdict.Kind(rawValue: rawValue) }

  /// Whether a run came to it. One without a verdict may have lost its session.
  public func isMet(by run: RunSummary) -> Bool {
    switch self {
    case .harm: run.isHarmed
    case .noVerdict: !run.end.hasVerdict
    case .lost: run.lostSessions > 0 || !run.end.hasVerdict
    default: kind.map { run.count(of: $0) > 0 } ?? false
    }
  }
}
