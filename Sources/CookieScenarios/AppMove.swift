/// How an app comes to a device, its own or another one, with what it left behind (catalogue F64).
public enum AppMove: String, Hashable, Sendable, CaseIterable {
  /// Deleted and installed again: files go, and the Keychain's items stay.
  case reinstall
  /// A new device from a backup that is not encrypted: files come along, and the Keychain's items do not.
  case restoreDevice
  /// A new device with everything that the old one had.
  case migrateDevice

  public var keepsFiles: Bool { self != .reinstall }
  public var keepsKeychain: Bool { self != .restoreDevice }
  /// The old device is still there, with the session that it had.
  public var leavesDevice: Bool { self != .reinstall }
}
