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

  /// Known by name only: what the lab puts beside its trials.
  package static let unlisted = [Profile.webKitGTKMeasured]

  public static func named(_ name: String) -> Profile? { (all + unlisted).first { $0.name == name } }
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
  /// A message between page script and native code, one way.
  public var bridge: DurationDistribution

  public init(
    webRead: DurationDistribution = .zero, webWrite: DurationDistribution = .zero,
    observerDelay: DurationDistribution = .zero, pageCopyDelay: DurationDistribution = .zero,
    networkProcessStart: DurationDistribution = .zero, pageLoad: DurationDistribution = .zero,
    nativeCompletion: DurationDistribution = .zero, bridge: DurationDistribution = .zero,
    webProcessStart: DurationDistribution = .zero
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
  }
}
