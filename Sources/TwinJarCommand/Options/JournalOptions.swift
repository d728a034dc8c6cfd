import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import Foundation

/// `--output` and `--shard`: a campaign that survives its process, and one that several machines divide among them.
struct JournalOptions: ParsableArguments {
  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "Keep what is finished in a directory. The same command goes on from there after Ctrl-C, a kill or a full disk.",
      valueName: "directory"))
  var directory: String?

  @Option(
    help: ArgumentHelp(
      "Run one part of the campaign, such as 3/8; \"merge\" puts them together. Also: slurm, gitlab, kubernetes/8, for "
        + "the number that the scheduler gives.",
      valueName: "i/n"),
    transform: ShardOption.parse)
  var shard: CampaignShard?

  func validate() throws {
    guard shard == nil || directory != nil else {
      throw ValidationError("--shard: found no --output, expected a directory, which merge reads")
    }
  }

  /// The journals that are in the directory, which nothing else is to replace.
  var files: [String] {
    guard let directory else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter(JournalLog.isFileName).map { "\(directory)/\($0)" }
  }

  /// True if there is no answer yet, but a part of one for `merge`.
  var isPart: Bool { shard != nil }

  /// Who can give what a part cannot.
  enum Giver: String {
    case merge = "a part gives no answer, and merge takes this option"
    case nobody = "a part gives no answer"
  }

  /// Refuses, of a part, what only an answer can give: a part gives none.
  ///
  /// - Parameter options: by their names, whether each was given, and who can give it.
  func refuseForPart(_ options: [(name: String, isGiven: Bool, giver: Giver)]) throws {
    guard isPart, let option = options.first(where: \.isGiven) else { return }
    throw ValidationError("\(option.name): found --shard, expected one of the two: \(option.giver.rawValue)")
  }

  /// Runs a campaign, or its part, and keeps it if that is wanted.
  func run(
    _ campaign: Campaign, _ scenarios: [JournalHeader.Scenario], jobs: Int, control: CampaignControl
  ) throws -> [CellTally] {
    let line = ProgressLine()
    defer { line.clear() }
    guard let directory else {
      return campaign.run(jobs: jobs, control: control, progress: line.count(of: campaign.totalRuns, "runs"))
    }
    let part = shard ?? .whole
    _ = try OutputDirectory(directory, expected: "a directory for a campaign's journal")
    let header = JournalHeader(campaign, scenarios: scenarios, shard: part, program: try OwnProgram.digest())
    let journal = try CampaignJournal(
      in: directory, for: header, failed: Set(Containment.failures.map(\.strategy)))
    let runs = part.runs(among: campaign.runs) * campaign.cells.count
    let tallies = try campaign.run(
      jobs: jobs, journal: journal, control: control, progress: line.count(of: runs, "runs"))
    line.clear()
    let isComplete = journal.state.isComplete(by: campaign.settlement)
    if isPart || !isComplete { StandardError.show(note(journal, runs, part, isComplete: isComplete)) }
    return tallies
  }

  private func note(
    _ journal: CampaignJournal, _ runs: Int, _ part: CampaignShard, isComplete: Bool
  ) -> String {
    let done = "\(journal.state.finishedRuns) of \(runs) runs are in \(ShellWord.quoted(journal.path))"
    guard isComplete else { return "\(done). The same command goes on from there.\n" }
    return "Part \(part.text): \(done). With all parts: \(Invocation.current.line("merge", directory ?? ""))\n"
  }
}
