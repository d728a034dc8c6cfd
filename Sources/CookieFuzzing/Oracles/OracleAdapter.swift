import Foundation

/// How an oracle is brought to life.
enum OracleAdapter: Sendable {
  /// A hidden subcommand of this very program.
  case ownCommand([String])
  /// A script for an interpreter, there if the probe succeeds.
  case script(file: String, @Sendable () -> [UInt8], interpreter: [String], probe: [String])
  /// C source, compiled with what `pkg-config` says of some libraries.
  case compiled(file: String, @Sendable () -> [UInt8], libraries: [String])

  func prepare(executable: String, directory: OracleDirectory) -> Result<[String], OracleAbsence> {
    switch self {
    case .ownCommand(let arguments): return .success([executable] + arguments)
    case .script(let file, let source, let interpreter, let probe):
      guard OracleDirectory.succeeds(probe) else { return .failure(OracleAbsence("not installed")) }
      guard let path = directory.write(source(), to: file) else { return .failure(directory.unwritable) }
      return .success(interpreter + [path])
    case .compiled(let file, let source, let libraries):
      guard OracleDirectory.succeeds(["pkg-config", "--exists"] + libraries) else {
        return .failure(OracleAbsence("not installed: pkg-config does not know \(libraries.joined(separator: ", "))"))
      }
      guard let path = directory.write(source(), to: file),
        directory.write(PackageResources.json_h, to: "json.h") != nil
      else { return .failure(directory.unwritable) }
      let output = path + ".adapter"
      let flags = "$(pkg-config --cflags --libs \(libraries.joined(separator: " ")))"
      let command = "cc -O2 -rdynamic -pthread -o \"$1\" \"$0\" \(flags)"
      guard OracleDirectory.succeeds(["sh", "-c", command, path, output]) else {
        return .failure(OracleAbsence("its adapter does not compile here: sh -c '\(command)' \(path) \(output)"))
      }
      return .success([output])
    }
  }
}

/// Why an oracle cannot be asked.
public struct OracleAbsence: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

/// Where adapters are written and compiled: a temporary directory of this process, removed when it is given up.
public final class OracleDirectory: Sendable {
  public let path: String

  public init() {
    path = NSTemporaryDirectory() + "twinjar-oracles-\(ProcessInfo.processInfo.processIdentifier)"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var unwritable: OracleAbsence { OracleAbsence("\(path) cannot be written") }

  /// Writes a file that only this user may read; nil if that fails.
  func write(_ contents: [UInt8], to file: String) -> String? {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: attributes)
    let target = path + "/" + file
    return FileManager.default.createFile(atPath: target, contents: Data(contents)) ? target : nil
  }

  /// True if a command can be started and exits with 0.
  static func succeeds(_ arguments: [String]) -> Bool {
    guard let child = ChildProcess(arguments) else { return false }
    child.finishInput()
    while true {
      switch child.next(deadline: 60) {
      case .line: continue
      case .silence, .closed: return child.end(killing: false) == .exited(0)
      }
    }
  }
}
