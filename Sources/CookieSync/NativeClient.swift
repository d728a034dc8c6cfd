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
}

/// The response to a native request, as `URLSession` delivers it: its `Set-Cookie` fields are already in the native
/// store.
public struct NativeResponse: Sendable {
  public var purpose: RequestPurpose
  /// The HTTP status code, or nil if no response came.
  public var status: Int?
  /// The cookies that the response's `Set-Cookie` fields set, as the native client parsed them. One that deletes is
  /// among them, with its expiry in the past.
  public var setCookies: [Cookie]

  public init(purpose: RequestPurpose, status: Int?, setCookies: [Cookie]) {
    self.purpose = purpose
    self.status = status
    self.setCookies = setCookies
  }
}

/// How an attempt to renew the session ended.
public enum RefreshOutcome: UInt8, Hashable, Sendable {
  /// New tokens are in the native store.
  case renewed
  /// The server refused the refresh token: the user must log in.
  case refused
  /// No answer came; the old token may or may not have been used up.
  case unanswered
}

extension NativeResponse {
  /// True for a status of 200 to 299.
  public var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? false }

  /// What this response to a refresh means.
  public var refreshOutcome: RefreshOutcome {
    switch status {
    case nil: .unanswered
    case .some(200..<300): .renewed
    case .some: .refused
    }
  }
}

/// The app's native networking: requests carry the native store's cookies, responses write to it.
public protocol NativeClient: Sendable {
  /// Exchanges the native store's refresh token for new tokens.
  func refreshSession() async -> NativeResponse
}
