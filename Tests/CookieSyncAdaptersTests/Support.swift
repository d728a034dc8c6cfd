import CookieScenarios
import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server, and a client with a storage of its own.
struct Connected {
  let server: TokenServer
  let storage: HTTPCookieStorage
  let client: URLSessionClient

  init(
    limit: Duration = .seconds(86_400), keepsConnections: Bool = true, delay: Duration = .zero,
    _ change: (inout ServerPolicy) -> Void = { _ in }
  ) throws {
    var policy = ServerPolicy.rfc9700Strict
    change(&policy)
    server = try TokenServer(policy: policy, keepsConnections: keepsConnections) { delay }
    let configuration = URLSessionConfiguration.ephemeral
    // The client's own limit is what is tried.
    configuration.timeoutIntervalForRequest = 86_400
    storage = configuration.httpCookieStorage ?? .shared
    var refresh = URLRequest(url: server.base.appendingPathComponent("session/refresh"))
    refresh.httpMethod = "POST"
    client = URLSessionClient(configuration: configuration, refresh: refresh, limit: limit)
  }

  func post(_ path: String, for purpose: RequestPurpose) async -> NativeAnswer {
    var request = URLRequest(url: server.base.appendingPathComponent(path))
    request.httpMethod = "POST"
    return await client.send(request, for: purpose)
  }

  func get(_ path: String, for purpose: RequestPurpose = .call) async -> NativeAnswer {
    await client.send(URLRequest(url: server.base.appendingPathComponent(path)), for: purpose)
  }

  var names: [String] { (storage.cookies ?? []).map(\.name).sorted() }
}

/// A directory that is gone when the body is done.
func withDirectory<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try await body(directory)
}
