import ArgumentParser
import Choices
import CookieExploration
import CookieFuzzing
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the parts of a campaign together that several processes or machines ran.",
    discussion: """
      Reads the journals that "compare", "explore" or "fuzz" wrote with --output DIRECTORY --shard i/n, all in one directory \
      or each in its own, and prints byte for byte what the undivided command would have. Of compare and fuzz nothing is run \
      again but what is shown. A search's parts know only the states that they met themselves: what the undivided search would \
      have run and no part did is run here, and how much that is, and how much the parts did twice, is said on standard error.

      Parts that are missing, there twice, not finished, or of another campaign are refused by name: another seed, number \
      of runs, scenario, list of strategies, or build of the program. Exit codes: as of that command, 65 for a part that does \
      not fit, 66 for one that is missing.

      Example: parallel twinjar compare --runs 100000 --output parts --shard {}/8 ::: 1 2 3 4 5 6 7 8; twinjar merge parts
      """
  )

  @Argument(help: ArgumentHelp("Directories of journals, or journals.", valueName: "directory"))
  var places: [String]

  @Flag(name: .customLong("all"), help: "Each kind of harm, and what the common tapes tell apart, as compare --all.")
  var isFull = false

  @Flag(
    help: "Of fuzz set-cookie: write the new findings into the corpus that the parts began with, below findings/.")
  var save = false

  /// Of searches, whose checks and what the parts do not have are run here.
  @OptionGroup var jobs: JobsOption

  @Option(
    help: ArgumentHelp(
      "Of searches: what known states and open branches may take, as of explore, e.g. 512MiB or 2GiB; what the parts recorded "
        + "is in memory besides. Default: half of what the machine has.", valueName: "size"),
    transform: ByteCount.parse)
  var memory: ByteCount?

  @OptionGroup var answer: CompareAnswerOptions

  func run() throws {
    try reportingFailures {
      try answer.report.check(besides: places)
      try SimulationExecutor.required()
      let journals = try places.flatMap(Self.journals)
      try answer.report.check(besides: journals)
      switch JournalReader.schema(of: journals[0]) {
      case StrategyFuzzing.schema?:
        try refuseMemory(journalsOf: "fuzz strategy")
        try refuseSaving(journalsOf: "fuzz strategy")
        try FuzzStrategyMerge(journals).write(answer, isFull: isFull)
      case SetCookieFuzzing.schema?:
        try refuseMemory(journalsOf: "fuzz set-cookie")
        try FuzzSetCookieMerge(journals).write(answer, isFull: isFull, saves: save)
      case ExploreJournal.schema?:
        try refuseSaving(journalsOf: "explore")
        try ExploreMergeAnswer(journals, jobs: jobs.count, memory: memory).write(answer, isFull: isFull)
      default:
        try refuseMemory(journalsOf: "compare")
        try refuseSaving(journalsOf: "compare")
        try mergeComparison(journals)
      }
    }
  }

  /// Only a search asks for an amount of memory.
  private func refuseMemory(journalsOf command: String) throws(InputError) {
    guard memory != nil else { return }
    throw InputError(
      .usage, source: "--memory", found: "journals of \(command)", expected: "those of explore, which has this option")
  }

  /// Only findings in Set-Cookie have a corpus of this kind.
  private func refuseSaving(journalsOf command: String) throws(InputError) {
    guard save else { return }
    throw InputError(
      .usage, source: "--save", found: "journals of \(command)",
      expected: "those of fuzz set-cookie, which has this option")
  }

  private func mergeComparison(_ journals: [String]) throws {
    let merge = try ShardMerge(journals.map { (path) throws(InputError) in try JournalContents(reading: path) })
    let scenarios = try merge.header.scenarios.map { (entry) throws(InputError) in
      try JournalledScenario(entry, source: journals[0])
    }
    if !scenarios.allSatisfy(\.settings.isEmpty) { try answer.validateForSweep() }
    let campaign = try campaign(of: merge.header, scenarios.map(\.scenario), source: journals[0])
    try answer.write(campaign, merge.tallies, scenarios, isComplete: true, isFull: isFull)
    try answer.check(campaign, merge.tallies, scenarios)
  }

  /// The journals in a directory.
  private static func journals(in place: String) throws(InputError) -> [String] {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isDirectory)
    if exists, !isDirectory.boolValue { return [place] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let journals = names.filter(JournalLog.isFileName).sorted().map { "\(place)/\($0)" }
    guard !journals.isEmpty else {
      throw InputError(
        .noInput, source: place, found: exists ? "a directory without a journal" : "no such directory",
        expected: "one that compare --output was given")
    }
    return journals
  }

  private func campaign(of header: JournalHeader, _ scenarios: [Scenario], source: String) throws -> Campaign {
    let program = try OwnProgram.digest()
    guard header.program == program else {
      throw InputError(
        .data, source: source, place: "version of the program", found: header.program,
        expected: "\(program), which this is",
        advice: "Merge with the program that ran the parts.")
    }
    let strategies = try header.strategies.map { name in
      guard let entry = try StrategySelection.recorded(name) else {
        throw InputError(
          .data, source: source, place: "strategies", found: "\"\(name)\"", expected: "strategies of this program")
      }
      return entry
    }
    var campaign = Campaign(scenarios: scenarios, strategies: strategies, runs: header.runs, seed: header.seed)
    campaign.countsRaces = header.countsRaces
    return campaign
  }
}
