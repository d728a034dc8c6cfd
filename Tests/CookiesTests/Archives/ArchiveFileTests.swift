import Foundation
import Testing

@testable import Cookies

@Suite("Archive file")
struct ArchiveFileTests {
  private let directory: String
  private let old = [ArchivedCookie(ArchiveCookies.plain)]

  init() throws {
    directory = FileManager.default.temporaryDirectory.path + "/twinjar-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  private var path: String { directory + "/cookies.twinjar" }
  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: directory).sorted() } }

  @Test func nothingSavedIsNotAnEmptyArchive() throws {
    let file = ArchiveFile(path: path)
    #expect(try file.load() == nil)
    try file.save([])
    #expect(try file.load() == [])
    try file.save(old)
    #expect(try file.load() == old)
    #expect(try names == ["cookies.twinjar"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("F27: an unreadable backup is not replaced by an empty one") func unreadable() throws {
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

  @Test func anEmptyFileIsDamaged() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(throws: ArchiveFileError.damaged(path: path, .empty)) { try ArchiveFile(path: path).load() }
    #expect(throws: ArchiveFileError.self) { try ArchiveFile(path: path).save([]) }
  }

  @Test func whatCannotBeArchivedLeavesTheOldOne() throws {
    let file = ArchiveFile(path: path, archive: CookiesTxtArchive())
    try file.save([ArchivedCookie(Cookie(name: "a", value: "b", domain: "a.b"))])
    let before = try file.load()
    #expect(throws: ArchiveFileError.self) {
      try file.save([ArchivedCookie(Cookie(name: "\t", value: "", domain: "a.b"))])
    }
    #expect(try file.load() == before)
    #expect(try names == ["cookies.twinjar"])
  }

  @Test func aMissingDirectoryIsAnError() {
    let file = ArchiveFile(path: directory + "/nowhere/cookies")
    #expect(throws: ArchiveFileError.self) { try file.save(old) }
    #expect(throws: ArchiveFileError.self) { try ArchiveFile(path: directory).load() }
  }

  @Test func theStepsComeInOrder() throws {
    var steps: [ArchiveFile.Step] = []
    try ArchiveFile(path: path).save(old) { steps.append($0) }
    #expect(steps == ArchiveFile.Step.allCases)
  }
}
