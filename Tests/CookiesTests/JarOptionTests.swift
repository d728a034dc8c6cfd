import Testing

@testable import Cookies

@Suite("Options and store interfaces")
struct JarOptionTests {
  private func store(_ field: String, _ change: (inout CookieJar.Options) -> Void) throws -> StoreResult {
    var options = CookieJar.Options()
    change(&options)
    var jar = CookieJar(options: options)
    return jar.store(field, from: try response("http://www.example.com/dir/"), at: testTime)
  }

  @Test func lifetimesWithoutLimit() throws {
    let cookie = try store("a=b; Max-Age=99999999") { $0.maximumAge = nil }.cookie
    #expect(cookie?.expires == testTime + .seconds(99_999_999))
  }

  @Test func publicSuffixesCanBeAllowed() throws {
    #expect(try store("a=b; Domain=com") { $0.publicSuffixes = nil }.cookie?.domain == "com")
  }

  @Test func departuresOfOtherPlatforms() throws {
    #expect(try store("v") { $0.acceptsNameless = false } == .ignored(.nameless))
    #expect(try store("a=b; Max-Age=0") { $0.honoursMaxAge = false }.cookie?.expires == .some(nil))
    #expect(try store("a=b; SameSite=None") { $0.understandsSameSite = false }.cookie?.sameSite == .default)
    #expect(try store("a=b; Secure") { $0.protectsSecureCookies = false }.cookie?.secure == true)
    #expect(try store("__Host-a=b") { $0.enforcesPrefixes = false }.cookie?.name == "__Host-a")
    #expect(try store("a=b") { $0.defaultsPathToRoot = true }.cookie?.path == "/")
  }

  @Test("Foundation on Linux, as measured") func linuxFoundation() throws {
    var jar = CookieJar(options: .linuxFoundation)
    let http = try response("http://www.example.com/dir/page")
    for field in ["a=1; Secure", "b=2; Max-Age=0; Path=/other", "c=3; Domain=com", "nameless"] {
      jar.store(field, from: http, at: testTime)
    }
    #expect(
      jar.cookies.map { "\($0.name) \($0.domain) \($0.path)" } == [
        "a www.example.com /", "b www.example.com /other", "c com /",
      ])
    #expect(try cookieField(jar, "http://www.example.com/") == "b=2; a=1; c=3")
  }

  @Test func partitionedCookies() throws {
    var options = CookieJar.Options()
    options.acceptsPartitioned = true
    var jar = CookieJar(options: options)
    let url = try #require(RequestURL("https://www.example.com/"))
    let first = ResponseContext(url: url, partitionKey: "https://one.test")
    #expect(jar.store("a=1; Partitioned", from: first, at: testTime) == .ignored(.partitionedWithoutSecure))
    jar.store("a=1; Secure; Partitioned", from: first, at: testTime)
    jar.store(
      "a=2; Secure; Partitioned", from: ResponseContext(url: url, partitionKey: "https://two.test"), at: testTime)
    #expect(jar.count == 2)
    let request = RequestContext(url: url, partitionKey: "https://two.test")
    #expect(jar.cookies(for: request, at: testTime).map(\.value) == ["2"])
    #expect(jar.cookies(for: RequestContext(url: url), at: testTime).isEmpty)
  }

  @Test(
    "prefixes of draft-ietf-httpbis-layered-cookies",
    arguments: [
      Row("__Http-", "__Http-a=b; Secure", StoreResult.ignored(.httpPrefixWithoutAttributes)),
      Row("__Host-Http-", "__Host-Http-a=b; Secure; Path=/", .ignored(.httpPrefixWithoutAttributes)),
      Row("nameless", "__Http-a", .ignored(.namelessWithPrefix)),
    ])
  func httpPrefixes(_ row: Row<String, StoreResult>) throws {
    var options = CookieJar.Options()
    options.enforcesHTTPPrefixes = true
    var jar = CookieJar(options: options)
    #expect(jar.store(row.input, from: try response("https://www.example.com/"), at: testTime) == row.expected)
  }

  @Test func insertReplacesByIdentityAndDeletesWhenExpired() {
    var jar = CookieJar()
    var cookie = Cookie(name: "a", value: "1", domain: "example.com", created: testTime)
    #expect(jar.insert(cookie) == .inserted(cookie))
    let old = cookie
    cookie.value = "2"
    cookie.created = testTime + .seconds(1)
    #expect(jar.insert(cookie) == .replaced(old: old, new: cookie))
    #expect(jar.cookies == [cookie])
    cookie.expires = .distantPast
    #expect(jar.insert(cookie).cookie == nil)
    #expect(jar.isEmpty)
    #expect(jar.insert(cookie) == .ignored(.alreadyExpired))
  }

  @Test func removeReturnsTheCookie() throws {
    var jar = try jar(["a=1", "b=2"])
    let identity = Cookie.Identity(name: "a", domain: "www.example.com")
    #expect(jar.remove(identity)?.value == "1")
    #expect(jar.remove(identity) == nil)
    #expect(jar[Cookie.Identity(name: "b", domain: "www.example.com")]?.value == "2")
    jar.removeAll()
    #expect(jar.isEmpty)
  }

  @Test func copiesAreIndependent() throws {
    let jar = try jar(["a=1"])
    var copy = jar
    copy.endSession()
    #expect(jar.count == 1)
    #expect(copy.isEmpty)
  }
}
