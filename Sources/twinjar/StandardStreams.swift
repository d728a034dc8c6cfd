import Foundation

enum StandardError {
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

enum StandardOutput {
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
