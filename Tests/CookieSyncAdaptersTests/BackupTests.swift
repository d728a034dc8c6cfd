import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import SyncStrategies
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A backup says what it holds, or why nobody knows") struct BackupTests {
  private let cookie = Cookie(name: "sid", value: "31d4", domain: "shop.example", httpOnly: true)

  @Test("never saved, saved, damaged and not readable are four things") func states() async throws {
    try await withDirectory { directory in
      let path = try ProtectedDirectory.path(for: "session", in: directory.appendingPathComponent("backup"))
      let backup = FileBackup(path: path)
      #expect(await backup.contents() == .neverSaved)
      #expect(await backup.isReadable())
      await backup.save([cookie])
      #expect(await backup.contents() == .saved([cookie]))
      try Data("no archive".utf8).write(to: URL(fileURLWithPath: path))
      let damaged = await backup.contents()
      #expect(damaged == .damaged, "\(damaged)")
      #expect(await backup.isReadable())
      #expect(await backup.load() == nil)
      try FileManager.default.removeItem(atPath: path)
      // The owner of these tests may read any file; a directory is read by nobody.
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(await backup.contents() == .notReadableNow)
      #expect(await backup.isReadable() == false)
    }
  }

  @Test("the directory is its owner's alone, also if it was there") func owner() async throws {
    try await withDirectory { directory in
      let inner = directory.appendingPathComponent("backup")
      try FileManager.default.createDirectory(
        at: inner, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
      _ = try ProtectedDirectory.path(for: "session", in: inner)
      let attributes = try FileManager.default.attributesOfItem(atPath: inner.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test("each backup that cannot be read is kept, however often that happens") func everyUnreadable() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("session").path
      let backup = FileBackup(path: path)
      // Not inlined: Swift 6.3.1, optimising, ends with a signal where what throws is taken into what awaits.
      @inline(never) func damage(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
      @inline(never) func kept() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0 != "session" }.sorted().map {
          let file = directory.appendingPathComponent($0)
          return "\($0): \(try String(contentsOf: file, encoding: .utf8))"
        }
      }
      await backup.save([cookie])
      try damage("one")
      await backup.save([cookie])
      try damage("two")
      await backup.save([cookie])
      #expect(try kept() == ["session.unreadable: one", "session.unreadable-2: two"])
      // Nothing is kept twice: a save may have been killed between the two names and the new file.
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.linkItem(atPath: path + ".unreadable-2", toPath: path)
      await backup.save([cookie])
      #expect(try kept() == ["session.unreadable: one", "session.unreadable-2: two"])
      #expect(await backup.contents() == .saved([cookie]))
    }
  }

  @Test("when too many are kept, the newest stays where it is, and that is said") func tooMany() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("session").path
      let errors = Mutex<[ArchiveFileError]>([])
      let backup = FileBackup(path: path) { error in errors.withLock { $0.append(error) } }
      for number in 1...17 {
        try Data("damaged \(number)".utf8).write(to: URL(fileURLWithPath: path))
        await backup.save([cookie])
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "damaged 17")
      #expect(try String(contentsOfFile: path + ".unreadable-16", encoding: .utf8) == "damaged 16")
      #expect(
        errors.withLock { $0 } == [
          .system(path: path, action: "keep it aside", reason: "16 unreadable files are kept already, remove some")
        ])
      // Room for one more.
      try FileManager.default.removeItem(atPath: path + ".unreadable-3")
      await backup.save([cookie])
      #expect(await backup.contents() == .saved([cookie]))
      #expect(try String(contentsOfFile: path + ".unreadable-3", encoding: .utf8) == "damaged 17")
    }
  }

  @Test("what is no file blocks nobody", .timeLimit(.minutes(10))) func noFile() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("session").path
      #expect(mkfifo(path, 0o600) == 0)
      let errors = Mutex<[ArchiveFileError]>([])
      let backup = FileBackup(path: path) { error in errors.withLock { $0.append(error) } }
      #expect(await backup.contents() == .notReadableNow)
      #expect(
        errors.withLock { $0 } == [.system(path: path, action: "read it", reason: "it is no regular file")])
    }
  }

  @Test(
    "a name is one part of a path", arguments: ["../../escape", "..", ".", "", "a/b", "/a", "a/", "a\0b"])
  func names(_ name: String) async throws {
    try await withDirectory { directory in
      let inner = directory.appendingPathComponent("inner")
      #expect(throws: ProtectedDirectoryError.noName(name)) { try ProtectedDirectory.path(for: name, in: inner) }
      #expect(!FileManager.default.fileExists(atPath: inner.path))
    }
  }

  /// Answers the first question, not the second, and each one after that.
  private actor Flaky: ExplicitBackup {
    private(set) var reads = 0
    let cookies: [Cookie]

    init(_ cookies: [Cookie]) { self.cookies = cookies }

    func contents() async -> BackupContents {
      reads += 1
      return reads == 2 ? .notReadableNow : .saved(cookies)
    }

    func save(_ cookies: [Cookie]) async {}
  }

  @Test("TwinJar asks once, and takes that for the answer") func oneQuestion() async {
    let backup = Flaky([cookie])
    let native = NativeCookieStore(URLSessionConfiguration.ephemeral.httpCookieStorage ?? .shared)
    let app = HybridApp(
      nativeStore: native, webStore: NoStore(), backup: backup, client: NoClient(),
      session: SessionCookies(access: "sid"))
    let strategy = TwinJar(app: app)
    await strategy.appDidLaunch()
    await strategy.nativeWillSend(.call)
    #expect(await backup.reads == 1)
    #expect(await native.allCookies().map(\.name) == ["sid"])
  }
}
