/// What a recorder knows of the app that it is in, and says in the first line of its files; of a capture, what its agents name.
public struct RecordedDevice: Sendable, Hashable, Encodable {
  /// Whose web view the app has.
  public enum System: String, Sendable, Hashable, CaseIterable, Encodable {
    case apple, android, linux

    /// The engine of the system's own web view; nil where there are several.
    var engine: Engine? {
      switch self {
      case .apple: .webkit
      case .android: .chromium
      case .linux: nil
      }
    }
  }

  /// Whose the web store is. How long a write is on its way to the disk is the engine's own (catalogue F20): WebKitGTK
  /// writes at once, Firefox within half a second, Apple's WebKit within 2 to 10 s, and Chromium within 30 s.
  public enum Engine: String, Sendable, Hashable, CaseIterable, Encodable {
    case webkit, webkitgtk, chromium, firefox
  }

  public var system: System
  /// Nil if the app does not say, and the system has no engine of its own.
  public var engine: Engine?
  /// The first number of the system's version; nil if the app does not say.
  public var version: Int?
  /// The strategy keeps cookies in memory alone (catalogue S9); nil if the app does not say.
  public var storesAreEphemeral: Bool?
  /// The web store is read once after each answer of the page, and as the app goes to the background.
  public var readsBack: Bool

  public init(
    system: System, storesAreEphemeral: Bool?, readsBack: Bool, engine: Engine? = nil, version: Int? = nil
  ) {
    self.system = system
    self.engine = engine ?? system.engine
    self.version = version
    self.storesAreEphemeral = storesAreEphemeral
    self.readsBack = readsBack
  }

  /// What both say: nothing of the version where the system was updated in between; nil if they differ in anything else.
  func common(with other: RecordedDevice) -> RecordedDevice? {
    var (own, later) = (self, other)
    if own.version != later.version { (own.version, later.version) = (nil, nil) }
    return own == later ? own : nil
  }

  /// False for a cause that an app on such a device cannot meet.
  func canMeet(_ cause: String) -> Bool {
    switch cause {
    // Android's cookie file has a lock that another process of the app may hold.
    case "F58": system == .android
    case "S9": storesAreEphemeral ?? true
    // iOS sends a cookie without SameSite to pages of other sites before version 18.
    case "F43": !(system == .apple && version.map { $0 < 18 } ?? false)
    default: true
    }
  }

  /// For a table of settings: devices of one word lose cookies in the same ways.
  var word: String {
    guard let engine else { return "" }
    // The first versions with a public cookie store have faults that later ones have not (catalogue F03, F04, F05, F09).
    let isEarly = system == .apple && version.map { $0 < 12 } ?? false
    return system == .android ? "android" : engine.rawValue + (isEarly ? "-11" : "")
  }
}
