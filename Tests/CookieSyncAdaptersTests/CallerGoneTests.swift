import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import SyncStrategies
import Synchronization
import Testing

@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A refresh that the server has seen has used up its token: an app that drops the answer has lost its session (catalogue F51).
@Suite("A caller that goes away takes no refresh along", .serialized) struct CallerGoneTests {
  /// A server that refuses every call, and holds a refresh up until it may be answered.
  private struct Held {
    let begun = Flag(), mayAnswer = Flag()
    let server: RawServer

    init() throws {
      let (begun, mayAnswer) = (begun, mayAnswer)
      server = try RawServer { request, write in
        guard request.path == "/session/refresh" else {
          write("HTTP/1.1 401 Refused\r\nContent-Length: 0\r\n\r\n")
          return true
        }
        begun.raise()
        mayAnswer.hold()
        write(
          "HTTP/1.1 200 OK\r\nSet-Cookie: sid=NEW; Path=/; Max-Age=900\r\nSet-Cookie: rt=NEW; Path=/; Max-Age=900\r\n"
            + "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
        return true
      }
    }
  }

  /// A strategy, and what came of its refresh.
  private final class Watched: SyncStrategy {
    let inner: any SyncStrategy
    private let outcomes = Mutex<[RefreshOutcome]>([])
    var app: HybridApp { inner.app }
    var outcome: RefreshOutcome? { outcomes.withLock { $0.first } }

    init(_ inner: any SyncStrategy) { self.inner = inner }

    func nativeWillSend(_ purpose: RequestPurpose) async { await inner.nativeWillSend(purpose) }
    func nativeDidReceive(_ response: NativeResponse) async { await inner.nativeDidReceive(response) }

    func refreshForNative() async -> RefreshOutcome {
      let outcome = await inner.refreshForNative()
      outcomes.withLock { $0.append(outcome) }
      return outcome
    }
  }

  @Test(
    "with any strategy, from a call and from a download",
    arguments: StrategyCatalogue.all.filter { !$0.isHidden }.map(\.name), [false, true])
  func strategies(_ name: String, isDownload: Bool) async throws {
    try await withDirectory { directory in
      let held = try Held()
      let (client, storage) = held.server.client()
      let entry = try #require(StrategyCatalogue.entry(named: name))
      let strategy = Watched(
        entry.make(
          HybridApp(
            nativeStore: NativeCookieStore(storage), webStore: NoStore(),
            backup: FileBackup(path: directory.appendingPathComponent("backup").path), client: client,
            session: SessionCookies(access: "sid", refresh: "rt"))))
      let requests = SyncedClient(strategy: strategy, client: client)
      let call = held.server.request("call")
      let caller = Task {
        guard isDownload else { return await requests.call(call) }
        let file = directory.appendingPathComponent("file")
        return await requests.download(call, to: file, validation: .status).answer
      }
      await until { held.begun.isUp || strategy.outcome != nil }
      caller.cancel()
      // Who has gone waits for nobody, and is told what it was told.
      #expect(await caller.value.response.status == 401)
      #expect(strategy.outcome == nil)
      held.mayAnswer.raise()
      await until { strategy.outcome != nil }
      #expect(strategy.outcome == .renewed)
      #expect(storage.cookies?.map(\.name).sorted() == ["rt", "sid"])
    }
  }

  @Test("the client's own refresh is waited for to its end") func client() async throws {
    let held = try Held()
    let (client, storage) = held.server.client()
    let refresh = Task { await client.refreshSession() }
    await until { held.begun.isUp }
    refresh.cancel()
    try await Task.sleep(for: .milliseconds(20))
    held.mayAnswer.raise()
    #expect(await refresh.value.refreshOutcome == .renewed)
    #expect(storage.cookies?.map(\.name).sorted() == ["rt", "sid"])
  }

  @Test("a refresh that was given up before it began is not sent") func before() async throws {
    let held = try Held()
    let (client, _) = held.server.client()
    let refresh = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.refreshSession()
    }
    #expect(await refresh.value.status == nil)
    #expect(!held.begun.isUp)
  }
}
