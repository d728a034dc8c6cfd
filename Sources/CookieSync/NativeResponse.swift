import Cookies

/// The response to a native request, as `URLSession` delivers it: its `Set-Cookie` fields are already in the native
/// store.
public struct NativeResponse: Sendable {
  public var purpose: RequestPurpose
  /// The HTTP status code, or nil if no response came.
  public var status: Int?
  /// The cookies that the response's `Set-Cookie` fields set, and those of the redirects that led to it, as the native client
  /// parsed them. One that deletes is among them, with its expiry in the past.
  public var setCookies: [Cookie]
  /// Apart, since most responses have none of it and are copied all the same.
  private var details: Details?

  public init(
    purpose: RequestPurpose, status: Int?, setCookies: [Cookie], error: String? = nil, mediaType: String? = nil,
    retryAfter: Duration? = nil
  ) {
    self.purpose = purpose
    self.status = status
    self.setCookies = setCookies
    details = .of(error: error, mediaType: mediaType, retryAfter: retryAfter)
  }

  /// What is left of a task that was cancelled: `URLError.cancelled`. Cookies of a header that had come are stored, and not
  /// shown.
  package static func cancelled(_ purpose: RequestPurpose) -> NativeResponse {
    NativeResponse(purpose: purpose, status: nil, setCookies: [])
  }
}

extension NativeResponse {
  private final class Details: Sendable {
    let error: String?
    let mediaType: String?
    let retryAfter: Duration?

    private init(error: String?, mediaType: String?, retryAfter: Duration?) {
      self.error = error
      self.mediaType = mediaType
      self.retryAfter = retryAfter
    }

    /// Nil if there is nothing to say.
    static func of(error: String?, mediaType: String?, retryAfter: Duration?) -> Details? {
      if error == nil, mediaType == nil, retryAfter == nil { return nil }
      return Details(error: error, mediaType: mediaType, retryAfter: retryAfter)
    }
  }

  /// The `error` of a body that is an OAuth 2.0 error answer (RFC 6749, section 5.2), e.g. "invalid_grant", or what the
  /// app's server has in its place; nil without one, as from a proxy or a load balancer.
  public var error: String? {
    get { details?.error }
    set { details = .of(error: newValue, mediaType: mediaType, retryAfter: retryAfter) }
  }

  /// The media type, in lower case and without parameters (RFC 9110, section 8.3.1); nil if it is not known.
  public var mediaType: String? {
    get { details?.mediaType }
    set { details = .of(error: error, mediaType: newValue, retryAfter: retryAfter) }
  }

  /// How long the server asks to wait (`Retry-After`, RFC 9110, section 10.2.3); nil if it does not.
  public var retryAfter: Duration? {
    get { details?.retryAfter }
    set { details = .of(error: error, mediaType: mediaType, retryAfter: newValue) }
  }
}

extension NativeResponse: CustomReflectable {
  /// The parts, as if they all stood in it themselves.
  public var customMirror: Mirror {
    let parts: KeyValuePairs<String, Any> = [
      "purpose": purpose, "status": status as Any, "setCookies": setCookies, "error": error as Any,
      "mediaType": mediaType as Any, "retryAfter": retryAfter as Any,
    ]
    return Mirror(self, children: parts, displayStyle: .struct)
  }
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
