import Foundation

/// This program, to start it once more.
enum OwnExecutable {
  static var path: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
