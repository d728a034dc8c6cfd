import Choices
import CookieExploration
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

@testable import TwinJarCommand

/// `twinjar explore --search libfuzzer` with shell scripts in the place of the program, since tests are built without
/// libFuzzer.
@Suite("twinjar explore --search libfuzzer")
final class LibFuzzerSearchTests {
  private let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: directory) }

  private func lossy() throws -> Exploration {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: "two-way-observer")),
      scenario: try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh")))
    exploration.options.properties = [.lost]
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 500)
    exploration.search = .random(seed: 1)
    return exploration
  }

  /// A program that says it played ten schedules, and for "loses" found that the fourth loses its session.
  private func program(_ script: String) throws -> String {
    let path = directory.appendingPathComponent("program")
    let input = directory.appendingPathComponent("input")
    let violation = try #require(try lossy().run().report.violations[.lost])
    try Data(ScheduleInput(making: violation.choices).bytes).write(to: input)
    let text = """
      #!/bin/sh
      found="$TWINJAR_SCHEDULE_FOUND"
      plays() { printf 'twinjar1\\012\\000\\000\\000\\000\\000\\000\\000\\117\\000\\000\\000\\000\\000\\000\\000' >"$found/progress"; }
      loses() { plays; cp '\(input.path)' "$found/schedule-000000000004"; }
      \(script)
      """
    try Data(text.utf8).write(to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
    return path.path
  }

  private static let cell = [
    "--strategy", "two-way-observer", "--scenario", "concurrent-refresh", "--property", "lost",
  ]

  private func explore(_ program: String, _ more: [String] = [], in cell: [String] = cell) async throws
    -> BuiltCommand.Result
  {
    try await BuiltCommand.run(["explore", "--search", "libfuzzer", "--fuzzer", program] + cell + more)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var script: String
    /// A strategy and a scenario.
    var scenario = ["two-way-observer", "concurrent-refresh"]
    var status: Int32
    var says = ""
    var writes = ""
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "a violation", script: "loses", status: 1, says: "lost: VIOLATED, a session is lost: F50"),
    Case(
      name: "no violation", script: "plays", status: 3, says: "lost: not found in 10 schedules, which proves nothing"),
    Case(
      name: "a violation before a crash", script: "loses; kill -9 $$", status: 1, says: "lost: VIOLATED",
      writes: "ended after 10 schedules: signal 9"),
    Case(
      name: "a crash", script: "plays; echo 'Fatal error: out of bounds' >&2; echo more >&2; exit 77", status: 70,
      says: "not found in 10 schedules", writes: "ended after 10 schedules: Fatal error: out of bounds, exit code 77"),
    Case(
      name: "inputs that violate nothing here", script: "plays; : >\"$found/schedule-000000000007\"",
      scenario: ["native-refresh", "with-grace"], status: 70,
      says: "not found in 10 schedules", writes: "1 of its inputs violate nothing here"),
    Case(
      name: "files that are no inputs", script: "loses; : >\"$found/notes\"", status: 1, says: "lost: VIOLATED",
      writes: "1 files among what"),
    Case(
      name: "a program without libFuzzer", script: "echo 'usage: program' >&2; exit 64", status: 70,
      writes: "found usage: program, exit code 64 before any schedule, expected a program with libFuzzer in it"),
    Case(name: "a program that does nothing", script: ":", status: 70, writes: "found exit code 0 before any schedule"),
  ])
  func programs(_ test: Case) async throws {
    let cell = ["--strategy", test.scenario[0], "--scenario", test.scenario[1], "--property", "lost"]
    let result = try await explore(try program(test.script), in: cell)
    #expect(result.status == test.status, "\(result.error)")
    #expect(test.says.isEmpty ? result.output.isEmpty : result.output.contains(test.says), "\(result.output)")
    #expect(test.writes.isEmpty ? result.error.isEmpty : result.error.contains(test.writes), "\(result.error)")
  }

  @Test("the report says what a drawn search says of the same schedule")
  func sameReport() async throws {
    let result = try await explore(try program("loses"))
    let finding = try #require(try lossy().run().findings.first)
    #expect(result.output.contains("replay \(finding.tape.text)\n"))
    #expect(result.output.contains("schedules of libFuzzer, seed 1, with at most 1 fault and at most 2 preemptions"))
    #expect(result.output.contains("\n10 schedules to their end, "))
    #expect(result.output.contains("longest 79 jobs and events\n"))
  }

  @Test("the program is told what to search, and inputs that show something are kept")
  func order() async throws {
    let kept = directory.appendingPathComponent("kept").path
    let told = directory.appendingPathComponent("told").path
    let script =
      "env >'\(told)'; printf '%s\\n' \"$@\" >>'\(told)'; cat \"$TWINJAR_SCHEDULE_SCENARIO\" >>'\(told)'; loses"
    let more = ["--inputs", kept, "--faults", "0", "--preemptions", "any", "--budget", "2500ms", "--seed", "4"]
    let result = try await explore(try program(script), more + ["--schedules", "9"])
    #expect(result.status == 1, "\(result.error)")
    let text = String(decoding: try #require(FileManager.default.contents(atPath: told)), as: UTF8.self)
    let file = String(decoding: try #require(BuiltInScenarios.file(named: "concurrent-refresh")), as: UTF8.self)
    for line in [
      "TWINJAR_SCHEDULE_STRATEGY=two-way-observer", "TWINJAR_SCHEDULE_FAULTS=0", "TWINJAR_SCHEDULE_PREEMPTIONS=any",
      "TWINJAR_SCHEDULE_PROPERTIES=lost,stuck", "schedule", "-max_total_time=3", "-seed=5", "-runs=9", kept,
    ] {
      #expect(text.contains("\(line)\n"), "\(line)")
    }
    #expect(text.hasSuffix(file))
    // The calm schedule to begin with, and the one that was found.
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept).count == 2)
  }

  @Test("a program that comes no further is ended, and what it found before is reported")
  func hanging() throws {
    var exploration = try lossy()
    exploration.search = .libFuzzer(seed: 1)
    let fuzzer = ScheduleFuzzer(program: try program("loses; exec sleep 60"), inputs: nil, patience: 0.4)
    let file = try #require(BuiltInScenarios.file(named: "concurrent-refresh"))
    let outcome = try fuzzer.search(exploration, scenario: file, control: CampaignControl()) { _ in }
    #expect(outcome.report?.findings.map(\.property) == [.lost])
    #expect(outcome.trouble?.contains("no schedule came to its end for 0 s after 10 schedules") ?? false)
  }

  @Test("a program that a child of its own outlives keeps nobody waiting, and takes it along")
  func children() throws {
    let child = directory.appendingPathComponent("child").path
    var exploration = try lossy()
    exploration.search = .libFuzzer(seed: 1)
    let file = try #require(BuiltInScenarios.file(named: "concurrent-refresh"))
    let scripts = ["loses; sleep 60 & echo $! >'\(child)'; exit 77", "loses; sleep 60 & echo $! >'\(child)'; wait"]
    for script in scripts {
      let fuzzer = ScheduleFuzzer(program: try program(script), inputs: nil, patience: 0.4)
      let start = Date()
      let outcome = try fuzzer.search(exploration, scenario: file, control: CampaignControl()) { _ in }
      #expect(outcome.report?.findings.map(\.property) == [.lost])
      #expect(Date().timeIntervalSince(start) < 20)
      let identifier = try #require(try pid_t(String(contentsOfFile: child, encoding: .utf8).filter(\.isNumber)))
      #expect(TimedShell.isGone(identifier))
    }
  }

  @Test func controlCKeepsWhatWasFound() async throws {
    let search = ["explore", "--search", "libfuzzer", "--fuzzer", try program("loses; exec sleep 60")]
    let result = try await BuiltCommand.run(search + Self.cell, interruptedAfter: 1.5)
    #expect(result.status == 130)
    #expect(result.output.contains("lost: VIOLATED"), "\(result.output)")
  }

  @Test(arguments: [
    (["--search", "libfuzzer"], Int32(64), "found no --fuzzer"),
    (["--search", "random", "--fuzzer", "/bin/true"], 64, "expected --search libfuzzer"),
    (["--inputs", "/tmp"], 64, "expected --search libfuzzer"),
    (["--search", "libfuzzer", "--fuzzer", "/nowhere/x"], 66, "found no such file"),
    (["--search", "libfuzzer", "--fuzzer", "/tmp"], 66, "found a directory"),
    (["--search", "libfuzzer", "--fuzzer", "/etc/passwd"], 66, "found a file that is no program"),
    (["--search", "libfuzzer", "--fuzzer", "/bin/true", "--inputs", "/dev/null"], 66, "for the inputs of libFuzzer"),
  ])
  func refused(arguments: [String], status: Int32, says: String) async throws {
    let result = try await BuiltCommand.run(["explore"] + Self.cell + arguments)
    #expect(result.status == status, "\(result.error)")
    #expect(result.error.contains(says), "\(result.error)")
    #expect(result.output.isEmpty)
  }
}
