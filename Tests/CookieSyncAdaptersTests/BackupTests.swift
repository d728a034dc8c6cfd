import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import Testing

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
}
