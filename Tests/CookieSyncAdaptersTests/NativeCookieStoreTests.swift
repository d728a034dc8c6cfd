import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("HTTPCookieStorage as a strategy's store") struct NativeCookieStoreTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var cookie: Cookie
    var testDescription: String { name }
  }

  private static let later = UnixTime(microseconds: 4_102_444_800_000_000)

  static let cases = [
    Case(name: "host-only", cookie: Cookie(name: "sid", value: "1", domain: "shop.example")),
    Case(name: "with a Domain", cookie: Cookie(name: "sid", value: "1", domain: "shop.example", hostOnly: false)),
    Case(name: "secure", cookie: Cookie(name: "sid", value: "1", domain: "shop.example", secure: true)),
    Case(name: "HttpOnly", cookie: Cookie(name: "sid", value: "1", domain: "shop.example", httpOnly: true)),
    Case(name: "with a path", cookie: Cookie(name: "sid", value: "1", domain: "shop.example", path: "/session")),
    Case(name: "with a date", cookie: Cookie(name: "sid", value: "1", domain: "shop.example", expires: later)),
    Case(name: "an empty value", cookie: Cookie(name: "sid", value: "", domain: "shop.example")),
    Case(
      name: "a long value",
      cookie: Cookie(name: "sid", value: String(repeating: "x", count: 4_000), domain: "shop.example")),
  ]

  private func store(_ log: @escaping AdapterLog = { _ in }) -> NativeCookieStore {
    NativeCookieStore(URLSessionConfiguration.ephemeral.httpCookieStorage ?? .shared, log: log)
  }

  @Test("what is stored is read, replaced and deleted", arguments: cases) func roundTrip(_ example: Case) async throws {
    let store = store()
    await store.setCookie(example.cookie)
    let read = try #require(await store.allCookies().first)
    #expect(read == example.cookie.with(created: read.created))
    var newer = example.cookie
    newer.value = "2"
    await store.setCookie(newer)
    #expect(await store.allCookies().map(\.value) == ["2"])
    await store.deleteCookie(example.cookie)
    #expect(await store.allCookies().isEmpty)
  }

  @Test("a cookie of a partition is deleted, whether or not its partition was kept") func partition() async {
    let store = store()
    var cookie = Cookie(name: "sid", value: "1", domain: "shop.example", secure: true)
    cookie.partitionKey = "https://shop.example"
    await store.setCookie(cookie)
    await store.deleteCookie(cookie)
    #expect(await store.allCookies().isEmpty)
  }

  @Test("a deletion leaves what has another path or domain") func others() async {
    let store = store()
    let cookies = [
      Cookie(name: "sid", value: "1", domain: "shop.example"),
      Cookie(name: "sid", value: "2", domain: "shop.example", path: "/a"),
      Cookie(name: "sid", value: "3", domain: "www.shop.example"),
      Cookie(name: "lb", value: "4", domain: "shop.example"),
    ]
    for cookie in cookies { await store.setCookie(cookie) }
    await store.deleteCookie(cookies[0])
    #expect(await store.allCookies().map(\.value).sorted() == ["2", "3", "4"])
  }

  @Test("a cookie that Foundation refuses is named, and nothing is stored") func refused() async {
    let events = Mutex<[AdapterEvent]>([])
    let store = store { event in events.withLock { $0.append(event) } }
    await store.setCookie(Cookie(name: "", value: "1", domain: "shop.example"))
    let seen = events.withLock { $0 }
    let stored = await store.allCookies()
    // Which of both Foundation does is its own; that nothing is silent is ours.
    #expect(seen == [.cookieRefused(name: "")] && stored.isEmpty || seen.isEmpty && stored.count == 1)
  }

  #if canImport(FoundationNetworking)
    @Test("a cookie that Foundation takes for another one, and puts in its place, is named") func replaced() async {
      let events = Mutex<[AdapterEvent]>([])
      let store = store { event in events.withLock { $0.append(event) } }
      // Foundation's key is domain, path and name run together: "shop.example" + "/api" + "sid".
      await store.setCookie(Cookie(name: "sid", value: "1", domain: "shop.example", path: "/api"))
      await store.setCookie(Cookie(name: "other", value: "1", domain: "shop.example"))
      #expect(events.withLock { $0 }.isEmpty)
      await store.setCookie(Cookie(name: "apisid", value: "2", domain: "shop.example"))
      #expect(await store.allCookies().map(\.name).sorted() == ["apisid", "other"])
      #expect(events.withLock { $0 } == [.cookieReplaced(name: "sid", by: "apisid")])
    }

    @Test("after a restart a cookie is what it was", arguments: cases.filter { $0.cookie.expires == nil })
    func restart(_ example: Case) async throws {
      let (first, second) = ("twinjar-\(UUID().uuidString)", "twinjar-\(UUID().uuidString)")
      var cookie = example.cookie
      cookie.expires = Self.later
      await NativeCookieStore(.sharedCookieStorage(forGroupContainerIdentifier: first)).setCookie(cookie)
      // The next process reads the same file; here it is another storage of this one.
      let file = try #require(Self.storageFile(first))
      let copy = file.deletingLastPathComponent().appendingPathComponent(".cookies.\(second)")
      defer { for file in [file, copy] { try? FileManager.default.removeItem(at: file) } }
      try FileManager.default.copyItem(at: file, to: copy)
      let store = NativeCookieStore(.sharedCookieStorage(forGroupContainerIdentifier: second))
      let read = try #require(await store.allCookies().first)
      #expect(read == cookie.with(created: read.created))
      await store.deleteCookie(cookie)
      #expect(await store.allCookies().isEmpty)
    }

    /// Where Foundation keeps a storage of its own.
    private static func storageFile(_ name: String) -> URL? {
      let environment = ProcessInfo.processInfo.environment
      let data = environment["XDG_DATA_HOME"] ?? "\(NSHomeDirectory())/.local/share"
      let folders = (try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []
      return folders.map { URL(fileURLWithPath: "\(data)/\($0)/.cookies.\(name)") }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
  #endif
}

extension Cookie {
  /// Foundation keeps no times.
  fileprivate func with(created: UnixTime) -> Cookie {
    var cookie = self
    (cookie.created, cookie.lastAccessed) = (created, created)
    return cookie
  }
}
