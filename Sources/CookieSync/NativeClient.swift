import Cookies

/// What a native request is for. A strategy may treat the requests that move a session differently from ordinary ones.
public enum RequestPurpose: UInt8, Hashable, Sendable {
  case logIn
  /// An authenticated call of the app's API.
  case call
  /// Exchanges the refresh token for new tokens (OAuth 2.0, RFC 6749, section 6).
  case refresh
  case logOut
  /// A document to be shown, fetched into memory.
  case document
  /// A file.
  case download
  /// A file that the system fetches when it sees fit, minutes later and with the cookies of now, and whose refusal may come
  /// when the app cannot renew the session: a background session's (`URLSessionConfiguration.background(withIdentifier:)`).
  case backgroundDownload
}

/// How an attempt to renew the session ended.
public enum RefreshOutcome: UInt8, Hashable, Sendable {
  /// New tokens are in the native store.
  case renewed
  /// The server refused the refresh token: the user must log in.
  case refused
  /// No answer came, or none that says anything about the session: the old token may or may not have been used up.
  case unanswered
}

/// The app's native networking: requests carry the native store's cookies, responses write to it.
public protocol NativeClient: Sendable {
  /// Exchanges the native store's refresh token for new tokens.
  func refreshSession() async -> NativeResponse
}
