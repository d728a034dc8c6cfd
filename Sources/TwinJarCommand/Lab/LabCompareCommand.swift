import ArgumentParser
import Choices
import CookieExploration
import CookieLab
import Foundation

struct LabCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare recorded trials with today's simulator; no engine is needed.",
    discussion: """
      Reads what 'lab run --record' has kept, simulates each cell anew, and prints the table that 'lab run' prints.

      Exit codes: 0, 1 if a cell differs, 4 if none does and one has no trial that counts, 65 for a record that is none or whose \
      scenario's file is another one than it was, 130 interrupted.

      Example: twinjar lab compare Corpus/lab --format markdown
      """)

  @Argument(help: ArgumentHelp("A directory of recorded trials.", valueName: "dir"))
  var directory: String

  @Option(help: "Runs of the simulator for each cell, 100 to 1,000,000.")
  var runs = 10_000

  @OptionGroup var platform: LabPlatformOption

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @OptionGroup var format: FormatOption<LabReport>

  func validate() throws {
    guard (100...1_000_000).contains(runs) else {
      throw ValidationError("--runs: found \(runs), expected 100 to 1,000,000")
    }
  }

  func run() throws {
    try reportingFailures {
      try SimulationExecutor.required()
      let set = try RecordedSet(
        try files(), in: directory, platform: try platform.choice(), strategy: StrategySelection.entry)
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine("simulator")
      let report = set.report(
        runs: runs, seed: seed.value, jobs: jobs.count, control: control,
        progress: line.count(of: set.cells.count * runs, "runs"))
      line.clear()
      try format.write(report)
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      try report.checkVerdict()
    }
  }

  private func files() throws -> [String: [UInt8]] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      throw InputError(.noInput, source: directory, found: "no such directory", expected: "recorded trials")
    }
    var files: [String: [UInt8]] = [:]
    for name in names where name.hasSuffix(".ndjson") || name.hasSuffix(".json5") {
      files[name] = try InputFile.read("\(directory)/\(name)", expected: "recorded trials")
    }
    return files
  }
}
