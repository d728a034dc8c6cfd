import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies

extension DownloadTests {
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
      script: TestScript.session, order: { $0.means = .page },
      policy: { $0.refusalOfContent = .redirect }, strategy: LendsOldCookies.self, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D1: with borrowed cookies the file is the file",
      script: [.launch, .logIn, .openPage],
      order: { $0.means = .page }, strategy: LendsItsCookies.self, falseSuccesses: 0),
    DownloadCase(
      testDescription: "D2: an address in a variable is another one after the next navigation",
      script: TestScript.session,
      order: {
        $0.means = .page
        $0.sharesAddress = true
        $0.file = .office
        $0.validation = .mime
      }, after: [.fetchOnPage(awaited: false)], strategy: PushOnly.self, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D2: the content gives it away", script: TestScript.session,
      order: {
        $0.means = .page
        $0.sharesAddress = true
        $0.validation = .marker
      }, after: [.fetchOnPage(awaited: false)], strategy: PushOnly.self, falseSuccesses: 0),
    DownloadCase(
      testDescription: "D3: an address that answers once is used up by the page", script: TestScript.session,
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
      }, after: [TestScript.pause, .switchNetwork, .wait(.fixed(milliseconds: 60_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 1),
    DownloadCase(
      testDescription: "D7: the length gives it away",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.validation = .marker
      }, after: [TestScript.pause, .switchNetwork, .wait(.fixed(milliseconds: 60_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 0),
    DownloadCase(
      testDescription: "D7: begun anew at the change of network, it comes whole",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.validation = .marker
        $0.onAddressChange = .startsAnew
      }, after: [TestScript.pause, .switchNetwork, .wait(.fixed(milliseconds: 90_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 0, requests: [200, 200], successes: 1),
    DownloadCase(
      testDescription: "D17: resume data for another address are refused, and it begins anew",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.validation = .marker
        $0.onAddressChange = .resumes
      }, after: [TestScript.pause, .switchNetwork, .wait(.fixed(milliseconds: 90_000))],
      policy: { $0.keysAreBoundToAddress = true }, falseSuccesses: 0, requests: [200, 403, 200], successes: 1),
    DownloadCase(
      testDescription: "D17: resume data are good where no key is bound to an address",
      order: {
        $0.transfer = .fixed(milliseconds: 60_000)
        $0.onAddressChange = .resumes
      }, after: [TestScript.pause, .switchNetwork, .wait(.fixed(milliseconds: 90_000))], falseSuccesses: 0,
      requests: [200, 200],
      successes: 1),
    DownloadCase(
      testDescription: "a web view downloads with its own cookies, once", script: TestScript.session,
      order: {
        $0.means = .webView
        $0.isOneTime = true
      }, strategy: PushOnly.self, falseSuccesses: 0, requests: [200], successes: 1),
    DownloadCase(
      testDescription: "a web view that checks nothing keeps the body of an error", script: TestScript.session,
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
}
