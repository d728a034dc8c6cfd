import Cookies
import Foundation
import SystemSupport

/// One kind of trial, in a process of its own: what traps or hangs there does no harm here.
struct TrialProcess {
  /// How it ended.
  struct Ending {
    var output: [UInt8]
    /// Nil if it exited as it should; otherwise its last words.
    var lastWords: String?
    /// It said nothing for too long and was ended.
    var wasStopped: Bool
  }

  /// Where a process may write: preferences go there instead of the user's home.
  private let directory: PrivateDirectory
  /// A program, and its arguments up to those of the trial (``ArchiveTrial``).
  private let command: [String]

  init(command: [String]) throws {
    self.command = command
    directory = try PrivateDirectory()
  }

  /// Runs a trial.
  ///
  /// - Parameters:
  ///   - arguments: what ``ArchiveTrial`` is to do.
  ///   - silence: the seconds after which a process that prints nothing is ended.
  ///   - isStopped: whether the user wants no more of it.
  func run(_ arguments: [String], silence: Double, isStopped: () -> Bool) throws -> Ending {
    let errors = directory.path + "/errors"
    var launch = ChildLaunch(command + arguments)
    launch.environment = environment
    (launch.input, launch.errors) = (.nothing, errors)
    let child = try ChildProcess(launch)
    var output: [UInt8] = []
    reading: while true {
      switch child.nextBytes(within: silence, isStopped: isStopped) {
      case .bytes(let bytes): output += bytes
      case .silence, .stopped: return Ending(output: output, lastWords: nil, wasStopped: true)
      case .closed: break reading
      }
    }
    let end = child.end(grace: silence)
    if end == .killed { return Ending(output: output, lastWords: nil, wasStopped: true) }
    let words = end == .exited(0) ? nil : Self.lastWords(FileManager.default.contents(atPath: errors) ?? Data(), end)
    return Ending(output: output, lastWords: words, wasStopped: false)
  }

  private var environment: [String: String] {
    var environment = ChildEnvironment.own
    for name in ["HOME", "CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "TMPDIR"] { environment[name] = directory.path }
    // A trap is an answer here; a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  /// The last line that speaks of an error, or the last one, or the signal.
  private static func lastWords(_ errors: Data, _ end: ChildProcess.End?) -> String {
    let lines = String(decoding: errors.suffix(4096), as: UTF8.self).split(separator: "\n")
    if let line = lines.last(where: { $0.contains("Fatal error") }) ?? lines.last { return String(line.prefix(300)) }
    switch end {
    case .exited(let status): return "exit code \(status)"
    case .signalled(let signal): return "signal \(signal)"
    case .killed, nil: return "it did not end"
    }
  }
}
