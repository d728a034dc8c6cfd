import CookieScenarios

/// The server's `Set-Cookie` fields, but for the token.
struct SetCookieTemplates {
  struct Template {
    var head: [UInt8]
    var tail: [UInt8]
    var isRefresh: Bool
  }

  let access: Template
  let refresh: Template
  let clearAccess: [UInt8]
  let clearRefresh: [UInt8]

  init(policy: ServerPolicy) {
    let common = Self.common(policy)
    func maxAge(_ seconds: Double) -> String {
      policy.cookiesArePersistent && policy.expiryFormat == .maxAge ? "; Max-Age=\(Int64(seconds))" : ""
    }
    access = Template(
      head: Array("access=".utf8), tail: Array("\(maxAge(policy.accessLifetimeSeconds)); Path=/\(common)".utf8),
      isRefresh: false)
    refresh = Template(
      head: Array("refresh=".utf8),
      tail: Array("\(maxAge(policy.refreshLifetimeSeconds)); Path=/session\(common)".utf8), isRefresh: true)
    clearAccess = Array("access=; Max-Age=0; Path=/\(common)".utf8)
    clearRefresh = Array("refresh=; Max-Age=0; Path=/session\(common)".utf8)
  }

  private static func common(_ policy: ServerPolicy) -> String {
    var text = "; Secure"
    if policy.cookiesCoverSite { text += "; Domain=\(Site.domain)" }
    if policy.cookiesAreHTTPOnly { text += "; HttpOnly" }
    switch policy.sameSite {
    case .lax: text += "; SameSite=Lax"
    case .none: text += "; SameSite=None"
    case .absent: break
    }
    return policy.cookiesArePartitioned ? text + "; Partitioned" : text
  }
}
