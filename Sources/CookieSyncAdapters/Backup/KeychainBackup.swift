#if canImport(Security)
  import CookieSync
  import Cookies
  import Foundation
  import Security

  /// A backup in the Keychain: encrypted, for this device only, and readable once the device was unlocked since its start.
  ///
  /// `kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly` keeps it out of backups of the device, and lets a launch in the
  /// background read it. What the app finds there after it was removed and installed again is from before
  /// (catalogue F64): its files are gone, the Keychain's items are not.
  ///
  /// Not run on a device by us: it is type-checked against the interface.
  public actor KeychainBackup: ExplicitBackup {
    private let service: String
    private let account: String
    private let accessGroup: String?
    private let onError: @Sendable (OSStatus) -> Void

    /// - Parameters:
    ///   - service: what the item is filed under, e.g. the app's bundle identifier.
    ///   - account: tells several backups of one app apart, as of several users.
    ///   - accessGroup: a Keychain access group of the app's and its extensions' entitlements; nil for the app alone.
    ///   - onError: is told what the Keychain said when it refused; for the app's log.
    public init(
      service: String, account: String = "session", accessGroup: String? = nil,
      onError: @escaping @Sendable (OSStatus) -> Void = { _ in }
    ) {
      self.service = service
      self.account = account
      self.accessGroup = accessGroup
      self.onError = onError
    }

    private var item: [String: Any] {
      var item: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: service,
        kSecAttrAccount as String: account,
        kSecUseDataProtectionKeychain as String: true,
      ]
      if let accessGroup { item[kSecAttrAccessGroup as String] = accessGroup }
      return item
    }

    public func contents() async -> BackupContents {
      var query = item
      query[kSecReturnData as String] = true
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var found: CFTypeRef?
      switch SecItemCopyMatching(query as CFDictionary, &found) {
      case errSecSuccess:
        guard let data = found as? Data, let archived = try? CompactArchive().decode([UInt8](data)) else {
          return .damaged
        }
        return .saved(archived.map(\.cookie))
      case errSecItemNotFound:
        return .neverSaved
      case let status:
        // `errSecInteractionNotAllowed` before the first unlock; of the others none says that nothing was saved.
        onError(status)
        return .notReadableNow
      }
    }

    public func save(_ cookies: [Cookie]) {
      guard let bytes = try? CompactArchive().encode(cookies.map { ArchivedCookie($0) }) else {
        return onError(errSecParam)
      }
      let new: [String: Any] = [
        kSecValueData as String: Data(bytes),
        kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      var status = SecItemUpdate(item as CFDictionary, new as CFDictionary)
      if status == errSecItemNotFound {
        status = SecItemAdd(item.merging(new) { $1 } as CFDictionary, nil)
      }
      if status != errSecSuccess { onError(status) }
    }
  }
#endif
