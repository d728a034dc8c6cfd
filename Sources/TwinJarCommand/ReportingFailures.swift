import ArgumentParser
import Choices
import Cookies
import Foundation
import SystemSupport

/// Runs `body`; a failure becomes its message on standard error and its exit code.
func reportingFailures(_ body: () throws -> Void) throws {
  do { try body() } catch let error as InputError {
    // A line that begins with its place in a file is found by an editor.
    let start = error.position == nil ? "Error: " : ""
    throw exitCode(error.kind.rawValue, saying: start + error.description)
  } catch let failure as SystemFailure {
    throw exitCode(failure.isShortage ? EX_OSERR : EX_NOINPUT, saying: "Error: \(Printable.text(failure.description))")
  }
}

private func exitCode(_ code: Int32, saying message: String) -> ExitCode {
  StandardError.show("\(message)\n")
  return ExitCode(code)
}
