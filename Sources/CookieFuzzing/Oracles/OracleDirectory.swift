import Foundation
import SystemSupport

/// Where adapters are written and compiled, and oracles keep their temporary files: a private directory, removed when
/// the last oracle that uses it is gone, or this process.
public final class OracleDirectory: Sendable {
  private let directory: PrivateDirectory

  /// - Throws: if there is no room for one.
  public init() throws {
    directory = try PrivateDirectory()
  }

  public var path: String { directory.path }

  var unwritable: OracleAbsence { OracleAbsence("\(path) cannot be written") }

  /// Writes a file that only this user may read; nil if that fails, or the directory is not ours any more.
  func write(_ contents: [UInt8], to file: String) -> String? {
    let target = path + "/" + file
    guard directory.isOurs, FileManager.default.createFile(atPath: target, contents: Data(contents)) else { return nil }
    return target
  }

  /// The seconds that a probe or a compiler has.
  private static let patience = 60.0

  /// True if a command can be started and exits with 0. It works in this directory: an interpreter looks for modules
  /// where it works, and whoever can write there would have it run theirs.
  func succeeds(_ arguments: [String]) throws(OracleAbsence) -> Bool {
    var launch = OracleLaunch(arguments, files: self).launch
    launch.directory = path
    launch.input = .nothing
    let child: ChildProcess
    do throws(SystemFailure) { child = try ChildProcess(launch) } catch {
      if error.isShortage { throw OracleAbsence("\(error)", isShortage: true) }
      return false
    }
    let end = ContinuousClock.now + .seconds(Self.patience)
    while case .line = child.next(within: (end - .now) / .seconds(1)) {}
    return child.end(grace: (end - .now) / .seconds(1)) == .exited(0)
  }
}
