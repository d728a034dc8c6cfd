import SystemSupport

/// How an oracle's process is started.
public struct OracleLaunch: Sendable {
  /// The program and its arguments.
  public var arguments: [String]
  var environment = ChildEnvironment.standard
  /// Where it works; nil for where this process does.
  var directory: String?
  /// What it needs on disk, kept for as long as it may be started.
  private let files: OracleDirectory?

  /// - Parameter files: takes the temporary files of the oracle as well, which go when it goes.
  public init(_ arguments: [String], files: OracleDirectory? = nil) {
    self.arguments = arguments
    self.files = files
    if let files { environment["TMPDIR"] = files.path }
    // A trap in Swift code would take minutes to print a backtrace that nobody reads.
    environment["SWIFT_BACKTRACE"] = "enable=no"
  }

  var launch: ChildLaunch {
    var launch = ChildLaunch(arguments)
    launch.environment = environment
    launch.directory = directory
    return launch
  }
}

extension OracleLaunch: ExpressibleByArrayLiteral {
  public init(arrayLiteral arguments: String...) { self.init(arguments) }
}
