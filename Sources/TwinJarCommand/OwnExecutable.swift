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

  /// Another way to it, which leads to this very program where another build has taken its place meanwhile. For programs that end
  /// before this one.
  static var itself: String {
    #if os(Linux)
      "/proc/\(getpid())/exe"
    #else
      path
    #endif
  }
}
