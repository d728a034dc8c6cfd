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

      --seeds runs as many campaigns, which together show each class once. --output keeps what is finished: the same \
      command goes on from there after Ctrl-C, a kill or a full disk.

      Example: twinjar fuzz set-cookie --time 60s --seed 1 --oracle foundation --oracle libcurl
      """
  )

  /// Without --time and --runs: 10 s.
  @OptionGroup var time: TimeOption

  @Option(help: "Stop after so many generated sequences.")
  var runs: Int?

  @OptionGroup var seed: SeedOption

  @OptionGroup var campaigns: FuzzCampaignOptions

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
    try campaigns.check(hasTime: time.seconds != nil, runs: runs)
    try campaigns.journal.refuseForPart([("--report", report.isWanted, .merge), ("--save", save, .merge)])
  }

  func run() throws {
    try reportingFailures {
      try report.check(besides: campaigns.journal.files)
      let start = try corpus.map { try CorpusFiles.read($0, mayBeNew: save) }
      let processes = try oracles.processes()
      let directory = try campaigns.directory()
      let known = start?.knownClasses ?? []
      let seeds = try campaigns.seeds(from: seed.value)
      let journal = FindingJournal(seed: seed.value, corpus: save ? start : nil, known: known, directory: directory)
      let fuzzing = SetCookieFuzzing(
        options(start), seeds: seeds, known: known, oracles: processes,
        found: journal.write)
      let path = try directory.map { path throws(InputError) in
        try fuzzing.keep(
          in: path,
          fuzzing.header(
            oracles: processes.map(\.identity), corpus: corpus, shard: campaigns.shard, program: OwnProgram.digest()))
      }
      // What an earlier process had found, and could not write, or was not asked to.
      if save { fuzzing.outcome(isTimed: false).findings.forEach(journal.write) }
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      StandardError.show(header(seeds, processes, journal))
      if let corpus, fuzzing.beganOtherwise {
        StandardError.show(
          "\(Printable.text(corpus)) has changed since the campaign began, which goes on with what it began with.\n")
      }
      let line = ProgressLine()
      try fuzzing.run(campaigns.shard, control: control) { line.show($0, of: limit, runs) }
      line.clear()
      if let path { campaigns.tell(path, isComplete: fuzzing.isComplete(campaigns.shard)) }
      let outcome = fuzzing.outcome(isTimed: path == nil)
      if !campaigns.journal.isPart {
        try report.write {
          .fuzz(outcome, known: fuzzing.known, isComplete: !control.isStopped)
        } before: {
          try format.write(
            FuzzReport(
              outcome, known: fuzzing.known, isComplete: !control.isStopped, location: journal.location))
        }
      }
      StandardError.show(FuzzSummary.processes(outcome.oracles))
      journal.warn()
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      if !campaigns.journal.isPart { try Self.check(outcome, known: fuzzing.known) }
      try OracleOptions.refuseShortage(of: processes)
    }
  }

  /// - Throws: exit code 1 if our own code violates what is not known yet.
  static func check(_ outcome: SetCookieOutcome, known: Set<String>) throws {
    if outcome.findings.contains(where: { $0.of.isOwn && !known.contains($0.of.id) }) { throw ExitCode(1) }
  }

  private var limit: Double? { time.seconds ?? (runs == nil ? 10 : nil) }

  private func options(_ corpus: Corpus?) -> SetCookieCampaign.Options {
    var options = SetCookieCampaign.Options()
    options.runs = runs
    options.seconds = limit
    options.jobs = jobs.count
    options.fields = corpus?.fields ?? []
    if brokenCanary { options.tamper = { if $0.path != nil { $0.httpOnly = false } } }
    return options
  }

  private func header(_ seeds: FuzzSeeds, _ processes: [OracleProcess], _ journal: FindingJournal) -> String {
    let names = processes.isEmpty ? "none" : processes.map(\.name).joined(separator: ", ")
    return "seed \(seeds.text), oracles \(names), findings go to \(Printable.text(journal.path))\n"
  }

}
