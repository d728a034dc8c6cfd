import CookieDiagnosis
import TokenServer

/// What a trial's copies consist of, each part measured within the sequence that it belongs to.
///
/// A part by itself, done over and over in one app, is not what a trial meets: there it comes once, after a rest, behind the parts
/// before it, in an app that has done it two or three times at most. So each sample has a new app, which does what the trials of a
/// race do: it logs in and opens its page, and after a rest the page refreshes, whose cookies the observer has copied to the native
/// store; after another rest native code does, and pushes its own to the web store.
enum CopySequence {
  enum Part: String, CaseIterable {
    /// From the page's script to the server, which has its answer behind ``latency``.
    case pageRequest
    /// From the server's answer with two cookies to the observer's first call.
    case pageAnswer
    /// From that call to the end of the read that it has begun, while the store takes the answer's second cookie.
    case webRead
    /// From there to the end of the first write. Those behind it wait for others of the second call's copy.
    case nativeWrite
    /// From the call of native code's refresh to the server.
    case nativeRequest
    /// From the server's answer with two cookies to native code.
    case nativeAnswer
    /// Each of the two writes of the push, one behind the other: the first finds the engine at rest.
    case webWrite
  }

  /// The one that copies in both directions, as the trials have it, with all that tells of it.
  static let strategy = "two-way-observer"
  /// One way, in milliseconds: whoever waits for an answer is at rest when it comes. In the middle of what the lab's cells have.
  static let latency = 20.0

  static func play(in subject: MeasuringBench.Subject) throws -> [Part: [Double]] {
    let app = subject.app
    for action in [AppCommand.Action.launch, .logIn, .openPage, .fetchOnPage] { _ = try app.ask(action) }
    try app.wait(Double(Probes.rest) / 1e9)
    let page = try app.ask(.refresh) { $0.pageAfter = 0 }
    _ = try app.ask(.settle)
    try app.wait(Double(Probes.rest) / 1e9)
    _ = try app.ask(.refresh) { $0.nativeAfter = 0 }
    _ = try app.ask(.settle)
    let refreshes = subject.server.exchanges.filter { $0.isRefresh && $0.status == 200 }.map {
      Refresh(side: $0.side, receivedAt: $0.receivedAt, answeredAt: $0.answeredAt)
    }
    return parts(of: app.events, refreshes, pageBegan: page.pageBegan)
  }

  /// A refresh that the server has answered with new tokens: moments of the monotonic clock, as all here.
  struct Refresh {
    var side: String
    var receivedAt: Int64
    var answeredAt: Int64
  }

  /// In milliseconds; a part that has no end, or whose beginning was not seen, is not there.
  static func parts(of events: [AppEvent], _ refreshes: [Refresh], pageBegan: Int64?) -> [Part: [Double]] {
    let sent = events.firstIndex { $0.kind == "requestSent" && $0.actor == "native" && $0.endpoint == "refresh" }
    let (before, after) = (events[..<(sent ?? events.endIndex)], events[(sent ?? events.endIndex)...])
    func refresh(of side: String) -> Refresh? { refreshes.first { $0.side == side } }
    var parts: [Part: [Double]] = [:]
    if let page = refresh(of: "page") { addCopy(of: page, begunAt: pageBegan, before, to: &parts) }
    if let native = refresh(of: "native") { addPush(of: native, after, to: &parts) }
    return parts
  }

  private static func addCopy(
    of refresh: Refresh, begunAt begun: Int64?, _ events: ArraySlice<AppEvent>, to parts: inout [Part: [Double]]
  ) {
    if let begun { parts[.pageRequest] = [milliseconds(begun, refresh.receivedAt)] }
    var rest = events.drop { $0.nanoseconds < refresh.answeredAt }
    guard let observer = next(&rest, "observerNotified", .web) else { return }
    parts[.pageAnswer] = [milliseconds(refresh.answeredAt, observer)]
    guard let read = next(&rest, "storeRead", .web) else { return }
    parts[.webRead] = [milliseconds(observer, read)]
    guard let written = next(&rest, "cookieWritten", .native) else { return }
    parts[.nativeWrite] = [milliseconds(read, written)]
  }

  private static func addPush(
    of refresh: Refresh, _ events: ArraySlice<AppEvent>, to parts: inout [Part: [Double]]
  ) {
    guard let sent = events.first?.nanoseconds else { return }
    parts[.nativeRequest] = [milliseconds(sent, refresh.receivedAt)]
    var rest = events.dropFirst()
    guard let answer = next(&rest, "responseReceived", nil) else { return }
    parts[.nativeAnswer] = [milliseconds(refresh.answeredAt, answer)]
    guard var begun = next(&rest, "storeRead", .native) else { return }
    for _ in 0..<2 {
      guard let written = next(&rest, "cookieWritten", .web) else { return }
      parts[.webWrite, default: []].append(milliseconds(begun, written))
      begun = written
    }
  }

  /// When native code did something next; what it did before is gone then.
  private static func next(_ events: inout ArraySlice<AppEvent>, _ kind: String, _ store: StoreName?) -> Int64? {
    events = events.drop { $0.kind != kind || $0.actor != "native" || $0.store != store.map { "\($0)" } }
    return events.popFirst()?.nanoseconds
  }

  private static func milliseconds(_ begun: Int64, _ ended: Int64) -> Double { Double(ended - begun) / 1e6 }
}
