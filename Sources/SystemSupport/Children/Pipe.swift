import CSystemSupport
import Foundation

/// Both ends of a pipe, which no child inherits.
struct Pipe {
  /// Read from this one.
  let output: Int32
  /// Write to this one.
  let input: Int32

  init() throws(SystemFailure) {
    var ends: [Int32] = [0, 0]
    guard twinjar_pipe(&ends) == 0 else { throw SystemFailure("open a pipe") }
    // Where a standard descriptor is closed, its number would be taken: a child gets another file there.
    for place in ends.indices where ends[place] <= STDERR_FILENO {
      let moved = fcntl(ends[place], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      let failure = SystemFailure("open a pipe")
      _ = Foundation.close(ends[place])
      guard moved >= 0 else {
        _ = Foundation.close(ends[1 - place])
        throw failure
      }
      ends[place] = moved
    }
    (output, input) = (ends[0], ends[1])
  }

  func close() {
    _ = Foundation.close(output)
    _ = Foundation.close(input)
  }
}
