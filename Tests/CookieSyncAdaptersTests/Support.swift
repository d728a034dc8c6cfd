import CookieScenarios
import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import Synchronization

@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server, and a client with a storage of its own.
struct Connected {
  let server: TokenServer
  let storage: HTTPCookieStorage
  let client: URLSessionClient
  let configuration: URLSessionConfiguration

  init(
    limit: Duration = .seconds(86_400), keepsConnections: Bool = true, delay: Duration = .zero,
    _ change: (inout ServerPolicy) -> Void = { _ in }
  ) throws {
    var policy = ServerPolicy.rfc9700Strict
    // Beside tests that take all threads a test may stand still for a quarter of an hour.
    policy.accessLifetimeSeconds = 86_400
    change(&policy)
    server = try TokenServer(policy: policy, keepsConnections: keepsConnections) { delay }
    configuration = URLSessionConfiguration.ephemeral
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

/// A server that answers as a test says, and keeps what it was asked.
final class ScriptedServer: Sendable {
  let base: URL
  private let listener: LoopbackListener
  private let seen: Asked

  var requests: [HTTPRequest] { seen.requests.withLock { $0 } }

  /// - Parameter answer: is given the path of a request.
  init(_ answer: @escaping @Sendable (String) -> HTTPAnswer) throws {
    let seen = Asked()
    self.seen = seen
    listener = try LoopbackListener { descriptor in
      var connection = HTTPConnection(descriptor)
      defer { connection.close() }
      while let request = connection.request() {
        seen.requests.withLock { $0.append(request) }
        guard connection.send(answer(request.path)) else { return }
      }
    }
    base = URL(string: "http://127.0.0.1:\(listener.port)/")!
  }

  deinit { listener.stop() }

  /// The same server by another name, which is another origin.
  func base(host: String) -> String { "http://\(host):\(listener.port)/" }

  private final class Asked: Sendable { let requests = Mutex<[HTTPRequest]>([]) }
}

/// A server that writes to a connection what a test says: interim heads, half an answer, and what comes late.
final class RawServer: Sendable {
  let base: URL
  private let listener: LoopbackListener

  /// What writes to a connection.
  struct Writer {
    fileprivate let connection: HTTPConnection

    /// False if the connection is over.
    @discardableResult func callAsFunction(_ text: String) -> Bool { connection.send(Array(text.utf8)) }
  }

  /// - Parameter answer: is called on a thread that may wait. The connection ends with an answer that says that it does, by false.
  init(_ answer: @escaping @Sendable (HTTPRequest, Writer) -> Bool) throws {
    listener = try LoopbackListener { descriptor in
      var connection = HTTPConnection(descriptor)
      defer { connection.close() }
      while let request = connection.request() {
        guard answer(request, Writer(connection: connection)) else { return }
      }
    }
    base = URL(string: "http://127.0.0.1:\(listener.port)/")!
  }

  deinit { listener.stop() }

  func request(_ path: String, method: String = "GET") -> URLRequest {
    var request = URLRequest(url: base.appendingPathComponent(path))
    request.httpMethod = method
    return request
  }

  /// A client of this server with a storage of its own; a refresh goes to "session/refresh".
  func client(_ change: (URLSessionConfiguration) -> Void = { _ in }) -> (URLSessionClient, HTTPCookieStorage) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 86_400
    change(configuration)
    let refresh = request("session/refresh", method: "POST")
    let client = URLSessionClient(configuration: configuration, refresh: refresh, limit: .seconds(86_400))
    return (client, configuration.httpCookieStorage ?? .shared)
  }
}

/// Something that one thread does and others look for.
final class Flag: Sendable {
  private let value = Atomic(false)
  var isUp: Bool { value.load(ordering: .acquiring) }
  func raise() { value.store(true, ordering: .releasing) }

  /// Holds a thread of a server up.
  func hold() { while !isUp { usleep(1_000) } }
}

/// Waits for something that another thread brings about, as long as it takes.
func until(_ isTrue: () async -> Bool) async {
  while await !isTrue() { try? await Task.sleep(for: .milliseconds(2)) }
}

/// A client that asks nobody.
struct NoClient: NativeClient {
  func refreshSession() async -> NativeResponse { NativeResponse(purpose: .refresh, status: nil, setCookies: []) }
}

struct NoStore: CookieStore {
  func allCookies() async -> [Cookie] { [] }
  func setCookie(_ cookie: Cookie) async {}
  func deleteCookie(_ cookie: Cookie) async {}
}

extension HybridApp {
  /// For a strategy whose hooks alone are looked at.
  static var empty: HybridApp {
    HybridApp(
      nativeStore: NoStore(), webStore: NoStore(), backup: FileBackup(path: "/dev/null/none"), client: NoClient())
  }
}

/// A directory that is gone when the body is done.
func withDirectory<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try await body(directory)
}
