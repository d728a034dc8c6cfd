import Foundation
import Testing

@testable import SystemSupport

@Suite("Child processes") struct ChildProcessTests {
  private func shell(_ script: String, _ change: (inout ChildLaunch) -> Void = { _ in }) throws -> ChildProcess {
    var launch = ChildLaunch(["sh", "-c", script])
    change(&launch)
    return try ChildProcess(launch)
  }

  /// All lines until the child closes its output.
  private func lines(of child: ChildProcess) -> [String] {
    var lines: [String] = []
    while case .line(let line) = child.next(within: 10) { lines.append(line) }
    return lines
  }

  /// Waits up to ten seconds for a process to be gone, or dead and not yet buried by whoever has inherited it.
  private func isGone(_ identifier: String) throws -> Bool {
    let identifier = try #require(pid_t(identifier))
    for _ in 0..<500 {
      let status = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") ?? Data()
      let isDead = String(decoding: status, as: UTF8.self).contains(") Z ")
      if isDead || kill(identifier, 0) != 0 { return true }
      usleep(20_000)
    }
    return false
  }

  @Test("a child has the descriptors 0 to 2 and no other, whatever is open here")
  func descriptors() throws {
    // Open in this process, and inheritable.
    let open = dup(STDERR_FILENO)
    defer { close(open) }
    // The shell lists its own: `ls` would open one more. What it listed them with is closed again.
    let child = try shell("for place in /proc/$$/fd/*; do [ -e $place ] && echo ${place##*/}; done")
    #expect(lines(of: child).filter { Int($0).map { $0 < 10 } ?? true } == ["0", "1", "2"])
  }

  @Test("a child is told where things are, and nothing else of the environment")
  func environment() throws {
    setenv("TWINJAR_TEST_SECRET", "value", 1)
    defer { unsetenv("TWINJAR_TEST_SECRET") }
    let names = lines(of: try shell("exec env")).compactMap { $0.split(separator: "=").first.map(String.init) }
    #expect(Set(names).subtracting(["PATH", "HOME", "LANG", "TMPDIR", "PWD", "OLDPWD", "SHLVL", "_"]) == [])
    #expect(names.contains("PATH"))
    let named = try shell("exec env") { $0.environment["NAMED"] = "a b" }
    #expect(lines(of: named).contains("NAMED=a b"))
  }

  @Test("no signal is ignored or blocked in a child")
  func signals() throws {
    // SIGPIPE is ignored here, since a child was started.
    let status = lines(of: try shell("exec cat /proc/self/status"))
    for name in ["SigBlk:", "SigIgn:"] {
      let line = try #require(status.first { $0.hasPrefix(name) })
      let mask = try #require(UInt64(line.dropFirst(name.count).filter { $0 != "\t" }, radix: 16))
      // From 32 on they are the C library's own.
      #expect(mask & 0x7FFF_FFFF == 0, "\(line)")
    }
  }

  struct EndCase: Sendable, CustomTestStringConvertible {
    var name: String
    var script: String
    var grace: Double
    var end: ChildProcess.End
    var testDescription: String { name }
  }

  @Test(arguments: [
    EndCase(name: "an exit status", script: "exec >&-; exit 3", grace: 5, end: .exited(3)),
    EndCase(name: "a signal", script: "kill -4 $$", grace: 5, end: .signalled(SIGILL)),
    EndCase(name: "a child that closed its output and goes on", script: "exec >&-; sleep 60", grace: 0.3, end: .killed),
    EndCase(
      name: "a child that ignores SIGTERM", script: "trap '' TERM; exec >&-; while :; do :; done", grace: 0.1,
      end: .killed),
  ])
  func ends(_ test: EndCase) throws {
    let child = try shell(test.script)
    #expect(child.next(within: 10) == .closed)
    let start = ContinuousClock.now
    #expect(child.end(grace: test.grace) == test.end)
    #expect(ContinuousClock.now - start < .seconds(4))
    #expect(child.end() == nil)
  }

  @Test("what a child has started ends with it")
  func group() throws {
    let child = try shell("sleep 60 & echo $!; wait")
    guard case .line(let identifier) = child.next(within: 10) else {
      Issue.record("no line")
      return
    }
    child.end()
    #expect(try isGone(identifier))
  }

  @Test("a child that is given up is ended")
  func givenUp() throws {
    var child: ChildProcess? = try shell("echo $$; exec sleep 60")
    guard case .line(let identifier)? = child?.next(within: 10) else {
      Issue.record("no line")
      return
    }
    child = nil
    #expect(try isGone(identifier))
  }

  struct WaitCase: Sendable, CustomTestStringConvertible {
    var name: String
    var script: String
    var event: ChildProcess.Event
    var testDescription: String { name }
  }

  @Test(
    "waiting ends at its deadline, whatever comes meanwhile",
    arguments: [
      WaitCase(name: "nothing", script: "sleep 60", event: .silence),
      WaitCase(name: "bits of a line", script: "while :; do printf x; sleep 0.05; done", event: .silence),
      WaitCase(name: "a line without an end", script: "exec cat /dev/zero", event: .overlong),
      WaitCase(name: "an end", script: "exec >&-; sleep 60", event: .closed),
    ])
  func waits(_ test: WaitCase) throws {
    let child = try shell(test.script)
    let start = ContinuousClock.now
    #expect(child.next(within: 3) == test.event)
    #expect(ContinuousClock.now - start < .seconds(6))
  }

  @Test("who has had enough does not wait for the deadline")
  func stops() throws {
    let child = try shell("sleep 60")
    let start = ContinuousClock.now
    #expect(child.next(within: 60, isStopped: { ContinuousClock.now - start > .seconds(0.2) }) == .stopped)
    #expect(ContinuousClock.now - start < .seconds(4))
  }

  @Test("a line of the longest length is taken, and more is sent than a pipe holds")
  func longLines() throws {
    let child = try shell("exec cat")
    let longest = String(repeating: "x", count: ChildProcess.longestLine)
    child.send([longest, "short"])
    child.finishInput()
    #expect(child.next(within: 30) == .line(longest))
    #expect(child.next(within: 30) == .line("short"))
    #expect(child.next(within: 30) == .closed)
    #expect(child.end(grace: 5) == .exited(0))
  }

  @Test("a program that is not there is an error, not an outcome")
  func missing() {
    let start = { try ChildProcess(ChildLaunch(["/nonexistent/program"])) }
    #expect(throws: SystemFailure("start it", code: ENOENT)) { _ = try start() }
  }
}
