import Foundation
import SystemSupport

/// A browser's first process: of this process's group, so that it is ended with it, and by the system if this process is killed
/// alone.
///
/// Unchecked: nothing of it changes once it is started.
final class EngineChild: @unchecked Sendable {
  private let process: ChildProcess
  private let errors: String
  /// To the child's descriptor 3, and from its descriptor 4; nil if it has none.
  let channel: EngineChannel?

  /// How long a browser may take to be ready, in seconds; shorter than what the lab waits for its app.
  static let patience = 25.0

  /// - Parameters:
  ///   - command: the browser's file and its arguments.
  ///   - setting: whose directory gets what it says on standard error.
  ///   - hasPipes: whether it is spoken to over its descriptors 3 and 4.
  init(_ command: [String], _ setting: EngineSetting, hasPipes: Bool) throws(SystemFailure) {
    let streams = hasPipes ? ["--streams-at-three"] : []
    var launch = setting.program.launch(.bound, ["--parent", "\(getpid())", "--kill"] + streams + ["--"] + command)
    launch.environment = ProcessInfo.processInfo.environment
    // A short name of the app's directory, however long its own is: the path of a Unix socket has 107 bytes, of which Chromium's
    // takes 57 below it.
    launch.directory = setting.directory
    launch.environment["TMPDIR"] = "/proc/self/cwd"
    launch.sharesGroup = true
    errors = setting.directory + "/engine-errors"
    launch.errors = errors
    if !hasPipes { (launch.input, launch.output) = (.nothing, .nothing) }
    process = try ChildProcess(launch)
    channel = hasPipes ? process.handOverStreams().map { EngineChannel(reading: $0.output, writing: $0.input) } : nil
  }

  var identifier: pid_t { process.identifier }
  var hasEnded: Bool { process.hasEnded }

  /// That it has ended, for a person, with the last line that is not empty of what it wrote to standard error.
  func end(of engine: LabEngine) -> String {
    let text = (try? String(decoding: Data(contentsOf: URL(fileURLWithPath: errors)), as: UTF8.self)) ?? ""
    return "\(engine.name) ended" + (text.split(separator: "\n").last.map { ": \($0.prefix(200))" } ?? "")
  }

  /// The browser's file: what a variable names, or the first of some names that is in `PATH`.
  ///
  /// - Throws: ``EngineFailure`` if there is none.
  static func file(of engine: LabEngine, variable: String, names: [String]) throws(EngineFailure) -> String {
    if let named = ProcessInfo.processInfo.environment[variable] {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw EngineFailure(message: "\(variable) names \(named), which is no program", isMissing: true)
      }
      // It is started from another directory.
      return URL(fileURLWithPath: named).path
    }
    guard let file = names.lazy.compactMap(ProgramFile.inPath).first else {
      throw EngineFailure(message: "\(engine.name) is not installed", isMissing: true)
    }
    return file
  }

  /// The profile of a browser: below the app's, and empty for stores that are to end with the app.
  static func profile(_ name: String, _ setting: EngineSetting) throws(EngineFailure) -> String {
    let path = setting.directory + "/" + name
    if setting.isEphemeral { try? FileManager.default.removeItem(atPath: path) }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw EngineFailure(message: "no profile can be made: \(error.localizedDescription)")
    }
    return path
  }
}

/// Programs by their names.
enum ProgramFile {
  /// A program in `PATH`; nil if there is none.
  static func inPath(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
