import CookieSync

/// What an adapter met that Apple's interface has no place for. None of them holds a cookie's value.
public enum AdapterEvent: Hashable, Sendable {
  /// Foundation takes no cookie of this name, domain and path, so that it was not stored, or not deleted.
  case cookieRefused(name: String)
  /// Foundation took a cookie for another one and put it in its place, so that the other is gone: their domain, path and name are
  /// the same text when they are run together (outside Apple's platforms).
  case cookieReplaced(name: String, by: String)
  /// A store did not answer within the limit: a read was answered with no cookies, a write is taken for done.
  case storeIsSilent(operation: StoreOperation)
  /// A backup did not answer within the limit: it cannot be read now, or what is saved there nobody knows.
  case backupIsSilent(operation: StoreOperation)
  /// The Keychain refused, by its own number (`OSStatus`).
  case keychainRefused(status: Int32)
  /// The strategy held a page back for longer than the limit, and the page loads without its word.
  case pageIsNotWaitedFor
  /// A message of a page was refused.
  case messageRefused(origin: String, because: MessageRefusal)
  /// What an app gave for an origin is none, as "shop.example" or "https://shop.example/page": no page may ask from there.
  case noOrigin(String)
  /// The file of a lock cannot be opened or locked, by the system's number for why.
  case lockCannotBeTaken(error: Int32)
  /// A recorder's file or key cannot be opened or written, by the system's number for why: it counts what it cannot write.
  case recorderCannotWrite(error: Int32)
  /// A recorder's key has another size than 16 bytes, so that nothing is recorded. A file is left as it is, since it may be somebody
  /// else's: the app that knows it for the recorder's own removes it, and the recorder makes a new key, and a trace that does not go
  /// with those before.
  case recorderKeyHasWrongSize(bytes: Int)
}

/// Why nobody answers a page's message.
public enum MessageRefusal: String, Hashable, Sendable {
  /// It came from a frame within the page.
  case frame
  /// It came from an origin that may not ask.
  case origin
  /// It asks for something else than a refresh.
  case message
  /// The strategy renews no session for a page.
  case strategy
}

/// What a store was asked for.
public enum StoreOperation: String, Hashable, Sendable {
  case read
  case write
  case deletion
  case wake
}

/// Where adapters say what they met; for the app's log.
public typealias AdapterLog = @Sendable (AdapterEvent) -> Void
