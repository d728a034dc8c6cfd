import ArgumentParser
import Foundation
import SystemSupport

/// Calls a handler once when the user presses Ctrl-C, or the process is told to end by SIGTERM or SIGHUP; a second such
/// signal ends the process, after its children and temporary directories.
final class Interrupt {
  /// What a command that was stopped exits with, unless it knows the signal.
  private static let code = ExitCode(128 + SIGINT)

  init(_ handler: @escaping @Sendable () -> Void) {
    do throws(SystemFailure) { try SignalWatch.handleNext(handler) } catch {
      // A command that nobody can stop is not begun.
      StandardError.show("Error: \(error)\n")
      exit(EX_OSERR)
    }
  }

  func end() { SignalWatch.handleNoMore() }

  /// What the process exits with after an error: a command that was stopped says by which signal, as a shell does.
  static func final(_ error: any Error) -> any Error {
    guard let stopped = error as? ExitCode, stopped == code, let signal = SignalWatch.handledSignal else {
      return error
    }
    return ExitCode(128 + signal)
  }
}
