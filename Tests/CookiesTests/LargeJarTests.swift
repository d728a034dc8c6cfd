import Testing

@testable import Cookies

@Suite("Eviction and the index")
struct LargeJarTests {
  private func options(perDomain: Int, total: Int) -> CookieJar.Options {
    var options = CookieJar.Options()
    options.maximumCookiesPerDomain = perDomain
    options.maximumCookies = total
    return options
  }

  @Test("5.7 priority 2: insecure cookies of a full domain go first, by last access") func insecureFirst() throws {
    var jar = CookieJar(options: options(perDomain: 3, total: 100))
    let response = try response("https://www.example.com/")
    for (index, field) in ["s=1; Secure", "i=2", "j=3"].enumerated() {
      jar.store(field, from: response, at: testTime + .seconds(Int64(index)))
    }
    var removals: [Removal] = []
    let field = Array("k=4; Secure".utf8)
    field.withUnsafeBufferPointer {
      _ = jar.store($0, from: response, at: testTime + .seconds(9), removals: &removals)
    }
    #expect(removals.map(\.cookie.name) == ["i"])
    #expect(removals.map(\.reason) == [.insecureOverDomainLimit])
    #expect(jar.cookies.map(\.name) == ["s", "j", "k"])
  }

  @Test("5.7 priority 3: then any cookie of a full domain") func fullDomain() throws {
    var jar = CookieJar(options: options(perDomain: 2, total: 100))
    let response = try response("https://www.example.com/")
    for name in ["a", "b", "c"] { jar.store("\(name)=1; Secure", from: response, at: testTime) }
    #expect(jar.cookies.map(\.name) == ["b", "c"])
  }

  @Test("5.7 priority 4: then any cookie") func fullJar() throws {
    var jar = CookieJar(options: options(perDomain: 2, total: 3))
    for (index, host) in ["a", "b", "c", "d"].enumerated() {
      jar.store("x=1", from: try response("https://\(host).example/"), at: testTime + .seconds(Int64(index)))
      if host == "c" {
        // Reading a cookie keeps it.
        let request = RequestContext(url: try #require(RequestURL("https://a.example/")))
        #expect(jar.cookies(for: request, at: testTime + .seconds(50)).count == 1)
      }
    }
    #expect(jar.cookies.map(\.domain) == ["a.example", "c.example", "d.example"])
  }

  @Test("a large jar answers like many small ones", arguments: [17, 65, 100, 1000])
  func index(count: Int) throws {
    var large = CookieJar(options: options(perDomain: 5000, total: 5000))
    var small: [String: CookieJar] = [:]
    for number in 0..<count {
      let host = "h\(number % 7).site\(number % 23).example"
      let response = try response("https://\(host)/")
      for field in ["c\(number % 5)=\(number)", "d=\(number); Domain=site\(number % 23).example; Path=/p"] {
        large.store(field, from: response, at: testTime)
        small[host, default: CookieJar()].store(field, from: response, at: testTime)
      }
    }
    #expect(large.brokenInvariant() == nil)
    for (host, jar) in small {
      let own = try cookieField(jar, "https://\(host)/")
      #expect(try cookieField(large, "https://\(host)/") == own)
    }
    for cookie in large.cookies where cookie.name == "d" { #expect(large.remove(cookie.identity) == cookie) }
    #expect(large.brokenInvariant() == nil)
    #expect(large.cookies.allSatisfy { $0.name != "d" })
  }

  @Test("5.7 step 16 through the index") func overlay() throws {
    var jar = CookieJar()
    for number in 0..<40 { jar.store("a=1", from: try response("https://h\(number).example/"), at: testTime) }
    jar.store("sid=1; Secure", from: try response("https://login.shop.example/"), at: testTime)
    let result = jar.store("sid=2; Domain=shop.example", from: try response("http://www.shop.example/"), at: testTime)
    #expect(result == .ignored(.overlaysSecureCookie))
  }

  @Test("more than 256 matches still come in order") func manyMatches() throws {
    var jar = CookieJar(options: options(perDomain: 5000, total: 5000))
    let response = try response("https://www.example.com/")
    for number in 0..<600 { jar.store("c\(number)=", from: response, at: testTime) }
    let expected = (0..<600).map { "c\($0)=" }.joined(separator: "; ")
    #expect(try cookieField(jar, "https://www.example.com/") == expected)
  }

  @Test("an empty jar allocates nothing that a copy would share") func emptyJar() {
    let jar = CookieJar()
    #expect(jar.entries.capacity == 0)
    #expect(jar.index == nil)
  }
}
