import Choices

/// What a request meets in place of its server's answer, and what says nothing about the session.
public enum Trouble: String, Hashable, Sendable, CaseIterable {
  /// 503, with a Retry-After (RFC 9110, section 15.6.4).
  case unavailable = "503"
  /// 429, with a Retry-After (RFC 6585, section 4).
  case tooManyRequests = "429"
  case serverError = "500"
  /// The request reaches nobody, and the client waits in vain.
  case timeout
  /// The host's name cannot be resolved.
  case noSuchHost = "dns-failure"
  /// The network answers each request with its own login page, and 200 (RFC 8952, section 2).
  case captivePortal = "captive-portal"

  /// The status of what comes back; 0 for nothing.
  package var status: Int32 {
    switch self {
    case .unavailable: 503
    case .tooManyRequests: 429
    case .serverError: 500
    case .timeout, .noSuchHost: 0
    case .captivePortal: 200
    }
  }

  /// True if the answer has a Retry-After.
  var saysWhenToRetry: Bool { self == .unavailable || self == .tooManyRequests }

  /// True if the server gives the answer; the others come from the way to it.
  package var isOfServer: Bool { self == .unavailable || self == .tooManyRequests || self == .serverError }
}

/// Which requests a trouble by chance strikes.
public enum TroubleTarget: String, Hashable, Sendable, CaseIterable {
  case all
  case refresh
}
