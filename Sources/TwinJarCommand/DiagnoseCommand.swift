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
      Reads traces (twinjar.trace/2 and /1) and captures (HAR, mitmproxy's flows); several captures are read as one, and so are \
      the parts of one recorder's trace. Other traces are diagnosed one at a time. Files of the stores beside a capture narrow \
      the answer: what "inspect" reads, of each store one from when all was well and then one from when the loss was seen, \
      before anybody logged in anew; a single one is the latter. Says first which cookies and addresses it takes for the \
      session's, which the options overrule. Names one cause only if nearly all runs that look alike had it; otherwise it \
      names all of them, and what would tell them apart. Values of cookies are not printed.

      Exit codes: 0 nothing was lost, as far as the files show; 1 something was; 2 if that cannot be told; 65 for a file of \
      another kind; 66 for one that cannot be read.

      Examples: twinjar diagnose capture.har
                twinjar diagnose capture.har --session sid --refresh /api/token --native MyApp
                twinjar diagnose capture.har before.binarycookies after.binarycookies --web-file cookies
                twinjar diagnose trace.1.ndjson trace.ndjson --report diagnosis.html
      """
  )

  @Argument(help: "Traces or captures, and files of the stores, of one device.", completion: .file())
  var files: [String]

  @OptionGroup var roles: RoleOptions

  @Option(
    help: ArgumentHelp(
      "What the path of a file of the web store contains; may be repeated. Default: WebKit, and any browser's database.",
      valueName: "pattern"))
  var webFile: [String] = []

  @Option(
    help: ArgumentHelp(
      "The app's Info.plist, beside a store's file: whether WKAppBoundDomains explains it.", valueName: "file"),
    completion: .file())
  var plist: String?

  @OptionGroup var format: FormatOption<DiagnoseReport>

  @OptionGroup var report: ReportFileOption

  func validate() throws {
    guard !webFile.contains("") else {
      throw ValidationError("--web-file: found \"\", which is in every path; expected a part of one")
    }
  }

  func run() throws {
    try reportingFailures {
      try report.check(besides: files + [plist].compactMap { $0 })
      let material = try DiagnoseMaterial(files, web: webFile, plist: plist)
      let read = try material.read(roles.roles)
      let diagnosis = Diagnosis(read.recorded)
      let report = DiagnoseReport(
        diagnosis, of: files, roles: read.roles, stores: material.stores, remarks: read.remarks)
      try self.report.write {
        .diagnose(report)
      } before: {
        try format.write(report)
      }
      if diagnosis.outcome != .nothingLost { throw ExitCode(diagnosis.outcome.rawValue) }
    }
  }
}
