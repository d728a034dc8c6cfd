import Choices
import Cookies

/// A platform: how long its operations take, and which faults it has.
public struct Profile: Hashable, Sendable {
  public var name: String
  public var summary: String
  public var timing: PlatformTiming
  public var faults: FaultOptions
  /// How the native store reads cookies.
  public var nativeRules: CookieRules
  /// What the web store's interface has calls for.
  public var webStoreInterface: WebStoreInterface

  public init(
    name: String, summary: String, timing: PlatformTiming, faults: FaultOptions = FaultOptions(),
    nativeRules: CookieRules = .rfc6265bis, webStoreInterface: WebStoreInterface = .webKit
  ) {
    self.name = name
    self.summary = summary
    self.timing = timing
    self.faults = faults
    self.nativeRules = nativeRules
    self.webStoreInterface = webStoreInterface
  }

  /// All profiles, in the order in which a list shows them.
  package static let catalogue = Catalogue<Profile>([
    .ideal, .iOS11, .iOS17, .iOS18, .iOS26, .webKitGTK, .chromium, .firefox, .linuxFoundation, .android,
    .androidWebView,
  ])

  public static var all: [Profile] { catalogue.all }

  public static func named(_ name: String) -> Profile? { all.first { $0.name == name } }
}

/// Whose interface the web store has.
public enum WebStoreInterface: String, Hashable, Sendable, CaseIterable {
  /// `WKHTTPCookieStore`.
  case webKit = "webkit"
  /// Android's `CookieManager`.
  case cookieManager = "cookie-manager"

  /// Native code can be told of changes.
  package var hasObserver: Bool { self == .webKit }
  /// Native code can have the store written to the disk.
  package var canBeFlushed: Bool { self == .cookieManager }
}

/// Whose reading of cookies a store follows.
public enum CookieRules: String, Hashable, Sendable, CaseIterable {
  case rfc6265bis
  /// Foundation on Linux, with its departures.
  case linuxFoundation = "linux-foundation"

  package var jar: CookieJar {
    switch self {
    case .rfc6265bis: CookieJar()
    case .linuxFoundation: CookieJar(options: .linuxFoundation)
    }
  }
}

/// How long the platform's operations take. Half of a store operation's time is the way there.
public struct PlatformTiming: Hashable, Sendable {
  /// `allCookies()` of the web store, call to completion.
  public var webRead: DurationDistribution
  /// `setCookie` and `deleteCookie` of the web store, call to completion.
  public var webWrite: DurationDistribution
  /// From the call of a `setCookie` or `deleteCookie` of the web store to its commit; what has not come so far when the
  /// network process dies is lost. Nil: half of ``webWrite``.
  public var webWriteArrival: DurationDistribution?
  /// From a change of the web store to the observer's call in native code.
  public var observerDelay: DurationDistribution
  /// From a change of the web store to the web process's own copy for `document.cookie`.
  public var pageCopyDelay: DurationDistribution
  /// From the start of the network process until it has loaded its cookies.
  public var networkProcessStart: DurationDistribution
  /// From a page's request to its leaving the network process, and back.
  public var pageLoad: DurationDistribution
  /// How much later the first page of an app's launch sets out than another would: its web process starts first.
  public var webProcessStart: DurationDistribution
  /// From the arrival of a response at `URLSession` to the app's completion handler.
  public var nativeCompletion: DurationDistribution
  /// The same for a response that sets cookies, which are stored before the app hears of it. Nil: ``nativeCompletion``.
  public var nativeCookieResponse: DurationDistribution?
  /// From the arrival of a page's response that sets cookies to the web store's having them. Nil: none.
  public var pageCookieResponse: DurationDistribution?
  /// From the app's call of `URLSession` to the request's leaving the device, which is when it takes its cookies.
  public var nativeRequest: DurationDistribution
  /// `setCookie` and `deleteCookie` of the native store, call to completion, but for ``nativeWritePerCookie``. Others see
  /// what is written from the call on; writes come one after the other.
  public var nativeWrite: DurationDistribution
  /// How much longer a write of the native store takes for each cookie that it then holds: its file is written anew.
  public var nativeWritePerCookie: DurationDistribution
  /// A message between page script and native code, one way.
  public var bridge: DurationDistribution

  public init(
    webRead: DurationDistribution = .zero, webWrite: DurationDistribution = .zero,
    observerDelay: DurationDistribution = .zero, pageCopyDelay: DurationDistribution = .zero,
    networkProcessStart: DurationDistribution = .zero, pageLoad: DurationDistribution = .zero,
    nativeCompletion: DurationDistribution = .zero, bridge: DurationDistribution = .zero,
    webProcessStart: DurationDistribution = .zero, nativeWrite: DurationDistribution = .zero,
    nativeWritePerCookie: DurationDistribution = .zero, webWriteArrival: DurationDistribution? = nil,
    nativeRequest: DurationDistribution = .zero, nativeCookieResponse: DurationDistribution? = nil,
    pageCookieResponse: DurationDistribution? = nil
  ) {
    self.webRead = webRead
    self.webWrite = webWrite
    self.observerDelay = observerDelay
    self.pageCopyDelay = pageCopyDelay
    self.networkProcessStart = networkProcessStart
    self.pageLoad = pageLoad
    self.nativeCompletion = nativeCompletion
    self.bridge = bridge
    self.webProcessStart = webProcessStart
    self.nativeWrite = nativeWrite
    self.nativeWritePerCookie = nativeWritePerCookie
    self.webWriteArrival = webWriteArrival
    self.nativeRequest = nativeRequest
    self.nativeCookieResponse = nativeCookieResponse
    self.pageCookieResponse = pageCookieResponse
  }
}
