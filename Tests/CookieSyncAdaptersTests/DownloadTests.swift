import CookieSync
import Foundation
import Synchronization
import Testing

@testable import CookieSyncAdapters

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A download, with each level of validation", .serialized) struct DownloadTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var isLoggedIn: Bool
    var path = "file"
    var validation: DownloadValidation
    var refusal: DownloadRefusal?
    var content: String?
    var testDescription: String { name }
  }

  private static let pdf = DownloadValidation.mediaType(["application/pdf"])

  static let cases = [
    Case(name: "the file", isLoggedIn: true, validation: pdf, content: "%PDF-1.4"),
    Case(name: "the file, by its status", isLoggedIn: true, validation: .status, content: "%PDF-1.4"),
    Case(
      name: "the login page for the file (D1)", isLoggedIn: false, validation: .none, content: "<title>Log in</title>"),
    Case(name: "refused by its status", isLoggedIn: false, validation: .status, refusal: .status(401)),
    Case(name: "refused by its status first", isLoggedIn: false, validation: pdf, refusal: .status(401)),
    Case(
      name: "a page with 200 (D2)", isLoggedIn: true, path: "page", validation: pdf, refusal: .mediaType("text/html")),
    Case(
      name: "a page with 200, by its status", isLoggedIn: true, path: "page", validation: .status,
      content: "<title>Signed in</title>"),
  ]

  @Test("what is at the destination", arguments: cases) func download(_ example: Case) async throws {
    try await withDirectory { directory in
      let app = try Connected()
      if example.isLoggedIn { _ = await app.post("login", for: .logIn) }
      let destination = directory.appendingPathComponent("file.pdf")
      try Data("old".utf8).write(to: destination)
      let outcome = await app.client.download(
        URLRequest(url: app.server.base.appendingPathComponent(example.path)), to: destination,
        validation: example.validation)
      switch outcome {
      case .saved: #expect(example.refusal == nil)
      case .refused(_, let refusal): #expect(refusal == example.refusal)
      }
      // What is refused replaces nothing.
      #expect(try String(contentsOf: destination, encoding: .utf8) == example.content ?? "old")
    }
  }

  @Test("a file that cannot be put where it belongs is named") func noPlace() async throws {
    try await withDirectory { directory in
      let app = try Connected()
      _ = await app.post("login", for: .logIn)
      let outcome = await app.client.download(
        URLRequest(url: app.server.base.appendingPathComponent("file")),
        to: directory.appendingPathComponent("missing/file.pdf"), validation: .status)
      guard case .refused(_, .notMoved(let reason)) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test("a server that is not there gives no file") func nobody() async throws {
    try await withDirectory { directory in
      let app = try Connected()
      app.server.stop()
      let destination = directory.appendingPathComponent("file.pdf")
      let outcome = await app.client.download(
        URLRequest(url: app.server.base.appendingPathComponent("file")), to: destination, validation: .none)
      #expect(outcome.answer.response.status == nil)
      #expect(!FileManager.default.fileExists(atPath: destination.path))
    }
  }

  // MARK: - Where the file lies

  @Test("while one file is put where it belongs, other requests are answered") func move() async throws {
    try await withDirectory { directory in
      let app = try Connected()
      _ = await app.post("login", for: .logIn)
      let moving = Flag(), mayMove = Flag()
      let client = URLSessionClient(
        configuration: .ephemeral, refresh: URLRequest(url: app.server.base), limit: .seconds(86_400),
        put: { kept, destination in
          moving.raise()
          mayMove.hold()
          return DownloadedFile.put(kept, destination)
        })
      let request = URLRequest(url: app.server.base.appendingPathComponent("file"))
      let file = directory.appendingPathComponent("file")
      async let outcome = client.download(request, to: file, validation: .none)
      await until { moving.isUp }
      // Nobody but this answer lets the file be moved.
      #expect(await client.send(request, for: .call).response.status == 401)
      mayMove.raise()
      guard case .saved = await outcome else {
        Issue.record("not saved")
        return
      }
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test(
    "a file goes to another volume as well, whole and alone",
    .enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")), arguments: [false, true])
  func otherVolume(isThere: Bool) async throws {
    let directory = URL(fileURLWithPath: "/dev/shm/twinjar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let app = try Connected()
    _ = await app.post("login", for: .logIn)
    let file = directory.appendingPathComponent("file.pdf")
    if isThere { try Data("old".utf8).write(to: file) }
    let outcome = await app.client.download(
      URLRequest(url: app.server.base.appendingPathComponent("file")), to: file, validation: .status)
    guard case .saved = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "%PDF-1.4")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["file.pdf"])
  }

  @Test(
    "the strategy is told who decides when a download begins",
    arguments: [RequestPurpose.download, .backgroundDownload])
  func purpose(_ purpose: RequestPurpose) async throws {
    try await withDirectory { directory in
      let app = try Connected()
      let strategy = Told(app: .empty)
      _ = await SyncedClient(strategy: strategy, client: app.client).download(
        URLRequest(url: app.server.base.appendingPathComponent("file")),
        to: directory.appendingPathComponent("file"), validation: .none, for: purpose)
      #expect(strategy.purposes.withLock(\.self) == [purpose, purpose])
    }
  }

  private final class Told: SyncStrategy {
    let app: HybridApp
    /// Of requests, and of answers.
    let purposes = Mutex<[RequestPurpose]>([])
    init(app: HybridApp) { self.app = app }
    func nativeWillSend(_ purpose: RequestPurpose) async { purposes.withLock { $0.append(purpose) } }
    func nativeDidReceive(_ response: NativeResponse) async { purposes.withLock { $0.append(response.purpose) } }
  }

  struct Leftover: CustomTestStringConvertible {
    var name: String
    var isLoggedIn: Bool
    var place: String
    var testDescription: String { name }
  }

  static let leftovers = [
    Leftover(name: "saved", isLoggedIn: true, place: "file"),
    Leftover(name: "refused by its status", isLoggedIn: false, place: "file"),
    Leftover(name: "without a place", isLoggedIn: true, place: "missing/file"),
    Leftover(name: "onto a directory", isLoggedIn: true, place: "full"),
  ]

  @Test("no temporary file stays", arguments: leftovers) func leftover(_ example: Leftover) async throws {
    try await withDirectory { directory in
      let app = try Connected()
      if example.isLoggedIn { _ = await app.post("login", for: .logIn) }
      try FileManager.default.createDirectory(
        at: directory.appendingPathComponent("full/inner"), withIntermediateDirectories: true)
      let places = Places()
      let client = URLSessionClient(
        configuration: app.configuration, refresh: URLRequest(url: app.server.base), limit: .seconds(86_400),
        put: { kept, destination in
          places.note(kept)
          return DownloadedFile.put(kept, destination)
        }, found: places.note)
      let outcome = await client.download(
        URLRequest(url: app.server.base.appendingPathComponent("file")),
        to: directory.appendingPathComponent(example.place), validation: .status)
      if case .saved = outcome { #expect(example.name == "saved") } else { #expect(example.name != "saved") }
      #expect(!places.all.isEmpty)
      #expect(places.all.filter { FileManager.default.fileExists(atPath: $0.path) } == [])
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      #expect(names == (example.name == "saved" ? ["file", "full"] : ["full"]))
    }
  }

  private final class Places: @unchecked Sendable {
    private let lock = NSLock()
    private var places: [URL] = []
    var all: [URL] { lock.withLock { places } }
    @Sendable func note(_ place: URL) { lock.withLock { places.append(place) } }
  }

  @Test("a download that drips ends with the configuration's own limit", arguments: [false, true])
  func drip(isDownload: Bool) async throws {
    try await withDirectory { directory in
      let server = try RawServer { _, write in
        write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
        // Until the client goes.
        while write("x") { usleep(20_000) }
        return false
      }
      let client = server.client { $0.timeoutIntervalForResource = 0.3 }.0
      let file = directory.appendingPathComponent("file")
      let answer =
        isDownload
        ? await client.download(server.request("file"), to: file, validation: .none).answer
        : await client.send(server.request("file"), for: .call)
      #expect(answer.response.status == nil)
      #expect(answer.error != nil)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }
}
