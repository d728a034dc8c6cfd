import Foundation
import SystemSupport

/// This program, started again for the parts of the lab that are processes of their own.
public struct LabProgram: Sendable {
  /// What a program that takes part in the lab is started with before its own arguments; see `TwinJarCommand`.
  public enum Part: String, Sendable {
    case app = "lab-app"
    case bound = "lab-bound"
    case janitor = "lab-janitor"
  }

  let path: String

  /// - Parameter path: the program's file.
  public init(path: String) { self.path = path }

  func launch(_ part: Part, _ arguments: [String]) -> ChildLaunch {
    var launch = ChildLaunch(["twinjar", part.rawValue] + arguments)
    launch.program = path
    launch.environment = ChildEnvironment.own
    return launch
  }
}

/// The engine, or what it needs, is not on this machine.
public struct LabUnavailable: Error, CustomStringConvertible {
  /// What is missing, and why it is thought to be.
  public var what: String
  /// The Debian package that brings it; nil for what is there and does not work.
  public var package: String?

  public var description: String {
    package.map { "\(what). On Debian and Ubuntu: apt-get install --no-install-recommends \($0)" } ?? what
  }
}

/// The lab was stopped while an engine, or what it needs, was starting.
public struct LabStopped: Error {}

/// The engine, or what it needs, is there and has not started in time, as on a machine that others use.
public struct LabSlow: Error, CustomStringConvertible {
  public var description: String

  init(description: String) { self.description = "\(description). Is the machine busy?" }

  /// - Parameters:
  ///   - what: was waited for.
  ///   - seconds: how long.
  init(what: String, seconds: Double) { self.init(description: "\(what) has not started within \(Int(seconds)) s") }
}
