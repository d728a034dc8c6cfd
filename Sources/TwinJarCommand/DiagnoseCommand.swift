import ArgumentParser
import CaptureDiagnosis
import Choices
import CookieFiles
import CookieReports
import Foundation

struct DiagnoseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagnose",
    abstract: "Say why a real app lost its session, from a trace of its recorder or a capture of its traffic.",
    discussion: """
      Reads traces (twinjar.trace/2 and /1) and captures (HAR); several captures are read as one. Says first which cookies \
      and addresses it takes for the session's, which the options overrule. Names one cause only if all runs that look alike had it; otherwise it \
      names all of them, and what would tell them apart. Values of cookies are not printed.

      Exit codes: 0 nothing was lost, as far as the files show; 1 something was; 2 if that cannot be told; 65 for a file of \
      another kind; 66 for one that cannot be read.

      Examples: twinjar diagnose capture.har
                twinjar diagnose capture.har --session sid --refresh /api/token --native MyApp
      """
  )

  @Argument(help: "Traces or captures, of one device.", completion: .file())
  var files: [String]

  @Option(help: ArgumentHelp("The cookie that calls need.", valueName: "name"))
  var session: String?

  @Option(
    help: ArgumentHelp("The cookie that a refresh exchanges; none, if there is no such cookie.", valueName: "name"))
  var refreshCookie: String?

  @Option(help: ArgumentHelp("What the address of a login contains; may be repeated.", valueName: "pattern"))
  var logIn: [String] = []

  @Option(help: ArgumentHelp("What the address of a refresh contains; may be repeated.", valueName: "pattern"))
  var refresh: [String] = []

  @Option(help: ArgumentHelp("What the address of a logout contains; may be repeated.", valueName: "pattern"))
  var logOut: [String] = []

  @Option(
    help: ArgumentHelp(
      "What the agent, or the process, of native code contains; may be repeated.", valueName: "pattern"))
  var native: [String] = []

  @OptionGroup var format: FormatOption<DiagnoseReport>

  func validate() throws {
    for (name, patterns) in [("--log-in", logIn), ("--refresh", refresh), ("--log-out", logOut), ("--native", native)]
    where patterns.contains("") {
      throw ValidationError("\(name): found \"\", which is in every address; expected a part of one")
    }
  }

  func run() throws {
    try reportingFailures {
      let report: DiagnoseReport
      let diagnosis: Diagnosis
      if let trace = try trace() {
        diagnosis = Diagnosis(trace)
        report = DiagnoseReport(diagnosis, of: files, roles: nil, remarks: trace.remarks)
      } else {
        let captures = try files.map { try Captures.read(path: $0) }
        let exchanges = captures.flatMap(\.exchanges)
        let roles = roles.guessed(from: exchanges)
        diagnosis = Diagnosis(CaptureTrace.trace(exchanges, roles: roles))
        report = DiagnoseReport(diagnosis, of: files, roles: roles, remarks: captures.flatMap(\.remarks))
      }
      try format.write(report)
      if diagnosis.outcome != .nothingLost { throw ExitCode(diagnosis.outcome.rawValue) }
    }
  }

  /// Nil if the files are captures.
  private func trace() throws -> RecordedTrace? {
    for file in files where Self.isTrace(file) {
      guard files.count == 1 else {
        throw InputError(
          .usage, source: file, found: "a trace among \(files.count) files", expected: "one trace, or captures alone")
      }
      return try TraceFileReader.read(InputFile.read(file, expected: "a trace or a capture"), source: file)
    }
    return nil
  }

  /// What cannot be opened is left to whoever reads it next, and says so.
  private static func isTrace(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let file = FileHandle(forReadingAtPath: path),
      let start = try? file.read(upToCount: 4096)
    else { return false }
    return TraceFileReader.matches(start)
  }

  private var roles: Roles {
    var roles = Roles()
    func note(_ option: String, _ patterns: [String], _ place: WritableKeyPath<Roles, [String]>) {
      guard !patterns.isEmpty else { return }
      roles[keyPath: place] = option == "native" ? patterns : patterns.map { $0.lowercased() }
      roles.given.insert(option)
    }
    note("log-in", logIn, \.logIn)
    note("refresh", refresh, \.refreshing)
    note("log-out", logOut, \.logOut)
    note("native", native, \.native)
    if let session {
      roles.access = session
      roles.given.insert("session")
    }
    if let refreshCookie {
      roles.refresh = refreshCookie == "none" ? nil : refreshCookie
      roles.given.insert("refresh-cookie")
    }
    return roles
  }
}
