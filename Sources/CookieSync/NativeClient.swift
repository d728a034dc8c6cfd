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

/// The response to a native request, as `URLSession` delivers it: its `Set-Cookie` fields are already in the native
/// store.
public struct NativeResponse: Sendable {
  public var purpose: RequestPurpose
  /// The HTTP status code, or nil if no response came.
  public var status: Int?
  /// The cookies that the response's `Set-Cookie` fields set, and those of the redirects that led to it, as the native client
  /// parsed them. One that deletes is among them, with its expiry in the past.
  public var setCookies: [Cookie]
  /// The `error` of a body that is an OAuth 2.0 error answer (RFC 6749, section 5.2), e.g. "invalid_grant", or what the
  /// app's server has in its place; nil without one, as from a proxy or a load balancer.
  public var error: String?
  /// The media type, in lower case and without parameters (RFC 9110, section 8.3.1); nil if it is not known.
  public var mediaType: String?
  /// How long the server asks to wait (`Retry-After`, RFC 9110, section 10.2.3); nil if it does not.
  public var retryAfter: Duration?

  public init(
    purpose: RequestPurpose, status: Int?, setCookies: [Cookie], error: String? = nil, mediaType: String? = nil,
    retryAfter: Duration? = nil
  ) {
    self.purpose = purpose
    self.status = status
    self.setCookies = setCookies
    self.error = error
    self.mediaType = mediaType
    self.retryAfter = retryAfter
  }

  /// What is left of a task that was cancelled: `URLError.cancelled`. Cookies of a header that had come are stored, and not
  /// shown.
  package static func cancelled(_ purpose: RequestPurpose) -> NativeResponse {
    NativeResponse(purpose: purpose, status: nil, setCookies: [])
  }
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

extension NativeResponse {
  /// True for a status of 200 to 299.
  public var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? false }

  /// True for a page in place of what was asked for, as a captive portal's.
  package var isWebPage: Bool { mediaType == "text/html" }

  /// What this response to a refresh means. Only a 400 or 401 in which the server says what is wrong ends a session
  /// (RFC 6749, section 5.2). Whatever else goes wrong may be over in a minute: 429, 500 and 503, an answer of something
  /// on the way, a captive portal's page with 200.
  public var refreshOutcome: RefreshOutcome {
    switch status {
    case .some(200..<300): isWebPage ? .unanswered : .renewed
    case .some(400), .some(401): error == nil ? .unanswered : .refused
    default: .unanswered
    }
  }
}

/// The app's native networking: requests carry the native store's cookies, responses write to it.
public protocol NativeClient: Sendable {
  /// Exchanges the native store's refresh token for new tokens.
  func refreshSession() async -> NativeResponse
}
