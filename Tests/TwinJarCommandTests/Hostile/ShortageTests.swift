import Foundation
import Testing

/// Where the system has too few threads or descriptors, the command says so or does with fewer.
@Suite("Shortages", .serialized) struct ShortageTests {
  private let shell: TimedShell

  init() throws { shell = try TimedShell() }

  private static let archives = "archives --cookies 2 --time 1s --archive compact"
  private static let oracle = "fuzz set-cookie --runs 64 --oracle foundation"

  /// The loader alone needs one more than the first three.
  @Test("few descriptors", arguments: [archives, oracle], [4, 5, 6, 7, 8, 10, 12, 14, 17, 20])
  func descriptors(command: String, limit: Int) async throws {
    let result = try await shell.run("ulimit -n \(limit); exec \"$0\" \(command)", within: 60)
    #expect([0, 71].contains(result.status), "\(result.error)")
    if result.status == 71 {
      let words = "Too many open files"
      #expect(result.error.hasPrefix("Error: ") && result.error.contains(words), "\(result.error)")
      #expect(!result.error.contains("NSPOSIX"))
    }
    #expect(shell.leftovers.filter { !$0.hasPrefix("twinjar-fuzz-1-") } == [])
  }

  @Test(
    "an oracle that cannot be started again, for want of descriptors, is no oracle without a difference",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit")))
  func later() async throws {
    let oracle = #"""
      IFS= read -r line; id=${line#*\"id\":}; printf '{"id":%s,"got":null}\n' "${id%%,*}"
      prlimit --pid $PPID --nofile=4:4
      """#
    let line = "exec \"$0\" fuzz set-cookie --runs 64 --oracle \"$ORACLE\""
    let result = try await shell.run(line, environment: ["ORACLE": oracle])
    #expect(result.status == 71, "\(result.error)")
    #expect(result.output.contains("cannot open a pipe: Too many open files"), "\(result.output)")
    #expect(result.error.contains("Error: oracle IFS=: cannot open a pipe: Too many open files"), "\(result.error)")
  }

  @Test("no directory for temporary files", arguments: [archives, oracle])
  func noDirectory(command: String) async throws {
    let result = try await shell.run("TMPDIR=/nonexistent exec \"$0\" \(command)")
    #expect(result.status == 66)
    #expect(result.error == "Error: cannot make a directory in /nonexistent/: No such file or directory\n")
  }

  @Test("enough descriptors")
  func enough() async throws {
    #expect(try await shell.run("ulimit -n 32; exec \"$0\" \(Self.archives)").status == 0)
  }

  /// Limits on processes do not hold for root, who can become somebody else.
  static let canLimitThreads = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  /// One process of that user, this one, with so many threads.
  private func line(threads: Int, _ command: String) -> String {
    let user = geteuid() == 0 ? "setpriv --reuid=4242 --regid=4242 --clear-groups" : ""
    return "chmod 777 \"$TMPDIR\"; exec \(user) prlimit --nproc=\(threads) \"$0\" \(command)"
  }

  @Test(
    "without threads for its jobs, a command does them one after the other, with the same results",
    .enabled(if: canLimitThreads),
    arguments: [
      "compare --runs 20 --scenario fault-free --strategy push-only --jobs 4 --format json",
      "explore --scenario one-logout --strategy push-only --schedules 20 --timed-runs 100 --jobs 4 --format json",
      "fuzz set-cookie --runs 40000 --oracle none --broken-canary --jobs 4 --format json",
    ])
  func fewThreads(command: String) async throws {
    // One for signals, none for jobs.
    var results: [TimedShell.Result] = []
    for threads in [2, 64] { results.append(try await shell.run(line(threads: threads, command))) }
    #expect(results.allSatisfy { [0, 1, 3].contains($0.status) && !$0.output.isEmpty }, "\(results[0].error)")
    #expect(results[0].status == results[1].status)
    #expect(results[0].output == results[1].output)
  }

  @Test(
    "no threads", .enabled(if: canLimitThreads),
    arguments: [
      "compare --runs 20 --scenario fault-free --strategy push-only --jobs 2",
      "explore --scenario fault-free --strategy push-only --schedules 20 --jobs 2",
      "self-check --rounds 2", "fuzz set-cookie --runs 100 --oracle none --jobs 3",
      "fuzz strategy push-only --runs 50 --jobs 2", archives,
    ])
  func threads(command: String) async throws {
    let result = try await shell.run(line(threads: 1, command))
    #expect(result.status == 71, "\(result.error)")
    #expect(result.error == "Error: cannot start a thread: Resource temporarily unavailable\n")
    #expect(result.output.isEmpty)
  }
}
