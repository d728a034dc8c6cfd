import Foundation
import SystemSupport

/// The directory that traces go to: one below it for each session, and its key beside that.
///
/// A session's app is a new one, on a device of its own. One that a run before has left is another app, and its trace would not
/// become truer by going on: the tokens of both servers have the same names, and what the first app had is gone without a word.
struct RecordingPlaces {
  let directory: String

  static func name(of session: Int, of strategy: String) -> String { "\(strategy)-\(session)" }

  func place(of name: String) -> URL { TypedPath.url(directory).appendingPathComponent(name) }

  /// Makes the directory.
  ///
  /// - Returns: what it is, if it takes no traces of these sessions.
  func prepare(for strategies: [String], sessions: Int) -> (found: String, expected: String)? {
    let expected = "a directory that can be written to"
    // For some calls an empty path is the working directory.
    guard !directory.isEmpty else { return ("an empty path", expected) }
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: directory)
      if let name = names.filter({ isTaken($0, by: strategies, sessions) }).min() {
        return ("\(directory)/\(name)", "a directory with nothing of this session yet: what is there stays")
      }
    } catch { return (directory, expected) }
    return FileManager.default.isWritableFile(atPath: directory) ? nil : (directory, expected)
  }

  /// True for the name of a session's directory, and of its key.
  private func isTaken(_ name: String, by strategies: [String], _ sessions: Int) -> Bool {
    let name = name.hasSuffix(".key") ? String(name.dropLast(4)) : name
    guard let dash = name.lastIndex(of: "-"), let number = Int(name[name.index(after: dash)...]) else { return false }
    return (0..<sessions).contains(number) && strategies.contains { Self.name(of: number, of: $0) == name }
  }
}
