import Cookies

/// The asynchronous face of a jar: the native store or the web store.
///
/// The names are those of `WKHTTPCookieStore`. Like there, no operation can report a failure: a write that is lost
/// completes like one that is kept (catalogue F08, F20).
public protocol CookieStore: Sendable {
  /// All cookies of the store. An empty answer may mean that the store is not loaded yet (catalogue F02).
  func allCookies() async -> [Cookie]

  /// Stores a cookie, replacing the one of the same identity. Returns when the store acknowledges the write.
  func setCookie(_ cookie: Cookie) async

  /// Deletes the cookie of the same identity, if there is one.
  func deleteCookie(_ cookie: Cookie) async

  /// Starts whatever serves the store and waits until it does: for the web store `WKWebsiteDataStore`'s
  /// `fetchDataRecords(ofTypes:)`, which starts the network process where a read does not (catalogue F02, S4).
  func wake() async

  /// Has what the store holds written to the disk, and returns when it is there: Android's `CookieManager.flush()`. Does
  /// nothing where the platform has no public call for it, as on iOS (catalogue F21).
  func flush() async
}

extension CookieStore {
  public func wake() async {}
  public func flush() async {}
}

/// The app's own safe place for cookies outside both stores: a file or the Keychain.
public protocol CookieBackup: Sendable {
  /// False while what is saved cannot be read, as before the first unlock after the device has started (catalogue F27). It
  /// may be read later in the same process. Saving meanwhile replaces what is there.
  func isReadable() async -> Bool

  /// The cookies saved last, or nil if nothing was ever saved.
  func load() async -> [Cookie]?

  /// What was saved last, or why that cannot be told: one answer in the place of the two before.
  func contents() async -> BackupContents

  /// Replaces what was saved. Survives the process.
  func save(_ cookies: [Cookie]) async
}

extension CookieBackup {
  public func isReadable() async -> Bool { true }
}
