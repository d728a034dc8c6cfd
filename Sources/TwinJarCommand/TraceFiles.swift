import CaptureDiagnosis
import Choices
import CookieFiles
import Foundation

/// Files of traces and captures that the user names.
enum TraceFiles {
  /// True for a regular file that begins as a trace does. What cannot be opened is left to whoever reads it next, and says so.
  static func isTrace(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let file = FileHandle(forReadingAtPath: path),
      let start = try? file.read(upToCount: 4096)
    else { return false }
    return TraceFileReader.matches(start)
  }

  static func trace(_ path: String) throws(InputError) -> RecordedTrace {
    try TraceFileReader.read(InputFile.read(path, expected: "a trace or a capture"), source: path)
  }
}
