import Testing

@testable import Cookies

@Suite("A jar at work")
struct CookieJarBasicsTests {
  let now = UnixTime(seconds: 1_767_225_600)

  @Test(
    "stores and sends back",
    arguments: [
      ("a=b", "https://www.example.com/", "a=b"),
      ("a=b; Path=/x", "https://www.example.com/", ""),
      ("a=b; Path=/x", "https://www.example.com/x/y", "a=b"),
      ("a=b; Domain=example.com", "https://other.example.com/", "a=b"),
      ("a=b", "https://other.example.com/", ""),
      ("a=b; Secure; Path=/", "http://www.example.com/", ""),
      ("nameless", "https://www.example.com/", "nameless"),
      ("a=b; Max-Age=0", "https://www.example.com/", ""),
      ("a=b; Max-Age=1", "https://www.example.com/", "a=b"),
      ("a=b; Expires=Wed, 31 Dec 2025 23:59:59 GMT", "https://www.example.com/", ""),
    ]) func roundTrip(field: String, url: String, expected: String) throws
  {
    var jar = CookieJar()
    let origin = try #require(RequestURL("https://www.example.com/"))
    jar.store(field, from: ResponseContext(url: origin), at: now)
    var output: [UInt8] = []
    let request = try #require(RequestURL(url))
    let count = jar.appendCookieField(for: RequestContext(url: request), at: now, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
    #expect(count == (expected.isEmpty ? 0 : 1))
  }

  @Test func replacementKeepsCreationAndOrder() throws {
    var jar = CookieJar()
    let url = try #require(RequestURL("https://www.example.com/"))
    for field in ["a=1", "b=2", "a=3"] { jar.store(field, from: ResponseContext(url: url), at: now) }
    #expect(jar.cookies.map { "\($0.name)=\($0.value)" } == ["a=3", "b=2"])
  }

  @Test func copiesAreIndependent() throws {
    var jar = CookieJar()
    let url = try #require(RequestURL("https://www.example.com/"))
    jar.store("a=1", from: ResponseContext(url: url), at: now)
    var copy = jar
    copy.endSession()
    #expect(jar.count == 1)
    #expect(copy.isEmpty)
  }
}
