import Foundation
import SystemSupport

/// A private X server without a screen. It ends with this object, and with this process however that ends.
final class VirtualDisplay {
  /// As `DISPLAY` names it.
  let name: String
  private let process: ChildProcess

  private static let startSeconds = 20.0
  private static let package = "xvfb"

  /// Starts one on a display that it finds free. The thread that does so has to live as long.
  ///
  /// - Throws: ``LabUnavailable`` if there is no such program, or it does not start; `SystemFailure` if there is not enough
  ///   of what it takes.
  init(_ program: LabProgram) throws {
    guard let path = Self.file(named: "Xvfb") else {
      throw LabUnavailable(what: "Xvfb is not installed: a real page needs a display", package: Self.package)
    }
    // It has files to put away, so that it is asked to end. Its own output carries the number that it found free.
    let server = [path, "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"]
    process = try ChildProcess(program.launch(.bound, ["--parent", "\(getpid())", "--"] + server))
    guard case .line(let line) = process.next(within: Self.startSeconds), let number = UInt(line) else {
      throw LabUnavailable(what: "Xvfb does not start", package: Self.package)
    }
    name = ":\(number)"
  }

  deinit {
    kill(process.identifier, SIGTERM)
    process.end(grace: 2)
  }

  /// A program in `PATH`; nil if there is none.
  private static func file(named name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A program that ends with the process that started it.
public enum BoundProgram {
  /// Takes this process's place by a program. Returns only if that cannot be done.
  public static func run(_ arguments: [String], parent: Int32) {
    try? ParentBond.endWithParent(parent, by: SIGTERM)
    let words = arguments.map { strdup($0) } + [nil]
    execv(arguments[0], words)
  }
}
