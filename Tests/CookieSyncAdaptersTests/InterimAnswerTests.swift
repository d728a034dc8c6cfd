import CookieSync
import Foundation
import Testing

@testable import CookieSyncAdapters
@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Heads of a status of 100 to 199 come before the answer and are none (RFC 9110, section 15.2): a proxy may put them there.
@Suite("An interim answer takes nothing from the real one", .serialized) struct InterimAnswerTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var heads: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "none", heads: []),
    Case(name: "100", heads: ["HTTP/1.1 100 Continue"]),
    Case(name: "102", heads: ["HTTP/1.1 102 Processing"]),
    Case(name: "103", heads: ["HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload"]),
    // A user agent may ignore what such a head sets (RFC 6265bis, section 3).
    Case(name: "103 that sets a cookie", heads: ["HTTP/1.1 103 Early Hints\r\nSet-Cookie: early=1; Path=/"]),
    Case(name: "two", heads: ["HTTP/1.1 103 Early Hints", "HTTP/1.1 102 Processing"]),
  ]

  private static func server(_ heads: [String]) throws -> RawServer {
    try RawServer { request, write in
      for head in heads { write("\(head)\r\n\r\n") }
      switch request.path {
      case "/hop":
        write("HTTP/1.1 302 Found\r\nLocation: /end\r\nSet-Cookie: hop=1; Path=/\r\nContent-Length: 0\r\n\r\n")
      default:
        write(
          "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nSet-Cookie: sid=NEW; Path=/\r\n"
            + "Set-Cookie: rt=NEW; Path=/\r\nContent-Length: 2\r\n\r\n{}")
      }
      return true
    }
  }

  @Test("what a call is answered with", arguments: cases, ["end", "hop"]) func call(_ example: Case, path: String)
    async throws
  {
    let server = try Self.server(example.heads)
    let (client, storage) = server.client()
    let answer = await client.send(server.request(path), for: .call)
    let names = (path == "hop" ? ["hop"] : []) + ["sid", "rt"]
    #expect(answer.response.status == 200)
    #expect(answer.response.mediaType == "application/json")
    #expect(answer.response.setCookies.map(\.name) == names)
    #expect(storage.cookies?.map(\.name).sorted() == names.sorted())
    #expect(String(decoding: answer.body, as: UTF8.self) == "{}")
  }

  @Test("what a download is answered with", arguments: cases, ["end", "hop"])
  func download(_ example: Case, path: String) async throws {
    try await withDirectory { directory in
      let server = try Self.server(example.heads)
      let (client, storage) = server.client()
      let file = directory.appendingPathComponent("file")
      let outcome = await client.download(
        server.request(path), to: file, validation: .mediaType(["application/json"]))
      let names = (path == "hop" ? ["hop"] : []) + ["sid", "rt"]
      #expect(outcome.answer.response.setCookies.map(\.name) == names)
      #expect(storage.cookies?.map(\.name).sorted() == names.sorted())
      #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
    }
  }

  @Test("a connection that ends after one is no answer") func nothingMore() async throws {
    let server = try RawServer { _, write in
      write("HTTP/1.1 103 Early Hints\r\nSet-Cookie: early=1; Path=/\r\n\r\n")
      return false
    }
    let (client, storage) = server.client()
    let answer = await client.send(server.request("call"), for: .call)
    #expect(answer.response.status == nil)
    #expect(answer.response.setCookies.isEmpty)
    #expect(storage.cookies?.isEmpty != false)
  }
}
