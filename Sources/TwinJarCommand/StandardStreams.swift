import Foundation

enum StandardError {
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

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
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

enum Terminal {
  /// The width of the terminal that standard output goes to; nil if it goes elsewhere.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return min(400, Int(size.ws_col))
  }
}
