import Foundation

/// A line of shell with a kill timer and a directory of its own, for what may hang.
///
/// In the line, `$0` is the built command and `$1` the directory, which is `TMPDIR` as well.
final class TimedShell: Sendable {
  struct Result {
    /// As a shell says it: 128 and the signal for a process that a signal ended, 137 if the timer did.
    var status: Int32
    var output: String
    var error: String
    var seconds: Double
  }

  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-test-\(UUID().uuidString)")
    // What is written for the test stands beside what the command may leave.
    for path in [directory, temporary] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// `TMPDIR` of the line.
  var temporary: URL { directory.appendingPathComponent("temporary") }

  /// What is left in `TMPDIR`, sorted.
  var leftovers: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []).sorted() }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func contents(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path(name)) ?? Data(), as: UTF8.self)
  }

  /// Waits beside a line that was started. As the other waits for such a line it keeps its thread: one that is given back may
  /// come back when the line is long over.
  func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Waits until something is in `TMPDIR`, at most so many seconds.
  func waitsForLeftovers(atMost seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while leftovers.isEmpty, Date() < end { pause(0.05) }
  }

  /// Waits until a file has something in it; false after ten seconds.
  func waits(for name: String) -> Bool {
    for _ in 0..<200 where contents(name).isEmpty { Thread.sleep(forTimeInterval: 0.05) }
    return !contents(name).isEmpty
  }

  /// Writes a script that can be run.
  func script(_ name: String, _ text: String) throws -> String {
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: directory.appendingPathComponent(name))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    return path(name)
  }

  /// Starts a line without waiting for it. Files take what it prints: a process that it forgets would keep a pipe open.
  ///
  /// - Parameter environment: variables besides `PATH`, `HOME` and `TMPDIR`.
  func start(_ line: String, within seconds: Int, environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "--foreground", "-s", "KILL", "\(seconds)", "/bin/sh", "-c", line, BuiltCommand.executable.path, directory.path,
    ]
    let own = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key) }
    process.environment = own.merging(environment) { $1 }.merging(["TMPDIR": temporary.path, "COLUMNS": "1000"]) { $1 }
    for name in ["output", "error"] { try Data().write(to: directory.appendingPathComponent(name)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: directory.appendingPathComponent("output"))
    process.standardError = try FileHandle(forWritingTo: directory.appendingPathComponent("error"))
    try process.run()
    return process
  }

  /// Runs a line to its end, or the timer's, when there is room for it (``ChildSlots``).
  func run(_ line: String, within seconds: Int = 60, environment: [String: String] = [:]) async throws -> Result {
    try await ChildSlots.shared.run { [self] in
      let start = Date()
      return result(of: try self.start(line, within: seconds, environment: environment), since: start)
    }
  }

  /// Waits for a line that was started. The time is taken when it ends, whenever the test goes on.
  func finish(_ process: Process, since start: Date) async -> Result {
    await ChildSlots.onOwnThread { [self] in result(of: process, since: start) }
  }

  private func result(of process: Process, since start: Date) -> Result {
    process.waitUntilExit()
    let status = process.terminationStatus
    return Result(
      status: process.terminationReason == .exit ? status : 128 + status, output: contents("output"),
      error: contents("error"), seconds: Date().timeIntervalSince(start))
  }

  /// Sends a signal to the process whose number stands in a file.
  func signal(_ signal: Int32, to name: String) -> Bool {
    guard waits(for: name), let identifier = Int32(contents(name).split(separator: "\n")[0]) else { return false }
    return kill(identifier, signal) == 0
  }

  /// True once the processes whose numbers stand in a file are gone, which they may take seconds for.
  func areGone(_ name: String) -> Bool {
    let identifiers = contents(name).split(separator: "\n").compactMap { Int32($0) }
    return !identifiers.isEmpty && identifiers.allSatisfy(Self.isGone)
  }

  /// Waits up to ten seconds for a process to be gone, or dead and not yet buried by whoever has inherited it.
  static func isGone(_ identifier: Int32) -> Bool {
    for _ in 0..<200 {
      let status = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") ?? Data()
      let isDead = String(decoding: status, as: UTF8.self).contains(") Z ")
      if isDead || kill(identifier, 0) != 0 { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }
}
