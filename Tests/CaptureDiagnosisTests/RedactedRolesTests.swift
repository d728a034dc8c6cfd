import Choices
import CookieFiles
import Cookies
import Testing

@testable import CaptureDiagnosis

/// A copy of a capture that is safe to attach is diagnosed as the capture is, though the pages in it have the addresses of their forms.
@Suite("addresses that a body has as well, redacted") struct RedactedRolesTests {
  /// The path of an address that stands in a body, as the copy has it.
  private static func redacted(_ path: String) throws -> String {
    let text = """
      {"log":{"version":"1.2","entries":[{"startedDateTime":"2026-01-01T00:00:00Z",
      "request":{"method":"POST","url":"https://www.example.com\(path)"},
      "response":{"status":200,"content":{"text":"<form action='\(path)'>"}}}]}}
      """
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let entry = try #require(JSONTree.parse(redaction.bytes).tree?["log"]?["entries"]?.elements.first)
    let url = try #require(entry["request"]?["url"]?.text)
    #expect(!url.hasSuffix(path), "covered")
    return Roles.path(of: url)
  }

  /// Of the names for a login the one that no word of seven bytes stands for.
  private static let unmarked: Set<String> = ["/sessions"]

  @Test("each name of a login", arguments: Roles().logIn.filter { !unmarked.contains($0) })
  func logIns(name: String) throws {
    let path = try Self.redacted("/members/of" + name)
    #expect(Roles().isLogIn(path), "\(path)")
  }

  @Test("each name of a logout", arguments: Roles().logOut) func logOuts(name: String) throws {
    let path = try Self.redacted("/members/of" + name)
    #expect(Roles().isNamedLogOut(path, isAnswered: true), "\(path)")
  }

  @Test("a session that a POST or DELETE ends", arguments: ["/session", "/api/sessions"]) func sessions(path: String)
    throws
  {
    #expect(Roles.last(of: try Self.redacted(path)) == "session")
  }

  @Test("GraphQL") func graphQL() throws { #expect(try Self.redacted("/api/graphql").hasSuffix("/~graphql")) }

  @Test("names of refreshes", arguments: ["/api/auth/refresh", "/auth/session/renew", "/oauth/token/rotate"])
  func refreshes(path: String) throws {
    #expect(Roles().isNamedRefresh(path))
    let path = try Self.redacted(path)
    #expect(Roles().isNamedRefresh(path) && !Roles().isLogIn(path), "\(path)")
  }

  @Test(
    "what is none stays none",
    arguments: ["/museum/esciences", "/login/history/of/devices", "/comprar/entrarium", "/catalogue/of/shoes"])
  func others(path: String) throws {
    let path = try Self.redacted(path)
    #expect(!Roles().isLogIn(path) && !Roles().isNamedRefresh(path))
    #expect(!Roles().isNamedLogOut(path, isAnswered: true))
  }
}
