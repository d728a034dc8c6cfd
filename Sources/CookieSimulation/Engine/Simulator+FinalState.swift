import Choices
import Cookies

extension Simulator {
  /// What the latest run left in the stores and what became of its clients, as a digest.
  ///
  /// Made from descriptions and not from the parts of a state's key, so that it can check that key.
  public var finalState: UInt64 {
    var hash = FNV1a()
    for jar in [world.native.jar, world.web.jar, world.web.disk, world.browserJar, world.oldDeviceJar] {
      add(jar.cookies, to: &hash)
    }
    add(world.backup ?? [], to: &hash)
    hash.combine("\(world.page.state) \(world.page.isRefreshing) \(world.page.hasGivenUp)")
    hash.combine("\(world.app.isRunning) \(world.app.isSuspended) \(world.app.nativeHasGivenUp)")
    hash.combine("\(world.user.isLoggedIn) \(world.user.pageIsGivenUp) \(world.user.nativeIsGivenUp)")
    hash.combine("\(world.web.observerIsDeaf) \(world.web.ignoresResponses) \(world.connection)")
    for token in world.tokens.tokens { hash.combine("\(token.session) \(token.isRefresh) \(token.state)") }
    for session in world.tokens.sessions { hash.combine("\(session.isRevoked) \(session.isLoggedOut)") }
    return hash.value
  }

  private func add(_ cookies: [Cookie], to hash: inout FNV1a) {
    for cookie in cookies {
      hash.combine("\(cookie.name)=\(cookie.value); \(cookie.path) \(cookie.expires != nil)")
    }
    hash.combine("|")
  }
}
