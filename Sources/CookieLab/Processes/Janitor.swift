import Foundation
import SystemSupport

/// A process that removes the profiles if the lab's process is killed by SIGKILL and cannot do so itself.
///
/// It is told each profile's directory, and hears that the lab is gone by the end of its input.
///
/// Unchecked: the lock lets one thread in at a time.
public final class Janitor: @unchecked Sendable {
  private let lock = NSLock()
  private let process: ChildProcess

  init(_ program: LabProgram) throws {
    var launch = program.launch(.janitor, [])
    launch.output = .nothing
    process = try ChildProcess(launch)
  }

  /// Has a directory removed, should this process not come to it.
  func watch(_ directory: PrivateDirectory) {
    lock.withLock {
      process.send([directory.path])
      process.flush(within: 1)
    }
  }

  /// The janitor's own process: reads directories until the lab is gone, then removes what is left of them.
  public static func run() {
    var paths: [String] = []
    while let line = readLine() { paths.append(line) }
    // Whoever uses them is being ended by the system.
    for _ in 0..<10 {
      usleep(200_000)
      for path in paths { PrivateDirectory.remove(abandoned: path) }
    }
  }
}
