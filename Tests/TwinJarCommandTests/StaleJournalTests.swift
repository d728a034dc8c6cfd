import Foundation
import Testing

@testable import TwinJarCommand

@Suite("Journals of killed campaigns") struct StaleJournalTests {
  /// The number of a process that has ended.
  private static func deadProcess() async throws -> pid_t {
    try await BuiltCommand.run([], of: URL(fileURLWithPath: "/bin/true")).process.processIdentifier
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// With `DEAD` for the number of a process that is gone, `MINE` for this one's.
    var name = "twinjar-fuzz-1-DEAD-a1b2c3.ndjson"
    var days = 8.0
    var isLocked = false
    var isCleared = false
  }

  @Test(
    "go when they are a week old, and nothing else does",
    arguments: [
      Case(testDescription: "of a dead process", isCleared: true),
      Case(testDescription: "of a dead process, six days ago", days: 6),
      Case(testDescription: "of a living process", name: "twinjar-fuzz-1-MINE-a1b2c3.ndjson"),
      Case(testDescription: "in use elsewhere", isLocked: true),
      Case(testDescription: "another name", name: "twinjar-fuzz-1-DEAD.ndjson"),
      Case(testDescription: "a name with more behind it", name: "twinjar-fuzz-1-DEAD-a1b2c3-x.ndjson"),
      Case(testDescription: "no campaign's", name: "twinjar-fuzz-mine-DEAD-a1b2c3.ndjson"),
      Case(testDescription: "another type", name: "twinjar-fuzz-1-DEAD-a1b2c3.json"),
      Case(testDescription: "with nobody's number", name: "twinjar-fuzz-1--1-a1b2c3.ndjson"),
    ])
  func stale(_ test: Case) async throws {
    let (directory, dead) = (try TestDirectory(), try await Self.deadProcess())
    let name = test.name.replacing("DEAD", with: "\(dead)").replacing("MINE", with: "\(getpid())")
    let path = try directory.write("{}\n", as: name)
    let file = open(path, O_RDONLY)
    defer { close(file) }
    if test.isLocked { flock(file, LOCK_EX) }
    StaleJournals.clear(in: directory.url.path, now: Int(Date().timeIntervalSince1970 + test.days * 86_400))
    #expect(FileManager.default.fileExists(atPath: path) == !test.isCleared)
  }

  @Test("a link in the place of one is neither followed nor removed") func link() async throws {
    let directory = try TestDirectory()
    let file = try directory.write("x", as: "file")
    let link = directory.path("twinjar-fuzz-1-\(try await Self.deadProcess())-a1b2c3.ndjson")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    StaleJournals.clear(in: directory.url.path, now: .max / 2)
    #expect(FileManager.default.fileExists(atPath: link))
  }

  @Test("a new one is named so that the next campaign knows it") func name() async throws {
    let name = StaleJournals.newName(seed: .max)
    #expect(!StaleJournals.isOfDeadProcess(name))
    let later = name.replacing("-\(getpid())-", with: "-\(try await Self.deadProcess())-")
    #expect(StaleJournals.isOfDeadProcess(later))
  }
}
