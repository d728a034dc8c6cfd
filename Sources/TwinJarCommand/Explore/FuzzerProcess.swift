import CookieExploration
import CookieSimulation
import Foundation

/// A fuzzing program in a process group of its own, so that Ctrl-C reaches this program alone.
final class FuzzerProcess {
  /// How it ended.
  enum Ending: Hashable {
    case exited(Int32)
    case signalled(Int32)
    /// It came no further and was ended.
    case hung
    /// The user wanted no more of it.
    case stopped

    var text: String? {
      switch self {
      case .exited(let status): "exit code \(status)"
      case .signalled(let signal): "signal \(signal)"
      case .hung, .stopped: nil
      }
    }
  }

  private static let glance = 0.05
  private let process = Process()

  init(_ program: String, arguments: [String], environment: [String: String], errors: String) throws {
    try Data().write(to: URL(fileURLWithPath: errors))
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    defer { try? output.close() }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    do { try process.run() } catch {
      throw InputError(
        .noInput, source: program, found: "a program that cannot be started: \(error.localizedDescription)",
        expected: "one with libFuzzer in it")
    }
  }

  /// Waits for its end, and ends it where it does not end itself.
  ///
  /// - Parameters:
  ///   - seconds: how long it may take.
  ///   - patience: how long, in seconds, it may come no further.
  ///   - schedules: asked again and again how far it is.
  func wait(atMost seconds: Double, patience: Double, control: CampaignControl, schedules: () -> Int) -> Ending {
    let start = Date()
    var furthest = (schedules: 0, at: start)
    while process.isRunning {
      Thread.sleep(forTimeInterval: Self.glance)
      let now = Date()
      let done = schedules()
      if done > furthest.schedules { furthest = (done, now) }
      if control.isStopped { return end(as: .stopped) }
      if now.timeIntervalSince(furthest.at) > patience || now.timeIntervalSince(start) > seconds {
        return end(as: .hung)
      }
    }
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
  }

  private func end(as ending: Ending) -> Ending {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return ending
  }
}
