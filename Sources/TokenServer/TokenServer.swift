import CookieScenarios
import Foundation
import SystemSupport

/// A token server on the loopback interface, over real sockets: logs in, exchanges refresh tokens by a ``ServerPolicy``,
/// answers calls, serves a page and a file, logs out.
///
/// | request | answer |
/// | --- | --- |
/// | `POST /login` | 200 and a new session, or with it a redirect to the page, if the policy says so |
/// | `POST /session/refresh` | 200 and new tokens, or 401 with `{"error":"invalid_grant"}` |
/// | `POST /session/logout` | 204, cookies cleared |
/// | `GET /call`, `/page`, `/file` | 200, or 401 without a session |
/// | `GET /session/renew` | as the refresh, for a web view that is pointed there |
/// | `GET /blank` | 200 and an empty page, at once |
///
/// For tests and examples: no TLS, one user, nothing is kept.
public final class TokenServer: @unchecked Sendable {
  /// What the page is called with a session and without one.
  public static let signedInTitle = "Signed in"
  public static let logInTitle = "Log in"

  private let policy: ServerPolicy
  private let delay: @Sendable () -> Duration
  private let keepsConnections: Bool
  private let observe: (@Sendable (TokenExchange) -> Void)?
  // Everything below it.
  private let lock = NSLock()
  private var rules: TokenRules
  private var clockOffset = 0.0
  private var repliesToLose = 0
  private var listener: LoopbackListener?

  /// - Parameters:
  ///   - policy: the rules; replies are lost only where ``loseReply(_:)`` says so.
  ///   - keepsConnections: false to close each connection after one answer.
  ///   - delay: how long a request takes on its way, and an answer; asked for each.
  ///   - observe: is told of each exchange when its answer is about to go out, on the connection's thread.
  /// - Throws: if the system gives no socket or no thread.
  public init(
    policy: ServerPolicy, keepsConnections: Bool = true, delay: @escaping @Sendable () -> Duration = { .zero },
    observe: (@Sendable (TokenExchange) -> Void)? = nil
  ) throws {
    self.policy = policy
    self.keepsConnections = keepsConnections
    self.delay = delay
    self.observe = observe
    rules = TokenRules(policy: policy)
    listener = try LoopbackListener { [weak self] in
      if let self { self.serve($0) } else { close($0) }
    }
  }

  deinit { listener?.stop() }

  /// Takes no more connections.
  public func stop() { listener?.stop() }

  public var base: URL { URL(string: "http://127.0.0.1:\(listener?.port ?? 0)/")! }

  // MARK: - What a judge asks and does

  /// Puts the server's clock forward: tokens expire by it.
  public func advance(by seconds: Double) { lock.withLock { clockOffset += seconds } }

  /// Loses the reply of the next refresh, after its token was exchanged (catalogue F51): the connection closes without a word.
  ///
  /// A client that had kept the connection may take it for one that the server had closed before, and send the request again:
  /// Foundation outside Apple's platforms does, a POST as well.
  public func loseReply() { lock.withLock { repliesToLose += 1 } }

  /// How many refreshes came.
  public var refreshes: Int { lock.withLock { rules.refreshes } }

  /// How many sessions were begun.
  public var sessions: Int { lock.withLock { rules.ends.count } }

  /// How many sessions ended because a token came twice (RFC 9700, section 4.14.2).
  public var sessionsEndedByReuse: Int { lock.withLock { rules.ends.count { $0 == .reused } } }

  /// The server's clock, in seconds since 1970; its offset is what ``advance(by:)`` has put it forward.
  public var clock: (now: Double, offset: Double) { lock.withLock { (now, clockOffset) } }

  /// True if the newest session ended because a token came twice.
  public var newestSessionIsRevoked: Bool { lock.withLock { rules.ends.last == .some(.reused) } }

  /// True if the newest session is over by the policy's lifetimes.
  public var newestSessionHasExpired: Bool { lock.withLock { rules.newestSessionHasExpired(at: now) } }

  /// When an access token, as it stands in a cookie, expires: seconds of the server's clock; nil if it is none.
  public func expiry(ofAccess token: String) -> Double? { lock.withLock { rules.expiry(ofAccess: token) } }

  /// True if this refresh token, as it stands in a cookie, would get new ones for the newest session.
  public func isUsable(refresh: String) -> Bool { lock.withLock { rules.isUsable(refresh: refresh, at: now) } }

  // MARK: - Answering

  /// Below the lock.
  private var now: Double { Date().timeIntervalSince1970 + clockOffset }

