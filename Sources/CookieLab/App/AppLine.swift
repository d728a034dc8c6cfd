import Choices
import Foundation

/// What the lab asks of the app's process: one JSON object a line, each with a number that its answer has too.
struct AppCommand: Codable, Equatable, Sendable {
  enum Action: String, Codable, Sendable, CaseIterable {
    /// The hook `appDidLaunch`.
    case launch
    case logIn
    case callNative
    case openPage
    case fetchOnPage
    case readOnPage
    /// One side refreshes, or both, after the times given.
    case refresh
    case killNetworkProcess
    /// What the two stores hold of the session, read behind the strategy's back.
    case tokens
    /// Waits until no hook runs and nothing has happened for a moment.
    case settle
    /// Puts the app's clock forward.
    case advance
    case measure
  }

  var id: Int
  var action: Action
  /// Of a refresh: when each side begins, in nanoseconds from now; nil for a side that does not.
  var nativeAfter: Int64?
  var pageAfter: Int64?
  /// True for native code's timer, which looks at its cookies before it refreshes.
  var looksFirst: Bool?
  var seconds: Double?
  /// Of a measurement: what, and how often.
  var probe: String?
  var count: Int?

  init(id: Int, _ action: Action) {
    self.id = id
    self.action = action
  }
}

/// What one side of the app has to say for the user.
enum ClientOutcome: String, Codable, Sendable {
  case done
  /// The login page.
  case needsLogin
  case unanswered
  /// Native code's timer found that there was nothing to do.
  case skipped
}

/// The answer to a command.
struct AppAnswer: Codable, Equatable, Sendable {
  var id: Int
  var native: ClientOutcome?
  var page: ClientOutcome?
  /// When each side of a refresh began: nanoseconds of the monotonic clock.
  var nativeBegan: Int64?
  var pageBegan: Int64?
  /// When the page was to begin.
  var pageDue: Int64?
  /// False if the page's script did not say how its refresh ended, for instance since its process has died.
  var pageHasReported: Bool?
  /// Where native code's timer found an access token that is good for longer: that token.
  var nativeAccess: String?
  /// The process that was killed.
  var killed: Int32?
  /// The refresh token that each store holds; nil for none.
  var nativeToken: String?
  var webToken: String?
  /// Of a measurement: milliseconds, or counts, by name.
  var samples: [String: [Double]]?
  /// Why it could not be done.
  var problem: String?
}

/// Something that happened in the app's process, in the words of `twinjar.trace/1`.
struct AppEvent: Codable, Equatable, Sendable {
  /// Of the monotonic clock.
  var nanoseconds: Int64
  var kind: String
  var actor: String
  var store: String?
  var endpoint: String?
  var number: Int?
  var name: String?
  var value: String?
}

/// A line of the app's process; one of its members is there.
struct AppLine: Codable, Equatable, Sendable {
  struct Failure: Codable, Equatable, Sendable {
    var message: String
    /// True if the engine's library is not there.
    var isMissing: Bool
    /// True if the engine is there, and has not started in time.
    var isSlow: Bool?
  }

  /// The engine's version: the app is ready.
  var ready: String?
  var failure: Failure?
  var answer: AppAnswer?
  var event: AppEvent?

}

extension Encodable {
  /// One line, with its end.
  func line() -> String { ((try? CanonicalJSON.line(self)) ?? "{}") + "\n" }
}

extension Decodable {
  /// Nil for a line that is none of these.
  static func read(_ line: some StringProtocol) -> Self? { try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) }
}
