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

  /// Whether a run came to it.
  public func isMet(by run: RunSummary) -> Bool {
    switch self {
    case .harm: run.isHarmed
    case .lost: run.lostSessions > 0 || !run.end.hasVerdict
    case .noVerdict: !run.end.hasVerdict
    case .split: run.splitSessions > 0
    case .needlessLogin: run.needlessLogins > 0
    case .resurrected: run.resurrectedSessions > 0
    case .writtenBack: run.writtenBackSessions > 0
    case .falseSuccess: run.falseSuccesses > 0
    case .falseFailure: run.falseFailures > 0
    case .forbidden: run.forbiddenRequests > 0
    case .leaked: run.leaks > 0
    }
  }
}
