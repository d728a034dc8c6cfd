import CookieSync
import Cookies
import Foundation
import Testing

@testable import CookieSyncAdapters
@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The cookies of a response, as a strategy is told of them") struct ResponseCookieTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var url: String
    var field: String
    /// Name and domain, with a dot for a cookie of the hosts below it as well.
    var told: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "no Domain", url: "http://shop.example/", field: "sid=1", told: ["sid@shop.example"]),
    Case(
      name: "its own Domain", url: "http://shop.example/", field: "sid=1; Domain=shop.example",
      told: ["sid@.shop.example"]),
    Case(
      name: "a domain above it", url: "http://www.shop.example/", field: "sid=1; Domain=shop.example",
      told: ["sid@.shop.example"]),
    Case(name: "another server's", url: "http://evil.example/", field: "sid=1; Domain=shop.example", told: []),
    Case(name: "one that ends alike", url: "http://evilshop.example/", field: "sid=1; Domain=shop.example", told: []),
    Case(name: "a host below it", url: "http://shop.example/", field: "sid=1; Domain=www.shop.example", told: []),
    Case(name: "an address", url: "http://127.0.0.1/", field: "sid=1; Domain=shop.example", told: []),
    Case(name: "an address above it", url: "http://127.0.0.1/", field: "sid=1; Domain=0.0.1", told: []),
    Case(name: "a public suffix", url: "http://shop.example/", field: "sid=1; Domain=example", told: []),
    Case(name: "a public suffix of two labels", url: "http://shop.co.uk/", field: "sid=1; Domain=co.uk", told: []),
    Case(
      name: "a host that is one", url: "http://localhost/", field: "sid=1; Domain=localhost", told: ["sid@localhost"]),
    Case(
      name: "one of two", url: "http://evil.example/", field: "sid=1; Domain=shop.example, own=2",
      told: ["own@evil.example"]),
    Case(
      name: "capital letters", url: "http://WWW.Shop.Example/", field: "sid=1; Domain=SHOP.example",
      told: ["sid@.shop.example"]),
  ]

  @Test("a server's own alone", arguments: cases) func own(_ example: Case) throws {
    let url = try #require(URL(string: example.url))
    let response = try #require(
      HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: ["Set-Cookie": example.field]))
    let told = ResponseReader(response: response).setCookies
    #expect(told.map { "\($0.name)@\($0.hostOnly ? "" : ".")\($0.domain)" } == example.told)
  }

  private static let planted = ["sid=EVIL; Domain=shop.example; Path=/", "own=1; Path=/"]

  @Test("no server plants another one's session", arguments: ["/plain", "/hop"]) func planting(_ path: String)
    async throws
  {
    let server = try ScriptedServer { path in
      switch path {
      case "/hop": HTTPAnswer(status: 302, setCookies: Self.planted, location: "/final")
      case "/plain": HTTPAnswer(status: 200, setCookies: Self.planted)
      default: HTTPAnswer(status: 200)
      }
    }
    let (client, storage) = Self.client(server)
    let url = try #require(URL(string: path, relativeTo: server.base))
    let answer = await client.send(URLRequest(url: url), for: .logIn)
    #expect(answer.response.status == 200)
    #expect(answer.response.setCookies.map(\.name) == ["own"])
    #expect(answer.response.setCookies.of(SessionCookies(site: "shop.example", access: "sid")).isEmpty)
    #expect(storage.cookies?.map(\.name) == ["own"])
  }

  struct Hop: CustomTestStringConvertible {
    var name: String
    var setCookies: [String]
    /// To the same server by another name.
    var host = "127.0.0.1"
    var sent: String?
    var testDescription: String { name }
  }

  #if canImport(FoundationNetworking)
    static let hops = [
      Hop(name: "what the redirect sets", setCookies: ["own=1; Path=/"], sent: "own=1"),
      Hop(
        name: "not a Secure one, without TLS", setCookies: ["sec=1; Path=/; Secure", "own=1; Path=/"], sent: "own=1"),
      Hop(name: "not one of another path", setCookies: ["deep=1; Path=/deep", "own=1; Path=/"], sent: "own=1"),
      Hop(name: "the longer path first", setCookies: ["a=1; Path=/", "b=2; Path=/final"], sent: "b=2; a=1"),
      Hop(name: "nothing to another host", setCookies: ["own=1; Path=/"], host: "localhost", sent: nil),
      Hop(
        name: "nothing that it deletes", setCookies: ["own=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT"], sent: nil),
    ]

    @Test("the Cookie field after a redirect", arguments: hops) func redirect(_ hop: Hop) async throws {
      let place = Place()
      let server = try ScriptedServer { path in
        path == "/hop"
          ? HTTPAnswer(status: 302, setCookies: hop.setCookies, location: place.text) : HTTPAnswer(status: 200)
      }
      place.text = server.base(host: hop.host) + "final/page"
      let url = server.base.appendingPathComponent("hop")
      #expect(await Self.client(server).client.send(URLRequest(url: url), for: .call).response.status == 200)
      #expect(server.requests.map { $0.fields["cookie"] } == [nil, hop.sent])
    }
  #endif

  @Test("credentials go to no other origin", arguments: [("127.0.0.1", true), ("localhost", false)])
  func authorization(_ host: String, isSent: Bool) async throws {
    let place = Place()
    let server = try ScriptedServer { path in
      path == "/hop" ? HTTPAnswer(status: 307, location: place.text) : HTTPAnswer(status: 200)
    }
    place.text = server.base(host: host) + "final"
    var request = URLRequest(url: server.base.appendingPathComponent("hop"))
    request.setValue("Bearer SECRET", forHTTPHeaderField: "Authorization")
    #expect(await Self.client(server).client.send(request, for: .call).response.status == 200)
    #expect(server.requests.map { $0.fields["authorization"] } == ["Bearer SECRET", isSent ? "Bearer SECRET" : nil])
  }

  /// Where the server is, which is known when it is there.
  private final class Place: @unchecked Sendable { var text = "" }

  private static func client(_ server: ScriptedServer) -> (client: URLSessionClient, storage: HTTPCookieStorage) {
    let configuration = URLSessionConfiguration.ephemeral
    let storage = configuration.httpCookieStorage ?? .shared
    return (URLSessionClient(configuration: configuration, refresh: URLRequest(url: server.base)), storage)
  }
}