  private func serve(_ descriptor: Int32) {
    var connection = HTTPConnection(descriptor)
    defer { connection.close() }
    while let request = connection.request() {
      var exchange = TokenExchange(request)
      guard request.path != "/blank" else {
        guard connection.send(HTTPAnswer(status: 200, mediaType: "text/html", body: "<title>Blank</title>")) else {
          return
        }
        continue
      }
      exchange.delayed(by: sleep(delay()))
      var answer = lock.withLock {
        exchange.servedAt = TokenExchange.moment
        return self.answer(to: request)
      }
      answer.keepsConnection = keepsConnections
      exchange.note(answer)
      exchange.delayed(by: sleep(delay()))
      exchange.answeredAt = TokenExchange.moment
      observe?(exchange)
      guard connection.send(answer) else { return }
    }
  }

  /// Returns how much longer than that it took, in nanoseconds.
  private func sleep(_ duration: Duration) -> Int64 {
    guard duration > .zero else { return 0 }
    let begun = TokenExchange.moment
    let (seconds, attoseconds) = duration.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    nanosleep(&time, nil)
    return TokenExchange.moment - begun - seconds * 1_000_000_000 - attoseconds / 1_000_000_000
  }

  private func answer(to request: HTTPRequest) -> HTTPAnswer {
    let (access, refresh) = (request.cookie("access"), request.cookie("refresh"))
    switch (request.method, request.path) {
    case ("POST", "/login"):
      let pair = rules.logIn(at: now)
      return HTTPAnswer(
        status: policy.logInRedirects ? 303 : 200, setCookies: cookies(pair),
        location: policy.logInRedirects ? "/page" : nil, issued: pair,
        accessExpiresAt: rules.expiry(ofAccess: pair.access))
    case ("POST", "/session/refresh"):
      return renew(refresh)
    case ("GET", "/session/renew"):
      var answer = renew(refresh)
      (answer.mediaType, answer.body) = ("text/html", "<title>\(answer.status)</title>")
      return answer
    case ("POST", "/session/logout"):
      rules.logOut(access: access, refresh: refresh)
      return HTTPAnswer(status: 204, setCookies: cleared)
    case ("GET", "/call"), ("GET", "/page"), ("GET", "/file"):
      guard rules.accepts(access: access, at: now) else {
        return HTTPAnswer(status: 401, mediaType: "text/html", body: "<title>\(Self.logInTitle)</title>")
      }
      var answer = content(of: request.path)
      answer.accessExpiresAt = rules.expiry(ofAccess: access)
      return answer
    default:
      return HTTPAnswer(status: 404)
    }
  }

  private func content(of path: String) -> HTTPAnswer {
    switch path {
    case "/file": HTTPAnswer(status: 200, mediaType: "application/pdf", body: "%PDF-1.4")
    case "/page": HTTPAnswer(status: 200, mediaType: "text/html", body: "<title>\(Self.signedInTitle)</title>")
    default: HTTPAnswer(status: 200)
    }
  }

  private func renew(_ refresh: String?) -> HTTPAnswer {
    let renewal = rules.refresh(refresh, at: now)
    let isLost = repliesToLose > 0
    if isLost { repliesToLose -= 1 }
    switch renewal {
    case .issued(let pair):
      return HTTPAnswer(
        status: 200, setCookies: cookies(pair), isLost: isLost, issued: pair,
        accessExpiresAt: rules.expiry(ofAccess: pair.access))
    case .acceptedWithoutTokens: return HTTPAnswer(status: 200, isLost: isLost)
    case .refused:
      return HTTPAnswer(
        status: 401, setCookies: policy.clearsCookiesOnFailure ? cleared : [], body: #"{"error":"invalid_grant"}"#,
        isLost: isLost)
    }
  }

  // MARK: - Cookies

  /// Not Secure, since there is no TLS; with an HTTP date, since Foundation outside Apple's platforms ignores Max-Age.
  private func cookies(_ pair: TokenRules.Pair) -> [String] {
    func attributes(_ seconds: Double) -> String {
      let expiry =
        policy.cookiesArePersistent ? "; Expires=\(HTTPDate.text(now + seconds))" : ""
      return "; Path=/\(expiry)\(policy.cookiesAreHTTPOnly ? "; HttpOnly" : "")"
    }
    return [
      "access=a\(pair.access)\(attributes(policy.accessLifetimeSeconds))",
      "refresh=r\(pair.refresh)\(attributes(policy.refreshLifetimeSeconds))",
    ]
  }

  private var cleared: [String] {
    ["access", "refresh"].map { "\($0)=; Path=/; Expires=\(HTTPDate.text(0))" }
  }
}
