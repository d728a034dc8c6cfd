import ArgumentParser
import Choices
import CookieSimulation
import Foundation
import SystemSupport

/// Why a command cannot do what it was asked, with an exit code in the range of sysexits.h.
struct CommandFailure: Error, CustomStringConvertible {
  let code: Int32
  let description: String

  init(_ kind: InputError.Kind, _ description: String) {
    code = kind.rawValue
    self.description = description
  }

  /// The system has not enough of something.
  init(shortage description: String) {
    code = EX_OSERR
    self.description = description
  }
}

/// Runs `body`; a failure becomes its message on standard error and its exit code.
func reportingFailures(_ body: () throws -> Void) throws {
  do { try body() } catch let failure as CommandFailure {
    throw exitCode(failure.code, saying: failure.description)
  } catch let error as InputError {
    throw exitCode(error.kind.rawValue, saying: error.description)
  } catch let failure as SystemFailure {
    throw exitCode(failure.isShortage ? EX_OSERR : EX_NOINPUT, saying: failure.description)
  }
}

private func exitCode(_ code: Int32, saying message: String) -> ExitCode {
  StandardError.write("Error: \(message)\n")
  return ExitCode(code)
}
