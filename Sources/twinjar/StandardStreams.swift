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
