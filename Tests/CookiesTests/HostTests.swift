import Testing

@testable import Cookies

@Suite("5.1.2 Canonicalized host names, 5.1.3 domain matching, 5.1.4 paths")
struct HostTests {
  static let hosts: [Row<String, String?>] = [
    Row("lower case", "WWW.Example.COM", "www.example.com"),
    Row("step 1, an empty label", "a..b", nil),
    Row("step 1, no label", "", nil),
    Row("step 1, the root's label", "example.com.", "example.com."),
    Row("step 1, ideographic full stop", "example\u{3002}com", "example.com"),
    Row("step 2, a space", "exa mple.com", nil),
    Row("step 2, a control character", "exa\u{1}mple.com", nil),
    Row("step 2, underscores are let through", "a_b.example.com", "a_b.example.com"),
    Row("step 3", "b\u{FC}cher.example", "xn--bcher-kva.example"),
    Row("step 3, upper case", "B\u{DC}CHER.example", "xn--bcher-kva.example"),
    Row("step 3, several scripts", "\u{65E5}\u{672C}\u{8A9E}.jp", "xn--wgv71a119e.jp"),
    Row("step 3, full-width ASCII", "\u{FF45}xample.com", "example.com"),
    Row("step 4, an A-label", "xn--bcher-kva.example", "xn--bcher-kva.example"),
    Row("step 4, a Fake A-label", "xn--99999999999.example", nil),
    Row("step 4, an A-label for ASCII", "xn--abc-.example", nil),
    Row("IPv4", "127.0.0.1", "127.0.0.1"),
    Row("IPv4, short", "127.1", "127.0.0.1"),
    Row("IPv4, octal and hexadecimal", "0x7f.0.0.010", "127.0.0.8"),
    Row("IPv4, too large", "1.2.3.256", nil),
    Row("IPv4, five numbers", "1.2.3.4.5", nil),
    Row("IPv6", "[2001:DB8:0:0:0:0:0:1]", "[2001:db8::1]"),
    Row("IPv6 with IPv4", "[::ffff:1.2.3.4]", "[::ffff:102:304]"),
    Row("IPv6, two gaps", "[1::2::3]", nil),
    Row("IPv6, unbalanced", "[::1", nil),
  ]

  @Test("canonical host", arguments: hosts) func canonical(_ row: Row<String, String?>) {
    #expect(CanonicalHost(row.input)?.name == row.expected)
  }

  static let domains: [Row<[String], Bool>] = [
    Row("identical", ["example.com", "example.com"], true),
    Row("identical in other case", ["EXAMPLE.com", "example.COM"], true),
    Row("suffix behind a dot", ["www.example.com", "example.com"], true),
    Row("suffix not behind a dot", ["badexample.com", "example.com"], false),
    Row("the other way round", ["example.com", "www.example.com"], false),
    Row("an address is identical", ["10.0.0.1", "10.0.0.1"], true),
    Row("an address has no suffix", ["10.0.0.1", "0.0.1"], false),
    Row("an IPv6 address", ["[::1]", "[::1]"], true),
    Row("a number as a label", ["a.0.1.example", "0.1.example"], true),
    Row("U-label and A-label", ["www.b\u{FC}cher.example", "xn--bcher-kva.example"], true),
    Row("root dots differ", ["example.com.", "example.com"], false),
  ]

  @Test("domain-match", arguments: domains) func domainMatch(_ row: Row<[String], Bool>) {
    #expect(DomainMatch.matches(rawHost: row.input[0], rawDomain: row.input[1]) == row.expected)
  }

  static let defaultPaths: [Row<String, String>] = [
    Row("step 2, empty", "", "/"),
    Row("step 2, relative", "a/b", "/"),
    Row("step 3", "/a", "/"),
    Row("step 4", "/a/b", "/a"),
    Row("step 4, slash at the end", "/a/b/", "/a/b"),
    Row("step 4, empty segment", "/a//b", "/a/"),
    Row("step 4, not decoded", "/a%2Fb/c", "/a%2Fb"),
  ]

  @Test("default-path", arguments: defaultPaths) func defaultPath(_ row: Row<String, String>) {
    #expect(CookiePath.defaultPath(of: row.input) == row.expected)
  }

  /// Request path and cookie path.
  static let paths: [Row<[String], Bool>] = [
    Row("identical", ["/a", "/a"], true),
    Row("prefix with a slash at its end", ["/a/b", "/a/"], true),
    Row("prefix that a slash follows", ["/a/b", "/a"], true),
    Row("prefix within a segment", ["/ab", "/a"], false),
    Row("longer than the request", ["/a", "/a/"], false),
    Row("the root", ["/a/b", "/"], true),
    Row("case counts", ["/A", "/a"], false),
    Row("nothing is decoded", ["/%61", "/a"], false),
  ]

  @Test("path-match", arguments: paths) func pathMatch(_ row: Row<[String], Bool>) {
    #expect(CookiePath.matches(requestPath: row.input[0], cookiePath: row.input[1]) == row.expected)
  }

  /// URL to "secure host path".
  static let urls: [Row<String, String?>] = [
    Row("https", "https://example.com", "true example.com /"),
    Row("http", "http://example.com/a?b/c#d", "false example.com /a"),
    Row("5.8.3, localhost is trusted", "http://localhost:8080/", "true localhost /"),
    Row("5.8.3, so is loopback", "http://127.0.0.2/", "true 127.0.0.2 /"),
    Row("user information", "https://user:pass@example.com/", "true example.com /"),
    Row("IPv6 with port", "http://[::2]:80/x", "false [::2] /x"),
    Row("dot segments stay", "https://example.com/a/./b/../c", "true example.com /a/./b/../c"),
    Row("not ASCII", "https://example.com/\u{E9}", "true example.com /%C3%A9"),
    Row("a mark behind the slashes", "https://example.com/\u{301}x", "true example.com /%CC%81x"),
    Row("no scheme", "example.com/", nil),
    Row("no host", "file:///etc", nil),
    Row("port too large", "http://example.com:99999/", nil),
  ]

  @Test("URL", arguments: urls) func url(_ row: Row<String, String?>) {
    #expect(RequestURL(row.input).map { "\($0.isSecure) \($0.host) \($0.path)" } == row.expected)
  }
}
