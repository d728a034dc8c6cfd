import CookieFiles
import Cookies

/// Hosts of captured addresses.
enum CapturedHost {
  /// The host of an address in its canonical form, without the root's dot; empty for what has none.
  static func host(of url: String) -> String {
    guard let host = RequestURL(url)?.host else { return "" }
    return host.hasSuffix(".") ? String(host.dropLast()) : host
  }

  /// True for the address of what a browser has itself, or what stands in the address.
  static func isNone(_ url: String) -> Bool {
    ["data:", "blob:", "about:"].contains { url.prefix($0.count).lowercased() == $0 }
  }

  /// The path of an address, without a query.
  static func path(of url: String) -> String { RequestURL(url)?.path ?? "/" }

  /// The domain that somebody has registered, or the host itself: an address, or a name of a network at home.
  static func site(of host: String) -> String {
    let isAddress = CanonicalHost(host)?.isIPAddress ?? true
    return isAddress ? host : PublicSuffixList.embedded.registrableDomain(of: host) ?? host
  }
}

extension CapturedExchange {
  /// The answer has the cookies of its site deleted (Clear Site Data, section 3.1), as browsers do; URLSession does not.
  var clearsCookies: Bool {
    responseHeaders.values(of: "clear-site-data").contains { $0.contains("\"cookies\"") || $0.contains("\"*\"") }
  }

  /// What it asks for, without a query: the same for all who ask.
  var address: String { "\(method) \(CapturedHost.host(of: url))\(CapturedHost.path(of: url))" }
}
