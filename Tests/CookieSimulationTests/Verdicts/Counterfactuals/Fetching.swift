import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies

/// Documents and files: D1 to D16. A client took for content what was none.
extension Counterfactuals {
  static let fetching: [Counterfactual] = [
    Counterfactual(
      .loginPageSaved, Nothing.self,
      steady([.launch, .logIn, maybe(.logOut(on: .native)), download { _ in }]) {
        $0.policy.refusalOfContent = .loginPage
      }, without: .step("the logout that the download knows nothing of"),
      server("a login page with the status 200") { $0.refusalOfContent = .status },
      client("a client that looks at the status only") { $0.validation = .marker }),
    Counterfactual(
      .wrongAddress, PushOnly.self,
      steady(
        session + [
          download(awaited: false) {
            $0.means = .page
            $0.sharesAddress = true
            $0.file = .office
            $0.validation = .mime
          }, maybe(.fetchOnPage(awaited: false)), pause,
        ]
      ) { $0.policy.refusalOfContent = .loginPage }, without: .step("the navigation that overwrites the address"),
      client("an address in a shared variable") { $0.sharesAddress = false }),
    Counterfactual(
      .fetchedTwice, PushOnly.self,
      steady(
        session + [
          download {
            $0.means = .page
            $0.isOneTime = true
            $0.validation = .error
          }
        ]), without: client("an address that answers once") { $0.isOneTime = false }),
    Counterfactual(
      .portalPage, Nothing.self,
      steady([.launch, .logIn, maybe(.beginTrouble(.captivePortal)), download { $0.validation = .status }]),
      without: .step("the network that asks for a login of its own")),
    Counterfactual(
      .transferCut, Nothing.self,
      steady([
        .launch, .logIn,
        download(awaited: false) {
          $0.transfer = .fixed(milliseconds: 60_000)
          $0.validation = .mime
        }, pause, maybe(.switchNetwork), .wait(.fixed(milliseconds: 90_000)),
      ]) { $0.policy.keysAreBoundToAddress = true }, without: .step("the change of the network"),
      server("keys that are bound to an address") { $0.keysAreBoundToAddress = false }),
    Counterfactual(
      .movedAddress, Nothing.self,
      steady([.launch, .logIn, maybe(.switchNetwork), .callNative(awaited: true)]) {
        $0.policy.sessionsAreBoundToAddress = true
      }, without: .step("the change of the network"),
      server("sessions that are bound to an address") { $0.sessionsAreBoundToAddress = false }),
    Counterfactual(
      .oldCookies, Nothing.self,
      steady([
        .launch, .logIn, .wait(.fixed(milliseconds: 14.5 * 60_000)),
        download(awaited: false) { $0.means = .background }, .background, .wait(.fixed(milliseconds: 120_000)),
        .foreground, pause,
      ]) {
        $0.app.backgroundStartDelay = .uniform(milliseconds: 0, 100_000)
        $0.policy.refusalOfContent = .loginPage
      }, without: .shortest("the wait for the system's start of the download")),
    Counterfactual(
      .loginPageSaved, Nothing.self,
      steady([.launch, .logIn, .wait(.fixed(milliseconds: 60 * 60_000)), download { $0.means = .background }]) {
        $0.app.nativeRefreshesAtExpiry = false
        $0.policy.refusalOfContent = .loginPage
      }, without: server("a login page with the status 200") { $0.refusalOfContent = .status }),
    Counterfactual(
      .errorSaved, Nothing.self, steady([.launch, download { $0.validation = .error }]),
      without: client("a client that does not look at the status") { $0.validation = .status }),
    Counterfactual(
      .loginPageShown, Nothing.self,
      steady([.launch, .showDocument(html)]) { $0.policy.refusalOfContent = .loginPage },
      without: server("a login page with the status 200") { $0.refusalOfContent = .status }),
    Counterfactual(
      .fileGone, CopiesAnswers.self,
      steady([.launch, .logIn, download { $0.movesFileLate = true }]) { $0.policy.slidesAccess = true },
      without: client("a file that is moved late") { $0.movesFileLate = false }),
    Counterfactual(
      .nothingSaved, Nothing.self, steady([.launch, .logIn, maybe(.goOffline), download { $0.validation = .none }]),
      without: .step("the time without a connection"),
      client("a client that does not look for an error") { $0.validation = .error }),
  ]

  private static let html: DownloadOrder = {
    var order = DownloadOrder()
    order.file = .html
    order.validation = .mime
    return order
  }()
}
