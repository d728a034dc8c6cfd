import ArgumentParser
import Choices
import CookieExploration
import CookieFuzzing
import CookieReports
import CookieSimulation
import Cookies
import Foundation

struct FuzzSetCookieCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set-cookie",
    abstract: "Fuzz Set-Cookie: our own parser by properties, other implementations by comparison.",
    discussion: """
      Generates sequences of responses and requests. Each is checked against every property of TwinJar's own parser, \
      every second one against those of the jar; one in 32 is put to the oracles, which run in processes of their own and may \
      crash. Differences from RFC 6265bis \
      are minimised and shown once a class. The same seed and number of runs give the same findings, with any number \
      of jobs. Exits with 1 if our own parser violates a property that the corpus does not know yet.

      Example: twinjar fuzz set-cookie --time 60s --seed 1 --oracle foundation --oracle libcurl
      """
  )

  /// Without --time and --runs: 10 s.
  @OptionGroup var time: TimeOption

  @Option(help: "Stop after so many generated sequences.")
  var runs: Int?

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @Option(help: ArgumentHelp("Cases to start from, whose classes are known.", valueName: "directory"))
  var corpus: String?

  @Flag(help: "Write the new findings into the corpus, below findings/.")
  var save = false

  @OptionGroup var format: FormatOption<FuzzReport>

  @OptionGroup var report: ReportFileOption

  @Flag(help: .hidden)
  var brokenCanary = false

  @OptionGroup var oracles: OracleOptions

  func validate() throws {
    if let runs, !(1...1_000_000_000_000).contains(runs) {
      throw ValidationError("--runs: found \(runs), expected 1 to 1,000,000,000,000")
    }
    if save, corpus == nil { throw ValidationError("--save needs --corpus, the directory to write to") }
  }

  func run() throws {
    try reportingFailures {
      let start = try corpus.map { try CorpusFiles.read($0, mayBeNew: save) }
      let known = start?.knownClasses ?? []
      let processes = try oracles.processes()
      let journal = FindingJournal(seed: seed.value, corpus: save ? start : nil, known: known)
      let campaign = SetCookieCampaign(options(start), oracles: processes, found: journal.write)
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      StandardError.write(header(processes, journal))
      let line = ProgressLine()
      campaign.run(control: control) { line.show($0, of: limit, runs) }
      line.clear()
      try format.write(FuzzReport(campaign, seed: seed.value, known: known, location: journal.location))
      try report.write { .fuzz(campaign, seed: seed.value, known: known) }
      warn(journal)
      interrupt.end()
      let isBroken = campaign.findings.contains { $0.of.isOwn && !known.contains($0.of.id) }
      if isBroken { throw ExitCode(1) }
      if control.isStopped { throw ExitCode(130) }
      try OracleOptions.refuseShortage(of: processes)
    }
  }

  private var limit: Double? { time.seconds ?? (runs == nil ? 10 : nil) }

  private func options(_ corpus: Corpus?) -> SetCookieCampaign.Options {
    var options = SetCookieCampaign.Options()
    options.seed = seed.value
    options.runs = runs
    options.seconds = limit
    options.jobs = jobs.count
    options.fields = corpus?.fields ?? []
    if brokenCanary { options.tamper = { if $0.path != nil { $0.httpOnly = false } } }
    return options
  }

  private func header(_ processes: [OracleProcess], _ journal: FindingJournal) -> String {
    let names = processes.isEmpty ? "none" : processes.map(\.name).joined(separator: ", ")
    return "seed \(seed.value), oracles \(names), findings go to \(Printable.text(journal.path))\n"
  }

  private func warn(_ journal: FindingJournal) {
    if journal.failures > 0 {
      StandardError.write("Warning: \(journal.failures) findings could not be written: \(journal.problem)\n")
    }
  }
}
