import CookieScenarios
import CookieSync
import Cookies

/// The key of a state of a scheduled run: everything that its future depends on, and what its past has come to.
///
/// A field that is forgotten here makes a search miss runs in silence, so two things watch over it: the test
/// `StateKeyFieldTests` fails when a part of the world gains a field, and `twinjar self-check` searches generated
/// scenarios with and without keys.
extension Request {
  /// True if it belongs to a page of the app's web view, and ends with it.
  var isOfPage: Bool { client == .page && kind != .hiddenWebView && kind != .serviceWorker }
}

extension World {
  /// - Parameter inOrder: true to tell states apart by when things are due.
  func stateKey(inOrder: Bool) -> StateKey? {
    // What keys assume is wrong: the search will begin again, and asks for none that costs so much.
    if keysFallShort { return nil }
    // Code that is about to run is in a state that its answers alone do not determine. Who sleeps, and who drew which
    // random number, is known only where all code is one group: then it follows from what the group was told.
    guard keepsHistory, executor.isIdle, history.hasMemory || (executor.isAtRest && !executor.hasUsedEntropy) else {
      return nil
    }
    var hash = StateHash()
    clockReferences.begin(within: remainingTime, inOrder: inOrder)
    if keyParts.has(.pending) {
      addPending(to: &hash, inOrder: inOrder)
      addWaitingOperations(to: &hash)
    }
    if keyParts.has(.code) { addCode(to: &hash) }
    addStores(to: &hash)
    if keyParts.has(.connection) { addConnection(to: &hash) }
    if keyParts.has(.page) { page.hash(into: &hash) }
    if keyParts.has(.app) { app.hash(into: &hash) }
    if keyParts.has(.user) { user.hash(into: &hash) }
    if keyParts.has(.tokens) { addServer(to: &hash) }
    if keyParts.has(.verdicts) { addVerdicts(to: &hash) }
    if keyParts.has(.clock) { addClock(to: &hash) }
    return hash.key
  }

  func addCode(to hash: inout StateHash) {
    hash.combine(executor.entropy)
    hash.combine(executor.randomChoices)
    history.hash(into: &hash)
    hash.combine(tape.jobPicks)
  }

  func addStores(to hash: inout StateHash) {
    if keyParts.has(.nativeStore) {
      native.jar.hash(into: &hash, cookieExpiries)
      if crowd.mayExceedLimits { native.jar.hashOrderOfUse(into: &hash) }
    }
    if keyParts.has(.webStore) {
      web.hash(into: &hash, cookieExpiries, scriptReadsCookies: scriptReadsDocumentCookie)
      if crowd.mayExceedLimits { web.jar.hashOrderOfUse(into: &hash) }
    }
    if keyParts.has(.backup) { hash.combine(self.hash(of: backup)) }
  }

  func addConnection(to hash: inout StateHash) {
    browserJar.hash(into: &hash, cookieExpiries)
    oldDeviceJar.hash(into: &hash, cookieExpiries)
    hash.combine(clockOffset)
    hash.combine(lockHolder.rawValue)
    hash.combine(connection.address)
    hash.combine(connection.isOffline)
    hash.combine(connection.trouble.flatMap(Trouble.allCases.firstIndex) ?? -1)
  }

  func addServer(to hash: inout StateHash) {
    tokens.hash(into: &hash)
    hash.combine(usedOneTimeAddress)
    hash.combine(antiForgeryTokens)
  }

  /// Traces are judged as a whole, so what was seen so far is part of the state.
  func addVerdicts(to hash: inout StateHash) {
    probe.catchUp(with: trace)
    probe.hash(into: &hash)
    // Whether a request set out before or after a logout matters until the server has answered it.
    var sent = StateHash()
    for event in pending.events {
      guard case .requestArrives(let id) = event, probe.sentAt.indices.contains(Int(id)) else { continue }
      var one = self.hash(ofRequest: id)
      one.combine(probe.disclosures.hasServed(id))
      for session in probe.sessions { one.combine(session.loggedOutAt.map { $0 < probe.sentAt[Int(id)] } ?? false) }
      sent.add(one)
    }
    hash.combine(sent)
  }
}
