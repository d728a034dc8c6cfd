import CookieFiles

/// The devices that a session's requests name, as far as their agents and a proxy's addresses tell: several phones that use one
/// proxy are in one file, and what one did looks like what the other did.
struct CapturedDevices {
  /// What names a device, by the kind of name: native code and a page of one device name it in different words.
  private var names: [Kind: [String]] = [:]

  private enum Kind: CaseIterable {
    /// "Darwin/23.5.0", of URLSession.
    case kernel
    /// "iPhone; CPU iPhone OS 17_5 like Mac OS X", of a web view.
    case platform
    /// "Android" and "iOS": native code of one and a page of the other name no device in the same words.
    case system
    /// As a proxy saw it.
    case address
  }

  /// A hostile capture has a name of its own in each request.
  private static let most = 8

  init(_ exchanges: [CapturedExchange], roles: Roles) {
    let cookies = Set([roles.access, roles.refresh].compactMap(\.self))
    var last: (agent: String?, initiator: String?)?
    for exchange in exchanges where !roles.isForeign(exchange) {
      // Most are sent as the one before.
      let sender = (agent: exchange.agent, initiator: exchange.initiator)
      if let last, last == sender { continue }
      let isOfSession =
        CookiePair.all(of: exchange).contains { cookies.contains($0.name) }
        || SetCookieField.all(of: exchange).contains { cookies.contains($0.name) }
      guard isOfSession else { continue }
      last = sender
      for kind in Kind.allCases { if let name = Self.name(kind, in: exchange) { add(name, kind) } }
    }
  }

  private mutating func add(_ name: String, _ kind: Kind) {
    guard !names[kind, default: []].contains(name), names[kind, default: []].count < Self.most else { return }
    names[kind, default: []].append(name)
  }

  private static func name(_ kind: Kind, in exchange: CapturedExchange) -> String? {
    let agent = exchange.agent ?? ""
    switch kind {
    case .kernel: return agent.split(separator: " ").first { $0.hasPrefix("Darwin/") }.map(String.init)
    case .platform:
      guard agent.hasPrefix("Mozilla/"), let start = agent.firstIndex(of: "("), let end = agent.firstIndex(of: ")"),
        start < end
      else { return nil }
      return String(agent[agent.index(after: start)..<end])
    case .system: return CapturedPlatform.named(by: agent)?.system.rawValue
    case .address: return exchange.initiator.flatMap { $0.hasPrefix("client ") ? $0 : nil }
    }
  }

  /// That there may be several; nil if one alone is named. A phone that was updated, or has changed its network, looks the same.
  var remark: String? {
    guard let several = Kind.allCases.compactMap({ names[$0] }).first(where: { $0.count > 1 }) else { return nil }
    let more = several.count < Self.most ? "" : " and perhaps more"
    return
      "the session's requests name several devices (\(several.joined(separator: ", "))\(more)): what one of them did is taken "
      + "for what another did, unless it is one that has changed meanwhile; a capture of one device alone tells more"
  }
}
