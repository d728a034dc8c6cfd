import Cookies
import Foundation

/// This program once more, as a process of its own: what traps or hangs there does no harm here.
struct TrialProcess {
  /// How it ended.
  struct Ending {
    var output: [UInt8]
    /// Nil if it exited as it should; otherwise its last words.
    var lastWords: String?
    /// It said nothing for too long and was ended.
    var wasStopped: Bool
  }

  /// Where a process may write: preferences go there instead of the user's home.
  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: directory) }

  /// Runs the hidden command with these arguments.
  ///
  /// - Parameter silence: the seconds after which a process that prints nothing is ended.
  func run(_ arguments: [String], silence: Double) throws -> Ending {
    guard let executable = Bundle.main.executableURL else {
      throw CommandFailure(.noInput, "found no path of this program, expected one to start it again")
    }
    let errors = directory.appendingPathComponent("errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = executable
    process.arguments = ["archive-trial"] + arguments
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Otherwise the end of the output would never come.
    try pipe.fileHandleForWriting.close()
    let (output, wasStopped) = Self.read(pipe.fileHandleForReading.fileDescriptor, from: process, silence: silence)
    process.waitUntilExit()
    let isFine = process.terminationReason == .exit && process.terminationStatus == 0
    let words = isFine || wasStopped ? nil : Self.lastWords(try Data(contentsOf: errors), process)
    return Ending(output: output, lastWords: words, wasStopped: wasStopped)
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = directory.path
    environment["CFFIXED_USER_HOME"] = directory.path
    environment["XDG_CONFIG_HOME"] = directory.path
    // A trap is an answer here; a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  /// Reads until the end, or until nothing comes for too long.
  private static func read(_ file: Int32, from process: Process, silence: Double) -> ([UInt8], wasStopped: Bool) {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Int32(min(silence * 1000, 1e9)))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        kill(process.processIdentifier, SIGKILL)
        return (output, true)
      }
      let count = Foundation.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (output, false) }
      output += buffer[..<count]
    }
  }

  /// The last line that speaks of an error, or the last one, or the signal.
  private static func lastWords(_ errors: Data, _ process: Process) -> String {
    let lines = String(decoding: errors.suffix(4096), as: UTF8.self).split(separator: "\n")
    if let line = lines.last(where: { $0.contains("Fatal error") }) ?? lines.last { return String(line.prefix(300)) }
    return process.terminationReason == .uncaughtSignal
      ? "signal \(process.terminationStatus)" : "exit code \(process.terminationStatus)"
  }
}
