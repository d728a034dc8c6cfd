import Foundation
import Testing

@testable import SystemSupport

@Suite("Private directories") struct PrivateDirectoryTests {
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("nobody else can enter, and it goes with its owner") func isPrivate() throws {
    var directory: PrivateDirectory? = try PrivateDirectory()
    let path = try #require(directory?.path)
    #expect(try mode(path) == 0o700)
    #expect(directory?.isOurs == true)
    #expect(try PrivateDirectory().path != path)
    try Data("x".utf8).write(to: URL(fileURLWithPath: path + "/file"))
    // What others may enter is not ours any more; nor is a link that stands in its place.
    chmod(path, 0o755)
    #expect(directory?.isOurs == false)
    directory = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("what is kept for a person stays") func kept() throws {
    var directory: PrivateDirectory? = try PrivateDirectory()
    let kept = try #require(directory?.keep())
    directory = nil
    #expect(FileManager.default.fileExists(atPath: kept))
    try FileManager.default.removeItem(atPath: kept)
  }

  /// The number of a process that has ended.
  private static func deadProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// With `DEAD` for the number of a process that is gone, `MINE` for this one's.
    var directory: String
    var mode = 0o700
    var isLocked = false
    var isCleared: Bool
    var testDescription: String { name }
  }

  @Test(
    "what a killed process left is cleared away, and nothing else",
    arguments: [
      Case(name: "of a dead process", directory: "twinjar-run-DEAD-a1B2c3", isCleared: true),
      Case(name: "of a living process", directory: "twinjar-run-MINE-a1B2c3", isCleared: false),
      Case(name: "in use elsewhere", directory: "twinjar-run-DEAD-a1B2c3", isLocked: true, isCleared: false),
      Case(name: "open to others", directory: "twinjar-run-DEAD-a1B2c3", mode: 0o755, isCleared: false),
      Case(name: "another name", directory: "twinjar-run-DEAD", isCleared: false),
      Case(name: "a name with more behind it", directory: "twinjar-run-DEAD-a1B2c3-x", isCleared: false),
      Case(name: "kept for a person", directory: "twinjar-kept-DEAD-a1B2c3", isCleared: false),
    ])
  func stale(_ test: Case) throws {
    let parent = try PrivateDirectory()
    let name = test.directory.replacing("DEAD", with: "\(try Self.deadProcess())").replacing(
      "MINE", with: "\(getpid())")
    let path = "\(parent.path)/\(name)"
    try FileManager.default.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
    chmod(path, mode_t(test.mode))
    let lock = open(path, O_RDONLY)
    defer { close(lock) }
    if test.isLocked { flock(lock, LOCK_EX) }
    StaleDirectories.clear(in: parent.path)
    #expect(FileManager.default.fileExists(atPath: path) == !test.isCleared)
  }

  @Test("a link in the place of a stale directory is not followed") func link() throws {
    let (parent, elsewhere) = (try PrivateDirectory(), try PrivateDirectory())
    try Data("x".utf8).write(to: URL(fileURLWithPath: elsewhere.path + "/file"))
    let link = "\(parent.path)/twinjar-run-\(try Self.deadProcess())-a1B2c3"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.path)
    StaleDirectories.clear(in: parent.path)
    #expect(FileManager.default.fileExists(atPath: elsewhere.path + "/file"))
  }
}
