import Choices
import Foundation
import Testing

/// `compare --output`: whatever ends a campaign, the same command goes on, and ends in the same bytes.
@Suite("compare --output", .serialized) struct JournalCommandTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private static let campaign = [
    "compare", "--scenario", "concurrent-refresh", "--scenario", "cold-launch", "--strategy", "push-only", "--strategy",
    "two-way-observer", "--runs", "2000", "--jobs", "2",
  ]

  /// Runs the command, and kills it after so many seconds: nil if it was killed before it ended.
  private func run(_ arguments: [String], killedAfter seconds: Double) async throws -> BuiltCommand.Result? {
    let directory = directory
    return try await ChildSlots.shared.run { try Self.run(arguments, in: directory, killedAfter: seconds) }
  }

  private static func run(
    _ arguments: [String], in directory: TestDirectory, killedAfter seconds: Double
  ) throws -> BuiltCommand.Result? {
    let start = Date()
    let process = Process()
    process.executableURL = BuiltCommand.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory.url
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "1000"]) { $1 }
    let names = ["output", "error"]
    for name in names { try directory.write("", as: name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: directory.url.appendingPathComponent("output"))
    process.standardError = try FileHandle(forWritingTo: directory.url.appendingPathComponent("error"))
    try process.run()
    let identifier = process.processIdentifier
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.005) }
    if process.isRunning { kill(identifier, SIGKILL) }
    process.waitUntilExit()
    guard process.terminationReason == .exit else { return nil }
    return BuiltCommand.Result(
      process: process, output: try directory.text(of: "output"), error: try directory.text(of: "error"),
      seconds: Date().timeIntervalSince(start))
  }

  @Test("killed at random moments, in each format", arguments: ["table", "json"]) func kills(format: String)
    async throws
  {
    let arguments = Self.campaign + ["--format", format]
    let expected = try await BuiltCommand.run(arguments, in: directory.url)
    #expect(expected.status == 0)
    var generator = SplitMix64(seed: 20)
    var (kills, attempt) = (0, 0)
    while kills < 6 {
      let journalled = arguments + ["--output", "journal-\(attempt)"]
      let result = try await run(journalled, killedAfter: 0.02 + Double(generator.choose(below: 800)) / 1_000)
      guard let result else {
        kills += 1
        continue
      }
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output == expected.output)
      attempt += 1
    }
    let last = try await BuiltCommand.run(arguments + ["--output", "journal-\(attempt)"], in: directory.url)
    #expect(last.status == 0, "\(last.error)")
    #expect(last.output == expected.output)
    // What is finished is not run again.
    let again = try await BuiltCommand.run(
      arguments + ["--output", "journal-\(attempt)", "--jobs", "1"], in: directory.url)
    #expect(again.output == expected.output)
  }

  @Test("after Ctrl-C it says how to go on, and does") func interrupt() async throws {
    let arguments = Self.campaign + ["--runs", "20000", "--output", "out"]
    let first = try await BuiltCommand.run(arguments, in: directory.url, interruptedOnce: hasGrown(beyond: 2))
    #expect(first.status == 130)
    #expect(first.output.contains("interrupted: the runs finished so far"))
    #expect(first.error.contains("of 80000 runs are in out/journal.ndjson. The same command goes on from there."))
    let lines = lineCount()
    let second = try await BuiltCommand.run(arguments, in: directory.url, interruptedOnce: hasGrown(beyond: lines))
    #expect(second.status == 130)
    #expect(lineCount() > lines)
  }

  private func lineCount() -> Int { ((try? directory.text(of: "out/journal.ndjson")) ?? "").count { $0 == "\n" } }

  private func hasGrown(beyond lines: Int) -> @Sendable () -> Bool { { lineCount() > lines } }

  @Test("a full disk is an error that says so, and the same command goes on when there is room") func fullDisk()
    async throws
  {
    let arguments = Self.campaign.joined(separator: " ")
    let expected = try await BuiltCommand.run(Self.campaign, in: directory.url)
    // Blocks of 512 bytes in sh: room for the first line and little more.
    let full = try await directory.shell("ulimit -f 4; exec \"$0\" \(arguments) --output out")
    #expect(full.status == 66, "\(full.error)")
    #expect(full.error.contains("out/journal.ndjson: found a file that cannot be written: File too large"))
    #expect(full.error.contains("the same command goes on from there"))
    #expect(full.output.isEmpty)
    let rest = try await directory.shell("exec \"$0\" \(arguments) --output out")
    #expect(rest.status == 0, "\(rest.error)")
    #expect(rest.output == expected.output)
  }

  @Test("another campaign's journal is refused by name, and stays") func refused() async throws {
    let small = Self.campaign + ["--runs", "100", "--output", "out"]
    #expect(try await BuiltCommand.run(small, in: directory.url).status == 0)
    let before = try directory.text(of: "out/journal.ndjson")
    for (change, says) in [
      (["--seed", "2"], "seed: found 1, expected 2, as in this command"),
      (["--runs", "150"], "runs: found 100, expected 150"),
      (["--strategy", "twinjar"], "strategies: found no other, expected twinjar"),
      (["--scenario", "fault-free"], "scenarios: found no other, expected fault-free"),
      (["--no-races"], "races: found counted, expected not counted"),
    ] {
      let result = try await BuiltCommand.run(small + change, in: directory.url)
      #expect(result.status == 65, "\(change)")
      #expect(result.error.contains("out/journal.ndjson: \(says)"), "\(result.error)")
      #expect(result.output.isEmpty)
    }
    #expect(try directory.text(of: "out/journal.ndjson") == before)
  }

  @Test("a scenario's file by its content: a comment changes nothing, a number does") func content() async throws {
    try directory.write(TestDirectory.scenario, as: "mine.json5")
    let arguments = [
      "compare", "--scenario", "mine.json5", "--strategy", "push-only", "--runs", "60", "--output", "out",
    ]
    let first = try await BuiltCommand.run(arguments, in: directory.url)
    #expect(first.status == 0, "\(first.error)")
    try directory.write("// mine\n" + TestDirectory.scenario, as: "mine.json5")
    #expect(try await BuiltCommand.run(arguments, in: directory.url).output == first.output)
    try directory.write(TestDirectory.scenario.replacing("[21, 81]", with: "[21, 82]"), as: "mine.json5")
    let other = try await BuiltCommand.run(arguments, in: directory.url)
    #expect(other.status == 65)
    #expect(other.error.contains("scenario mine: found content "), "\(other.error)")
  }

  @Test("a directory that cannot be one") func noDirectory() async throws {
    try directory.write("", as: "file")
    let result = try await BuiltCommand.run(Self.campaign + ["--output", "file"], in: directory.url)
    #expect(result.status == 66)
    #expect(result.error.contains("file: found a directory that cannot be written"), "\(result.error)")
  }

  @Test("an app's own strategy that ends its process is left out, and the rest is finished") func ownStrategy()
    async throws
  {
    let program = BuiltCommand.broken
    let arguments = [
      "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--strategy", "fatal-error", "--runs",
      "200",
    ]
    let expected = try await BuiltCommand.run(arguments, of: program, in: directory.url)
    #expect(expected.status == 5)
    let journalled = try await BuiltCommand.run(arguments + ["--output", "out"], of: program, in: directory.url)
    #expect(journalled.status == 5, "\(journalled.error)")
    #expect(journalled.output == expected.output)
  }
}
