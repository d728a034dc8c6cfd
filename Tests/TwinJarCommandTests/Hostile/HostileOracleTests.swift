import Foundation
import Testing

/// Oracles that hang, flood, spy, or are not there.
@Suite("Hostile oracles", .serialized) struct HostileOracleTests {
  private let shell: TimedShell

  init() throws { shell = try TimedShell() }

  /// Answers any question with null.
  private static let answer =
    #"id=${line#*\"id\":}; id=${id%%,*}; printf '{"id":%s,"got":null}\n' "$id""#
  /// Answers the first question, then does something else.
  private static func once(_ then: String) -> String { "IFS= read -r line; \(answer); \(then)" }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var oracle: String
    var arguments = "--runs 64 --deadline 1s"
    var status: Int32
    var says: String
    /// The longest that it may take, in seconds; a build for debugging on a busy machine takes some of them.
    var atMost = 20.0
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a missing command", oracle: "nosuchcmd", status: 64,
      says: "--oracle: found \"nosuchcmd\", which answers nothing (exit status 127"),
    Case(name: "a command that ends", oracle: "exit 3", status: 64, says: "which answers nothing (exit status 3"),
    Case(
      name: "a command that closes its output and goes on", oracle: "exec >&-; sleep 40", status: 64,
      says: "which answers nothing (closed its output and did not end)"),
    Case(
      name: "a line without an end", oracle: "cat /dev/zero", status: 64,
      says: "which answers nothing (a line of more than 4194304 bytes)"),
    Case(
      name: "lines without an end", oracle: "yes", status: 64, says: "which answers nothing (lines that are no answers)"
    ),
    Case(name: "silence", oracle: "sleep 40", status: 64, says: "which answers nothing (no answer within 1.0 seconds)"),
    Case(
      name: "closes its output after an answer and goes on", oracle: once("exec >&-; sleep 40"), status: 0,
      says: "started again"),
    Case(name: "floods after an answer", oracle: once("cat /dev/zero"), status: 0, says: "started again"),
  ])
  func ends(_ test: Case) async throws {
    let line = "exec \"$0\" fuzz set-cookie \(test.arguments) --oracle \"$ORACLE\""
    let result = try await shell.run(line, environment: ["ORACLE": test.oracle])
    #expect(result.status == test.status, "\(result.error)\(result.output)")
    #expect(result.error.contains(test.says), "\(result.error)\(result.output)")
    #expect(result.seconds < test.atMost)
    // A journal stays where there is a finding in it.
    #expect(shell.leftovers.filter { !$0.hasPrefix("twinjar-fuzz-1-") } == [])
  }

  /// Answers everything, slowly: a question to it takes its deadline.
  private static let slow = once("while :; do IFS= read -r line; sleep 30; done")

  @Test("--time bounds oracles that hang")
  func time() async throws {
    let line = "exec \"$0\" fuzz set-cookie --runs 1280 --time 3s --deadline 2s --oracle \"$ORACLE\""
    let result = try await shell.run(line, environment: ["ORACLE": Self.slow])
    #expect(result.status == 0, "\(result.error)")
    // Forty questions of two seconds each. The oracle is asked once before the time begins.
    #expect(result.seconds < 12)
    #expect(result.output.contains("1280 sequences in"), "\(result.output)")
    #expect(shell.leftovers.filter { !$0.hasPrefix("twinjar-fuzz-1-") } == [])
  }

  @Test("the first Ctrl-C stops an oracle that floods")
  func interrupted() async throws {
    let oracle = "echo $$ >\"$PIDS\"; \(Self.once("cat /dev/zero | tr '\\0' '\\n'"))"
    let line =
      "echo $$ >\"$1/pid\"; exec \"$0\" fuzz set-cookie --time 100s --oracle \"PIDS='$1/oracle'; $ORACLE\""
    let start = Date()
    let process = try shell.start(line, within: 60, environment: ["ORACLE": oracle])
    #expect(shell.waits(for: "oracle"))
    shell.pause(1)
    #expect(shell.signal(SIGINT, to: "pid"))
    let result = await shell.finish(process, since: start)
    #expect(result.status == 130)
    #expect(result.seconds < 20)
    #expect(result.output.contains("sequences in"))
    #expect(shell.areGone("oracle"))
  }

  @Test("an oracle gets neither the caller's secrets nor the caller's files")
  func inherits() async throws {
    let line = """
      exec 7<"$0"; exec "$0" fuzz set-cookie --runs 64 --oracle \
      "env >'$1/told'; for place in /proc/\\$\\$/fd/*; do [ -e \\$place ] && echo \\${place##*/} >>'$1/open'; done; $ORACLE"
      """
    let answers = "while IFS= read -r line; do \(Self.answer); done"
    let result = try await shell.run(line, environment: ["ORACLE": answers, "SECRET": "s3cret"])
    #expect(result.status == 0, "\(result.error)")
    let names = Set(shell.contents("told").split(separator: "\n").compactMap { $0.split(separator: "=").first })
    let allowed = ["PATH", "HOME", "LANG", "TMPDIR", "SWIFT_BACKTRACE", "PWD", "OLDPWD", "SHLVL", "_"]
    #expect(names.subtracting(allowed.map { $0[...] }) == [])
    #expect(names.contains("PATH"))
    #expect(!shell.contents("told").contains("s3cret"))
    // The shell itself may open one above 9.
    let open = shell.contents("open").split(separator: "\n").compactMap { Int($0) }.filter { $0 < 10 }
    #expect(open == [0, 1, 2])
  }

  @Test("what an oracle leaves in its TMPDIR goes with it")
  func leavings() async throws {
    let oracle = "mktemp -d >&2; : >\"$TMPDIR/file\"; while IFS= read -r line; do \(Self.answer); done"
    let line = "exec \"$0\" fuzz set-cookie --runs 64 --oracle \"$ORACLE\""
    #expect(try await shell.run(line, environment: ["ORACLE": oracle]).status == 0)
    #expect(shell.leftovers.filter { !$0.hasPrefix("twinjar-fuzz-1-") } == [])
  }

  @Test(
    "a program that somebody planted is not run",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func planted() async throws {
    // The shell's number is the command's: what was the directory's name could be foretold.
    let line = """
      for place in "$TMPDIR/twinjar-oracles-$$" "$1/here"; do
        mkdir "$place"; mkdir "$place/http"
        for module in json http/__init__; do echo "open('$1/owned', 'w').write('x')" >"$place/$module.py"; done
      done
      cd "$1/here"; exec "$0" fuzz set-cookie --runs 64 --oracle python
      """
    let result = try await shell.run(line)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("oracles python"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: shell.path("owned")))
  }

  @Test("a campaign without a finding leaves nothing behind")
  func journal() async throws {
    let result = try await shell.run("exec \"$0\" fuzz set-cookie --runs 2000 --oracle none")
    #expect(result.status == 0, "\(result.error)")
    #expect(shell.leftovers == [])
  }

  @Test(
    "with its output closed, the command fails, and what it prints gets into no other file",
    arguments: [">&-", ">&- <&-", ">&- 2>&-", ">&- <&- 2>&-"])
  func closedOutput(descriptors: String) async throws {
    let campaign = "fuzz set-cookie --runs 4000 --oracle none --broken-canary --seed 1"
    let result = try await shell.run("exec \"$0\" \(campaign) \(descriptors)")
    #expect(result.status == 74, "\(result.error)")
    #expect(shell.leftovers.count == 1)
    for name in shell.leftovers {
      let lines = shell.contents("temporary/\(name)").split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") }, "\(lines)")
    }
  }
}
