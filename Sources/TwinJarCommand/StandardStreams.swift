import Foundation

enum StandardError {
  /// Nobody can be told if this fails.
  static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// How this command was called, for lines that a user can paste: relative to the working directory if it stands below.
enum Invocation {
  static var name: String {
    let path = CommandLine.arguments.first ?? "twinjar"
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}

enum StandardOutput {
  /// Writes, or says on standard error why it cannot be done and ends the process: with half an answer, success would
  /// be a lie.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      StandardError.write("Error: standard output: \(error.localizedDescription)\n")
      exit(EX_IOERR)
    }
  }
}

enum Terminal {
  /// The width of the terminal that standard output goes to; nil if it goes elsewhere.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return min(400, Int(size.ws_col))
  }
}
