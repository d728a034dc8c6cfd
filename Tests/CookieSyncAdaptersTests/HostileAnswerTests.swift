import CookieSync
import Foundation
import Testing

@testable import CookieSyncAdapters
@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A server that means no good costs its own request alone", .serialized) struct HostileAnswerTests {
  // MARK: - Bodies that are too long

  struct Length: CustomTestStringConvertible {
    var bytes: Int
    /// How many of them come at once.
    var atOnce: Int
    var isAnswer: Bool
    var testDescription: String { "\(bytes) bytes, \(atOnce) at once" }
  }

  private static let most = 1_000

  static let lengths = [
    Length(bytes: 0, atOnce: 1, isAnswer: true),
    Length(bytes: 1_000, atOnce: 1_000, isAnswer: true),
    Length(bytes: 1_001, atOnce: 1_001, isAnswer: false),
    Length(bytes: 1_001, atOnce: 1_000, isAnswer: false),
    Length(bytes: 50_000, atOnce: 50_000, isAnswer: false),
    // What comes behind the piece that was too long is no part of the body either.
    Length(bytes: 1_500, atOnce: 300, isAnswer: false),
  ]

  @Test("a body that is too long is no answer, and is not handed back cut", arguments: lengths)
  func length(_ example: Length) async throws {
    let body = String((0..<example.bytes).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
    let server = try RawServer { _, write in
      write("HTTP/1.1 200 OK\r\nSet-Cookie: sid=1; Path=/\r\nContent-Length: \(body.utf8.count)\r\n\r\n")
      var rest = Substring(body)
      while !rest.isEmpty {
        guard write(String(rest.prefix(example.atOnce))) else { return false }
        rest = rest.dropFirst(example.atOnce)
      }
      return true
    }
    let client = URLSessionClient(
      configuration: .ephemeral, refresh: server.request("refresh"), limit: .seconds(86_400), mostBytes: Self.most)
    let answer = await client.send(server.request("call"), for: .call)
    #expect(answer.response.status == (example.isAnswer ? 200 : nil))
    #expect(answer.error as? RequestLimit == (example.isAnswer ? nil : .mostBytes(Self.most)))
    #expect(answer.response.setCookies.map(\.name) == ["sid"])
    #expect(body.hasPrefix(String(decoding: answer.body, as: UTF8.self)))
    #expect(answer.body.count == (example.isAnswer ? example.bytes : answer.body.count))
    #expect(answer.body.count <= Self.most)
  }

  // MARK: - Refusals with a challenge

  /// RFC 9110, section 11.6.1: a scheme, and what belongs to it. None of them has credentials here.
  static let challenges: [String?] = [
    nil, "Basic realm=\"shop\"", "basic realm=\"shop\", charset=\"UTF-8\"", "Digest realm=\"shop\", nonce=\"1\"",
    "Bearer realm=\"shop\", error=\"invalid_token\"", "Bearer error=\"invalid_token\"", "Bearer", "Negotiate", "Basic",
    "",
  ]

  private static func refusing(_ challenge: String?) throws -> RawServer {
    try RawServer { _, write in
      let field = challenge.map { "WWW-Authenticate: \($0)\r\n" } ?? ""
      write(
        "HTTP/1.1 401 Unauthorized\r\n\(field)Set-Cookie: lb=1; Path=/\r\nContent-Type: application/json\r\n"
          + "Content-Length: 25\r\n\r\n{\"error\":\"invalid_grant\"} ")
      return true
    }
  }

  @Test("a refusal with a challenge is the server's answer", arguments: challenges)
  func challenge(_ challenge: String?) async throws {
    let server = try Self.refusing(challenge)
    let (client, storage) = server.client()
    let answer = await client.send(server.request("call"), for: .call)
    #expect(answer.response.status == 401)
    #expect(answer.httpResponse?.statusCode == 401)
    #expect(answer.error == nil)
    #expect(answer.response.error == "invalid_grant")
    #expect(answer.response.setCookies.map(\.name) == ["lb"])
    #expect(storage.cookies?.map(\.name) == ["lb"])
    #expect(await client.refreshSession().refreshOutcome == .refused)
  }

  @Test("so it is of a download, which saves nothing", arguments: challenges)
  func challengedDownload(_ challenge: String?) async throws {
    try await withDirectory { directory in
      let server = try Self.refusing(challenge)
      let file = directory.appendingPathComponent("file")
      let outcome = await server.client().0.download(server.request("file"), to: file, validation: .status)
      guard case .refused(let answer, .status(401)) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(answer.response.status == 401)
      #expect(answer.response.setCookies.map(\.name) == ["lb"])
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test(
    "a status without the whole file is no file",
    arguments: [(200, true), (201, true), (203, true), (204, false), (205, false), (206, false), (226, true)])
  func partial(status: Int, isSaved: Bool) async throws {
    try await withDirectory { directory in
      let server = try RawServer { _, write in
        write("HTTP/1.1 \(status) Some\r\nContent-Length: \(status == 204 ? 0 : 2)\r\n\r\n\(status == 204 ? "" : "%P")")
        return true
      }
      let file = directory.appendingPathComponent("file")
      let outcome = await server.client().0.download(server.request("file"), to: file, validation: .status)
      switch outcome {
      case .saved: #expect(isSaved)
      case .refused(_, let refusal): #expect(!isSaved && refusal == .status(status))
      }
      #expect(FileManager.default.fileExists(atPath: file.path) == isSaved)
    }
  }

  // MARK: - Callers that go away

  #if canImport(FoundationNetworking)
    @Test("a caller that goes while a redirect is read ends its request, not the process", arguments: [false, true])
    func goneInRedirect(isDownload: Bool) async throws {
      try await withDirectory { directory in
        let server = try RawServer { request, write in
          guard request.path == "/hop" else {
            write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
            return true
          }
          // The second takes the place of the first, and the log is told so while the redirect is read.
          write(
            "HTTP/1.1 302 Found\r\nLocation: /end\r\nSet-Cookie: sid=1; Path=/api\r\n"
              + "Set-Cookie: apisid=1; Path=/\r\nContent-Length: 0\r\n\r\n")
          return true
        }
        let isRead = Flag(), mayGoOn = Flag()
        let client = URLSessionClient(
          configuration: .ephemeral, refresh: server.request("refresh"), limit: .seconds(86_400),
          log: { _ in
            isRead.raise()
            mayGoOn.hold()
          })
        let file = directory.appendingPathComponent("file")
        let caller = Task {
          isDownload
            ? await client.download(server.request("hop"), to: file, validation: .status).answer
            : await client.send(server.request("hop"), for: .call)
        }
        await until { isRead.isUp }
        caller.cancel()
        mayGoOn.raise()
        #expect(await caller.value.response.status == nil)
        #expect(await client.send(server.request("end"), for: .call).response.status == 200)
      }
    }

    @Test("whenever a caller goes, redirects or not", arguments: ["302", "307"]) func goneAnyTime(status: String)
      async throws
    {
      let server = try RawServer { request, write in
        guard request.path == "/hop" else {
          write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
          return true
        }
        write("HTTP/1.1 \(status) Moved\r\nLocation: /end\r\nContent-Length: 4\r\n\r\nbody")
        return true
      }
      let (client, _) = server.client()
      for number in 0..<100 {
        var request = server.request("hop", method: "POST")
        request.httpBody = Data("refresh_token=7".utf8)
        let sent = request
        let caller = Task { await client.send(sent, for: .call).response.status }
        try await Task.sleep(for: .microseconds(number * 61 % 4_000))
        caller.cancel()
        let status = await caller.value
        #expect(status == nil || status == 200)
      }
    }
  #endif
}
