import CookieDiagnosis
import CookieFiles

/// A trace with what is known of whoever wrote it down: which kinds of record it can show, and which of its records were
/// concluded and not seen.
public struct RecordedTrace: Sendable {
  /// Whoever wrote the records down.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// The simulator: everything, the server's inside included.
    case simulation
    /// The recorder in an app: what passes through its adapters.
    case recorder
    /// A proxy, a browser or an inspector: requests and answers.
    case capture
  }

  public var source: Source
  /// Microseconds since 1970 at which the trace's clock is 0; nil for a trace without a date.
  public var epoch: Int64?
  /// The kinds of record that the source can show.
  public var sees: Set<TraceRecord.Kind>
  public var strategy: String?
  public var scenario: String?
  /// The digest of the scenario, in hexadecimal digits.
  public var world: String?
  public var trace: Trace
  /// For each record whether it was concluded; as many as there are records.
  public var isInferred: [Bool]
  /// Which of a recorder's files it is; nil for any other trace.
  public var part: RecorderPart?
  /// What a recorder's trace says of it, or the agents of a capture.
  public var device: RecordedDevice?
  /// What a capture's requests show of other cookies, by the request's number; not of a request that shows nothing.
  var cookieSights: [Int32: CookieSight] = [:]
  /// Requests whose answers do not show that their tokens were taken: everybody is served there, or the token had been refused.
  package var servedAnyway: Set<Int32> {
    Set(cookieSights.lazy.filter { $0.value.mayBeNobodys || $0.value.isAfterItsRefusal }.map(\.key))
  }
  /// False if the file has more than could be read.
  public var isWhole = true
  /// The hosts that a capture's requests with the session's cookies go to.
  var sessionHosts: Set<String> = []
  /// The requests of a capture that never left the device, as it says.
  package internal(set) var unsentRequests: Set<Int32> = []
  /// The order of requests and answers of a capture that overlapped is a guess.
  var orderGuess = OrderGuess.none

  /// Why it is a guess.
  enum OrderGuess: Sendable {
    case none
    /// Answers have no duration: whether one had come before the next request is not known.
    case noDurations
    /// What began in one second may have begun in any order, and long apart.
    case wholeSeconds
  }

  /// What stands for the values of the session's cookies, if somebody has taken those out; nil of a capture that has them.
  var placeholder: String?
  /// The clock of whoever captured it was so far ahead that a cookie of the session was over when it came.
  var aheadClock: AheadClock?
  /// The clock of whoever captured it was set back meanwhile.
  var clockWasSetBack = false
  /// When the capture's clock was set forward, on the trace's clock: the server's was not.
  var clockWasSetForwardAt: Int64?
  /// Some client of a capture has its session in Authorization.
  var sendsHeaderTokens = false
  /// A program of a capture that never had the session, beside the one that has it.
  var programApart: ProgramApart?
  /// When somebody with a token in Authorization was served last: nanoseconds of the trace's clock.
  var lastServedByHeader: Int64?
  /// The tokens of guests: given to whoever asks, at an address that says so.
  var guestTokens: Set<TraceText> = []
  /// Requests of a capture whose answers have no duration: when they came is a guess.
  package var untimedAnswers: Set<Int32> = []
  /// What had signed the user of a capture in again by itself, and is missing later.
  var silentReturn: SilentReturn?
  /// Those that are called logouts, and may be another session's.
  var doubtfulLogOuts: Set<Int32> = []
  /// Those to hosts that may have a session of their own (``HostsWithOwnLogIn``).
  var requestsApart: Set<Int32> = []
  /// Another site's session that may be the one which is meant.
  var sessionApart: SessionApart?
  /// Refusals of what has its token in Authorization.
  var headerRefusal: HeaderRefusal?
  /// The session's requests name several devices.
  var namesSeveralDevices = false
  /// The session's cookie that every store refuses, and why, if no answer brings another.
  var refusedCookie: String?
  /// The name of a cookie that was over by its own date when an answer brought it.
  var cookieOverWhenBrought: String?
  /// No answer of a capture sets any cookie, though requests have the session's: what a refresh has brought does not show.
  var hidesSetCookie = false
  /// A capture's server checks requests for forgery, as far as names of cookies and headers tell.
  var checksForgery = false
  /// The session's tokens that are JSON Web Tokens, in the order in which they come; a recorder has no values to read them from.
  public internal(set) var datedTokens: [DatedToken] = []
  /// What the stores' files from beside it show.
  var files: [StoreView] = []
  /// The domains that the app limits its web views to, if its Info.plist is known.
  public var appBoundDomains: AppBoundDomains?
  /// What was cut, odd or unknown when it was read, in words.
  public var remarks: [String] = []

  public init(_ trace: Trace, from source: Source, epoch: Int64? = nil) {
    self.trace = trace
    self.source = source
    self.epoch = epoch
    sees = source.sees
    isInferred = Array(repeating: false, count: trace.records.count)
  }
}

extension RecordedTrace.Source {
  /// What it shows by itself.
  public var sees: Set<TraceRecord.Kind> {
    switch self {
    case .simulation: Set(TraceRecord.Kind.allCases)
    case .recorder: Self.seenByRecorder
    case .capture: [.requestSent, .responseReceived]
    }
  }

  private static let seenByRecorder: Set<TraceRecord.Kind> = [
    .appLaunched, .appBackgrounded, .appForegrounded, .pageDied, .userLogsOut, .userLogsInAgain, .requestSent,
    .responseReceived, .cookieWritten, .cookieDeleted, .storeRead, .observerNotified, .observerAdded, .completionLost,
    .pageLoadStarted, .bridgeCall, .bridgeCallArrived, .bridgeReply, .bridgeReplyArrived, .clientSucceeded,
    .clientNeedsLogin, .clientFailed, .contentServed, .transferCut, .fileLost, .addressChanged, .connectionLost,
    .connectionBack, .refreshGivenUp, .sdkOpened, .strategyNote, .transferCancelled, .appMoved, .clockSet,
    .recordsDropped,
  ]
}
