import Foundation

/// Where the command was started, which is what relative paths of its command line are relative to.
enum WorkingDirectory {
  /// Set before any strategy runs.
  nonisolated(unsafe) private static var descriptor: Int32 = -1

  /// Its name; nil if it was not noted, or has none any more.
  nonisolated(unsafe) private(set) static var path: String?

  /// Notes it.
  static func keep() {
    let name = FileManager.default.currentDirectoryPath
    path = name.isEmpty ? nil : name
    descriptor = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// Goes back there: a strategy may have changed it.
  static func restore() { if descriptor >= 0 { _ = fchdir(descriptor) } }
}
