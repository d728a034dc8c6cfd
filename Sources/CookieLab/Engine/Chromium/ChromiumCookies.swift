import Cookies
import Foundation

extension Cookie {
  /// A cookie as `Storage.getCookies` shows it; nil for what is none.
  init?(devTools cookie: WireValue) {
    guard let name = cookie["name"]?.text, let value = cookie["value"]?.text, let domain = cookie["domain"]?.text,
      let path = cookie["path"]?.text
    else { return nil }
    let coversSite = domain.hasPrefix(".")
    let isSession = cookie["session"]?.bool ?? true
    self.init(
      name: name, value: value, domain: coversSite ? String(domain.dropFirst()) : domain, path: path,
      hostOnly: !coversSite, secure: cookie["secure"]?.bool ?? false, httpOnly: cookie["httpOnly"]?.bool ?? false,
      sameSite: Self.policies.first { $0.word == cookie["sameSite"]?.text }?.policy ?? .default,
      expires: isSession ? nil : cookie["expires"]?.number.flatMap { UnixTime(secondsAsNumber: $0) })
  }

  private static let policies: [(word: String, policy: SameSite)] = [
    ("Strict", .strict), ("Lax", .lax), ("None", .none),
  ]

  /// As `Storage.setCookies` takes it. A cookie for one host is told by an address, one for a site by its domain.
  var devTools: WireValue {
    var members: [String: WireValue] = [
      "name": .text(name), "value": .text(value), "path": .text(path), "secure": .bool(secure),
      "httpOnly": .bool(httpOnly),
    ]
    if hostOnly {
      members["url"] = .text("\(secure ? "https" : "http")://\(domain.contains(":") ? "[\(domain)]" : domain)/")
    } else {
      members["domain"] = .text("." + domain)
    }
    members["sameSite"] = Self.policies.first { $0.policy == sameSite }.map { .text($0.word) }
    members["expires"] = expires.map { .number(Double($0.microseconds) / 1e6) }
    return .members(members)
  }

  /// As `Network.deleteCookies` takes it.
  var devToolsKey: WireValue {
    ["name": .text(name), "domain": .text(hostOnly ? domain : "." + domain), "path": .text(path)]
  }
}

extension UnixTime {
  /// Nil for a number of seconds that is beyond what can be counted in microseconds.
  init?(secondsAsNumber seconds: Double) {
    guard abs(seconds) < 9e12 else { return nil }
    self.init(microseconds: Int64((seconds * 1e6).rounded()))
  }
}
