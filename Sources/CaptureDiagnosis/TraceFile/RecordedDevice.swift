/// What a recorder knows of the app that it is in, and says in the first line of its files.
public struct RecordedDevice: Sendable, Hashable, Encodable {
  /// Whose web view the app has.
  public enum System: String, Sendable, Hashable, CaseIterable, Encodable {
    case apple, android, linux
  }

  public var system: System
  /// The strategy keeps cookies in memory alone (catalogue S9); nil if the app does not say.
  public var storesAreEphemeral: Bool?
  /// The web store is read once after each answer of the page, and as the app goes to the background.
  public var readsBack: Bool

  public init(system: System, storesAreEphemeral: Bool?, readsBack: Bool) {
    (self.system, self.storesAreEphemeral, self.readsBack) = (system, storesAreEphemeral, readsBack)
  }

  /// False for a cause that an app on such a device cannot meet.
  func canMeet(_ cause: String) -> Bool {
    switch cause {
    // Android's cookie file has a lock that another process of the app may hold.
    case "F58": system == .android
    case "S9": storesAreEphemeral ?? true
    default: true
    }
  }
}
