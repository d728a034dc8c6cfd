import CookieReports
import CookieSimulation
import Foundation

enum StandardError {
  /// Nobody can be told if this fails.
  static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

  /// Writes text for a person: on a terminal no line is wider than that is. A file or a pipe gets each line whole, since
  /// what reads it may look for one.
  static func show(_ text: String) { write(TerminalLayout.ofErrors().fit(text)) }

  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Where answers go, and nothing else.
///
/// A strategy is ordinary Swift and may print. What it prints goes to descriptor 1 and would stand in the midst of a
/// table or of JSON, so while a command works its answers have a descriptor of their own, and 1 is standard error.
enum StandardOutput {
  /// Changed by ``keepingClean(_:)`` alone, when no other thread writes.
  nonisolated(unsafe) private(set) static var descriptor = STDOUT_FILENO

  /// Writes, or says on standard error why it cannot be done and ends the process: with half an answer, success would
  /// be a lie.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// The same for bytes.
  static func write(_ bytes: [UInt8]) {
    do {
      try OutputFile.write(bytes, to: descriptor)
    } catch {
      StandardError.show("Error: standard output: \(OutputFile.reason(error))\n")
      exit(EX_IOERR)
    }
  }

  /// Runs `body`, in which what is printed goes to standard error.
  static func keepingClean<Result>(_ body: () throws -> Result) rethrows -> Result {
    let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    // There is no standard output to keep clean.
    guard own >= 0 else { return try body() }
    descriptor = own
    pointPrintsElsewhere()
    RunWitness.watchOutput(own)
    defer {
      RunWitness.watchOutput(nil)
      // What was printed and not written yet belongs to standard error still.
      fflush(nil)
      descriptor = STDOUT_FILENO
      dup2(own, STDOUT_FILENO)
      close(own)
    }
    return try body()
  }

  /// Runs `body` with descriptor 1 as the caller of this program gave it: for a file that is named /dev/stdout.
  static func lending<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard descriptor != STDOUT_FILENO else { return try body() }
    fflush(nil)
    dup2(descriptor, STDOUT_FILENO)
    defer { pointPrintsElsewhere() }
    return try body()
  }

  private static func pointPrintsElsewhere() {
    guard dup2(STDERR_FILENO, STDOUT_FILENO) < 0 else { return }
    // Standard error is closed.
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 {
      dup2(nowhere, STDOUT_FILENO)
      close(nowhere)
    }
  }
}

enum Terminal {
  /// The width of the terminal that standard output goes to; nil if it goes elsewhere.
  static var columns: Int? { columns(of: StandardOutput.descriptor) }

  /// The same for any descriptor.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return min(400, Int(size.ws_col))
  }
}
