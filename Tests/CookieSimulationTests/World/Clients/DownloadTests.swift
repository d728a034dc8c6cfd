import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// What a client takes for the file that it wanted.
@Suite struct DownloadTests {
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
    let script = example.script + [.download(order, awaited: isAwaited)] + example.after + [TestScript.pause]
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

  @Test("D13: of an answer that is cancelled at its header the cookies are stored, and code hears of none")
  func cancelledAtHeader() {
    var order = DownloadOrder()
    order.file = .html
    order.validation = .marker
    order.cancelsAtHeader = true
    func cookiesHeardOf(_ order: DownloadOrder) -> (stored: Int, carried: Int) {
      let scenario = testScenario([.launch, .logIn, .switchNetwork, .showDocument(order), TestScript.pause]) {
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
      .wait(.fixed(milliseconds: 120_000)), .foreground, TestScript.pause,
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
    let script: [ScriptStep] = (hasSession ? [.launch, .logIn] : [.launch]) + [.showDocument(order), TestScript.pause]
    let scenario = testScenario(script) { $0.policy.refusalOfContent = .loginPage }
    let (summary, trace) = run(PushOnly.self, scenario)
    #expect(summary.falseSuccesses == falseSuccesses)
    // What it refers to loads with the web store's cookies.
    #expect(trace.count(.tokenAccepted) { $0.name == .access } == subresources * 2)
  }
}
