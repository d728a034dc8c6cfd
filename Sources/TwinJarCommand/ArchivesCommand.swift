import ArchiveTrials
import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieSimulation
import Cookies
import Foundation

struct ArchivesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archives",
    abstract: "Show what each way to save cookies keeps, how it fails, and how fast and large it is.",
    discussion: """
      Every cell is observed in this run: each archive encodes and decodes cookies that have one attribute each, gets \
      damaged archives to decode, and is timed. Each does so in a process of its own, since some of Foundation's trap; \
      one that does not finish within its time is shown as such. Interrupted, it prints the archives that are \
      finished and exits with 130.

      Example: twinjar archives --cookies 50 --archive compact --archive json-codable
      """
  )

  @Option(parsing: .upToNextOption, help: "How many cookies to time, 1 to 100,000 each. Default: 1 50 3000.")
  var cookies: [Int] = []

  @Option(help: ArgumentHelp("An archive; may be repeated. Default: all.", valueName: "name"))
  var archive: [String] = []

  @Option(
    help: ArgumentHelp("How long an archive has for each measurement, 100ms to 1h. Default: 3s.", valueName: "time"),
    transform: TimeSpan.parse)
  var time: TimeSpan?

  private var seconds: Double { time?.seconds ?? 3 }

  @OptionGroup var format: FormatOption<ArchivesReport>

  @OptionGroup var report: ReportFileOption

  func validate() throws {
    if let wrong = cookies.first(where: { !(1...100_000).contains($0) }) {
      throw ValidationError("--cookies: found \(wrong), expected 1 to 100,000")
    }
    guard (0.1...3600).contains(seconds) else {
      throw ValidationError("--time: found \(time?.text ?? ""), expected 100ms to 1h")
    }
  }

  func run() throws {
    try reportingFailures {
      try report.check()
      let archives = try self.archives()
      let runner = try ArchiveTrialRunner(
        cookieCounts: cookies.isEmpty ? [1, 50, 3000] : cookies, budget: seconds,
        command: [OwnExecutable.path, "archive-trial"])
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine()
      let results = try runner.report(
        on: archives, progress: line.count(of: archives.count * runner.partsPerArchive, "trials"),
        isStopped: { control.isStopped })
      line.clear()
      try report.write {
        .archives(results)
      } before: {
        try format.write(ArchivesReport(results))
      }
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
    }
  }

  func archives() throws -> [any CookieArchive] {
    guard !archive.isEmpty else { return ArchiveCatalogue.all }
    return try archive.map { name in
      guard let archive = ArchiveCatalogue.archive(named: name) else {
        let expected = NearestName.expectation(name, among: ArchiveCatalogue.all.map(\.name))
        throw InputError(.usage, source: "--archive", found: "\"\(name)\"", expected: expected)
      }
      return archive
    }
  }
}
