import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Clients beside the app's calls and its page.
@Suite struct ClientTests {
  static let session: [ScriptStep] = [.launch, .logIn, .openPage]
  static let pause = ScriptStep.wait(.fixed(milliseconds: 5_000))
  /// Past the access token's 15 minutes.
  static let expiry = ScriptStep.wait(.fixed(milliseconds: 16 * 60_000))

  // MARK: - Downloads

  struct DownloadCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: [ScriptStep] = [.launch, .logIn]
    var order: @Sendable (inout DownloadOrder) -> Void
    var after: [ScriptStep] = []
    var policy: @Sendable (inout ServerPolicy) -> Void = { $0.refusalOfContent = .loginPage }
    var strategy: any PlainStrategy.Type = Nothing.self
    var falseSuccesses: Int
    var logins = 0
    /// The server's answers to requests for a file, and how many the client takes for one; nil for whatever they are.
    var requests: [Int32]?
    var successes: Int?
  }

  @Test("who believes what", arguments: downloads) func download(_ example: DownloadCase) {
    var order = DownloadOrder()
    example.order(&order)
    let isAwaited = example.after.isEmpty
    let script = example.script + [.download(order, awaited: isAwaited)] + example.after + [Self.pause]
    let scenario = testScenario(script) { example.policy(&$0.policy) }
    let (summary, trace) = run(example.strategy, scenario)
    #expect(summary.falseSuccesses == example.falseSuccesses)
    #expect(trace.count(.userLogsInAgain) == example.logins)
    #expect(summary.end == .finished)
    let answers = trace.all(.responseSent).filter { $0.endpoint == .download }.map(\.number)
    #expect(answers == example.requests ?? answers)
    let successes = trace.count(.clientSucceeded) { $0.endpoint == .download }
    #expect(successes == example.successes ?? successes)
  }

  /// A logged-out user's download, as the server's login page.
  static func withoutSession(_ validation: Validation, _ file: DownloadOrder.FileKind, believed: Bool) -> DownloadCase {
    DownloadCase(
      testDescription: "no session, \(file.rawValue), validation \(validation.rawValue)", script: [.launch],
      order: {
        $0.validation = validation
        $0.file = file
      }, falseSuccesses: believed ? 1 : 0)
  }

  static let downloads: [DownloadCase] = [
    withoutSession(.none, .pdf, believed: true),
    withoutSession(.error, .pdf, believed: true),
    withoutSession(.status, .pdf, believed: true),
    withoutSession(.mime, .pdf, believed: false),
    withoutSession(.marker, .pdf, believed: false),
    withoutSession(.mime, .office, believed: true),
    withoutSession(.marker, .office, believed: false),
    DownloadCase(
      testDescription: "with a session everything is as it seems", order: { $0.validation = .none },
      falseSuccesses: 0),
    DownloadCase(
      testDescription: "D10: the body of a 401 is kept where nobody checks the status", script: [.launch],
      order: { $0.validation = .error }, policy: { $0.refusalOfContent = .status }, falseSuccesses: 1),
    DownloadCase(
      testDescription: "a 401 is seen by a check of the status", script: [.launch],
      order: { $0.validation = .status }, policy: { $0.refusalOfContent = .status }, falseSuccesses: 0),
    DownloadCase(
      testDescription: "a redirect to the login page ends in a 200", script: [.launch],
      order: { $0.validation = .status }, policy: { $0.refusalOfContent = .redirect }, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D1: handed over without the page's cookies, the login page is saved",
      script: [.launch, .logIn, .openPage],
      order: { $0.means = .page }, strategy: KeepsNothingNatively.self, falseSuccesses: 1),
    DownloadCase(
      testDescription: "borrowed cookies that are no good lead to the login page by redirect as well",
      script: session, order: { $0.means = .page },
      policy: { $0.refusalOfContent = .redirect }, strategy: LendsOldCookies.self, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D1: with borrowed cookies the file is the file",
      script: [.launch, .logIn, .openPage],
      order: { $0.means = .page }, strategy: LendsItsCookies.self, falseSuccesses: 0),
    DownloadCase(
      testDescription: "D2: an address in a variable is another one after the next navigation", script: session,
      order: {
        $0.means = .page
        $0.sharesAddress = true
        $0.file = .office
        $0.validation = .mime
      }, after: [.fetchOnPage(awaited: false)], strategy: PushOnly.self, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D2: the content gives it away", script: session,
      order: {
        $0.means = .page
        $0.sharesAddress = true
        $0.validation = .marker
      }, after: [.fetchOnPage(awaited: false)], strategy: PushOnly.self, falseSuccesses: 0),
    DownloadCase(
      testDescription: "D3: an address that answers once is used up by the page", script: session,
      order: {
        $0.means = .page
        $0.isOneTime = true
        $0.validation = .error
      }, strategy: PushOnly.self, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D7: the transfer ends with the change of network, and nobody notices",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.validation = .mime
      }, after: [pause, .switchNetwork, .wait(.fixed(milliseconds: 60_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D7: the length gives it away",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.validation = .marker
      }, after: [pause, .switchNetwork, .wait(.fixed(milliseconds: 60_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 0),
    DownloadCase(
      testDescription: "D7: begun anew at the change of network, it comes whole",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.validation = .marker
        $0.onAddressChange = .startsAnew
      }, after: [pause, .switchNetwork, .wait(.fixed(milliseconds: 90_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 0, requests: [200, 200], successes: 1),
    DownloadCase(
      testDescription: "D17: resume data for another address are refused, and it begins anew",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.validation = .marker
        $0.onAddressChange = .resumes
      }, after: [pause, .switchNetwork, .wait(.fixed(milliseconds: 90_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 0, requests: [200, 403, 200], successes: 1),
    DownloadCase(
      testDescription: "D17: resume data are good where no key is bound to an address",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.onAddressChange = .resumes
      }, after: [pause, .switchNetwork, .wait(.fixed(milliseconds: 90_000))], falseSuccesses: 0, requests: [200, 200],
      successes: 1),
    DownloadCase(
      testDescription: "a web view downloads with its own cookies, once", script: session,
      order: {
        $0.means = .webView
        $0.isOneTime = true
      }, strategy: PushOnly.self, falseSuccesses: 0, requests: [200], successes: 1),
    DownloadCase(
      testDescription: "a web view that checks nothing keeps the body of an error", script: session,
      order: {
        $0.means = .webView
        $0.isOneTime = true
        $0.validation = .error
      }, after: [.download(webView, awaited: true)], strategy: PushOnly.self, falseSuccesses: 1, requests: [200, 410],
      successes: 2),
    DownloadCase(
      testDescription: "D15: a strategy that takes time after the answer costs the file",
      order: { $0.movesFileLate = true }, policy: { $0.slidesAccess = true }, strategy: CopiesAnswers.self,
      falseSuccesses: 1),
    DownloadCase(
      testDescription: "D15: one that takes none does not", order: { $0.movesFileLate = true },
      policy: { $0.slidesAccess = true }, falseSuccesses: 0),
  ]

  private static let webView: DownloadOrder = {
    var order = DownloadOrder()
    order.means = .webView
    order.isOneTime = true
    order.validation = .error
    return order
  }()

  @Test("D13: of an answer that is cancelled at its header the cookies are stored, and code hears of none")
  func cancelledAtHeader() {
    var order = DownloadOrder()
    order.file = .html
    order.validation = .marker
    order.cancelsAtHeader = true
    func cookiesHeardOf(_ order: DownloadOrder) -> (stored: Int, carried: Int) {
      let scenario = testScenario([.launch, .logIn, .switchNetwork, .showDocument(order), Self.pause]) {
        $0.policy.sessionsAreBoundToAddress = true
        $0.policy.refusalOfContent = .loginPage
        $0.bystanders = [Bystander("lb", of: .server) { $0.occasion = .eachAnswer }]
      }
      let trace = run(CopiesAllAnswers.self, scenario).trace
      let answer = trace.records.firstIndex { $0.kind == .responseReceived && $0.endpoint == .document } ?? 0
      let later = trace.records[answer...].prefix { $0.kind != .requestSent }
      let lb = later.filter { $0.kind == .cookieWritten && trace.text($0.name) == "lb" }
      return (lb.count { $0.store == .native }, lb.count { $0.store == .web })
    }
    #expect(cookiesHeardOf(order) == (1, 0))
    order.cancelsAtHeader = false
    #expect(cookiesHeardOf(order) == (1, 1))
  }

  /// Writes to the web store what it hears of.
  struct CopiesAllAnswers: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
  }

  @Test("D9: a background download keeps its cookies while the session is renewed", arguments: [(0.0, 0), (60_000, 1)])
  func backgroundDownload(startDelayMilliseconds: Double, refused: Int) {
    var order = DownloadOrder()
    order.means = .background
    let script: [ScriptStep] = [
      .launch, .logIn, .wait(.fixed(milliseconds: 14.5 * 60_000)), .download(order, awaited: false), .background,
      .wait(.fixed(milliseconds: 120_000)), .foreground, Self.pause,
    ]
    let scenario = testScenario(script) {
      $0.app.backgroundStartDelay = .fixed(milliseconds: startDelayMilliseconds)
    }
    let trace = run(Nothing.self, scenario).trace
    #expect(trace.count(.tokenRefused) { $0.reason == .expired } == refused)
    // It goes on while the app is suspended.
    let served = trace.all(.requestReceived).first { $0.endpoint == .download }?.time ?? 0
    let foregrounded = trace.all(.appForegrounded)[0].time
    #expect(served < foregrounded)
  }

  @Test("D11, D12: a document that is shown", arguments: [(true, 1, 0), (false, 0, 1)])
  func document(hasSession: Bool, subresources: Int, falseSuccesses: Int) {
    var order = DownloadOrder()
    order.file = .html
    order.validation = hasSession ? .status : .mime
    let script: [ScriptStep] = (hasSession ? [.launch, .logIn] : [.launch]) + [.showDocument(order), Self.pause]
    let scenario = testScenario(script) { $0.policy.refusalOfContent = .loginPage }
    let (summary, trace) = run(PushOnly.self, scenario)
    #expect(summary.falseSuccesses == falseSuccesses)
    // What it refers to loads with the web store's cookies.
    #expect(trace.count(.tokenAccepted) { $0.name == .access } == subresources * 2)
  }

  // MARK: - Other processes, other browsers

  @Test(
    "F28: foreign code empties the stores",
    arguments: [
      (SDKBehaviour.none, 0, 0), (.clearsNativeStore, 2, 0), (.clearsWebStore, 0, 2), (.clearsBothStores, 2, 2),
    ])
  func embeddedSDK(behaviour: SDKBehaviour, native: Int, web: Int) {
    let scenario = testScenario(Self.session + [.openSDKScreen]) { $0.profile.faults.sdk = behaviour }
    let deleted = run(PushOnly.self, scenario).trace.all(.cookieDeleted).filter { $0.actor == .sdk }
    #expect(deleted.count { $0.store == .native } == native)
    #expect(deleted.count { $0.store == .web } == web)
  }

  @Test("F28: or silence the observer", arguments: [(SDKBehaviour.none, true), (.silencesObserver, false)])
  func silencedObserver(behaviour: SDKBehaviour, isTold: Bool) {
    let script = Self.session + [.openSDKScreen, .refreshBoth(offsetNanoseconds: -3_600_000_000_000), Self.pause]
    let scenario = testScenario(script) { $0.profile.faults.sdk = behaviour }
    let trace = run(TwoWayObserver.self, scenario).trace
    let opened = trace.records.firstIndex { $0.kind == .sdkOpened } ?? 0
    #expect(trace.records[opened...].contains { $0.kind == .observerNotified } == isTold)
  }

  @Test("F45: the app knows nothing of a login in the system's browser") func systemBrowser() {
    let scenario = testScenario([
      .launch, .logInInSystemBrowser(handsOver: false), Self.pause, .callNative(awaited: true),
    ])
    let (summary, trace) = run(PushOnly.self, scenario)
    #expect(trace.count(.userLogsInAgain) == 1)
    #expect(summary.lostSessions == 1)
    #expect(trace.count(.cookieWritten) { $0.value == trace.all(.tokenIssued)[1].value } == 0)
  }

  @Test("F50 between processes: app and extension refresh one token") func appExtension() {
    let script: [ScriptStep] = [
      .launch, .logIn, Self.expiry, .callFromExtension, .callNative(awaited: true), Self.pause,
    ]
    let (summary, trace) = run(Nothing.self, testScenario(script))
    #expect(trace.count(.requestSent) { $0.endpoint == .refresh && $0.client == .appExtension } == 1)
    #expect(summary.lostSessions == 1)
  }

  @Test("an extension goes on while the app is suspended") func suspendedApp() {
    let script: [ScriptStep] = [
      .launch, .logIn, .background, Self.pause, .callFromExtension, Self.pause, .foreground,
    ]
    let trace = run(Nothing.self, testScenario(script)).trace
    let answered = trace.all(.responseReceived).first { $0.actor == .appExtension }?.time ?? .max
    #expect(answered < trace.all(.appForegrounded)[0].time)
  }

  // MARK: - Page script, leaks, addresses

  @Test("F26: script cookies do not live long", arguments: [(nil, 30.0), (7.0, 7.0)])
  func scriptCookieCap(capDays: Double?, livesDays: Double) throws {
    let scenario = scriptScenario { $0.profile.faults.scriptCookieCapSeconds = capDays.map { $0 * 86_400 } }
    let trace = run(PushesWithoutHTTPOnly.self, scenario).trace
    let write = try #require(
      trace.all(.cookieWritten).last { $0.store == .web && $0.actor == .page && $0.name == .refresh })
    #expect(Int(Double(write.expiresAt - write.time) / 86_400e9 + 0.01) == Int(livesDays))
  }

  @Test("F46: a patched document.cookie writes to the other store", arguments: [(false, 2, 0), (true, 0, 2)])
  func patchedDocumentCookie(isPatched: Bool, web: Int, native: Int) {
    let scenario = scriptScenario { $0.profile.faults.documentCookieIsPatched = isPatched }
    let written = run(PushesWithoutHTTPOnly.self, scenario).trace.all(.cookieWritten).filter { $0.actor == .page }
    #expect(written.count { $0.store == .web } == web)
    #expect(written.count { $0.store == .native } == native)
  }

  @Test("a refresh token that script can read is a leak", arguments: [(true, 0), (false, 1)])
  func readableToken(isHTTPOnly: Bool, leaks: Int) {
    let scenario = testScenario(Self.session + [.readOnPage]) { $0.policy.cookiesAreHTTPOnly = isHTTPOnly }
    #expect(run(PushOnly.self, scenario).summary.leaks == leaks)
  }

  @Test(
    "F40: a header that the app wrote follows the redirect",
    arguments: [
      (entry(Nothing.self), 0), (entry(InjectsHeader.self), 1),
    ])
  func staticHeader(strategy: StrategyEntry, leaks: Int) {
    let script: [ScriptStep] = [.launch, .logIn, .openPagePassingOtherSite, Self.pause]
    let (summary, trace) = run(strategy, testScenario(script))
    #expect(summary.leaks == leaks)
    #expect(trace.count(.requestSent) { $0.endpoint == .otherSite } == leaks)
  }

  @Test("D8: a session is bound to an address", arguments: [(false, 0), (true, 1)])
  func boundSession(isBound: Bool, logins: Int) {
    let script: [ScriptStep] = [.launch, .logIn, .switchNetwork, .callNative(awaited: true)]
    let scenario = testScenario(script) { $0.policy.sessionsAreBoundToAddress = isBound }
    let trace = run(Nothing.self, scenario).trace
    #expect(trace.count(.userLogsInAgain) == logins)
    #expect(trace.count(.tokenRefused) { $0.reason == .movedAddress } == logins * 4)
  }

  @Test(
    "without refresh tokens the session ends with its access token, and that is no loss",
    arguments: [
      (10.0, 0), (16, 1),
    ])
  func withoutRefreshTokens(minutes: Double, logins: Int) {
    let script: [ScriptStep] = [
      .launch, .logIn, .wait(.fixed(milliseconds: minutes * 60_000)), .callNative(awaited: true),
    ]
    let (summary, trace) = run(Nothing.self, testScenario(script) { $0.policy.issuesRefreshTokens = false })
    #expect(trace.count(.userLogsInAgain) == logins)
    #expect(summary.lostSessions + summary.splitSessions == 0)
    #expect(summary.refreshes == 0)
  }

  @Test("a page that keeps its tokens by script deletes after a logout what it wrote, where it wrote it")
  func logoutByScript() {
    for patched in [false, true] {
      let scenario = testScenario([
        .launch, .openPage, .logInOnPage, Self.pause, .logOut(on: .page), Self.pause, .openPage, Self.pause,
      ]) {
        $0.app.pageStoresTokensByScript = true
        $0.policy.cookiesAreHTTPOnly = false
        $0.profile.faults.documentCookieIsPatched = patched
      }
      let (summary, trace) = run(Nothing.self, scenario)
      let deletions = trace.records.filter { $0.kind == .cookieDeleted }
      #expect(deletions.map(\.store) == Array(repeating: patched ? .native : .web, count: 2))
      #expect(deletions.allSatisfy { $0.actor == .page })
      #expect(summary.resurrectedSessions == 0)
    }
  }

  private func scriptScenario(_ change: (inout Scenario) -> Void) -> Scenario {
    testScenario(Self.session + [.refreshBoth(offsetNanoseconds: -3_600_000_000_000), Self.pause]) {
      $0.app.pageStoresTokensByScript = true
      $0.policy.cookiesAreHTTPOnly = false
      change(&$0)
    }
  }

  // MARK: - Strategies

  /// Gives the page its session and forgets its own.
  struct KeepsNothingNatively: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies {
        await app.webStore.setCookie(cookie)
        await app.nativeStore.deleteCookie(cookie)
      }
    }
  }

  /// The same, but downloads borrow the page's cookies (S30).
  struct LendsItsCookies: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies {
        await app.webStore.setCookie(cookie)
        await app.nativeStore.deleteCookie(cookie)
      }
    }
    func cookiesForHandedOverDownload() async -> [Cookie]? { await app.webStore.allCookies() }
  }

  /// The page's cookies without their values.
  struct LendsOldCookies: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
    func cookiesForHandedOverDownload() async -> [Cookie]? {
      [Cookie(name: "access", value: "none", domain: "app.example")]
    }
  }

  struct PushesWithoutHTTPOnly: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      guard response.purpose == .logIn else { return }
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
  }
}
