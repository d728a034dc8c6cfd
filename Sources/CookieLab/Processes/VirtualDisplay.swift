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
  /// - Parameter isStopped: whether nobody waits for it any more.
  /// - Throws: ``LabUnavailable`` if there is no such program, or it ends at once; `SystemFailure` if there is not enough of what it
  ///   takes; ``LabSlow`` if it is still silent after a while; ``LabStopped``.
  init(_ program: LabProgram, isStopped: () -> Bool = { false }) throws {
    guard let path = ProgramFile.inPath("Xvfb") else {
      throw LabUnavailable(what: "Xvfb is not installed: a real page needs a display", package: Self.package)
    }
    // It has files to put away, so that it is asked to end. Its own output carries the number that it found free.
    let server = [path, "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"]
    process = try ChildProcess(program.launch(.bound, ["--parent", "\(getpid())", "--"] + server))
    let end = MonotonicClock.now + Int64(Self.startSeconds * 1e9)
    var answer = process.next(within: 0.1)
    while case .silence = answer {
      if isStopped() { throw LabStopped() }
      if MonotonicClock.now >= end { throw LabSlow(what: "Xvfb", seconds: Self.startSeconds) }
      answer = process.next(within: 0.1)
    }
    guard case .line(let line) = answer, let number = UInt(line) else {
      throw LabUnavailable(what: "\(path) ends at once: a limit of this shell may keep it from its files")
    }
    name = ":\(number)"
  }

  /// True once it has gone, by itself or by somebody's hand.
  var hasEnded: Bool { process.hasEnded }

  deinit {
    kill(process.identifier, SIGTERM)
    process.end(grace: 2)
  }
}

/// A program that ends with the process that started it.
public enum BoundProgram {
  /// Takes this process's place by a program. Returns only if that cannot be done.
  ///
  /// - Parameters:
  ///   - parent: the process that started this one.
  ///   - isKilled: whether the program is ended by SIGKILL, and not asked to end.
  ///   - streamsAtThree: whether this process's input and output are the program's descriptors 3 and 4.
  public static func run(_ arguments: [String], parent: Int32, isKilled: Bool = false, streamsAtThree: Bool = false) {
    try? ParentBond.endWithParent(parent, by: isKilled ? SIGKILL : SIGTERM)
    if streamsAtThree {
      // Whatever of this process's own was there ends with it.
      guard dup2(STDIN_FILENO, 3) == 3, dup2(STDOUT_FILENO, 4) == 4 else { return }
      let nothing = open("/dev/null", O_RDWR)
      guard dup2(nothing, STDIN_FILENO) >= 0, dup2(nothing, STDOUT_FILENO) >= 0 else { return }
      if nothing > 4 { close(nothing) }
    }
    let words = arguments.map { strdup($0) } + [nil]
    execv(arguments[0], words)
  }
}
