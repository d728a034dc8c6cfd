import Testing

@testable import Cookies

/// A request against a jar that was filled by a response.
struct Exchange: Sendable, CustomStringConvertible {
  var fields: [String]
  var from = "https://www.example.com/dir/page"
  var to = "https://www.example.com/dir/other"
  var isHTTP = true
  var site = SiteRelation.sameSite
  var isSafe = true
  var after: Int64 = 0
  var description: String { "\(fields) from \(from) to \(to), \(site)" }
}

@Suite("5.8.3 Retrieval algorithm")
struct RetrievalTests {
  static let rows: [Row<Exchange, String>] = [
    Row("step 3, host-only, same host", Exchange(fields: ["a=b"]), "a=b"),
    Row("step 3, host-only, subdomain", Exchange(fields: ["a=b"], to: "https://x.www.example.com/dir/"), ""),
    Row(
      "step 3, domain cookie, sibling",
      Exchange(fields: ["a=b; Domain=example.com"], to: "https://x.example.com/dir/"), "a=b"),
    Row(
      "step 3, domain cookie, other domain",
      Exchange(fields: ["a=b; Domain=example.com"], to: "https://badexample.com/dir/"), ""),
    Row("step 3, path below", Exchange(fields: ["a=b; Path=/dir"], to: "https://www.example.com/dir/x/y"), "a=b"),
    Row("step 3, path beside", Exchange(fields: ["a=b; Path=/dir"], to: "https://www.example.com/directory"), ""),
    Row(
      "step 3, Secure over http",
      Exchange(fields: ["a=b; Secure"], to: "http://www.example.com/dir/"), ""),
    Row("step 3, not Secure over http", Exchange(fields: ["a=b"], to: "http://www.example.com/dir/"), "a=b"),
    Row("step 3, HttpOnly for a script", Exchange(fields: ["a=b; HttpOnly", "c=d"], isHTTP: false), "c=d"),
    Row("step 3, cross-site, None", Exchange(fields: ["a=b; SameSite=None; Secure"], site: .crossSite), "a=b"),
    Row("step 3, cross-site, Lax", Exchange(fields: ["a=b; SameSite=Lax"], site: .crossSite), ""),
    Row("step 3, cross-site, Default", Exchange(fields: ["a=b"], site: .crossSite), ""),
    Row("step 3, cross-site navigation, Lax", Exchange(fields: ["a=b; SameSite=Lax"], site: .crossSiteTopLevel), "a=b"),
    Row("step 3, cross-site navigation, Default", Exchange(fields: ["a=b"], site: .crossSiteTopLevel), "a=b"),
    Row(
      "step 3, cross-site navigation, Strict", Exchange(fields: ["a=b; SameSite=Strict"], site: .crossSiteTopLevel), ""),
    Row(
      "step 3, cross-site navigation by POST",
      Exchange(fields: ["a=b; SameSite=Lax"], site: .crossSiteTopLevel, isSafe: false), ""),
    Row("step 3, cross-site, a script", Exchange(fields: ["a=b"], isHTTP: false, site: .crossSiteTopLevel), ""),
    Row(
      "step 4, longer paths first", Exchange(fields: ["a=1; Path=/", "b=2; Path=/dir", "c=3; Path=/"]), "b=2; a=1; c=3"),
    Row("step 4, earlier creation first", Exchange(fields: ["a=1", "b=2", "c=3", "a=4"]), "a=4; b=2; c=3"),
    Row("step 6.1, nameless", Exchange(fields: ["v", "a=b"]), "v; a=b"),
    Row("step 6.2, no value", Exchange(fields: ["a="]), "a="),
    Row("expired at the time of the request", Exchange(fields: ["a=b; Max-Age=5"], after: 6), ""),
    Row("not yet in the past", Exchange(fields: ["a=b; Max-Age=5"], after: 5), "a=b"),
    Row(
      "an IPv6 host", Exchange(fields: ["a=b; Domain=[::1]"], from: "http://[::1]/", to: "http://[0:0::1]:8080/"), "a=b"
    ),
  ]

  @Test("cookie-string", arguments: rows) func cookieString(_ row: Row<Exchange, String>) throws {
    var jar = try jar(row.input.fields, from: row.input.from)
    let request = RequestContext(
      url: try #require(RequestURL(row.input.to)), isHTTP: row.input.isHTTP, site: row.input.site,
      hasSafeMethod: row.input.isSafe)
    var output: [UInt8] = []
    let count = jar.appendCookieField(for: request, at: testTime + .seconds(row.input.after), to: &output)
    #expect(String(decoding: output, as: UTF8.self) == row.expected)
    #expect(count == row.expected.split(separator: ";").count)
  }

  @Test("step 3: a domain that has become a public suffix") func suffix() throws {
    var jar = CookieJar()
    jar.insert(Cookie(name: "a", value: "b", domain: "co.uk", hostOnly: false, created: testTime))
    #expect(try cookieField(jar, "https://shop.co.uk/") == "")
  }

  @Test("step 5: the last-access-time") func lastAccess() throws {
    var jar = try jar(["a=1; Path=/", "b=2; Path=/other"])
    let later = testTime + .seconds(9)
    let request = RequestContext(url: try #require(RequestURL("https://www.example.com/x")))
    #expect(jar.cookies(for: request, at: later).map(\.lastAccessed) == [later])
    #expect(jar.cookies.map(\.lastAccessed) == [later, testTime])
  }

  @Test("5.6.7.2: Lax-allowing-unsafe", arguments: [(120, "a=b"), (121, "")])
  func laxAllowingUnsafe(seconds: Int64, expected: String) throws {
    var options = CookieJar.Options()
    options.laxAllowingUnsafeAge = 120
    var jar = CookieJar(options: options)
    jar.store("a=b", from: try response("https://www.example.com/"), at: testTime)
    jar.store("c=d; SameSite=Lax", from: try response("https://www.example.com/"), at: testTime)
    let request = RequestContext(
      url: try #require(RequestURL("https://www.example.com/")), site: .crossSiteTopLevel, hasSafeMethod: false)
    var output: [UInt8] = []
    jar.appendCookieField(for: request, at: testTime + .seconds(seconds), to: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }
}
