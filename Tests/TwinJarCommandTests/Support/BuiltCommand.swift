import Foundation

/// The built command, run as a process.
enum BuiltCommand {
  struct Result {
    var process: Process
    var output: String
    var error: String
    /// From its start to its end.
    var seconds: Double
    /// From Ctrl-C after a given time to its end; nil without one.
    var secondsInterrupted: Double?

    var status: Int32 { process.terminationStatus }
  }

  /// `TWINJAR_TESTED_COMMAND` names another build of it, such as the one that users run.
  static let executable: URL = {
    if let other = ProcessInfo.processInfo.environment["TWINJAR_TESTED_COMMAND"] { return URL(fileURLWithPath: other) }
    return built("twinjar")
  }()

  /// A program that is built beside the tests.
  static func built(_ name: String) -> URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = bundle.appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The command line of an app with strategies of its own.
  static let example = built("twinjar-example")
  /// One with strategies that trap or hang, some in ways that an optimiser takes away.
  static let broken = built("twinjar-broken-strategies")

  private struct StillHeld: Error, CustomStringConvertible {
    var description: String { "the program has ended, and something that it started still holds its output" }
  }

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

    /// Called when the program has ended. Whoever else holds the pipe would hold up the tests for ever.
    func text() throws(StillHeld) -> String {
      guard done.wait(timeout: .now() + patience) == .success else { throw StillHeld() }
      return String(decoding: data, as: UTF8.self)
    }

    /// In seconds.
    private let patience = 60.0
  }

  /// Ctrl-C, pressed by a thread of its own: a queue's threads may all be waiting for programs, some of them for minutes.
  private final class Interrupt: @unchecked Sendable {
    private let lock = NSLock()
    private var sent: ContinuousClock.Instant?
    /// Its number may be another program's by now.
    private var hasEnded = false

    func send(to identifier: Int32, after seconds: Double) {
      Thread.detachNewThread { [self] in
        Thread.sleep(forTimeInterval: seconds)
        lock.withLock {
          guard !hasEnded else { return }
          sent = .now
          kill(identifier, SIGINT)
        }
      }
    }

    /// The program has ended: how long ago it was pressed, in seconds.
    func end() -> Double? {
      lock.withLock {
        hasEnded = true
        return sent.map { (.now - $0) / .seconds(1) }
      }
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
    let interrupt = Interrupt()
    if let seconds { interrupt.send(to: process.processIdentifier, after: seconds) }
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
    let (words, errors) = (Words(output.fileHandleForReading), Words(error.fileHandleForReading))
    process.waitUntilExit()
    let secondsInterrupted = interrupt.end()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Result(
      process: process, output: try words.text(), error: try errors.text(), seconds: seconds,
      secondsInterrupted: secondsInterrupted)
  }
}
