import Cookies

#if canImport(Foundation)
  import Foundation

  /// `HTTPCookie.properties` through `UserDefaults`.
  ///
  /// The bytes are what the preferences file holds, as a binary property list. Each call uses a suite of its own and
  /// removes it again, so that nothing of one round trip is still in memory in the next.
  public struct UserDefaultsArchive: CookieArchive {
    /// "user-defaults".
    public let name = "user-defaults"
    private static let key = "cookies"

    /// The archive has no options.
    public init() {}

    public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      let dictionaries = try HTTPCookieProperties.dictionaries(for: cookies)
      return try withSuite { (defaults, suite) throws(ArchiveError) in
        defaults.set(dictionaries, forKey: Self.key)
        guard defaults.synchronize() else { throw .foundation("synchronize() fails") }
        let domain = defaults.persistentDomain(forName: suite) ?? [:]
        do {
          return Array(try PropertyListSerialization.data(fromPropertyList: domain, format: .binary, options: 0))
        } catch {
          throw .foundation(error)
        }
      }
    }

    public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
      let object = try HTTPCookieProperties.propertyList(in: bytes)
      guard let domain = object as? [String: Any] else {
        throw .foundation("found another type, expected a dictionary")
      }
      return try withSuite { (defaults, suite) throws(ArchiveError) in
        defaults.setPersistentDomain(domain, forName: suite)
        return try HTTPCookieProperties.cookies(from: defaults.array(forKey: Self.key))
      }
    }

    private func withSuite<Result>(
      _ body: (UserDefaults, String) throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> Result {
      let suite = "twinjar.\(UUID().uuidString)"
      guard let defaults = UserDefaults(suiteName: suite) else { throw .foundation("no suite of that name") }
      defer {
        defaults.removePersistentDomain(forName: suite)
        _ = defaults.synchronize()
      }
      return try body(defaults, suite)
    }
  }
#endif
