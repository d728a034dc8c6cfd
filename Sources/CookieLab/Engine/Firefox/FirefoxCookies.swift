import Cookies
import Foundation

extension Cookie {
  /// A cookie as the agent in Firefox writes `nsICookie`; nil for what is none. Times are in milliseconds there.
  init?(firefox cookie: WireValue) {
    guard let name = cookie["name"]?.text, let value = cookie["value"]?.text, let host = cookie["host"]?.text,
      let path = cookie["path"]?.text
    else { return nil }
    let coversSite = host.hasPrefix(".")
    self.init(
      name: name, value: value, domain: coversSite ? String(host.dropFirst()) : host, path: path,
      hostOnly: !coversSite, secure: cookie["secure"]?.bool ?? false, httpOnly: cookie["httpOnly"]?.bool ?? false,
      sameSite: Self.policies.first { $0.number == cookie["sameSite"]?.integer }?.policy ?? .default,
      expires: cookie["expiry"]?.number.flatMap { UnixTime(secondsAsNumber: $0 / 1_000) })
  }

  /// As `nsICookie` counts; 256 is one that was not given.
  private static let policies: [(number: Int, policy: SameSite)] = [
    (0, .none), (1, .lax), (2, .strict), (256, .default),
  ]

  var firefox: WireValue {
    var members: [String: WireValue] = [
      "name": .text(name), "value": .text(value), "host": .text(hostOnly ? domain : "." + domain), "path": .text(path),
      "secure": .bool(secure), "httpOnly": .bool(httpOnly),
    ]
    members["sameSite"] = .number(Double(Self.policies.first { $0.policy == sameSite }?.number ?? 256))
    members["expiry"] = expires.map { .number((Double($0.microseconds) / 1_000).rounded(.down)) }
    return .members(members)
  }
}
