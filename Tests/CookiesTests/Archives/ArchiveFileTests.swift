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

  @Test("what a link leads to is replaced, not the link") func link() throws {
    try inDirectory { path in
      let target = path + ".target"
      try ArchiveFile(path: target).save(old)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "cookies.twinjar.target")
      try ArchiveFile(path: path).save([])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "cookies.twinjar.target")
      #expect(try ArchiveFile(path: target).load() == [])
      #expect(try names(beside: path) == ["cookies.twinjar", "cookies.twinjar.target"])
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

  /// A file beside an archive, and whether the next save removes it.
  struct Beside: Sendable, CustomTestStringConvertible {
    var name: String
    /// With `DEAD` for the number of a process that has ended, `MINE` for this one's.
    var file: String
    var isOld = false
    var isRemoved: Bool
    var testDescription: String { name }
  }

  @Test(
    "what a killed process was saving is removed by the next save, and nothing else",
    arguments: [
      Beside(name: "of a dead process", file: "cookies.twinjar.saving-DEAD-0", isRemoved: true),
      Beside(name: "as earlier versions called it", file: "cookies.twinjar.saving-DEAD", isRemoved: true),
      Beside(name: "of a living process", file: "cookies.twinjar.saving-MINE-0", isRemoved: false),
      Beside(name: "not touched for hours", file: "cookies.twinjar.saving-MINE-0", isOld: true, isRemoved: true),
      Beside(name: "of another archive", file: "other.twinjar.saving-DEAD-0", isRemoved: false),
      Beside(name: "a name of somebody's own", file: "cookies.twinjar.saving-DEAD-0.bak", isRemoved: false),
      Beside(name: "no number", file: "cookies.twinjar.saving-copy", isRemoved: false),
    ]) func abandoned(_ beside: Beside) throws
  {
    try inDirectory { path in
      let dead = Process()
      dead.executableURL = URL(fileURLWithPath: "/bin/true")
      try dead.run()
      dead.waitUntilExit()
      let name = beside.file.replacing("DEAD", with: "\(dead.processIdentifier)").replacing("MINE", with: "\(getpid())")
      let file = (path as NSString).deletingLastPathComponent + "/" + name
      try Data("half".utf8).write(to: URL(fileURLWithPath: file))
      if beside.isOld {
        let date = Date(timeIntervalSinceNow: -7_200)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      }
      try ArchiveFile(path: path).save(old)
      #expect(FileManager.default.fileExists(atPath: file) == !beside.isRemoved)
      #expect(try ArchiveFile(path: path).load() == old)
      #expect(try names(beside: path).count == (beside.isRemoved ? 1 : 2))
    }
  }

  @Test("a link under the name of the new file is not written through") func plantedLink() throws {
    try inDirectory { path in
      let target = path + ".target"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: target))
      for name in ["\(path).saving-\(getpid())", "\(path).saving-\(getpid())-0"] {
        try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: target)
      }
      try ArchiveFile(path: path).save(old)
      #expect(try ArchiveFile(path: path).load() == old)
      #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
    }
  }

  @Test("saves from many threads leave one whole archive") func threads() throws {
    try inDirectory { path in
      let archives = (1...8).map { count in
        (0..<count * 40).map { ArchivedCookie(Cookie(name: "n\($0)", value: "v", domain: "a.b")) }
      }
      DispatchQueue.concurrentPerform(iterations: 64) { turn in try? ArchiveFile(path: path).save(archives[turn % 8]) }
      let loaded = try #require(try ArchiveFile(path: path).load())
      #expect(archives.contains(loaded))
      #expect(try names(beside: path) == ["cookies.twinjar"])
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
