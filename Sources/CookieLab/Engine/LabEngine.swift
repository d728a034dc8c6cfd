import Choices
import CookieScenarios

/// The engines that strategies can be run on.
public enum LabEngine: String, CaseIterable, Sendable {
  case webKitGTK = "webkitgtk"
  case chromium
  case firefox

  /// For a person.
  public var name: String {
    switch self {
    case .webKitGTK: "WebKitGTK"
    case .chromium: "Chromium"
    case .firefox: "Firefox"
    }
  }

  /// The simulator's platforms that may stand for it, the one that is taken first.
  public var platforms: [String] {
    switch self {
    case .webKitGTK: ["webkitgtk-2.50"]
    case .chromium: ["chromium-156", "ideal", "webkitgtk-2.50"]
    case .firefox: ["firefox-153", "ideal", "webkitgtk-2.50"]
    }
  }

  /// What is to be said wherever trials stand beside a platform of the simulator's; nil if the platform was made from the engine.
  public var caveat: String? {
    switch self {
    case .webKitGTK: nil
    case .chromium, .firefox:
      "No latency of the simulator's platforms was measured on \(name): a difference may be the model's for want of one."
    }
  }

  /// The Debian package that brings it.
  public var package: String {
    switch self {
    case .webKitGTK: "libwebkit2gtk-4.1-0"
    case .chromium: "chromium"
    case .firefox: "firefox-esr"
    }
  }

  /// How long after the app's call a page's refresh is at the server as a rule, in milliseconds: half of what its platform has for
  /// the way there and back, in the median. Nil where that was not measured on a machine at rest: when it came is not looked at
  /// then.
  var usualPageWay: Double? {
    guard self == .webKitGTK else { return nil }
    return Double(Profile.webKitGTK.timing.pageLoad.nanoseconds(at: DurationDistribution.resolution / 2)) / 2e6
  }

  /// Whether it wants an X server; the others have a mode without a screen.
  var needsDisplay: Bool { self == .webKitGTK }

  /// Whether a process of its own has the cookies, which a scenario can kill and the app outlives.
  var hasNetworkProcess: Bool { self != .firefox }

  /// Variables of the caller that name another build of it.
  static let variables = ["TWINJAR_WEBKIT_LIBRARY", "TWINJAR_CHROMIUM", "TWINJAR_FIREFOX"]
}
