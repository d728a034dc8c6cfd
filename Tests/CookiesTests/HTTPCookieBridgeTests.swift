#if canImport(Foundation)
  import Foundation
  import Testing

  @testable import Cookies

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("HTTPCookie bridges")
  struct HTTPCookieBridgeTests {
    private let full = Cookie(
      name: "sid", value: "31d4", domain: "example.com", path: "/a", hostOnly: false, secure: true, httpOnly: true,
      sameSite: .strict, expires: testTime + .seconds(60), created: testTime)

    @Test func whatFoundationKeeps() throws {
      let (httpCookie, lost) = HTTPCookieBridge.httpCookie(from: full)
      let copy = HTTPCookieBridge.cookie(from: try #require(httpCookie), at: testTime).cookie
      #expect(copy.identity == full.identity)
      #expect(copy.value == "31d4")
      #expect(copy.secure && copy.httpOnly)
      #expect(copy.expires == full.expires)
      #if canImport(FoundationNetworking)
        #expect(lost.map(\.attribute) == [.sameSite, .created, .lastAccessed])
      #endif
    }

    @Test func hostOnlyIsTheMissingDot() throws {
      var cookie = full
      cookie.hostOnly = true
      let httpCookie = try #require(HTTPCookieBridge.httpCookie(from: cookie).httpCookie)
      #expect(httpCookie.domain == "example.com")
      #expect(HTTPCookieBridge.cookie(from: httpCookie, at: testTime).cookie.hostOnly)
    }

    @Test func absentFlagsStayAbsent() throws {
      let cookie = Cookie(name: "a", value: "b", domain: "example.com", created: testTime)
      let httpCookie = try #require(HTTPCookieBridge.httpCookie(from: cookie).httpCookie)
      #expect(!httpCookie.isSecure)
      #expect(!httpCookie.isHTTPOnly)
      #expect(httpCookie.expiresDate == nil)
    }

    @Test func aPartitionKeyIsLost() {
      var cookie = full
      cookie.partitionKey = "https://top.test"
      let lost = HTTPCookieBridge.httpCookie(from: cookie).lost
      #expect(lost.contains(BridgeLoss(attribute: .partitionKey, was: "https://top.test", becomes: "")))
    }

    @Test func oldStandardsAreLost() throws {
      let properties: [HTTPCookiePropertyKey: Any] = [
        .name: "a", .value: "b", .domain: "example.com", .path: "/", .version: "1", .comment: "hello",
      ]
      let httpCookie = try #require(HTTPCookie(properties: properties))
      let lost = HTTPCookieBridge.cookie(from: httpCookie, at: testTime).lost
      #expect(lost.map(\.attribute) == [.version, .comment])
    }

    #if canImport(FoundationNetworking)
      @Test(
        "a field that ends the process in Foundation is not asked",
        arguments: [
          Row("a scalar of two units", "\u{1F36A}=", true),
          Row("two scalars, one character", "a\u{301}=", true),
          Row("in an attribute", "a=b; \u{1F36A}=c", true),
          Row("behind the equals sign", "a=\u{1F36A}", false),
          Row("one unit", "\u{E9}=b", false),
        ])
      func traps(_ row: Row<String, Bool>) {
        let asked = { _ = try HTTPCookieBridge.cookies(fromField: row.input, url: "https://www.example.com/") }
        if row.expected {
          #expect(throws: HTTPCookieBridgeError.fieldTrapsFoundation, performing: asked)
        } else {
          #expect(throws: Never.self, performing: asked)
        }
      }
    #endif

    @Test func aFieldAsFoundationReadsIt() throws {
      let cookies = try HTTPCookieBridge.cookies(fromField: "a=b; Domain=example.com", url: "https://www.example.com/")
      let read = cookies.map { HTTPCookieBridge.cookie(from: $0, at: testTime).cookie }
      #expect(read == [Cookie(name: "a", value: "b", domain: "example.com", hostOnly: false, created: testTime)])
    }
  }
#endif
