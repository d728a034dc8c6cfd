import Choices
import CookieSimulation
import Foundation
import SystemSupport

/// A fuzzing program in a process group of its own, so that Ctrl-C reaches this program alone, and its end all that it
/// has started.
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
  private let child: ChildProcess

  init(_ program: String, arguments: [String], environment: [String: String], errors: String) throws {
    // In full: a name without a slash would be looked up in PATH.
    var launch = ChildLaunch([TypedPath.inFull(program)] + arguments)
    launch.environment = environment
    (launch.input, launch.output, launch.errors) = (.nothing, .nothing, errors)
    do throws(SystemFailure) { child = try ChildProcess(launch) } catch {
      if error.isShortage { throw error }
      throw InputError(
        .noInput, source: program, found: "a program that cannot be started: \(error.reason)",
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
    while !child.hasEnded {
      Thread.sleep(forTimeInterval: Self.glance)
      let now = Date()
      let done = schedules()
      if done > furthest.schedules { furthest = (done, now) }
      if control.isStopped { return end(as: .stopped) }
      if now.timeIntervalSince(furthest.at) > patience || now.timeIntervalSince(start) > seconds {
        return end(as: .hung)
      }
    }
    switch child.end() {
    case .exited(let status): return .exited(status)
    case .signalled(let signal): return .signalled(signal)
    case .killed, nil: return .signalled(SIGKILL)
    }
  }

  private func end(as ending: Ending) -> Ending {
    child.end()
    return ending
  }
}
