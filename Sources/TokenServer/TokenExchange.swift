import Foundation

/// A request and its answer, for whoever watches a ``TokenServer``.
public struct TokenExchange: Sendable {
  /// The header in which a client says which side of the app it is.
  public static let sideHeader = "X-Twinjar-Side"

  public let path: String
  /// What the client says it is; "page" if it says nothing, as a navigation cannot.
  public let side: String
  /// The refresh token of a refresh, the access token of anything else, as it came; nil for none.
  public let presented: String?
  public internal(set) var status = 0
  /// What was issued, by number; nil for nothing.
  public internal(set) var issued: (access: Int, refresh: Int)?
  /// When the access token that the answer is about expires, in seconds of the server's clock.
  public internal(set) var accessExpiresAt: Double?
  public internal(set) var isLost = false
  /// When the request was there, when the rules were applied, and when the answer set out: nanoseconds of the monotonic
  /// clock, which all processes of a machine share.
  public let receivedAt: Int64
  public internal(set) var servedAt: Int64 = 0
  public internal(set) var answeredAt: Int64 = 0
  /// By how much the worse of the two delays was longer than it was meant to be, in nanoseconds.
  public private(set) var overshoot: Int64 = 0

  init(_ request: HTTPRequest) {
    path = request.path
    side = request.fields[Self.sideHeader.lowercased()] ?? "page"
    presented = request.cookie(request.path.hasPrefix("/session/") ? "refresh" : "access")
    receivedAt = Self.moment
  }

  /// True for a request that exchanges a refresh token.
  public var isRefresh: Bool { path == "/session/refresh" || path == "/session/renew" }

  mutating func delayed(by overshoot: Int64) { self.overshoot = max(self.overshoot, overshoot) }

  mutating func note(_ answer: HTTPAnswer) {
    status = answer.status
    issued = answer.issued.map { ($0.access, $0.refresh) }
    accessExpiresAt = answer.accessExpiresAt
    isLost = answer.isLost
  }

  static var moment: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
