import Foundation
import Testing

/// Work of hours whose result has no place to go.
@Suite("A file that cannot be written is refused before the work") struct EarlyOutputTests {
  private static let tape = "Corpus/findings/native-refresh.concurrent-refresh.lost.finding"

  /// Each would take far longer than a test waits, or is one that has the option.
  static let commands = [
    ["compare", "--all", "--scenario", "all", "--runs", "1000000", "--report"],
    ["advise", "--scenario", "week-of-use", "--runs", "1000000", "--report"],
    ["explore", "--scenario", "week-of-use", "--strategy", "twinjar", "--preemptions", "any", "--report"],
    ["fuzz", "set-cookie", "--time", "1h", "--oracle", "foundation", "--report"],
    ["fuzz", "strategy", "twinjar", "--time", "1h", "--report"],
    ["fuzz", "--replay", "Corpus", "--report"],
    ["archives", "--time", "1h", "--report"],
    ["explain", tape, "--report"],
    ["replay", tape, "--report"],
    ["replay", tape, "--trace"],
    ["merge", "nosuch", "--report"],
    ["diagnose", "nosuch.ndjson", "--report"],
    ["calibrate", "nosuch.ndjson", "-o"],
    ["redact", "nosuch.har", "-o"],
    ["lab", "measure", "--samples", "100000", "--output"],
  ]

  /// What stands in the way of a file, by its path below the directory.
  static let places = ["missing/page.html", "folder", "folder/", "file/page.html", "dangling"]

  private func directory() throws -> TestDirectory {
    let directory = try TestDirectory()
    try FileManager.default.createDirectory(atPath: directory.path("folder"), withIntermediateDirectories: false)
    try directory.write("mine", as: "file")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("dangling"), withDestinationPath: directory.path("nobody/there"))
    return directory
  }

  @Test("by every command that writes one", arguments: commands) func command(_ arguments: [String]) async throws {
    let directory = try directory()
    let path = directory.path("missing/page.html")
    let result = try await BuiltCommand.run(arguments + [path])
    #expect(result.status == 66)
    #expect(
      result.error.hasPrefix(
        "Error: \(path): found a file that cannot be written: No such file or directory, expected "),
      "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.seconds < 30)
  }

  @Test("whatever stands in its way", arguments: places) func place(_ name: String) async throws {
    let directory = try directory()
    let before = try FileManager.default.subpathsOfDirectory(atPath: directory.url.path).sorted()
    let path = "\(directory.url.path)/\(name)"
    let result = try await BuiltCommand.run(Self.commands[0] + [path])
    #expect(result.status == 66, "\(result.error)")
    #expect(result.error.hasPrefix("Error: \(path): found a file that cannot be written: "), "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.url.path).sorted() == before)
    #expect(try directory.text(of: "file") == "mine")
  }

  @Test("a place without a name is told as one", arguments: commands) func unnamed(_ arguments: [String]) async throws {
    let result = try await BuiltCommand.run(arguments + [""])
    #expect(result.status == 66)
    #expect(
      result.error.hasPrefix("Error: \"\": found a file that cannot be written: No such file or directory, expected "),
      "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.seconds < 30)
  }

  @Test("work that fails leaves no file, and one that stands there as it was", arguments: ["new.html", "file"])
  func failure(_ name: String) async throws {
    let directory = try directory()
    let before = try FileManager.default.subpathsOfDirectory(atPath: directory.url.path).sorted()
    let result = try await BuiltCommand.run(["replay", "nosuch", "--report", directory.path(name)])
    #expect(result.status == 64 || result.status == 66, "\(result.error)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.url.path).sorted() == before)
    #expect(try directory.text(of: "file") == "mine")
  }

  @Test("a device, a pipe and a link to a file are no obstacle", arguments: ["/dev/null", "link"])
  func special(_ name: String) async throws {
    let directory = try directory()
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("link"), withDestinationPath: directory.path("file"))
    let path = directory.path(name)
    let result = try await BuiltCommand.run(["replay", Self.tape, "--report", path])
    #expect(result.status == 0, "\(result.error)")
    let isWritten = try directory.text(of: "file").contains("<!doctype html>")
    #expect(isWritten == (name == "link"))
  }
}
