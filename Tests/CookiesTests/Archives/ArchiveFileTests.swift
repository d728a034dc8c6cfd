import Foundation
import Testing

@testable import Cookies

@Suite("Archive file")
struct ArchiveFileTests {
  private let old = [ArchivedCookie(ArchiveCookies.plain)]

  /// Gives `body` a path in a directory that is removed afterwards.
  private func inDirectory(_ body: (_ path: String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try body(directory + "/cookies.twinjar")
  }

  private func names(beside path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent).sorted()
  }

  @Test func nothingSavedIsNotAnEmptyArchive() throws {
    try inDirectory { path in
      let file = ArchiveFile(path: path)
      #expect(try file.load() == nil)
      try file.save([])
      #expect(try file.load() == [])
      try file.save(old)
      #expect(try file.load() == old)
      #expect(try names(beside: path) == ["cookies.twinjar"])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test("F27: an unreadable backup is not replaced by an empty one") func unreadable() throws {
    try inDirectory { path in
      let file = ArchiveFile(path: path)
      let damaged = Data("not an archive".utf8)
      try damaged.write(to: URL(fileURLWithPath: path))
      #expect(throws: ArchiveFileError.self) { try file.load() }
      #expect(throws: ArchiveFileError.self) { try file.save([]) }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == damaged)
      // Cookies may replace it, and it is kept.
      try file.save(old)
      #expect(try file.load() == old)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path + ".unreadable")) == damaged)
    }
  }

  @Test("bytes that the system does not give are no reason for an empty archive") func locked() throws {
    try inDirectory { path in
      // A directory of that name can be opened and not be read, also by root, for whom no file is locked.
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      #expect(throws: ArchiveFileError.self) { try ArchiveFile(path: path).load() }
      #expect(throws: ArchiveFileError.self) { try ArchiveFile(path: path).save([]) }
      #expect(throws: ArchiveFileError.self) { try ArchiveFile(path: path).save(old) }
      #expect(try names(beside: path) == ["cookies.twinjar"])
    }
  }

  @Test func anEmptyFileIsDamaged() throws {
    try inDirectory { path in
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(throws: ArchiveFileError.damaged(path: path, .empty)) { try ArchiveFile(path: path).load() }
      #expect(throws: ArchiveFileError.self) { try ArchiveFile(path: path).save([]) }
    }
  }

  @Test func whatCannotBeArchivedLeavesTheOldOne() throws {
    try inDirectory { path in
      let file = ArchiveFile(path: path, archive: CookiesTxtArchive())
      try file.save([ArchivedCookie(Cookie(name: "a", value: "b", domain: "a.b"))])
      let before = try file.load()
      #expect(throws: ArchiveFileError.self) {
        try file.save([ArchivedCookie(Cookie(name: "\t", value: "", domain: "a.b"))])
      }
      #expect(try file.load() == before)
      #expect(try names(beside: path) == ["cookies.twinjar"])
    }
  }

  @Test func aMissingDirectoryIsAnError() throws {
    try inDirectory { path in
      let file = ArchiveFile(path: path + "/nowhere")
      #expect(throws: ArchiveFileError.self) { try file.save(old) }
    }
  }

  @Test func theStepsComeInOrder() throws {
    try inDirectory { path in
      var steps: [ArchiveFile.Step] = []
      try ArchiveFile(path: path).save(old) { steps.append($0) }
      #expect(steps == ArchiveFile.Step.allCases)
    }
  }
}
