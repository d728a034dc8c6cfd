import Choices
import CookieFiles
import Cookies
import Testing

@testable import CaptureDiagnosis

@Suite("redacted captures") struct RedactedCaptureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var change: @Sendable (inout Written) -> Void
  }

  @Test(
    "are diagnosed as the original is",
    arguments: [
      Row(testDescription: "values of two bytes", change: { _ in }),
      Row(
        testDescription: "tokens in paths",
        change: { capture in
          for index in capture.exchanges.indices {
            capture.exchanges[index].url += ";jsessionid=Zq7Kp2Wm9Xr4Tb1N/k3j9x2abQw"
          }
        }),
      Row(
        testDescription: "an image of a page's own", change: { $0.exchanges[2].url = "data:image/png;base64,AAAAAAAA" }),
      Row(
        testDescription: "a cookie called by a token",
        change: { capture in
          for index in capture.exchanges.indices {
            for place in capture.exchanges[index].requestHeaders.indices {
              capture.exchanges[index].requestHeaders[place].value.replace("sid", with: "SESS5d41402abc4b2a76b97")
            }
            for place in capture.exchanges[index].responseHeaders.indices {
              capture.exchanges[index].responseHeaders[place].value.replace("sid", with: "SESS5d41402abc4b2a76b97")
            }
          }
        }),
    ]) func same(_ row: Row) throws
  {
    var capture = Written.refreshedTwice
    row.change(&capture)
    let text = try HARText(capture.exchanges, creator: "twinjar").text()
    let copy = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let before = capture.diagnosis()
    let after = Written(exchanges: try Captures.read(CaptureBytes(path: "x", copy.bytes)).exchanges).diagnosis()
    #expect(before.outcome == .lost && after.outcome == .lost)
    #expect(after.findings.map { $0.causes.map(\.id) } == before.findings.map { $0.causes.map(\.id) })
    #expect(after.findings.map(\.concluded.id) == before.findings.map(\.concluded.id))
  }

  @Test(
    "a JSON Web Token keeps its dates, by which a policy's end is known",
    arguments: [
      "{\"sub\": \"anna@secret.example\", \"iat\": 1735689600, \"exp\": 1735693200, \"n\": 1}",
      "{\"iat\":1735689600,\"exp\":1735693200}", "{\"exp\":1735693200}", "{ \"r\":1,\"exp\":1735693200}",
      "{\"nbf\":1735689600,\"iat\":1735689600,\"exp\":1735693200,\"jti\":\"a1\"}",
    ])
  func webToken(payload: String) throws {
    let header = Base64URL.encode(Array("{\"alg\": \"HS256\", \"typ\": \"JWT\"}".utf8))
    let value = header + "." + Base64URL.encode(Array(payload.utf8)) + ".c2lnbmF0dXJlc2lnbmF0dXJl"
    var capture = Written()
    capture.add(0, "/login", from: false, sets: ["jwt=\(value); Path=/; Max-Age=2592000; HttpOnly"])
    capture.add(5, "/api/item", from: false, cookie: "jwt=\(value)")
    let text = try HARText(capture.exchanges, creator: "twinjar").text()
    let copy = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let sent = try Captures.read(CaptureBytes(path: "x", copy.bytes)).exchanges[1].requestHeaders.first(of: "cookie")
    let dates = try #require(WebTokenDates(String((sent ?? "").dropFirst(4))))
    #expect(dates.expires.date == UnixTime(seconds: 1_735_693_200))
    for place in value.utf8.indices.dropLast(7) {
      let piece = String(decoding: value.utf8[place...].prefix(8), as: UTF8.self)
      #expect(!String(decoding: copy.bytes, as: UTF8.self).contains(piece))
    }
  }

  @Test(
    "a query that asks for a logout keeps its word",
    arguments: [
      "/?action=logout", "/wp-login.php?action=logout&_wpnonce=1f2e3d4c5b", "/index.php?route=account/logout",
      "/index.php?option=com_users&task=user.logout", "/?logout=1", "/?signout=true", "/?logout",
    ])
  func logOut(address: String) throws {
    var capture = Written.signedIn
    capture.add(20, address, from: false, cookie: "sid=A1")
    let text = try HARText(capture.exchanges, creator: "twinjar").text()
    let copy = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let url = try Captures.read(CaptureBytes(path: "x", copy.bytes)).exchanges[3].url
    #expect(LogOutQuery.asksForOne(url) && !url.contains("1f2e3d4c"))
  }
}
