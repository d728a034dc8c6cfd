import CookieSync
import Foundation

/// One user's session with the app, from the login to what is left after the logout.
public struct SessionTrial: Sendable {
  /// What became of the session.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case kept
    /// The user had to log in again before logging out.
    case lost
    /// One side worked and the other asked for a login.
    case split
    /// A request was answered for the session after the logout.
    case resurrected
    /// Requests that got no answer, so that nothing can be said.
    case unanswered
  }

  /// What happens on the server between two steps.
  public struct Server: Sendable {
    /// Lets the access tokens expire.
    public var expireAccess: @Sendable () -> Void

    public init(expireAccess: @escaping @Sendable () -> Void) { self.expireAccess = expireAccess }
  }

  public let app: ShopApp
  public let server: Server
  /// How long the page's call comes after the native one, when both are refused at once.
  public let offset: Duration

  public init(app: ShopApp, server: Server, offset: Duration = .zero) {
    self.app = app
    self.server = server
    self.offset = offset
  }

  /// Logs in, opens the page, lets the access token expire while both sides are in use, calls from both, looks after another
  /// access token's life whether both still have the session, logs out, and looks whether that ended it.
  public func run() async -> Verdict {
    for outcome in [await app.logIn(), await app.openPage()] where outcome != .done {
      return outcome == .failed ? .unanswered : .lost
    }
    server.expireAccess()
    async let native = app.call()
    if offset > .zero { try? await Task.sleep(for: offset) }
    async let page = app.fetchOnPage()
    _ = await (native, page)
    // Only who can renew it has the session still.
    server.expireAccess()
    let outcomes = [await app.call(), await app.openPage()]
    if outcomes.contains(.failed) { return .unanswered }
    switch outcomes.count(where: { $0 == .needsLogIn }) {
    case 0: break
    case 1: return .split
    default: return .lost
    }
    await app.logOut()
    let after = [await app.call(), await app.openPage()]
    if after.contains(.done) { return .resurrected }
    return after.contains(.failed) ? .unanswered : .kept
  }
}
