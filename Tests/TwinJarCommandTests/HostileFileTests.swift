import Choices
import CookieSimulation
import Foundation
import Testing

@testable import TwinJarCommand

/// Files, devices and pipes that do not do what files do, and text from outside that is not what it seems.
@Suite("Hostile files and words") struct HostileFileTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private func twinjar(_ arguments: [String], interruptedAfter seconds: Double? = nil) async throws
    -> BuiltCommand.Result
  {
    try await BuiltCommand.run(arguments, in: directory.url, interruptedAfter: seconds)
  }

  /// A tape of a lost session.
  private func lostTape() async throws -> String {
    let board = try await twinjar([
      "compare", "--runs", "20", "--scenario", "concurrent-refresh", "--strategy", "push-only",
    ])
    return try #require(board.output.firstMatch(of: /twinjar\.tape\S+/).map { String($0.output) })
  }

  // MARK: - Reading

  @Test(
    "what is no regular file is refused, not waited for",
    arguments: [
      ["compare", "--scenario", "PLACE"], ["explore", "--scenario", "PLACE"], ["advise", "--scenario", "PLACE"],
      ["fuzz", "strategy", "push-only", "--scenario", "PLACE"], ["replay", "PLACE"], ["explain", "PLACE"],
      ["shrink", "PLACE"], ["parse", "a=b", "--url", "https://a.test/", "--public-suffixes", "PLACE"],
    ], [("./pipe", "a pipe"), ("/dev/zero", "a device"), ("/tmp", "a directory")])
  func special(arguments: [String], place: (path: String, found: String)) async throws {
    try directory.makePipe("pipe")
    // Ctrl-C, so that a command that waits fails the test instead of keeping it.
    let result = try await twinjar(arguments.map { $0 == "PLACE" ? place.path : $0 }, interruptedAfter: 30)
    #expect(result.process.terminationReason == .exit)
    #expect(result.status == 66)
    #expect(result.error.contains("\(place.path): found \(place.found), expected"), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test("a file whose name is not UTF-8 is not said to be missing alone", arguments: ["compare --scenario", "replay"])
  func foreignName(command: String) async throws {
    let line = #"f="$(printf 'bad\377.json5')"; : > "$f"; exec "$0" "# + "\(command) \"$f\""
    let result = try await directory.shell(line)
    #expect(result.status == 66)
    #expect(
      result.error.contains("found no such file, or a name that is not UTF-8, by which none can be given, expected"),
      "\(result.error)")
  }

  @Test("a tape opens no file that it names", arguments: ["shrink", "replay", "explain"])
  func fileInTape(command: String) async throws {
    try directory.write(TestDirectory.scenario, as: "mine.json5")
    let board = try await twinjar(["compare", "--runs", "20", "--scenario", "mine.json5", "--strategy", "push-only"])
    let tape = try #require(board.output.firstMatch(of: /twinjar\.tape\S+/).map { String($0.output) })
    let body = tape.replacing("scenario=mine,", with: "scenario=./mine.json5,").replacing(/,check=.*/, with: "")
    var hash = UInt64(0xCBF2_9CE4_8422_2325)
    func combine(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for shift in stride(from: 0, to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: body.utf8.count >> shift)) }
    for byte in body.utf8 { combine(byte) }
    let result = try await twinjar([command, "\(body),check=\(hexadecimal(hash))"])
    #expect(result.status == 65)
    #expect(
      result.error.contains("the tape: scenario: found \"./mine.json5\", expected a built-in scenario, or --scenario"),
      "\(result.error)")
  }

  @Test("shrink refuses a tape of another world, as replay does", arguments: ["shrink", "replay", "explain"])
  func anotherWorld(command: String) async throws {
    let result = try await twinjar([command, try await lostTape(), "--scenario", "cold-launch"])
    #expect(result.status == 65)
    #expect(result.error.contains("the tape: world: found"), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  // MARK: - Writing

  @Test("a trace goes to what is there, and leaves it what it is") func traces() async throws {
    let tape = try await lostTape()
    try directory.write("old", as: "private")
    try directory.write("old", as: "target")
    try #require(chmod(directory.path("private"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: directory.path("link"), withDestinationPath: "target")
    try FileManager.default.createSymbolicLink(atPath: directory.path("full"), withDestinationPath: "/dev/full")
    try directory.makePipe("pipe")
    for name in ["new", "private", "link"] {
      #expect(try await twinjar(["replay", tape, "--trace", name]).status == 0)
    }
    let trace = try directory.text(of: "new")
    #expect(trace.hasPrefix("{\"records\":"))
    #expect(try directory.text(of: "private") == trace)
    #expect(try directory.text(of: "target") == trace)
    #expect(try await directory.shell("\"$0\" replay \(tape) --trace pipe >out & cat pipe; wait").output == trace)
    let run = try directory.text(of: "out")
    #expect(try await twinjar(["replay", tape, "--trace", "/dev/stdout"]).output == run + trace)
    _ = try await directory.shell("\"$0\" replay \(tape) --trace /dev/stdout >both")
    #expect(try directory.text(of: "both") == run + trace)
    // What is asked for is shown, whether or not the trace can be written.
    let full = try await twinjar(["replay", tape, "--trace", "full"])
    #expect(full.status == 66)
    #expect(full.output == run)
    #expect(full.error.contains("full: found a file that cannot be written: No space left on device"), "\(full.error)")
    var status = stat()
    try #require(stat(directory.path("private"), &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o600)
    try #require(lstat(directory.path("link"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    try #require(lstat(directory.path("pipe"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path).count == 8)
  }

  /// A file beside those that are written, and whether the next run removes it.
  struct Beside: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// With `DEAD` for the number of a process that has ended, `MINE` for that of one that lives.
    var file: String
    var isRemoved: Bool
  }

  static let beside = [
    Beside(testDescription: "of a dead process", file: "NAME.saving-DEAD-0", isRemoved: true),
    Beside(testDescription: "of a living process", file: "NAME.saving-MINE-0", isRemoved: false),
    Beside(testDescription: "a name of somebody's own", file: "NAME.saving-DEAD-0.bak", isRemoved: false),
    Beside(testDescription: "no number", file: "NAME.saving-copy", isRemoved: false),
  ]

  /// What writes files, and one that it writes.
  static let writers = [
    (command: "replay TAPE --trace trace.ndjson", name: "trace.ndjson"),
    (command: "\(exploration) --save-findings found", name: "found/push-only.concurrent-refresh.lost.finding"),
    (command: "fuzz strategy push-only --runs 100 --keep found", name: "found/.twinjar"),
  ]

  @Test("what a killed process was writing is removed by the next run, and nothing else", arguments: writers.indices)
  func abandoned(_ writer: Int) async throws {
    let (command, name) = Self.writers[writer]
    let dead = try await BuiltCommand.run(["list"]).process.processIdentifier
    try FileManager.default.createDirectory(atPath: directory.path("found"), withIntermediateDirectories: true)
    let files = Self.beside.map {
      $0.file.replacing("NAME", with: name).replacing("DEAD", with: "\(dead)").replacing("MINE", with: "\(getpid())")
    }
    for file in files { try directory.write("half", as: file) }
    // Under such a name, too, what is no regular file is not ours.
    let link = "\(name).saving-\(dead)-1"
    try FileManager.default.createSymbolicLink(atPath: directory.path(link), withDestinationPath: "/dev/null")
    let tape = command.contains("TAPE") ? try await lostTape() : ""
    let result = try await twinjar(command.replacing("TAPE", with: tape).split(separator: " ").map(String.init))
    #expect([0, 1].contains(result.status), "\(result.error)")
    for (file, beside) in zip(files, Self.beside) {
      #expect(FileManager.default.fileExists(atPath: directory.path(file)) == !beside.isRemoved, "\(file)")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory.path(link)) == "/dev/null")
  }

  @Test("what others call so in a directory for results stays") func others() async throws {
    let dead = try await BuiltCommand.run(["list"]).process.processIdentifier
    try FileManager.default.createDirectory(atPath: directory.path("out"), withIntermediateDirectories: true)
    let files = ["out/plan.saving-2024-11", "out/energy.saving-\(dead)"]
    for file in files { try directory.write("mine", as: file) }
    let result = try await twinjar([
      "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--runs", "50", "--output", "out",
    ])
    #expect([0, 4].contains(result.status), "\(result.error)")
    for file in files { #expect(FileManager.default.fileExists(atPath: directory.path(file)), "\(file)") }
  }

  @Test("a process that is killed while it writes leaves what the next run knows") func killed() async throws {
    // Its end is that of kill -9: nothing of the process runs any more.
    let tape = try await lostTape()
    try directory.makePipe("gate")
    let half = try await directory.shell(
      """
      "$0" replay \(tape) >gate --trace trace.ndjson & writer=$!
      kill -STOP $writer; touch trace.ndjson.saving-$writer-0; kill -KILL $writer; wait $writer; ls
      """)
    #expect(half.output.contains("trace.ndjson.saving-"), "\(half.output)\(half.error)")
    #expect(try await twinjar(["replay", tape, "--trace", "trace.ndjson"]).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted() == ["gate", "trace.ndjson"])
  }

  static let exploration = "explore --scenario concurrent-refresh --strategy push-only --property lost"

  @Test(
    "a directory that takes nothing is named before the search, one that is full after the results",
    arguments: [
      ("0", "\(exploration) --save-findings out", ""), ("0", "fuzz strategy push-only --runs 100 --keep out", ""),
      ("1", "\(exploration) --save-findings out", "lost: VIOLATED"),
      ("1", "fuzz strategy push-only --runs 100 --keep out", "lost (F50)"),
    ])
  func fullDisk(blocks: String, command: String, shows: String) async throws {
    let result = try await directory.shell("ulimit -f \(blocks); exec \"$0\" \(command)")
    #expect(result.process.terminationReason == .exit)
    #expect(result.status == 66)
    #expect(shows.isEmpty ? result.output.isEmpty : result.output.contains(shows), "\(result.output)")
    #expect(result.error.contains("cannot be written: File too large, expected a directory"), "\(result.error)")
  }

  @Test("a place that is no directory is named before the search") func noDirectory() async throws {
    try directory.write("", as: "file")
    let result = try await twinjar(
      Self.exploration.split(separator: " ").map(String.init) + ["--save-findings", "file"])
    #expect(result.status == 66)
    #expect(result.output.isEmpty)
  }

  @Test(
    "an oracle whose answers cannot be written says so",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: ["oracle", "foundation-oracle"])
  func oracle(command: String) async throws {
    let result = try await directory.shell("echo '{}' | \"$0\" \(command) >/dev/full")
    #expect(result.process.terminationReason == .exit)
    #expect(result.status == 74)
    #expect(result.error.hasPrefix("Error: standard output: "), "\(result.error)")
  }

  // MARK: - Text from outside

  @Test("text from outside does not act on a terminal") func escapes() async throws {
    let name = "\u{1B}[31mred"
    try directory.write("hello", as: "\(name).finding")
    try directory.write(
      """
      {"schema": "twinjar.case/1", "rule": "\\u001b[31mrule", "provenance": "test", "kind": "date",
       "date": "31 Apr 2026 08:09:10", "expect": 5}
      """, as: "\(name).json")
    for arguments in [
      ["explore", "--corpus", "."], ["fuzz", "--replay", ".", "--oracle", "none", "--failures", "1"],
      ["replay", "\(name).finding"], ["replay", name], ["shrink", name], ["compare", "--scenario", name],
      ["compare", "--strategy", name], ["explore", "--property", name], ["explore", "--budget", name],
      ["explain", name, "--cause", name], ["advise", "--scenario", "week-of-use", "--platform", name],
      ["explore", "--search", "libfuzzer", "--fuzzer", "./\(name)"], ["--\(name)"], [name], ["list", name],
      ["parse", name, "--url", name], ["parse", "a=b", "--url", "https://a.test/", "--public-suffixes", name],
      ["compare", "--runs", name], ["replay", "x", "--\(name)"], ["soak", "scenarios", "--seed", name],
    ] {
      let result = try await twinjar(arguments)
      #expect(result.status != 0, "\(arguments)")
      let text = result.output + result.error
      #expect(!text.utf8.contains(0x1B), "\(arguments)")
      #expect(text.contains("\\u{1B}[31m"), "\(arguments): \(text)")
    }
  }

  @Test("help is shown as it is, with exit code 74 in it") func help() async throws {
    let result = try await twinjar(["--help"])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(result.output.contains("USAGE: twinjar <subcommand>"))
    #expect(result.output.replacing(/\s+/, with: " ").contains("74 if standard output cannot be written"))
    let example = try await BuiltCommand.run(["--help"], of: BuiltCommand.example)
    #expect(example.output.contains("USAGE: twinjar-example <subcommand>"))
  }
}
