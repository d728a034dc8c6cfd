import Choices
import CookieSimulation
import Cookies
import Foundation

/// A directory that the user wants files in. Whether it takes them is seen before hours of work, not after.
struct OutputDirectory {
  let path: String
  private let expected: String

  private static let probe = ".twinjar"

  /// Makes the directory, if there is none, and writes a file into it, which it removes again, as that of a process that was
  /// killed then. What such a one was writing besides goes when a file of that name is written again.
  ///
  /// - Parameter expected: what the directory is for, for messages.
  init(_ path: String, expected: String) throws(InputError) {
    self.path = path
    self.expected = expected
    // What is put together with a name behind it would be one of the root directory.
    guard !path.isEmpty else { throw InputError(.noInput, source: "", found: "an empty path", expected: expected) }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw failure(error) }
    WholeFile.removeAbandoned(in: path) { $0 == Self.probe }
    // The name of an unfinished file: if this process is killed here, the next removes it.
    let name = WholeFile.unfinishedName(of: Self.probe, 0)
    try write("twinjar\n", as: name)
    unlink("\(path)/\(name)")
  }

  func write(_ text: String, as name: String) throws(InputError) {
    try OutputFile.write(text, to: "\(path)/\(name)", expected: expected)
  }

  /// The same for a file that must not be there yet.
  func writeNew(_ text: String, as name: String) throws(InputError) {
    try OutputFile.writeNew(text, to: "\(path)/\(name)", expected: expected)
  }

  private func failure(_ error: any Error) -> InputError {
    InputError(
      .noInput, source: path, found: "a directory that cannot be written: \(OutputFile.reason(error))",
      expected: expected)
  }
}
