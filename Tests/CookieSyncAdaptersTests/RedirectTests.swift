import CookieSync
import Foundation
import Synchronization
import Testing

@testable import CookieSyncAdapters
@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("What a request takes along over a redirect", .serialized) struct RedirectTests {
  /// What came, and where each path leads: "/hop" first.
  private final class Road: Sendable {
    let requests = Mutex<[HTTPRequest]>([])
    let leads = Mutex<[String: (status: Int, to: String)]>([:])

    func server() throws -> RawServer {
      try RawServer { [self] request, write in
        requests.withLock { $0.append(request) }
        if let next = leads.withLock({ $0[request.path] }) {
          write("HTTP/1.1 \(next.status) Moved\r\nLocation: \(next.to)\r\nContent-Length: 4\r\n\r\nbody")
        } else {
          write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        }
        return true
      }
    }
  }

  private static func elsewhere(_ server: RawServer, _ path: String) -> String {
    "http://localhost:\(server.base.port ?? 0)\(path)"
  }

  struct Case: CustomTestStringConvertible {
    var status: Int
    /// The hosts of the hops behind the first: one of "here" and "there".
    var hops: [String]
    var method: String
    var body: String
    var testDescription: String { "\(status) \(hops.joined(separator: ", "))" }
  }

  static let cases = [
    // RFC 9110, section 15.4: 307 and 308 change neither the method nor the body.
    Case(status: 307, hops: ["here"], method: "POST", body: "refresh_token=7"),
    Case(status: 308, hops: ["here"], method: "POST", body: "refresh_token=7"),
    Case(status: 307, hops: ["here", "here"], method: "POST", body: "refresh_token=7"),
    Case(status: 302, hops: ["here"], method: "GET", body: ""),
    Case(status: 303, hops: ["here"], method: "GET", body: ""),
    // It is for who it was written for.
    Case(status: 307, hops: ["there"], method: "POST", body: ""),
    Case(status: 308, hops: ["there"], method: "POST", body: ""),
    Case(status: 307, hops: ["there", "there"], method: "POST", body: ""),
    Case(status: 307, hops: ["there", "here"], method: "POST", body: ""),
  ]

  @Test("a refresh's body", arguments: cases, [false, true]) func body(_ example: Case, isDownload: Bool) async throws {
    let road = Road()
    let server = try road.server()
    for (number, host) in example.hops.enumerated() {
      let path = "/hop\(number + 1)"
      let to = host == "here" ? server.base.absoluteString + String(path.dropFirst()) : Self.elsewhere(server, path)
      road.leads.withLock { $0["/hop\(number)"] = (example.status, to) }
    }
    var request = server.request("hop0", method: "POST")
    request.httpBody = Data("refresh_token=7".utf8)
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    let answer = try await withDirectory { directory in
      guard isDownload else { return await server.client().0.send(request, for: .refresh) }
      let file = directory.appendingPathComponent("file")
      return await server.client().0.download(request, to: file, validation: .status).answer
    }
    #expect(answer.response.status == 200)
    let last = try #require(road.requests.withLock { $0.last })
    #expect(last.path == "/hop\(example.hops.count)")
    #expect(last.method == example.method)
    #expect(String(decoding: last.body, as: UTF8.self) == example.body)
  }

  struct Spelling: CustomTestStringConvertible {
    var scheme: String
    var status: Int
    var isDownload: Bool
    var testDescription: String { "\(scheme), \(status)\(isDownload ? ", a download" : "")" }
  }

  static let spellings = ["HTTP", "Http"].flatMap { scheme in
    [302, 307, 308].flatMap { status in
      [false, true].map { Spelling(scheme: scheme, status: status, isDownload: $0) }
    }
  }

  @Test("a scheme in capitals is the same one, of a request and of where it leads", arguments: spellings)
  func scheme(_ example: Spelling) async throws {
    let road = Road()
    let server = try road.server()
    let base = example.scheme + server.base.absoluteString.dropFirst(4)
    road.leads.withLock { $0["/hop0"] = (example.status, "\(base)hop1") }
    var request = URLRequest(url: try #require(URL(string: "\(base)hop0")))
    request.httpMethod = "POST"
    request.httpBody = Data("refresh_token=7".utf8)
    request.setValue("SECRET", forHTTPHeaderField: "X-API-Key")
    let answer = try await withDirectory { directory in
      guard example.isDownload else { return await server.client().0.send(request, for: .refresh) }
      let file = directory.appendingPathComponent("file")
      return await server.client().0.download(request, to: file, validation: .status).answer
    }
    #expect(answer.response.status == 200, "\(answer.error.map { "\($0)" } ?? "")")
    let last = try #require(road.requests.withLock { $0.last })
    #expect(last.path == "/hop1")
    #expect(String(decoding: last.body, as: UTF8.self) == (example.status == 302 ? "" : "refresh_token=7"))
    #expect(last.fields["x-api-key"] == "SECRET")
  }

  private static let fields = [
    "Authorization": "Bearer SECRET", "X-API-Key": "SECRET", "X-Auth-Token": "SECRET", "Cookie": "sid=SECRET",
    "Proxy-Authorization": "SECRET", "Referer": "http://127.0.0.1/?SECRET", "Accept": "application/json",
    "Accept-Language": "de", "User-Agent": "Shop/1", "Range": "bytes=0-9",
  ]

  struct Host: CustomTestStringConvertible {
    var name: String
    var hops: [String]
    var keepsAll: Bool
    var testDescription: String { name }
  }

  static let hosts = [
    Host(name: "the same origin", hops: ["here"], keepsAll: true),
    Host(name: "another origin", hops: ["there"], keepsAll: false),
    Host(name: "within another origin", hops: ["there", "there"], keepsAll: false),
    Host(name: "there and back", hops: ["there", "here"], keepsAll: false),
  ]

  @Test(
    "fields that the app wrote: across origins those alone that are nobody's secret", arguments: hosts, ["GET", "POST"])
  func fields(_ example: Host, method: String) async throws {
    let road = Road()
    let server = try road.server()
    for (number, host) in example.hops.enumerated() {
      let path = "/hop\(number + 1)"
      let to = host == "here" ? server.base.absoluteString + String(path.dropFirst()) : Self.elsewhere(server, path)
      road.leads.withLock { $0["/hop\(number)"] = (302, to) }
    }
    var request = server.request("hop0", method: method)
    for (name, value) in Self.fields { request.setValue(value, forHTTPHeaderField: name) }
    _ = await server.client().0.send(request, for: .call)
    let last = try #require(road.requests.withLock { $0.last })
    #expect(last.path == "/hop\(example.hops.count)")
    let kept = Self.fields.keys.filter { last.fields[$0.lowercased()] == Self.fields[$0] }.sorted()
    let harmless = ["Accept", "Accept-Language", "Range", "User-Agent"]
    #expect(kept == (example.keepsAll ? Self.fields.keys.sorted() : harmless))
    if !example.keepsAll { #expect(!last.fields.values.contains { $0.contains("SECRET") }) }
  }

  @Test("a redirect that leads to itself ends, and with a body as well", arguments: ["GET", "POST"], [false, true])
  func circle(_ method: String, isDownload: Bool) async throws {
    let road = Road()
    let server = try road.server()
    road.leads.withLock { $0["/hop0"] = (307, "/hop0") }
    var request = server.request("hop0", method: method)
    if method == "POST" { request.httpBody = Data("refresh_token=7".utf8) }
    let answer = try await withDirectory { directory in
      guard isDownload else { return await server.client().0.send(request, for: .refresh) }
      let file = directory.appendingPathComponent("file")
      let outcome = await server.client().0.download(request, to: file, validation: .status)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      return outcome.answer
    }
    #expect(answer.response.refreshOutcome == .unanswered)
    #expect(road.requests.withLock { $0.count } <= 22)
  }

  @Test("what each redirect of a body sets is told once, and the next request carries it", arguments: [false, true])
  func cookies(isDownload: Bool) async throws {
    let seen = Mutex<[HTTPRequest]>([])
    let server = try RawServer { request, write in
      seen.withLock { $0.append(request) }
      switch request.path {
      case "/hop0":
        write("HTTP/1.1 307 Moved\r\nLocation: /hop1\r\nSet-Cookie: hop=1; Path=/\r\nContent-Length: 4\r\n\r\nbody")
      default: write("HTTP/1.1 200 OK\r\nSet-Cookie: end=1; Path=/\r\nContent-Length: 2\r\n\r\n{}")
      }
      return true
    }
    var request = server.request("hop0", method: "POST")
    request.httpBody = Data("refresh_token=7".utf8)
    let (client, storage) = server.client()
    let (answer, body) = try await withDirectory { directory in
      guard isDownload else {
        let answer = await client.send(request, for: .refresh)
        return (answer, answer.body)
      }
      let file = directory.appendingPathComponent("file")
      let answer = await client.download(request, to: file, validation: .status).answer
      return (answer, try Data(contentsOf: file))
    }
    #expect(answer.response.setCookies.map(\.name) == ["hop", "end"])
    #expect(storage.cookies?.map(\.name).sorted() == ["end", "hop"])
    #expect(String(decoding: body, as: UTF8.self) == "{}")
    #expect(seen.withLock { $0.map { $0.fields["cookie"] } } == [nil, "hop=1"])
  }
}
