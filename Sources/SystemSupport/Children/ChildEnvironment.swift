import Foundation

/// What a child is told of the caller's environment: keys and tokens in it are nobody else's business.
package enum ChildEnvironment {
  /// Where programs, the user and temporary files are, and what language is spoken.
  private static let passed = ["PATH", "HOME", "LANG", "TMPDIR"]
  /// Where this program's libraries are, which it may not be startable without.
  private static let libraries = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]

  /// For any program.
  package static var standard: [String: String] { caller(passed) }

  /// For this program, or one that was built with it.
  package static var own: [String: String] { caller(passed + libraries) }

  /// Variables of the caller by name; those that are not set are left out.
  package static func caller(_ names: [String]) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }
}
