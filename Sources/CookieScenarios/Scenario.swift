import Choices
import CookieDiagnosis

/// Everything about the world but the strategy: a platform, a server, a network, an app's habits and a user's script.
public struct Scenario: Hashable, Sendable {
  public var name: String
  public var summary: String
  public var profile: Profile
  public var policy: ServerPolicy
  public var network: NetworkOptions
  public var app: AppOptions
  /// The cookies beside the session's.
  public var bystanders: [Bystander] = []
  public var script: [ScriptStep]
  /// How many jobs and events one run may take; a run that needs more is stuck.
  public var eventBudget: Int
  public static let defaultEventBudget = 100_000

  public init(
    name: String, summary: String = "", profile: Profile, policy: ServerPolicy,
    network: NetworkOptions = NetworkOptions(), app: AppOptions = AppOptions(), script: [ScriptStep],
    eventBudget: Int = Scenario.defaultEventBudget
  ) {
    self.name = name
    self.summary = summary
    self.profile = profile
    self.policy = policy
    self.network = network
    self.app = app
    self.script = script
    self.eventBudget = eventBudget
  }
}

/// The way between a client and the server.
public struct NetworkOptions: Hashable, Sendable {
  /// One way.
  public var latency: DurationDistribution = .uniform(milliseconds: 20, 80)
  /// How long a client waits for an answer that was lost; `URLSession`'s default is 60 s. One that comes is awaited however
  /// long it takes.
  public var timeout: DurationDistribution = .fixed(milliseconds: 60_000)
  /// The chance that a request meets ``trouble``. No field data.
  public var troublePerRequest = Probability.never
  public var trouble = Trouble.unavailable
  public var troubleStrikes = TroubleTarget.all
  /// What the Retry-After of a 429 or a 503 says, in seconds.
  public var retryAfterSeconds: Double = 30

  public init() {}
}

/// What the app and its page do of their own accord.
public struct AppOptions: Hashable, Sendable {
  /// True if native code renews its access token when it expires; false if it waits for a 401.
  public var nativeRefreshesAtExpiry = true
  /// True if the page renews its access token when it expires; false if it waits for a 401.
  public var pageRefreshesAtExpiry = true
  /// How long after the expiry each side's timer fires. The catalogue suggests 0-50 ms for both.
  public var refreshJitter: DurationDistribution = .uniform(milliseconds: 0, 50)
  /// How long a user who meets a login page waits before trying once more. A session that works on one side only for
  /// longer than this is split.
  public var patience: DurationDistribution = .fixed(milliseconds: 5_000)
  /// True if the page stands in a frame of another site.
  public var pageIsEmbedded = false
  /// True if page script takes its tokens from answers and writes them to `document.cookie` itself.
  public var pageStoresTokensByScript = false
  /// True if the app's extension refreshes only while it holds a lock that it shares with the app.
  public var extensionTakesLock = false
  /// True if a service worker renews by itself, even where the page asks native code for that; else it leaves it to the page.
  public var workerRenewsByItself = false
  /// True if the strategy's backup is a file, and no item of the Keychain of this device only.
  public var backupIsFile = false
  /// How long the system waits before it starts a background download.
  public var backgroundStartDelay: DurationDistribution = .zero

  public init() {}
}

/// One step of the user's script. A step that is awaited ends when its last consequence for the user has: the answer,
/// the retry after a login page, the new login.
public indirect enum ScriptStep: Hashable, Sendable {
  /// Starts the app's process.
  case launch
  /// The system starts the app's process before the device was unlocked for the first time: what is protected cannot be
  /// read until ``unlock`` (F27).
  case launchLocked
  case unlock
  case background
  case foreground
  /// The system ends the app, and the network process with it.
  case kill
  /// The network process alone dies.
  case killNetworkProcess
  /// The user logs in, in native code.
  case logIn
  case logOut(on: TraceActor)
  /// The user logs in, on the page; a page is opened for it if there is none.
  case logInOnPage
  /// The user logs in with the system's browser, which shares no cookies with the app. It may hand a code over to native
  /// code, which exchanges it for a session of the app's own (RFC 8252, section 4.1).
  case logInInSystemBrowser(handsOver: Bool)
  /// Loads the page, which makes an authenticated request.
  case openPage
  /// The same by way of another site, which the server redirects to.
  case openPagePassingOtherSite
  case download(DownloadOrder, awaited: Bool)
  /// Native code fetches a document and shows it in the web view.
  case showDocument(DownloadOrder)
  /// The app's process ends, and what the app left on the device is gone in part, or is on another device.
  case moveApp(AppMove)
  /// The app on the user's old device makes an authenticated request, with the cookies that it had when the new one came.
  case callFromOldDevice
  /// A service worker makes an authenticated request: no page is loaded for it, and it cannot ask native code.
  case fetchInServiceWorker
  /// The device's clock, and no other, is set forward, or back by a negative number.
  case setClock(seconds: Int64)
  /// One authenticated native request.
  case callNative(awaited: Bool)
  /// One authenticated request of the open page.
  case fetchOnPage(awaited: Bool)
  /// Page script reads `document.cookie`.
  case readOnPage
  /// The app's extension makes an authenticated request by itself.
  case callFromExtension
  /// A screen of foreign code is shown.
  case openSDKScreen
  /// Wi-Fi is left for mobile data, or the other way round.
  case switchNetwork
  case goOffline
  case goOnline
  /// Each request meets this until ``endTrouble``.
  case beginTrouble(Trouble)
  case endTrouble
  /// Both sides refresh, the page this much later than native code; negative means that the page begins first.
  case refreshBoth(offsetNanoseconds: Int64)
  case wait(DurationDistribution)
  /// Calls and fetches at random, `every` so often, for a while.
  case browse(duration: DurationDistribution, every: DurationDistribution)
  case `repeat`(times: ClosedRange<Int>, steps: [ScriptStep])
}
