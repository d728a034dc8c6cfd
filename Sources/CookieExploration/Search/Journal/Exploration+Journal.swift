import Choices
import CookieSimulation

extension Exploration {
  /// The answer, going on from what a journal has of the search.
  ///
  /// What watches over the search, runs with delays and shrinking are done anew each time.
  package func run(
    log: ExploreLog, control: CampaignControl, progress: (SearchReport) -> Void
  ) -> ExplorationReport {
    run(log: log, lookup: nil, control: control, progress: progress)
  }

  /// Searches a part of the tree, for `merge`.
  ///
  /// - Returns: whether it came to its end, by itself or its budget.
  package func search(
    _ shard: CampaignShard, log: ExploreLog, control: CampaignControl, progress: (SearchReport) -> Void
  ) -> Bool {
    var options = options
    options.shard = shard
    let searching = CampaignControl(within: options.budget.seconds, of: control)
    _ = BoundedSearch(options, log: log, lookup: nil) { system(searching) }.run(control: searching, progress: progress)
    return !control.isStopped && log.failure == nil
  }

  /// What a part found, added to what others did.
  func read(_ entries: [ExploreJournal.Entry], of shard: CampaignShard, into results: PartResults) -> InputError? {
    let log = PartLog(entries)
    var options = options
    options.shard = shard
    options.jobs = 1
    options.budget = ExplorationBudget(seconds: nil, schedules: options.budget.schedules, bytes: nil)
    let search = BoundedSearch(options, log: log, lookup: nil) { simulator() }
    let report = search.run()
    results.add(log.results, under: report.keyAssumptions, states: search.known.points.keys)
    return log.failure
  }
}

/// The log of a search that is taken over from a part, and runs nothing.
private final class PartLog: SearchLog {
  private var old: ArraySlice<ExploreJournal.Entry>
  private var needs = KeyAssumptions()
  private(set) var results: [PartResults.WayKey: BranchResult] = [:]
  private(set) var failure: InputError?

  init(_ entries: [ExploreJournal.Entry]) { old = entries.filter { $0.batch != nil }[...] }

  var endsSearch: Bool { old.isEmpty || failure != nil }

  func next() -> SearchBatch? {
    guard let entry = old.popFirst() else { return nil }
    needs = entry.needs ?? needs
    guard let bytes = entry.batch, let batch = SearchBatch(bytes, needs: needs) else {
      isForeign()
      return SearchBatch(results: [], needs: needs)
    }
    return batch
  }

  func keep(_ batch: SearchBatch) {}

  func isForeign() {
    failure = InputError(
      .data, source: "merge", found: "results that do not belong to this search",
      expected: "those of the same code, which is determined")
  }

  func saw(_ ways: [ChoiceTree.Way], _ results: [BranchResult]) {
    for (way, result) in zip(ways, results) { self.results[PartResults.WayKey(way.choices)] = result }
  }

  func beginsAgain() { results = [:] }
}
