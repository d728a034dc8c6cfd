import CaptureDiagnosis
import CookieDiagnosis
import CookieScenarios

/// What a recorded user did, as the steps of a scenario's script.
///
/// What the app and its page do of their own accord is left out, since a simulated app does it too: refreshes, a request that
/// is repeated after one, a login that a user was forced to, a page that is loaded anew because its process had died.
public struct RecordedScript: Sendable {
  /// Each as JSON5, without a comma.
  public private(set) var steps: [String] = []
  /// What is not as it was, in words.
  public private(set) var remarks: [String] = []

  var hasForeground: Bool { steps.contains("\"foreground\"") }

  /// Some are left for what is put before the first.
  static let most = ScenarioFile.mostSteps - 10
  /// A shorter pause is none, in nanoseconds.
  private static let shortestPause: Int64 = 50_000_000
  /// The sum of all pauses stays below what a scenario may last, in nanoseconds.
  private static let longest: Int64 = 20_000 * 86_400 * 1_000_000_000

  private let exchanges: Exchanges
  private var hopOfRequest: [Int: Hop] = [:]
  /// When the latest step had ended.
  private var end: Int64?
  private var paused: Int64 = 0
  private var isCut = false
  private var user = RecordedUser()

  /// - Parameter recorded: what was seen, with or without what is concluded from it.
  public init(_ recorded: RecordedTrace) {
    let view = recorded.source == .simulation ? RecorderView.view(of: recorded.trace) : recorded
    exchanges = Exchanges(view)
    for hop in exchanges.hops { hopOfRequest[hop.sent] = hop }
    begin(view)
    for place in view.trace.records.indices { take(place) }
    if isCut { remarks.append("the script ends after \(Self.most) steps, the recording goes on") }
  }

  // MARK: - The beginning

  private mutating func begin(_ view: RecordedTrace) {
    let records = view.trace.records
    let first = records.firstIndex { $0.kind == .appLaunched || $0.kind == .requestSent }
    if first.map({ records[$0].kind != .appLaunched }) ?? true {
      steps.append("\"launch\"")
      remarks.append("the recording does not begin with a launch: one is put before it")
      user.isRunning = true
    }
    let token = records.firstIndex { $0.kind == .requestSent && !$0.value.isEmpty } ?? .max
    let logIn = records.firstIndex { $0.kind == .requestSent && $0.endpoint == .logIn } ?? .max
    user.needsLogIn = token < logIn
    if user.needsLogIn { remarks.append("the user was signed in before the recording began: a login is put before it") }
    if view.source == .capture {
      remarks.append("a capture does not show when the app was left or ended: no step says so")
    }
    if user.isRunning { signIn() }
  }

  /// The login that was before the recording.
  private mutating func signIn() {
    guard user.needsLogIn else { return }
    steps.append("\"logIn\"")
    user.needsLogIn = false
  }

  // MARK: - One record

  private mutating func take(_ place: Int) {
    let record = exchanges.records[place]
    user.note(record)
    switch record.kind {
    case .appLaunched:
      if user.isRunning { add("\"kill\"", at: record.time) }
      user.launch()
      add("\"launch\"", at: record.time)
      signIn()
    case .appBackgrounded where !user.isAway:
      user.isAway = true
      add("\"background\"", at: record.time)
    case .appForegrounded where user.isAway:
      user.isAway = false
      add("\"foreground\"", at: record.time)
    case .pageLoadStarted: if user.loadsPage() { openPage(at: record.time) }
    case .requestSent: if let hop = hopOfRequest[place] { send(hop, record) }
    case .addressChanged: add("\"switchNetwork\"", at: record.time)
    case .connectionLost where !user.isOffline:
      user.isOffline = true
      add("\"goOffline\"", at: record.time)
    case .connectionBack where user.isOffline:
      user.isOffline = false
      add("\"goOnline\"", at: record.time)
    case .sdkOpened: add("\"openSDKScreen\"", at: record.time)
    case .clockSet:
      add("{ do: \"setClock\", seconds: \(min(max(record.number, -315_360_000), 315_360_000)) }", at: record.time)
    case .appMoved: move(record)
    default: break
    }
  }

  private mutating func move(_ record: TraceRecord) {
    let names = ["\"reinstall\"", "\"restoreDevice\"", "\"migrateDevice\""]
    guard names.indices.contains(Int(record.number)) else { return }
    add(names[Int(record.number)], at: record.time)
    user.isRunning = false
  }

  private mutating func send(_ hop: Hop, _ request: TraceRecord) {
    guard user.wants(request, outcome: exchanges.outcome(hop)), let step = Self.step(for: request) else { return }
    let received = hop.answered == nil ? request.time : exchanges.received(hop)
    guard request.endpoint != .page else {
      // Where loads are noted by themselves, their requests are no second one.
      if user.notesLoads { return }
      return openPage(at: request.time, until: received)
    }
    if request.actor == .page, request.client == .pageFetch, !user.hasPage, request.endpoint == .call {
      openPage(at: request.time)
    }
    add(step, at: request.time, until: received)
  }

  private mutating func openPage(at time: Int64, until end: Int64? = nil) {
    user.hasPage = true
    add("\"openPage\"", at: time, until: end)
  }

  /// Nil for what the app does by itself.
  private static func step(for request: TraceRecord) -> String? {
    switch (request.endpoint, request.actor, request.client) {
    case (.logIn, .page, _): "{ do: \"logIn\", on: \"page\" }"
    case (.logIn, .systemBrowser, _): "{ do: \"logIn\", on: \"system-browser\" }"
    case (.logIn, .native, _): "\"logIn\""
    case (.logOut, .page, _): "{ do: \"logOut\", on: \"page\" }"
    case (.logOut, .native, _): "{ do: \"logOut\", on: \"native\" }"
    case (.page, .page, _): "\"openPage\""
    case (.call, .appExtension, _): "\"callFromExtension\""
    case (.call, _, .serviceWorker): "\"fetchInServiceWorker\""
    case (.call, .page, .pageFetch): "\"fetchOnPage\""
    case (.call, .native, .dataTask): "\"callNative\""
    case (.download, .native, .foregroundDownload), (.download, .native, .dataTask): "\"download\""
    case (.download, .native, .backgroundDownload): "{ do: \"download\", by: \"background\" }"
    case (.download, .page, .pageNavigation): "{ do: \"download\", by: \"page\" }"
    case (.document, .native, _): "{ do: \"showDocument\" }"
    default: nil
    }
  }

  // MARK: - Steps

  private mutating func add(_ step: String, at time: Int64, until later: Int64? = nil) {
    guard steps.count < Self.most else { return isCut = true }
    if let end {
      let pause = min(time.since(end), Self.longest - paused)
      if pause >= Self.shortestPause {
        paused += pause
        steps.append("{ do: \"wait\", \(Self.duration(pause)) }")
      }
    }
    steps.append(step)
    end = max(end ?? .min, max(time, later ?? time))
  }

  /// In the largest unit that it has two of, to a thousandth.
  private static func duration(_ nanoseconds: Int64) -> String {
    let units: [(String, Double)] = [("days", 86_400e9), ("hours", 3_600e9), ("minutes", 60e9), ("seconds", 1e9)]
    let unit = units.first { Double(nanoseconds) >= 2 * $0.1 } ?? ("milliseconds", 1e6)
    return "\(unit.0): \(NumberWord.text((Double(nanoseconds) / unit.1 * 1_000).rounded() / 1_000))"
  }
}
