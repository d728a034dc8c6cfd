import CookieScenarios
import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession over real sockets", .serialized) struct URLSessionClientTests {
  /// What is waited for as long hangs: beside tests that take all threads, no shorter time tells anything.
  private static let forever = Duration.seconds(86_400)

  @Test("a login's cookies are in the store and in what the strategy is told") func logIn() async throws {
    let app = try Connected()
    let answer = await app.post("login", for: .logIn)
    #expect(answer.response.status == 200)
    #expect(answer.response.setCookies.map(\.name).sorted() == ["access", "refresh"])
    #expect(app.names == ["access", "refresh"])
    #expect(await app.get("call").response.status == 200)
  }

  @Test("what a redirect sets is told as well (F41)") func redirect() async throws {
    let app = try Connected { $0.logInRedirects = true }
    let answer = await app.post("login", for: .logIn)
    #expect(answer.response.status == 200)
    #expect(answer.httpResponse?.url?.path == "/page")
    #expect(answer.response.setCookies.map(\.name).sorted() == ["access", "refresh"])
  }

  @Test("a refresh replaces both tokens") func refresh() async throws {
    let app = try Connected()
    _ = await app.post("login", for: .logIn)
    let response = await app.client.refreshSession()
    #expect(response.refreshOutcome == .renewed)
    #expect(app.storage.cookies?.map(\.value).sorted() == ["a2", "r3"])
  }

  @Test("a refused refresh says the server's error, and only that ends a session") func refused() async throws {
    let app = try Connected()
    let response = await app.client.refreshSession()
    #expect(response.status == 401)
    #expect(response.error == "invalid_grant")
    #expect(response.refreshOutcome == .refused)
  }

  @Test("a reply that is lost leaves the refresh unanswered") func lostReply() async throws {
    let app = try Connected(keepsConnections: false)
    _ = await app.post("login", for: .logIn)
    app.server.loseReply()
    let response = await app.client.refreshSession()
    #expect(response.status == nil)
    #expect(response.refreshOutcome == .unanswered)
    #expect(app.server.refreshes == 1)
  }

  #if canImport(FoundationNetworking)
    @Test("a kept connection that closes without a word: Foundation here may send the refresh again by itself (F51)")
    func sentAgain() async throws {
      var again = 0
      for _ in 0..<20 {
        let app = try Connected()
        _ = await app.post("login", for: .logIn)
        app.server.loseReply()
        let response = await app.client.refreshSession()
        let isAgain = app.server.refreshes == 2
        #expect(app.server.sessionsEndedByReuse == (isAgain ? 1 : 0))
        #expect(response.refreshOutcome == (isAgain ? .refused : .unanswered))
        if isAgain { again += 1 }
      }
      #expect(again > 0)
    }
  #endif

  @Test("a server that does not answer costs the limit and no more") func limit() async throws {
    let app = try Connected(limit: .milliseconds(200), delay: Self.forever)
    let answer = await app.get("call")
    #expect(answer.response.status == nil)
    #expect(answer.error as? RequestLimit == .limit(.milliseconds(200)))
    #expect(answer.error.map { "\($0)" } == "the request took longer than its client's limit, 0.2 seconds")
  }

  @Test("the error names the limit that was reached first, for calls, refreshes and downloads alike")
  func whichLimit() async throws {
    try await withDirectory { directory in
      let app = try Connected(delay: Self.forever)
      let configuration = app.configuration
      configuration.timeoutIntervalForResource = 0.2
      let request = URLRequest(url: app.server.base.appendingPathComponent("file"))
      let client = URLSessionClient(configuration: configuration, refresh: request, limit: .seconds(60))
      let call = await client.send(request, for: .call)
      #expect(call.error as? RequestLimit == .timeoutIntervalForResource(.milliseconds(200)))
      let file = directory.appendingPathComponent("file")
      let download = await client.download(request, to: file, validation: .status)
      #expect(download.answer.error as? RequestLimit == .timeoutIntervalForResource(.milliseconds(200)))
    }
  }

  @Test("a server that is not there is no answer") func nobody() async throws {
    let app = try Connected()
    app.server.stop()
    #expect(await app.get("call").response.refreshOutcome == .unanswered)
  }

  @Test("a task that is cancelled ends its request") func cancelled() async throws {
    let app = try Connected(delay: Self.forever)
    let task = Task { await app.get("call") }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    let answer = await task.value
    #expect(answer.response.status == nil)
    #expect((answer.error as? URLError)?.code == .cancelled)
  }

  @Test("whenever a task is cancelled, its request ends", arguments: ["before", "at the start", "on its way"])
  func cancelledAnyTime(_ moment: String) async throws {
    let app = try Connected(delay: Self.forever)
    for _ in 0..<100 {
      let task = Task {
        if moment == "before" { withUnsafeCurrentTask { $0?.cancel() } }
        return await app.get("call")
      }
      if moment == "on its way" { try await Task.sleep(for: .milliseconds(2)) }
      if moment != "before" { task.cancel() }
      #expect(await task.value.response.status == nil)
    }
  }

  @Test("a download that was cancelled before it began ends") func cancelledDownload() async throws {
    try await withDirectory { directory in
      let app = try Connected(delay: Self.forever)
      let request = URLRequest(url: app.server.base.appendingPathComponent("file"))
      for _ in 0..<100 {
        let task = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          return await app.client.download(
            request, to: directory.appendingPathComponent("file"), validation: .status)
        }
        #expect(await task.value.answer.response.status == nil)
      }
    }
  }

  @Test("a limit that is over at once ends each request", arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
  func noTime(_ limit: Duration) async throws {
    let app = try Connected(limit: limit, delay: Self.forever)
    for _ in 0..<100 { #expect(await app.get("call").response.status == nil) }
  }

  @Test("the app's configuration stays as it is") func configuration() throws {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    let storage = configuration.httpCookieStorage
    let url = try #require(URL(string: "http://127.0.0.1/"))
    _ = URLSessionClient(configuration: configuration, refresh: URLRequest(url: url))
    #expect(configuration.urlCache != nil)
    #expect(configuration.httpCookieStorage === storage)
  }

  @Test("a media type has no parameters") func mediaType() async throws {
    let app = try Connected()
    #expect(await app.get("call").response.mediaType == "text/html")
  }
}
