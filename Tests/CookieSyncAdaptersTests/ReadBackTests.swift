import CaptureDiagnosis
import CookieDiagnosis
import CookieSync
import Cookies
import Foundation
import Testing

@testable import CookieSyncAdapters

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A web store that has one session, and counts who reads it.
private actor OneSession: CookieStore {
  private(set) var reads = 0
  /// How many reads show nothing.
  private let emptyReads: Int
  init(emptyReads: Int = 0) { self.emptyReads = emptyReads }

  func allCookies() async -> [Cookie] {
    reads += 1
    return reads <= emptyReads ? [] : [Recording.access, Recording.refresh]
  }
  func setCookie(_ cookie: Cookie) async {}
  func deleteCookie(_ cookie: Cookie) async {}
}

@Suite("A recorder that reads the web store back") struct ReadBackTests {
  private static let url = URL(string: "https://shop.example/")!

  @MainActor private static func load(_ recorder: SessionRecorder, status: Int?) async {
    let page = PageRecorder(recorder)
    page.willLoad(URLRequest(url: url))
    guard let status else { return page.failed() }
    page.received(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)!)
  }

  enum Heard {
    case load(String)
    case answer(Int)
    case failure
  }

  struct Navigations: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var heard: [Heard]
    /// Of each request its number and what it was for.
    var requests: [String]
  }

  @MainActor
  @Test(
    "a load is a landing only as a redirect of one that is under way",
    arguments: [
      Navigations(
        testDescription: "a redirect",
        heard: [.load("https://a.example/"), .load("https://a.example/b"), .answer(200)],
        requests: ["0 page", "0 landing"]),
      Navigations(
        testDescription: "a place in the page",
        heard: [
          .load("https://a.example/"), .answer(200), .load("https://a.example/#top"), .load("https://a.example/cart"),
          .answer(200),
        ], requests: ["0 page", "2 page"]),
      Navigations(
        testDescription: "a reload of an address with a place",
        heard: [.load("https://a.example/#top"), .answer(200), .load("https://a.example/#top"), .answer(200)],
        requests: ["0 page", "2 page"]),
      Navigations(
        testDescription: "a link to no server",
        heard: [.load("https://a.example/"), .answer(200), .load("mailto:a@a.example"), .load("https://a.example/b")],
        requests: ["0 page", "2 page"]),
      Navigations(
        testDescription: "a load after one that failed",
        heard: [.load("https://a.example/"), .failure, .load("https://a.example/b")], requests: ["0 page", "2 page"]),
    ])
  func landings(_ test: Navigations) async throws {
    try await withDirectory { directory in
      let recorder = SessionRecorder(Recording.options(directory))
      let page = PageRecorder(recorder)
      for heard in test.heard {
        switch heard {
        case .load(let address): page.willLoad(URLRequest(url: URL(string: address)!))
        case .answer(let status):
          page.received(HTTPURLResponse(url: Self.url, statusCode: status, httpVersion: nil, headerFields: nil)!)
        case .failure: page.failed()
        }
      }
      await recorder.flush()
      let sent = try Recording.read(recorder.files).trace.records.filter { $0.kind == .requestSent }
      #expect(sent.map { "\($0.request) \($0.endpoint)" } == test.requests)
    }
  }

  @Test("it does so once after each answer of the page, and sees what that has set") func answers() async throws {
    try await withDirectory { directory in
      let store = OneSession()
      let recorder = SessionRecorder(Recording.options(directory) { $0.readBack = store })
      await Self.load(recorder, status: 200)
      await until { await store.reads == 1 }
      // The note of the read comes behind it.
      await until {
        await recorder.flush()
        return try! Recording.read(recorder.files).trace.records.contains { $0.kind == .storeRead }
      }
      let trace = try Recording.read(recorder.files)
      #expect(
        trace.trace.records.map(\.kind) == [
          .requestSent, .responseReceived, .cookieWritten, .cookieWritten, .storeRead,
        ])
      #expect(
        trace.trace.records.filter { $0.kind == .cookieWritten }.allSatisfy { $0.actor == .page && $0.cause == 1 })
      #expect(trace.device?.readsBack == true)
      await recorder.readBack()
      #expect(await store.reads == 2)
    }
  }

  @Test("a page that had no answer, and an app that has none yet, make it read nothing") func none() async throws {
    try await withDirectory { directory in
      let store = OneSession()
      let recorder = SessionRecorder(Recording.options(directory) { $0.readBack = store })
      await recorder.readBack()
      await Self.load(recorder, status: nil)
      await recorder.readBack()
      #expect(await store.reads == 0)
    }
  }

  @Test("a login page of native code has it read once more where it shows nothing at first", arguments: [0, 1, 2])
  func logIn(emptyReads: Int) async throws {
    try await withDirectory { directory in
      let store = OneSession(emptyReads: emptyReads)
      let recorder = SessionRecorder(Recording.options(directory) { $0.readBack = store })
      recorder.note(.logInShown(.page))
      recorder.note(.logInShown(.native))
      await until {
        await recorder.flush()
        return try! Recording.read(recorder.files).trace.records.contains { $0.kind == .storeRead }
      }
      #expect(await store.reads == (emptyReads == 0 ? 1 : 2))
      let reads = try Recording.read(recorder.files).trace.records.filter { $0.kind == .storeRead }
      #expect(reads.map(\.number) == [emptyReads == 2 ? 0 : 2])
    }
  }

  struct Said: CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout SessionRecorder.Options) -> Void
    var device: RecordedDevice
  }

  #if canImport(Darwin)
    private static let system = RecordedDevice.System.apple
  #else
    private static let system = RecordedDevice.System.linux
  #endif

  @Test(
    "the first line says what the app is",
    arguments: [
      Said(
        testDescription: "by default", change: { _ in },
        device: RecordedDevice(system: system, storesAreEphemeral: nil, readsBack: false)),
      Said(
        testDescription: "cookies in memory alone", change: { $0.storesAreEphemeral = true },
        device: RecordedDevice(system: system, storesAreEphemeral: true, readsBack: false)),
      Said(
        testDescription: "reading back", change: { $0.readBack = OneSession() },
        device: RecordedDevice(system: system, storesAreEphemeral: nil, readsBack: true)),
    ])
  func device(_ test: Said) async throws {
    try await withDirectory { directory in
      let trace = try await Recording.trace(in: directory, noting: [.launched], test.change)
      #expect(trace.device == test.device)
    }
  }

  @Test("an app that reads back since an update begins a file of its own") func update() async throws {
    try await withDirectory { directory in
      _ = try await Recording.trace(in: directory, noting: [.launched])
      let recorder = SessionRecorder(Recording.options(directory) { $0.readBack = OneSession() })
      recorder.note(.launched)
      await recorder.flush()
      #expect(try recorder.files.map { try Recording.read($0).device?.readsBack } == [false, true])
      // Of both together nobody can say it.
      #expect(try Recording.read(recorder.files).device == nil)
    }
  }
}
