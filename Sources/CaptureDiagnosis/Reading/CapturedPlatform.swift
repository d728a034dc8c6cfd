import CookieFiles

/// What a capture's agents say of the device that the session's requests came from.
struct CapturedPlatform {
  private var device: RecordedDevice?
  private var isContradicted = false
  private var isOfSeveralVersions = false

  /// Nil if no agent says it, or they name several.
  static func device(_ exchanges: [CapturedExchange], roles: Roles) -> RecordedDevice? {
    var platform = CapturedPlatform()
    var seen: Set<String> = []
    for exchange in exchanges where !roles.isForeign(exchange) {
      // A browser beside the app has a store of its own.
      guard roles.client(of: exchange).actor != .systemBrowser, let agent = exchange.agent, seen.count < most,
        seen.insert(agent).inserted
      else { continue }
      if let named = named(by: agent) { platform.add(named) }
    }
    guard !platform.isContradicted else { return nil }
    if platform.isOfSeveralVersions { platform.device?.version = nil }
    return platform.device
  }

  /// A hostile capture has an agent of its own in each request.
  private static let most = 64

  private mutating func add(_ named: RecordedDevice) {
    guard let known = device else {
      device = named
      return
    }
    if known.system != named.system || known.engine != named.engine { isContradicted = true }
    switch (known.version, named.version) {
    // A Mac's page tells none.
    case (nil, let version): device?.version = version
    case (let known?, let version?) where known != version: isOfSeveralVersions = true
    default: break
    }
  }

  static func named(by agent: String) -> RecordedDevice? {
    func on(_ system: RecordedDevice.System, _ engine: RecordedDevice.Engine?, _ version: Int? = nil) -> RecordedDevice
    {
      RecordedDevice(system: system, storesAreEphemeral: nil, readsBack: false, engine: engine, version: version)
    }
    if agent.hasBytes(of: "Darwin/") || agent.hasBytes(of: "CFNetwork/") {
      return on(.apple, .webkit, number(after: "Darwin/", in: agent).flatMap(version(ofKernel:)))
    }
    if agent.hasBytes(of: "okhttp/") || agent.hasBytes(of: "Android") { return on(.android, .chromium) }
    guard agent.hasBytes(of: "Mozilla/") else { return nil }
    if agent.hasBytes(of: "iPhone") || agent.hasBytes(of: "iPad") {
      return on(.apple, .webkit, number(after: "iPhone OS ", in: agent) ?? number(after: "CPU OS ", in: agent))
    }
    if agent.hasBytes(of: "Macintosh;") {
      return agent.hasBytes(of: "AppleWebKit/") && !agent.hasBytes(of: "Chrome/") ? on(.apple, .webkit) : nil
    }
    guard agent.hasBytes(of: "Linux") else { return nil }
    if agent.hasBytes(of: "Firefox/") { return on(.linux, .firefox) }
    if agent.hasBytes(of: "Chrome/") { return on(.linux, .chromium) }
    return agent.hasBytes(of: "AppleWebKit/") ? on(.linux, .webkitgtk) : nil
  }

  /// iOS 18 has the kernel 24, and the next one, iOS 26, the kernel 25. Nil for one of before the first iPhone.
  private static func version(ofKernel kernel: Int) -> Int? {
    kernel < 9 ? nil : kernel <= 24 ? kernel - 6 : kernel + 1
  }

  private static func number(after mark: String, in text: String) -> Int? {
    guard let start = text.firstBytes(of: mark)?.upperBound else { return nil }
    return Int(text[start...].prefix { $0.isASCII && $0.isNumber }.prefix(3))
  }
}

extension CapturedExchange {
  var agent: String? { request.first(of: "user-agent") }
}
