import CookieDiagnosis
import CookieSimulation

/// What must not happen in any run.
public enum Property: String, Hashable, Sendable, CaseIterable {
  /// The user has to log in again although nobody ended the session.
  case lost
  /// One side is logged in, the other is not, for longer than the user's patience.
  case split
  /// A session is used after its logout.
  case resurrected
  /// A token reached somebody who must not see it.
  case leak
  /// A client took a login page, an error or a cut file for what it wanted.
  case falseSuccess = "false-success"
  /// A client does without content that came whole.
  case falseFailure = "false-failure"
  /// The user was asked to log in by a side that had all it needed to go on.
  case needlessLogin = "needless-login"
  /// Code wrote a token of a session after its logout, and left it there.
  case writtenBack = "written-back"
  /// A request was forbidden while its session was alive.
  case forbidden
  /// Two accesses to one cookie or token that no message orders, at least one a write.
  case race
  /// A run uses up its events, or nothing is left to happen while the script still waits.
  case stuck

  /// Those that are searched for when none is named. A race alone costs the user nothing.
  public static let defaults: [Property] = [
    .lost, .split, .needlessLogin, .resurrected, .writtenBack, .leak, .falseSuccess, .falseFailure, .forbidden, .stuck,
  ]

  public func isViolated(by run: RunSummary) -> Bool {
    if let verdictKind { return run.count(of: verdictKind) > 0 }
    return self == .race ? run.races > 0 : run.end == .stuck
  }

  /// The verdict that violates it; nil for what has no cause of its own, such as a race.
  public var verdictKind: Verdict.Kind? {
    switch self {
    case .lost: .lost
    case .split: .split
    case .resurrected: .resurrected
    case .leak: .leaked
    case .falseSuccess: .falseSuccess
    case .falseFailure: .falseFailure
    case .needlessLogin: .needlessLogin
    case .writtenBack: .writtenBack
    case .forbidden: .forbidden
    case .race, .stuck: nil
    }
  }

  /// Why a run violates it, as far as verdicts have causes.
  public func cause(in run: RunSummary) -> Cause? { verdictKind.flatMap(run.cause(of:)) }

  /// False for a property of the order of a run's records, which is not part of a state: two runs that meet in one
  /// state may still differ in it.
  public var allowsReduction: Bool { self != .race }

  /// Said of a session or a run.
  public var label: String {
    switch self {
    case .lost: "a session is lost"
    case .split: "a session is split"
    case .resurrected: "a session is used after its logout"
    case .leak: "a token leaks"
    case .falseSuccess: "a client takes something else for its content"
    case .falseFailure: "a client does without content that came"
    case .needlessLogin: "a login is asked for without need"
    case .writtenBack: "a token is written back after its logout"
    case .forbidden: "a request of a session that lives is forbidden"
    case .race: "two accesses race"
    case .stuck: "a run gets stuck"
    }
  }
}
