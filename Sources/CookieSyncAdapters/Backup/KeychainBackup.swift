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
  /// A save replaces an item that is damaged, one of no cookies as well: unlike a file it cannot be kept aside.
  ///
  /// The Keychain's calls block for as long as the system likes; they are made one after the other on a thread of their own. After
  /// the limit a read is answered as not readable now, and a save goes on unseen.
  ///
  /// Not run on a device by us: it is type-checked against the interface. What becomes of an answer is decided in
  /// `KeychainSaves`, which is tested.
  public struct KeychainBackup: ExplicitBackup {
    private let saves: KeychainSaves

    /// - Parameters:
    ///   - service: what the item is filed under, e.g. the app's bundle identifier.
    ///   - account: tells several backups of one app apart, as of several users.
    ///   - accessGroup: a Keychain access group of the app's and its extensions' entitlements. Without one a search covers all
    ///     groups that the app is entitled to, and a new item goes to the first of them: with Keychain Sharing a shared one.
    ///     For the app alone, name the group that is its own: its application identifier, team prefix included.
    ///   - limit: how long the Keychain may take for an answer; more than 0.
    ///   - log: is told what the Keychain said when it refused, and when it said nothing.
    public init(
      service: String, account: String = "session", accessGroup: String? = nil, limit: Duration = .seconds(4),
      log: @escaping AdapterLog = { _ in }
    ) {
      let item = GenericPassword(service: service, account: account, accessGroup: accessGroup)
      saves = KeychainSaves(item: item, limit: limit, log: log)
    }

    public func contents() async -> BackupContents { await saves.contents() }

    public func save(_ cookies: [Cookie]) async { await saves.save(cookies) }
  }

  private struct GenericPassword: KeychainItem {
    let service: String
    let account: String
    let accessGroup: String?

    private var attributes: [CFString: Any] {
      let kind: CFString = kSecClassGenericPassword
      var attributes: [CFString: Any] = [
        kSecClass: kind,
        kSecAttrService: service,
        kSecAttrAccount: account,
        kSecUseDataProtectionKeychain: true,
      ]
      if let accessGroup { attributes[kSecAttrAccessGroup] = accessGroup }
      return attributes
    }

    func read() -> (answer: KeychainAnswer, bytes: [UInt8]) {
      let one: CFString = kSecMatchLimitOne
      let query = attributes.merging([kSecReturnData: true, kSecMatchLimit: one]) { $1 }
      var found: CFTypeRef?
      let answer = Self.answer(SecItemCopyMatching(query as CFDictionary, &found))
      // What is no data is no archive either.
      return (answer, (found as? Data).map { [UInt8]($0) } ?? [])
    }

    func update(_ bytes: [UInt8]) -> KeychainAnswer {
      Self.answer(SecItemUpdate(attributes as CFDictionary, Self.content(bytes) as CFDictionary))
    }

    func add(_ bytes: [UInt8]) -> KeychainAnswer {
      Self.answer(SecItemAdd(attributes.merging(Self.content(bytes)) { $1 } as CFDictionary, nil))
    }

    private static func content(_ bytes: [UInt8]) -> [CFString: Any] {
      let accessible: CFString = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      return [kSecValueData: Data(bytes), kSecAttrAccessible: accessible]
    }

    private static func answer(_ status: Int32) -> KeychainAnswer {
      switch status {
      case errSecSuccess: .done
      case errSecItemNotFound: .notFound
      case errSecDuplicateItem: .duplicate
      default: .refused(status: status)
      }
    }
  }
#endif
