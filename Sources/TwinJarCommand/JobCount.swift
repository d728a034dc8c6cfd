import ArgumentParser
import Foundation

/// The number of threads that `--jobs` asks for.
enum JobCount {
  static let help: ArgumentHelp = "Threads, 1 to 256. Default: one for each core."

  /// One for each core.
  static var all: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Reads the option's value; for `@Option(transform:)`.
  @Sendable
  static func parse(_ text: String) throws -> Int {
    guard let count = Int(text), (1...256).contains(count) else {
      throw ValidationError("--jobs: found \"\(text)\", expected 1 to 256")
    }
    return count
  }
}
