import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import Cookies

/// A run's trace for a person: one line a record, with the time, the actor and what happened.
public struct EventLog {
  private let trace: Trace
  private let redacts: Bool

  /// - Parameter redacts: leave out the values of cookies, but for the simulator's own tokens, which are no secrets.
  public init(_ trace: Trace, redacts: Bool = false) {
    self.trace = trace
    self.redacts = redacts
  }

  public var text: String {
    trace.records.map { line($0) + "\n" }.joined()
  }

  /// One record.
  func line(_ record: TraceRecord) -> String {
    "\(Self.time(record.time))  \(Self.pad(Self.actor(record.actor)))  \(sentence(record))"
  }

  /// Days, hours, minutes, seconds and microseconds since the run began; before it, where a clock was set back.
  static func time(_ nanoseconds: Int64) -> String {
    guard nanoseconds >= 0 else { return "-" + time(nanoseconds == .min ? .max : -nanoseconds) }
    let seconds = nanoseconds / 1_000_000_000
    let clock = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map { pad($0, 2) }.joined(separator: ":")
    return "\(seconds / 86_400)d \(clock).\(pad(nanoseconds % 1_000_000_000 / 1_000, 6))"
  }

  private static func pad(_ number: Int64, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func pad(_ text: String) -> String { text + String(repeating: " ", count: max(0, 8 - text.count)) }

  static func actor(_ actor: TraceActor) -> String {
    switch actor {
    case .networkProcess: "network"
    case .appExtension: "other"
    case .systemBrowser: "browser"
    case .oldDevice: "old"
    default: "\(actor)"
    }
  }

  private static func move(_ number: Int32) -> String {
    switch number {
    case 0: "the app is installed again: its files are gone"
    case 1: "the app is on a new device, without what the Keychain held"
    default: "the app is on a new device, with all that it had"
    }
  }

  /// A text of the trace, which may be anybody's: nothing else here asks the trace for one.
  private func shown(_ text: TraceText) -> String { Printable.text(trace.text(text)) }

  func token(_ record: TraceRecord) -> String {
    let name = shown(record.name)
    return record.value.isEmpty ? "no \(name) token" : "\(name)=\(value(record.value))"
  }

  private func value(_ text: TraceText) -> String {
    redacts && !text.isSimulatedToken && !text.isEmpty ? "(hidden)" : shown(text)
  }

  private func cookies(_ record: TraceRecord) -> String { CountText.of(Int(record.number), "cookie") }

  private func request(_ record: TraceRecord) -> String { "\(record.endpoint) #\(record.request)" }

  func reason(_ reason: RefusalReason) -> String { reason == .loggedOut ? "logged out" : "\(reason)" }

  func sentence(_ record: TraceRecord) -> String {
    let store = "\(record.store) store"
    switch record.kind {
    case .appLaunched: return "app launched (\(record.number))"
    case .appKilled: return "app killed"
    case .appBackgrounded: return "app in the background"
    case .appForegrounded: return "app in the foreground"
    case .networkProcessStarted: return "network process starts with \(cookies(record))"
    case .networkProcessDied: return "network process is gone"
    case .pageDied: return "the page's process is gone"
    case .cookieLoaded: return "\(store) has \(token(record)) again"
    case .storeFlushed: return "\(store) flushed to disk, \(cookies(record))"
    case .userLogsOut: return "logs out (\(record.about))"
    case .userLogsInAgain: return "HAS TO LOG IN AGAIN (\(record.about))"
    case .requestSent:
      return "sends \(request(record)) with \(token(record))\(record.hasOwnHeader ? " in a header of its own" : "")"
    case .requestReceived: return "receives \(request(record))"
    case .responseSent: return "answers \(request(record)): \(record.number)"
    // No status: it was lost, or took too long, or there was no connection.
    case .responseReceived where record.number == 0: return "gets no answer to \(request(record))"
    case .responseReceived: return "receives the answer to \(request(record)): \(record.number)"
    case .replyLost: return "the answer to \(request(record)) is lost"
    case .tokenIssued: return "issues \(token(record)), session \(record.number)"
    case .tokenRotated: return "\(token(record)) is used up"
    case .tokenAccepted: return "accepts \(token(record)), session \(record.number)"
    case .tokenRefused: return "refuses \(token(record)): \(reason(record.reason))"
    case .sessionRevoked:
      let end = "session \(record.number) is over: \(reason(record.reason))"
      return record.value.isEmpty ? end : "\(end) \(value(record.value))"
    case .cookieWritten: return "writes \(token(record)) to the \(store)"
    case .cookieDeleted: return "deletes \(token(record)) from the \(store)"
    case .cookieVanished: return "\(store) no longer has \(token(record))"
    case .writeLost: return "write of \(token(record)) to the \(store) is acknowledged and lost"
    case .storeRead: return "reads the \(store): \(cookies(record)), \(token(record))"
    case .observerNotified: return "is told that the \(store) changed"
    case .pageLoadStarted:
      return "lets the page load" + (record.value.isEmpty ? "" : " with \(token(record)), which is not sent")
    case .bridgeCall: return "asks native code to refresh"
    case .bridgeCallArrived: return "is asked by the page to refresh"
    case .bridgeReply: return "answers the page"
    case .bridgeReplyArrived: return "has native code's answer"
    case .clientSucceeded:
      return record.request < 0 ? "is signed in" : "takes #\(record.request) for its \(record.endpoint)"
    case .clientNeedsLogin: return "shows the login page"
    case .clientFailed: return "does without the \(record.endpoint)"
    case .contentServed: return "sends the \(record.endpoint) #\(record.request)"
    case .transferCut: return "the transfer #\(record.request) ends early, without an error"
    case .fileLost: return "the file of #\(record.request) is gone before it is moved"
    case .addressChanged: return "another network, address \(record.number)"
    case .connectionLost: return "no connection"
    case .requestStruck:
      let answer =
        record.number == 0 ? "gets no answer" : "is answered \(record.number), which is not about the session"
      return "\(record.endpoint) #\(record.request) \(answer)"
    case .troubleBegan:
      let kind = Trouble.allCases.indices.contains(Int(record.number)) ? Trouble.allCases[Int(record.number)] : nil
      return "from now on requests meet this: \(kind?.rawValue ?? "trouble")"
    case .appMoved: return Self.move(record.number)
    case .clockSet:
      return "the device's clock is set \(record.number < 0 ? "back" : "forward") by \(abs(Int(record.number))) s"
    case .transferCancelled: return "cancels the transfer #\(record.request): the device's address has changed"
    case .completionLost: return "the completion of an operation on the \(store) is lost"
    case .strategyNote: return "notes that the web store does not answer"
    case .requestForbidden:
      return "forbids \(record.endpoint) #\(record.request): \(shown(record.name)) is not its client's"
    case .troubleEnded: return "requests reach their server again"
    case .connectionBack: return "connected again"
    case .refreshGivenUp: return "will not refresh any more"
    case .sdkOpened: return "its screen opens"
    case .zombieKeepsLock: return "the killed process keeps the lock of the \(store)"
    case .lockRefused: return "the file of the \(store) is locked"
    case .recordsDropped: return "could not note \(record.number) events"
    case .observerAdded: return "wants to hear of changes of the \(store)"
    }
  }
}
