import CookieSync
import CookieSyncAdapters
import Foundation
import Synchronization
import Testing

@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A request that is refused with 401", .serialized) struct RefusedRequestTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var prepare: @Sendable (inout URLRequest) -> Void = { _ in }
    /// Of a download; nil for a call.
    var validation: DownloadValidation?
    var outcome = RefreshOutcome.renewed
    /// How often the server is asked, and the strategy for a refresh.
    var asked: Int
    var refreshed: Int
  }

  static let cases = [
    Case(testDescription: "without a body", asked: 2, refreshed: 1),
    Case(testDescription: "with a body", prepare: { $0.httpBody = Data("body".utf8) }, asked: 2, refreshed: 1),
    Case(testDescription: "that a refresh does not help", outcome: .refused, asked: 1, refreshed: 1),
    Case(testDescription: "with a stream for its body", prepare: stream, asked: 1, refreshed: 1),
    Case(testDescription: "of a download", validation: .status, asked: 2, refreshed: 1),
    Case(testDescription: "of a download that takes anything", validation: .some(.none), asked: 1, refreshed: 0),
    Case(
      testDescription: "of a download with a stream for its body", prepare: stream, validation: .status, asked: 1,
      refreshed: 1),
  ]

  private static let stream: @Sendable (inout URLRequest) -> Void = {
    $0.httpBodyStream = InputStream(data: Data("body".utf8))
    $0.setValue("4", forHTTPHeaderField: "Content-Length")
  }

  @Test("is sent again if the session was renewed and its body is still there", arguments: cases)
  func refused(_ example: Case) async throws {
    try await withDirectory { directory in
      let server = try ScriptedServer { _ in HTTPAnswer(status: 401) }
      let strategy = Asked(example.outcome)
      let client = URLSessionClient(
        configuration: .ephemeral, refresh: URLRequest(url: server.base), limit: .seconds(86_400))
      let requests = SyncedClient(strategy: strategy, client: client)
      var request = URLRequest(url: server.base.appendingPathComponent("call"))
      request.httpMethod = "POST"
      example.prepare(&request)
      let answer =
        if let validation = example.validation {
          await requests.download(
            request, to: directory.appendingPathComponent("file"), validation: validation
          ).answer
        } else { await requests.call(request) }
      #expect(answer.response.status == 401)
      #expect(server.requests.map(\.path) == Array(repeating: "/call", count: example.asked))
      #expect(strategy.refreshes.withLock(\.self) == example.refreshed)
    }
  }

  private final class Asked: SyncStrategy {
    let app = HybridApp.empty
    let refreshes = Mutex(0)
    private let outcome: RefreshOutcome

    init(_ outcome: RefreshOutcome) { self.outcome = outcome }

    func refreshForNative() async -> RefreshOutcome {
      refreshes.withLock { $0 += 1 }
      return outcome
    }
  }
}
