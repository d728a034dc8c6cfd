import CookieSimulation
import Foundation

/// Reads files that the user names.
enum InputFile {
  /// Larger than any scenario or tape.
  private static let mostBytes = 64 << 20

  static func read(_ path: String, expected: String) throws -> [UInt8] {
    func failure(_ found: String) -> InputError {
      InputError(.noInput, source: path, found: found, expected: expected)
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw failure("no such file") }
    guard !isDirectory.boolValue else { throw failure("a directory") }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw failure("a file that cannot be read") }
    defer { try? handle.close() }
    let data: Data
    do {
      data = try handle.read(upToCount: mostBytes + 1) ?? Data()
    } catch {
      throw failure("a file that cannot be read")
    }
    guard data.count <= mostBytes else { throw failure("more than \(mostBytes >> 20) MiB") }
    return Array(data)
  }
}
