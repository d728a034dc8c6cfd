import Foundation

/// The built command, run as a process.
enum BuiltCommand {
  struct Result {
    var process: Process
    var output: String
    var error: String
    /// From its start to its end.
    var seconds: Double

    var status: Int32 { process.terminationStatus }
  }

  static let executable: URL = {
    // The test bundle and the command are built side by side.
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = bundle.appendingPathComponent("twinjar")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("twinjar")
  }()

  /// The command line of an app with strategies of its own.
  static let example = executable.deletingLastPathComponent().appendingPathComponent("twinjar-example")

  /// What comes out of a pipe, read on a thread of its own.
  private final class Words: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ pipe: FileHandle) {
      Thread.detachNewThread { [self] in
        data = pipe.readDataToEndOfFile()
        done.signal()
      }
    }

    func text() -> String {
      done.wait()
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Runs a program, by default the command, to its end, when there is room for it (``ChildSlots``).
  ///
  /// - Parameters:
  ///   - directory: the working directory; nil for that of the tests.
  ///   - seconds: when Ctrl-C is pressed; nil for never.
  ///   - isDue: Ctrl-C is pressed when this has come true, however long that takes on a busy machine; nil for never.
  ///   - columns: how wide lines may be; nil for what the command takes by itself.
  static func run(
    _ arguments: [String], of program: URL = executable, in directory: URL? = nil,
    interruptedAfter seconds: Double? = nil, interruptedOnce isDue: (@Sendable () -> Bool)? = nil,
    columns: Int? = 1_000
  ) async throws -> Result {
    try await ChildSlots.shared.run {
      try runToEnd(
        arguments, of: program, in: directory, interruptedAfter: seconds, interruptedOnce: isDue, columns: columns)
    }
  }

  private static func runToEnd(
    _ arguments: [String], of program: URL, in directory: URL?, interruptedAfter seconds: Double?,
    interruptedOnce isDue: (@Sendable () -> Bool)?, columns: Int?
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = directory }
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    process.standardInput = FileHandle.nullDevice
    // Sentences stay whole, so that tests can look for them.
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = columns.map { "\($0)" }
    process.environment = environment
    let start = ContinuousClock.now
    try process.run()
    if let seconds {
      let identifier = process.processIdentifier
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { kill(identifier, SIGINT) }
    }
    if let isDue {
      let identifier = process.processIdentifier
      Thread.detachNewThread {
        // Once it has ended it is nobody's to interrupt.
        while kill(identifier, 0) == 0 {
          if isDue() {
            kill(identifier, SIGINT)
            return
          }
          usleep(20_000)
        }
      }
    }
    // Both at once: a strategy may print more than a pipe holds.
    let words = Words(error.fileHandleForReading)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = words.text()
    process.waitUntilExit()
    return Result(
      process: process, output: text, error: message, seconds: (ContinuousClock.now - start) / .seconds(1))
  }
}
