import Foundation
import Testing

/// Whatever asks the command to end takes its children and its temporary directories along.
@Suite("Signals", .serialized) struct SignalTests {
  private let shell: TimedShell

  init() throws { shell = try TimedShell() }

  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Corpus").standardizedFileURL.path

  /// Says who it and its child are, answers one question, and goes on for ever once it is asked the next: by then the command can be
  /// interrupted in good order, however busy the machine is. It goes by no name that says so.
  private static let oracle = #"""
    sleep 300 &
    printf '%s\n' $$ $! >"$1.new"
    IFS= read -r line
    id=${line#*\"id\":}; id=${id%%,*}; printf '{"id":%s,"got":null}\n' "$id"
    IFS= read -r line
    mv "$1.new" "$1"
    while IFS= read -r line; do :; done
    wait
    """#

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// With `"$1/program"` for what becomes its child.
    var arguments: String
    var program = oracle
    var signal: Int32
    /// What is printed all the same.
    var prints = ""
    var testDescription: String { name }
  }

  private static let fuzzer = #"""
    sleep 300 &
    printf '%s\n' $$ $! >"${0%program}children"
    wait
    """#
  private static let campaign = "fuzz set-cookie --time 300s --deadline 300s --oracle \"$1/program $1/children\""
  private static let grading = "fuzz --replay '\(corpus)' --deadline 300s --oracle \"$1/program $1/children\""
  private static let search =
    "explore --search libfuzzer --fuzzer \"$1/program\" --strategy push-only --scenario concurrent-refresh"

  @Test(arguments: [
    Case(name: "a campaign, Ctrl-C", arguments: campaign, signal: SIGINT, prints: "sequences in"),
    Case(name: "a campaign, SIGTERM", arguments: campaign, signal: SIGTERM, prints: "sequences in"),
    Case(name: "a campaign, SIGHUP", arguments: campaign, signal: SIGHUP, prints: "sequences in"),
    Case(name: "grading, Ctrl-C", arguments: grading, signal: SIGINT, prints: "twinjar"),
    Case(name: "grading, SIGTERM", arguments: grading, signal: SIGTERM, prints: "twinjar"),
    Case(
      name: "a fuzzing program, SIGTERM", arguments: search, program: fuzzer, signal: SIGTERM, prints: "0 schedules"),
    Case(name: "a fuzzing program, Ctrl-C", arguments: search, program: fuzzer, signal: SIGINT, prints: "0 schedules"),
  ])
  func first(_ test: Case) async throws {
    _ = try shell.script("program", test.program)
    let start = Date()
    let process = try shell.start("echo $$ >\"$1/pid\"; exec \"$0\" \(test.arguments)", within: 60)
    #expect(shell.waits(for: "children"), "\(shell.contents("error"))")
    shell.pause(0.3)
    #expect(shell.signal(test.signal, to: "pid"))
    let result = await shell.finish(process, since: start)
    #expect(result.status == 128 + test.signal, "\(result.error)")
    #expect(result.output.contains(test.prints), "\(result.output)")
    #expect(shell.areGone("children"))
    #expect(shell.leftovers == [])
  }

  @Test(
    "before a command can be interrupted in good order, a signal ends it all the same", arguments: [SIGINT, SIGTERM])
  func early(signal: Int32) async throws {
    // It never answers: the command is still waiting for its first answer.
    _ = try shell.script("program", "printf '%s\\n' $$ >\"$1\"; exec sleep 300")
    let start = Date()
    let process = try shell.start("echo $$ >\"$1/pid\"; exec \"$0\" \(Self.campaign)", within: 60)
    #expect(shell.waits(for: "children"))
    #expect(shell.leftovers.count == 1)
    #expect(shell.signal(signal, to: "pid"))
    #expect(await shell.finish(process, since: start).status == 128 + signal)
    #expect(shell.areGone("children"))
    #expect(shell.leftovers == [])
  }

  @Test("archives that are tried are given up, and their processes and files with them")
  func archives() async throws {
    let start = Date()
    let line = "echo $$ >\"$1/pid\"; exec \"$0\" archives --time 60s --cookies 20000"
    let process = try shell.start(line, within: 60)
    shell.waitsForLeftovers(atMost: 10)
    shell.pause(1.5)
    #expect(shell.signal(SIGTERM, to: "pid"))
    let result = await shell.finish(process, since: start)
    #expect(result.status == 143)
    #expect(result.seconds < 20)
    #expect(shell.leftovers == [])
  }

  @Test("what a killed command leaves, the next one clears away")
  func killed() async throws {
    _ = try shell.script("program", Self.oracle)
    let start = Date()
    let process = try shell.start("echo $$ >\"$1/pid\"; exec \"$0\" \(Self.campaign)", within: 60)
    #expect(shell.waits(for: "children"))
    #expect(shell.signal(SIGKILL, to: "pid"))
    #expect(await shell.finish(process, since: start).status == 137)
    #expect(shell.leftovers.count == 1)
    let ask =
      "while IFS= read -r line; do id=${line#*\\\"id\\\":}; echo \"{\\\"id\\\":${id%%,*},\\\"got\\\":null}\"; done"
    _ = try shell.script("program", ask)
    #expect(try await shell.run("exec \"$0\" fuzz set-cookie --runs 32 --oracle \"$1/program\"").status == 0)
    #expect(shell.leftovers.filter { !$0.hasPrefix("twinjar-fuzz-1-") } == [])
  }

  @Test("one SIGTERM is enough, also for a command that cannot end in good order")
  func stuck() async throws {
    // Nobody reads what it prints, and the pipe is full.
    let line = """
      mkfifo "$1/pipe"; exec 3<>"$1/pipe"; head -c 65536 /dev/zero >&3
      echo $$ >"$1/pid"; exec "$0" fuzz set-cookie --time 300s --oracle "$1/program $1/children" >&3
      """
    _ = try shell.script("program", Self.oracle)
    let start = Date()
    let process = try shell.start(line, within: 60)
    #expect(shell.waits(for: "children"))
    #expect(shell.signal(SIGTERM, to: "pid"))
    let result = await shell.finish(process, since: start)
    #expect(result.status == 143, "\(result.error)")
    #expect(result.seconds > 9)
    #expect(shell.areGone("children"))
    #expect(shell.leftovers == [])
  }

  @Test("a command that nohup started lives on after a hang-up")
  func nohup() async throws {
    let start = Date()
    let line = "trap '' HUP; echo $$ >\"$1/pid\"; exec \"$0\" fuzz set-cookie --time 3s --oracle none"
    let process = try shell.start(line, within: 60)
    #expect(shell.waits(for: "pid"))
    shell.pause(1)
    #expect(shell.signal(SIGHUP, to: "pid"))
    #expect(await shell.finish(process, since: start).status == 0)
  }
}
