import ArgumentParser
import Choices
import CookieFiles
import CookieReports
import Cookies
import Foundation

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show the cookies of a file from a device, or what a second one lacks.",
    discussion: """
      Reads Cookies.binarycookies, cookies.txt, the databases of Chromium, Firefox, WebKitGTK and WebKit on curl, captures (HAR and \
      mitmproxy's flows, of any size) and TwinJar's archives, whatever the file is called. Of two files the second is compared \
      with the first: the same store earlier, or the other store. Values are left out unless --show-values asks for them; of a \
      JWT its dates of issue and expiry are shown, unverified. An app whose Info.plist has no WKAppBoundDomains is not limited to any.

      Exit codes: 0; 1 if two jars differ, or cookies lie outside the app-bound domains; 65 for a file of another kind, or a \
      damaged one, of which the readable part is printed; 66 for one that cannot be read; 69 if a database has to be read \
      and SQLite is not installed.

      Example: twinjar inspect before.binarycookies after.binarycookies
      """
  )

  @Argument(help: "A file of cookies.", completion: .file())
  var file: String

  @Argument(help: "Another, which is compared with it.", completion: .file())
  var other: String?

  @Option(help: ArgumentHelp("The app's Info.plist: which cookies its WKAppBoundDomains drop.", valueName: "file"))
  var plist: String?

  @Flag(help: "Print the cookies' values, which are secrets.")
  var showValues = false

  @OptionGroup var format: FormatOption<InspectReport>

  func run() throws {
    try reportingFailures {
      let jars = try ([file] + (other.map { [$0] } ?? [])).map(jar)
      let domains = try plist.map { path in
        try AppBoundDomains(plist: InputFile.read(path, expected: "an app's Info.plist"), path: path)
      }
      let report = InspectReport(jars, domains: domains, showsValues: showValues, now: Self.now)
      try format.write(report)
      try finish(jars, report)
    }
  }

  private static var now: UnixTime { UnixTime(seconds: Int64(Date().timeIntervalSince1970)) }

  private func jar(_ path: String) throws -> InspectReport.Jar {
    // A capture is not held as a whole: it may be larger than the memory.
    let source = try CaptureBytes(path: path, expected: "a file of cookies")
    let isCapture = try Captures.format(of: source) != nil
    let file =
      isCapture
      ? CookieFile(capture: try Captures.read(source)) : try CookieFileFormats.read(try CookieFileInput(reading: path))
    return InspectReport.Jar(path: path, file: file)
  }

  private func finish(_ jars: [InspectReport.Jar], _ report: InspectReport) throws {
    for jar in jars {
      guard let problem = jar.file.problems.first else { continue }
      throw InputError(
        .data, source: jar.path, found: "damage (\(problem))", expected: "a whole file: what could be read is shown")
    }
    if !report.differences.isEmpty || !report.unbound.isEmpty { throw ExitCode(1) }
  }
}

extension CookieFileInput {
  /// Reads a file that the user names, and what belongs to it from beside it.
  init(reading path: String) throws {
    func companion(_ suffix: String) throws -> [UInt8]? {
      guard FileManager.default.fileExists(atPath: path + suffix) else { return nil }
      return try InputFile.read(path + suffix, expected: "what belongs to the database beside it")
    }
    self.init(
      path: path, bytes: try InputFile.read(path, expected: "a file of cookies"), log: try companion("-wal"),
      journal: try companion("-journal"))
  }
}
