import CookieSync
import Cookies
import Foundation
import Testing

@testable import CookieSyncAdapters
@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The cookies of a response, as a strategy is told of them", .serialized) struct ResponseCookieTests {
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
    Case(name: "Secure over plain http", url: "http://shop.example/", field: "sid=1; Secure", told: []),
    Case(name: "Secure over https", url: "https://shop.example/", field: "sid=1; Secure", told: ["sid@shop.example"]),
    Case(name: "__Secure- without it", url: "https://shop.example/", field: "__Secure-sid=1", told: []),
    Case(
      name: "__Host- that keeps its promise", url: "https://shop.example/", field: "__Host-sid=1; Secure; Path=/",
      told: ["__Host-sid@shop.example"]),
    Case(
      name: "__Host- below a path", url: "https://shop.example/", field: "__Host-sid=1; Secure; Path=/deep", told: []),
    Case(
      name: "__host- with a Domain", url: "https://shop.example/",
      field: "__host-sid=1; Secure; Path=/; Domain=shop.example", told: []),
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
    // Folded, whatever has no "=" runs into what follows, or goes before it.
    Case(name: "no pair, then one", url: "http://shop.example/", field: "novalue, sid=1", told: ["sid@shop.example"]),
    Case(
      name: "several that are no pairs", url: "http://shop.example/", field: "novalue, =x, , , sid=1",
      told: ["sid@shop.example"]),
    Case(name: "no pairs alone", url: "http://shop.example/", field: "novalue, =x, , ", told: []),
    Case(
      name: "capital letters", url: "http://WWW.Shop.Example/", field: "sid=1; Domain=SHOP.example",
      told: ["sid@.shop.example"]),
  ]

  @Test("a server's own alone", arguments: cases) func own(_ example: Case) throws {
    #expect(try Self.told(example.field, by: example.url).map(Self.scope) == example.told)
    // As on Apple's platforms, where Foundation has parsed them.
    let url = try #require(URL(string: example.url))
    let origin = try #require(CookieOrigin(url))
    #expect(origin.cookies(inFieldForFoundation: example.field).map(Self.scope) == example.told)
  }

  private static func told(_ field: String, by url: String) throws -> [Cookie] {
    let url = try #require(URL(string: url))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: ["Set-Cookie": field]))
    return ResponseReader(response: response).setCookies
  }

  private static func scope(_ cookie: Cookie) -> String {
    "\(cookie.name)@\(cookie.hostOnly ? "" : ".")\(cookie.domain)"
  }

  struct Life: CustomTestStringConvertible {
    var field: String
    /// Seconds from now, none for a session cookie, and what is over for less than 0.
    var seconds: Double?
    var testDescription: String { field }
  }

  static let lives = [
    Life(field: "sid=1; Path=/", seconds: nil),
    Life(field: "sid=; Max-Age=0; Path=/", seconds: -1),
    Life(field: "sid=; max-age=-1; Path=/", seconds: -1),
    Life(field: "sid=1; Max-Age=600; Path=/", seconds: 600),
    // Max-Age counts, wherever it stands (RFC 6265bis, section 5.7, step 6).
    Life(field: "sid=; Max-Age=0; Expires=Thu, 01 Jan 2099 00:00:00 GMT; Path=/", seconds: -1),
    Life(field: "sid=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=600; Path=/", seconds: 600),
    Life(field: "sid=1; Max-Age=soon; Path=/", seconds: nil),
    Life(field: "sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/", seconds: -1),
  ]

  @Test("how long it lives", arguments: lives) func life(_ life: Life) throws {
    let before = WallClock.now
    let cookie = try #require(try Self.told("lb=0; Path=/, \(life.field)", by: "http://shop.example/").last)
    guard let seconds = life.seconds, let expires = cookie.expires else {
      #expect(cookie.expires == nil && life.seconds == nil)
      return
    }
    if seconds < 0 {
      #expect(cookie.isExpired(at: before))
    } else {
      let lived = Double(expires.microseconds - before.microseconds) / 1_000_000
      #expect(lived >= seconds - 1 && lived <= seconds + 3_600)
    }
  }

  @Test(
    "a logout by Max-Age is told as one, and the store has nothing left", arguments: ["/out", "/hop"], [false, true])
  func logOut(_ path: String, isDownload: Bool) async throws {
    let server = try ScriptedServer { path in
      switch path {
      case "/in": HTTPAnswer(status: 200, setCookies: ["sid=1; Max-Age=86400; Path=/"])
      case "/out": HTTPAnswer(status: 200, setCookies: ["sid=; Max-Age=0; Path=/"])
      case "/hop": HTTPAnswer(status: 302, setCookies: ["sid=; Max-Age=0; Path=/"], location: "/final")
      default: HTTPAnswer(status: 200)
      }
    }
    let (client, storage) = Self.client(server)
    func request(_ path: String) throws -> URLRequest {
      URLRequest(url: try #require(URL(string: path, relativeTo: server.base)))
    }
    _ = await client.send(try request("/in"), for: .logIn)
    let store = NativeCookieStore(storage)
    #expect(await store.allCookies().map { $0.expires != nil } == [true])
    let answer = try await withDirectory { directory in
      guard isDownload else { return await client.send(try request(path), for: .logOut) }
      let file = directory.appendingPathComponent("file")
      return await client.download(try request(path), to: file, validation: .status).answer
    }
    #expect(answer.response.setCookies.map(\.name) == ["sid"])
    #expect(answer.response.setCookies.allSatisfy { $0.isExpired(at: WallClock.now) })
    #expect(await store.allCookies().isEmpty)
    _ = await client.send(try request("/call"), for: .call)
    let sent = server.requests.map { $0.fields["cookie"] }
    #expect(sent == (path == "/hop" ? [nil, "sid=1", nil, nil] : [nil, "sid=1", nil]))
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

    @Test(
      "a first request carries what belongs to it",
      arguments: ["a=1; Path=/", "b=2; Path=/deep", "c=3; Path=/; Secure"])
    func first(_ field: String) async throws {
      let server = try ScriptedServer { _ in HTTPAnswer(status: 200) }
      let (client, storage) = Self.client(server)
      for cookie in try Self.told(field, by: "https://127.0.0.1/") {
        await NativeCookieStore(storage).setCookie(cookie)
      }
      #expect(storage.cookies?.count == 1)
      _ = await client.send(URLRequest(url: server.base.appendingPathComponent("call")), for: .call)
      #expect(server.requests.map { $0.fields["cookie"] } == [field.hasPrefix("a") ? "a=1" : nil])
    }

    struct Handling: CustomTestStringConvertible {
      var name: String
      var change: @Sendable (URLSessionConfiguration, inout URLRequest) -> Void
      var sent: String?
      var isStored: Bool
      var testDescription: String { name }
    }

    static let handlings = [
      Handling(name: "as usual", change: { _, _ in }, sent: "own=1", isStored: true),
      Handling(
        name: "the app sends its own", change: { app, _ in app.httpShouldSetCookies = false }, sent: nil, isStored: true
      ),
      Handling(
        name: "the app wants none", change: { app, _ in app.httpCookieAcceptPolicy = .never }, sent: "own=1",
        isStored: false),
      Handling(
        name: "the storage takes none", change: { app, _ in app.httpCookieStorage?.cookieAcceptPolicy = .never },
        sent: "own=1",
        isStored: false),
      Handling(
        name: "the request has none", change: { _, request in request.httpShouldHandleCookies = false }, sent: nil,
        isStored: false),
    ]

    @Test("what the app says of cookies counts", arguments: handlings) func handling(_ handling: Handling) async throws
    {
      let server = try ScriptedServer { path in
        path == "/hop"
          ? HTTPAnswer(status: 302, setCookies: ["hop=1; Path=/"], location: "/final")
          : HTTPAnswer(status: 200, setCookies: ["end=1; Path=/"])
      }
      let configuration = URLSessionConfiguration.ephemeral
      let storage = configuration.httpCookieStorage ?? .shared
      await NativeCookieStore(storage).setCookie(Cookie(name: "own", value: "1", domain: "127.0.0.1"))
      var request = URLRequest(url: server.base.appendingPathComponent("hop"))
      handling.change(configuration, &request)
      let client = URLSessionClient(configuration: configuration, refresh: request)
      #expect(await client.send(request, for: .call).response.setCookies.map(\.name) == ["hop", "end"])
      let after = (handling.isStored ? ["hop=1"] : []) + ["own=1"]
      // The storage keeps no order.
      let sent = server.requests.map { $0.fields["cookie"]?.components(separatedBy: "; ").sorted() }
      #expect(sent == (handling.sent == nil ? [nil, nil] : [["own=1"], after]))
      #expect(storage.cookies?.map(\.name).sorted() == (handling.isStored ? ["end", "hop", "own"] : ["own"]))
    }

    @Test("a Cookie field of the app's own goes as it is, and to no other origin", arguments: [false, true])
    func ownField(_ isElsewhere: Bool) async throws {
      let place = Place()
      let server = try ScriptedServer { path in
        path == "/hop"
          ? HTTPAnswer(status: 302, setCookies: ["hop=1; Path=/"], location: place.text) : HTTPAnswer(status: 200)
      }
      place.text = server.base(host: isElsewhere ? "localhost" : "127.0.0.1") + "final"
      let (client, storage) = Self.client(server)
      for domain in ["127.0.0.1", "localhost"] {
        await NativeCookieStore(storage).setCookie(Cookie(name: "stored", value: domain, domain: domain))
      }
      var request = URLRequest(url: server.base.appendingPathComponent("hop"))
      request.setValue("mine=1", forHTTPHeaderField: "Cookie")
      _ = await client.send(request, for: .call)
      #expect(server.requests.map { $0.fields["cookie"] } == ["mine=1", isElsewhere ? "stored=localhost" : "mine=1"])
    }

    @Test("however many cookies a domain has, all of the request's go along", arguments: [10, 179, 180, 400])
    func crowd(_ count: Int) async throws {
      let server = try ScriptedServer { _ in HTTPAnswer(status: 200) }
      let (client, storage) = Self.client(server)
      let store = NativeCookieStore(storage)
      for number in 0..<count { await store.setCookie(Cookie(name: "c\(number)", value: "1", domain: "127.0.0.1")) }
      await store.setCookie(Cookie(name: "sid", value: "1", domain: "127.0.0.1"))
      _ = await client.send(URLRequest(url: server.base), for: .call)
      let sent = server.requests.first?.fields["cookie"]?.components(separatedBy: "; ") ?? []
      #expect(sent.sorted() == (["sid=1"] + (0..<count).map { "c\($0)=1" }).sorted())
    }

    @Test("a field that ends the process inside Foundation's parser ends nothing") func trap() async throws {
      let server = try ScriptedServer { _ in HTTPAnswer(status: 200, setCookies: ["sid=1; \u{1F36A}=1; Path=/"]) }
      let answer = await Self.client(server).client.send(URLRequest(url: server.base), for: .call)
      #expect(answer.response.setCookies.map(\.name) == ["sid"])
    }

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
