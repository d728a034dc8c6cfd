import ArchiveTrials
import Foundation
import Testing

@testable import Cookies
@testable import TwinJarCommand

/// What `twinjar archives` observes, and what a kill leaves of a file.
@Suite struct ArchiveCommandTests {
  private func twinjar(_ arguments: [String]) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments)
  }

  private func temporaryDirectory() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test("a kill behind any step of saving leaves the old archive or the new one", arguments: ArchiveFile.Step.allCases)
  func kill(step: ArchiveFile.Step) async throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appendingPathComponent("cookies").path
    let save = { (cookies: Int, step: String) in
      try await twinjar(["archive-trial", "save", "--path", path, "--cookies", "\(cookies)", "--step", step]).process
    }
    #expect(try await save(2, "none").terminationStatus == 0)
    let killed = try await save(300, step.rawValue)
    #expect(killed.terminationReason == .uncaughtSignal)
    #expect(killed.terminationStatus == SIGKILL)
    let count = try ArchiveFile(path: path).load()?.count
    // From the rename on it is the new one.
    #expect(count == (step == .renamed || step == .directorySynced ? 300 : 2))
    // And the next save works.
    #expect(try await save(5, "none").terminationStatus == 0)
    #expect(try ArchiveFile(path: path).load()?.count == 5)
    // Half an archive has cookies in it.
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["cookies"])
  }

  @Test func theFirstSaveMayBeKilledToo() async throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appendingPathComponent("cookies").path
    _ = try await twinjar(["archive-trial", "save", "--path", path, "--cookies", "9", "--step", "half-written"])
    #expect(try ArchiveFile(path: path).load() == nil)
  }

  @Test func whatWasObservedIsReported() async throws {
    let run = try await twinjar([
      "archives", "--cookies", "3", "--time", "1s", "--format", "json", "--archive", "compact", "--archive",
      "keyed-raw",
      "--archive", "json-naive",
    ])
    #expect(run.process.terminationStatus == 0)
    #expect(run.error.isEmpty, "\(run.error)")
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "twinjar.archives/1")
    #expect(document["recommendation"] as? String == "compact")
    let archives = try #require(document["archives"] as? [[String: Any]])
    let fates = archives.map { archive in
      (archive["attributes"] as? [[String: Any]] ?? []).map { $0["fate"] as? String ?? "" }
    }
    #expect(fates.allSatisfy { $0.count == TrialCase.all.count })
    #expect(Set(fates[0]) == ["kept"])
    #expect(Set(fates[2]) == ["kept", "changed", "lost"])
    #if canImport(FoundationNetworking)
      // Keyed archiving of HTTPCookiePropertyKey ends the process, and is reported all the same.
      #expect(Set(fates[1]) == ["traps"])
      let message = (archives[1]["attributes"] as? [[String: Any]])?.first?["message"] as? String
      #expect(message?.contains("does not conform to NSCoding") == true)
    #endif
    let damage = try #require(archives[0]["damage"] as? [String: Any])
    #expect(damage["tried"] as? Int == damage["planned"] as? Int)
    #expect((damage["flippedBits"] as? [String: Int])?.keys.sorted() == ["refused"])
    #expect((damage["cuts"] as? [String: Int])?.keys.sorted() == ["refused"])
  }

  @Test func theTableHasARecommendation() async throws {
    let arguments = [
      "archives", "--cookies", "2", "--time", "1s", "--archive", "compact", "--archive", "cookies.txt",
    ]
    let table = try await twinjar(arguments)
    #expect(table.process.terminationStatus == 0)
    #expect(table.output.contains("Use compact: keeps all 35 attributes"))
    let page = try await twinjar(arguments + ["--format", "markdown"])
    #expect(page.output.contains("| SameSite=Lax | kept | lost |"))
  }

  @Test(
    "what is refused",
    arguments: [
      (["--archive", "compcat"], "did you mean \"compact\"?"), (["--cookies", "0"], "expected 1 to 100,000"),
      (["--cookies", "many"], "many"), (["--time", "2h"], "100ms to 1h"), (["--format", "xml"], "xml"),
    ]) func refused(arguments: [String], says: String) async throws
  {
    let run = try await twinjar(["archives"] + arguments)
    #expect(run.process.terminationStatus == 64)
    #expect(run.error.contains(says), "\(run.error)")
    #expect(run.output.isEmpty)
  }
}
