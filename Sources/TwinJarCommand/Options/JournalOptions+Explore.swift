import Choices
import CookieExploration
import CookieReports

/// `--output` and `--shard` of exhaustive searches.
extension JournalOptions {
  /// The journal in the directory, made if there is none; nil if nothing is to be kept.
  func keep(_ settings: ExploreSettings) throws(InputError) -> ExploreJournal? {
    guard let directory else { return nil }
    _ = try OutputDirectory(directory, expected: "a directory for a search's journal")
    // Those that ended their process are in it as well.
    let strategies = Set(settings.strategies).union(Containment.failures.map(\.strategy))
    return try ExploreJournal(
      in: directory,
      settings.header(shard: shard ?? .whole, program: OwnProgram.digest(), strategies: Array(strategies))
    ) { AppVariables.changed }
  }

  /// Searches, or goes on with a search.
  ///
  /// - Returns: nil for a part.
  func search(
    _ exploration: Exploration, _ log: ExploreLog, _ journal: ExploreJournal, control: CampaignControl,
    progress: (SearchReport) -> Void
  ) throws(InputError) -> ExplorationReport? {
    var report: ExplorationReport?
    if let shard {
      if exploration.search(shard, log: log, control: control, progress: progress) { log.end() }
    } else {
      report = exploration.run(log: log, control: control, progress: progress)
      // The whole is the only part of itself.
      if !control.isStopped, log.failure == nil { log.end() }
    }
    if let failure = log.failure { throw failure }
    try journal.flush()
    return report
  }

  func tell(_ journal: ExploreJournal, isComplete: Bool) {
    let path = ShellWord.quoted(journal.path)
    guard isComplete else {
      return StandardError.show("What is finished is in \(path). The same command goes on from there.\n")
    }
    guard let shard else { return }
    StandardError.show(
      "Part \(shard.text) is in \(path). With all parts: \(Invocation.current.line("merge", directory ?? ""))\n")
  }
}
