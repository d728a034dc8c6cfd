import CookieDiagnosis
import CookieFiles
import Cookies

/// Who sends what.
extension Roles {
  /// True if some client has a session of its own in Authorization.
  var sendsHeaderTokens: Bool { !headerClients.isEmpty }

  func clientsWithHeaderTokens(in exchanges: [CapturedExchange]) -> Set<TraceActor> {
    var (senders, both): (Set<TraceActor>, Set<TraceActor>) = ([], [])
    for exchange in exchanges where HeaderTokens.isOne(exchange) {
      let isBoth = CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
      if isBoth { both.insert(client(of: exchange).actor) } else { senders.insert(client(of: exchange).actor) }
    }
    return senders.subtracting(both)
  }

  /// True if what answers brought native code is sent by what calls itself a browser, and by no other page: a browser has cookies of its
  /// own, so it is the app's web view under another name.
  func browserIsPage(in exchanges: [CapturedExchange]) -> Bool {
    var (given, own, sent): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for exchange in exchanges where !isForeign(exchange) {
      let client = client(of: exchange).actor
      guard client != .page else { return false }
      let brought = SetCookieField.all(of: exchange).filter { $0.name == access || $0.name == refresh }.map(\.value)
      if client == .native {
        given.formUnion(brought.filter { !$0.isEmpty })
      } else {
        own.formUnion(brought)
        sent.formUnion(CookiePair.all(of: exchange).map(\.value))
      }
    }
    // What it was given itself is its own, though it is the same.
    return !sent.subtracting(own).isDisjoint(with: given)
  }

  func browserIsAlone(in exchanges: [CapturedExchange]) -> Bool {
    let own = exchanges.lazy.filter { !isForeign($0) && isOfSession($0) }
    guard !own.isEmpty, own.allSatisfy({ client(of: $0).actor == .systemBrowser }) else { return false }
    // A page of an app's that has nothing of the session has a browser beside it.
    return !exchanges.contains { !isForeign($0) && client(of: $0).actor == .page }
  }

  func client(of exchange: CapturedExchange) -> (actor: TraceActor, kind: ClientKind) {
    let agent = exchange.agent ?? ""
    let isNative = native.contains { agent.hasBytes(of: $0) || exchange.initiator?.hasBytes(of: $0) == true }
    if isNative || agent.hasBytes(of: "CFNetwork/") || agent.hasBytes(of: "Darwin/") || agent.hasBytes(of: "okhttp/") {
      return (.native, .dataTask)
    }
    // An app may put its own name in front of it, as those made with Hotwire do.
    guard agent.hasBytes(of: "Mozilla/") else { return (.native, .dataTask) }
    // Android's web view names both as well, and itself.
    let isWebView = agent.hasBytes(of: "; wv)")
    let isCustomTab = agent.hasBytes(of: "Android") && agent.hasBytes(of: "Chrome/")
    if agent.hasBytes(of: "Version/") || isCustomTab, agent.hasBytes(of: "Safari/"), !isWebView, !isOfBrowserAlone,
      !browserIsWebView
    {
      return (.systemBrowser, .systemBrowser)
    }
    let accepts = exchange.request.first(of: "accept") ?? ""
    return (.page, accepts.hasPrefix("text/html") ? .pageNavigation : .pageFetch)
  }
}
