import SystemSupport

/// How an oracle is brought to life.
enum OracleAdapter: Sendable {
  /// A hidden subcommand of this very program.
  case ownCommand([String])
  /// A script for an interpreter, there if the probe succeeds.
  case script(file: String, @Sendable () -> [UInt8], interpreter: [String], probe: [String])
  /// C source, compiled with what `pkg-config` says of some libraries.
  case compiled(file: String, @Sendable () -> [UInt8], libraries: [String])

  func prepare(executable: String, directory: OracleDirectory) throws(OracleAbsence) -> OracleLaunch {
    switch self {
    case .ownCommand(let arguments):
      var command = OracleLaunch([executable] + arguments, files: directory)
      command.environment.merge(ChildEnvironment.own) { set, _ in set }
      return command
    case .script(let file, let source, let interpreter, let probe):
      guard try directory.succeeds(probe) else { throw OracleAbsence("not installed") }
      guard let path = directory.write(source(), to: file) else { throw directory.unwritable }
      return adapter(interpreter + [path], directory)
    case .compiled(let file, let source, let libraries):
      guard try directory.succeeds(["pkg-config", "--exists"] + libraries) else {
        throw OracleAbsence("not installed: pkg-config does not know \(libraries.joined(separator: ", "))")
      }
      return adapter([try compile(file, source(), libraries, directory)], directory)
    }
  }

  private func adapter(_ arguments: [String], _ directory: OracleDirectory) -> OracleLaunch {
    var command = OracleLaunch(arguments, files: directory)
    command.directory = directory.path
    return command
  }

  /// The path of the program.
  private func compile(
    _ file: String, _ source: [UInt8], _ libraries: [String], _ directory: OracleDirectory
  ) throws(OracleAbsence) -> String {
    guard let path = directory.write(source, to: file), directory.write(PackageResources.json_h, to: "json.h") != nil
    else { throw directory.unwritable }
    let output = path + ".adapter"
    let flags = "$(pkg-config --cflags --libs \(libraries.joined(separator: " ")))"
    let command = "cc -O2 -rdynamic -pthread -o \"$1\" \"$0\" \(flags)"
    guard try directory.succeeds(["sh", "-c", command, path, output]) else {
      throw OracleAbsence("its adapter does not compile here: sh -c '\(command)' \(path) \(output)")
    }
    return output
  }
}

/// Why an oracle cannot be asked.
public struct OracleAbsence: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// True if the system has not enough of something, such as descriptors, rather than no such oracle.
  public let isShortage: Bool

  init(_ description: String, isShortage: Bool = false) {
    self.description = description
    self.isShortage = isShortage
  }
}
