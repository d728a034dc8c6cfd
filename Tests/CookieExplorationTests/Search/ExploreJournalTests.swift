import Choices
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

@testable import CookieExploration

/// A search that goes on from its journal, and one that was divided, come to what one process comes to.
@Suite("Journals of searches") struct ExploreJournalTests {
  /// Small searches, and a directory for their journals.
  private final class Small {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)").path
    var exploration: Exploration
    let settings: ExploreSettings

    init(_ strategy: String = "native-refresh", schedules: Int? = 3_000) throws {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
      exploration = Exploration(
        strategy: try #require(StrategyCatalogue.entry(named: strategy)), scenario: scenario)
      exploration.options.bounds = ExplorationBounds(faults: 1, preemptions: 1)
      exploration.options.budget = ExplorationBudget(seconds: nil, schedules: schedules)
      exploration.options.stopsWhenAllViolated = false
      exploration.shrinks = false
      exploration.timedRuns = 50
      settings = ExploreSettings(
        exploration, strategies: [strategy],
        scenarios: [JournalHeader.Scenario(scenario, called: scenario.name, file: nil)])
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    func header(_ shard: CampaignShard = .whole, program: String = "p") -> ExploreJournal.Header {
      settings.header(shard: shard, program: program, strategies: settings.strategies)
    }

    func path(_ shard: CampaignShard = .whole) -> String { "\(directory)/\(JournalLog.fileName(of: shard))" }

    /// Runs it, or goes on, for so many more schedules: nil if it came to no end.
    func go(on more: Int) throws -> ExplorationReport? {
      let journal = try ExploreJournal(in: directory, header())
      let log = journal.log(of: exploration.strategy.name, inScenario: 0)
      let control = CampaignControl()
      var first: Int?
      let report = exploration.run(log: log, control: control) { report in
        let done = report.schedules + report.cutSchedules
        if done >= first ?? done + more { control.stop() }
        if log.isAtEnd, first == nil { first = done + more }
      }
      if let failure = log.failure { throw failure }
      try journal.flush()
      return control.isStopped ? nil : report
    }

    func part(_ shard: CampaignShard) throws {
      let journal = try ExploreJournal(in: directory, header(shard))
      let log = journal.log(of: exploration.strategy.name, inScenario: 0)
      if exploration.search(shard, log: log, control: CampaignControl(), progress: { _ in }) { log.end() }
      if let failure = log.failure { throw failure }
      try journal.flush()
    }
  }

  /// What a program and a person are shown of it.
  private func output(_ report: ExplorationReport) throws -> String {
    let shown = ExploreReport([report]) { $0.text }
    return try shown.text + shown.json()
  }

  @Test("stopped again and again, with any number of workers", arguments: [1, 2]) func resumes(jobs: Int) throws {
    let small = try Small("two-way-observer", schedules: 300)
    let expected = try output(small.exploration.run())
    small.exploration.options.jobs = jobs
    var stops = 0
    var report: ExplorationReport?
    while report == nil, stops < 100 {
      report = try small.go(on: 50)
      stops += report == nil ? 1 : 0
    }
    #expect(stops > 1)
    #expect(try output(#require(report)) == expected)
    // And once more, from the end.
    #expect(try small.go(on: 1).map(output) == expected)
  }

  /// A debug build takes ten times as long; the nightly run has them optimised as well.
  private static var beginningAgain: [String] {
    #if DEBUG
      ["two-way-observer"]
    #else
      ["two-way-observer", "twinjar"]
    #endif
  }

  @Test("a search whose keys assumed too little begins again as it did", arguments: beginningAgain)
  func beginsAgain(strategy: String) throws {
    let small = try Small(strategy, schedules: 1_500)
    let expected = try output(small.exploration.run())
    while try small.go(on: 300) == nil {}
    #expect(try small.go(on: 1).map(output) == expected)
  }

  @Test("cut in the midst of its last line, what is whole stays") func torn() throws {
    let small = try Small(schedules: 1_000)
    let expected = try output(small.exploration.run())
    _ = try small.go(on: 10_000)
    let whole = try Data(contentsOf: URL(fileURLWithPath: small.path()))
    for cut in [1, 40, whole.count / 2, whole.count - 20] {
      try whole.dropLast(cut).write(to: URL(fileURLWithPath: small.path()))
      #expect(try small.go(on: 10_000).map(output) == expected, "without \(cut) bytes")
    }
  }

  @Test("parts are the whole, and it is said what was searched twice", arguments: [1, 3, 8])
  func parts(count: Int) throws {
    let small = try Small(schedules: nil)
    let whole = small.exploration.run()
    #expect(whole.report.isComplete)
    for index in 1...count { try small.part(try #require(CampaignShard(index, of: count))) }
    let merge = try ExploreMerge((1...count).map { small.path(CampaignShard(index: $0, count: count)) })
    let (report, account) = try merge.run(
      small.exploration, inScenario: 0, control: CampaignControl(), progress: { _ in })
    #expect(try output(report) == output(whole))
    #expect(account.taken + account.ran == whole.report.schedules + whole.report.cutSchedules)
    #expect(account.states == whole.report.states)
    #expect(account.taken > 0)
    #expect((account.repeatedStates == 0) == (count == 1))
  }

  @Test("parts assume the same of how long steps take, though their own runs show different things")
  func assumptions() throws {
    let small = try Small("twinjar", schedules: nil)
    small.exploration.timedRuns = 0
    let whole = small.exploration.run()
    for index in 1...2 { try small.part(try #require(CampaignShard(index, of: 2))) }
    let merge = try ExploreMerge((1...2).map { small.path(CampaignShard(index: $0, count: 2)) })
    let (report, account) = try merge.run(
      small.exploration, inScenario: 0, control: CampaignControl(), progress: { _ in })
    #expect(try output(report) == output(whole))
    // All but one in 64, which shows that it repeats itself.
    #expect(account.taken >= (whole.report.schedules + whole.report.cutSchedules) * 62 / 64)
  }

  @Test("a search ends with its number of schedules, not with the batch", arguments: [1, 2, 100, 130])
  func ends(count: Int) throws {
    let report = try Small("push-only", schedules: count).exploration.run().report
    #expect(report.schedules + report.cutSchedules == count)
    #expect(!report.isComplete)
  }

  @Test("a batch is read as it was written, and no part of one is") func bytes() throws {
    let small = try Small("two-way-observer", schedules: 400)
    _ = try small.go(on: 10_000)
    let entries = try #require(try ExploreJournal.part(small.path()).cells.values.first)
    var results = 0
    for entry in entries {
      let bytes = try #require(entry.batch)
      let batch = try #require(SearchBatch(bytes, needs: KeyAssumptions()))
      results += batch.results.count
      #expect(batch.bytes == bytes)
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 50)) {
        #expect(SearchBatch(bytes.prefix(count), needs: KeyAssumptions()) == nil)
      }
      #expect(SearchBatch(bytes + [0], needs: KeyAssumptions()) == nil)
    }
    #expect(results >= 400)
  }

  struct Foreign: Sendable, CustomTestStringConvertible {
    var testDescription: String { says }
    var change: @Sendable (inout ExploreSettings) -> Void
    var program = "p"
    var says: String
  }

  static let foreign: [Foreign] = [
    Foreign(change: { $0.faults = 2 }, says: "faults: found 1, expected 2, as in this command"),
    Foreign(change: { $0.preemptions = nil }, says: "preemptions: found 1, expected any"),
    Foreign(change: { $0.properties = ["lost"] }, says: "properties: found lost, split, "),
    Foreign(change: { $0.strategies = ["twinjar"] }, says: "strategies: found native-refresh, expected twinjar"),
    Foreign(change: { $0.schedules = 5 }, says: "schedules: found 300, expected 5"),
    Foreign(
      change: { $0.scenarios[0].digest = "0000000000000001" }, says: "scenario concurrent-refresh: found content "),
    Foreign(change: { _ in }, program: "q", says: "version of the program: found p, expected q"),
  ]

  @Test("another search's journal is refused by name", arguments: foreign) func refuses(_ foreign: Foreign) throws {
    let small = try Small(schedules: 300)
    _ = try small.go(on: 10_000)
    var settings = small.settings
    foreign.change(&settings)
    let header = settings.header(shard: .whole, program: foreign.program, strategies: settings.strategies)
    let error = #expect(throws: InputError.self) { try ExploreJournal(in: small.directory, header) }
    #expect(error?.kind == .data)
    #expect(error?.description.contains(foreign.says) ?? false, "\(error?.description ?? "")")
  }

  @Test("parts that do not fit are refused by name") func foreignParts() throws {
    let (small, other) = (try Small(schedules: 300), try Small("push-only", schedules: 300))
    let shards = (1...2).map { CampaignShard(index: $0, count: 2) }
    for shard in shards { try small.part(shard) }
    try small.part(CampaignShard(index: 2, count: 3))
    try other.part(shards[1])
    let (first, second) = (small.path(shards[0]), small.path(shards[1]))
    let unfinished = CampaignShard(index: 2, count: 2)
    let cut = try Small(schedules: 300)
    _ = try ExploreJournal(in: cut.directory, cut.header(unfinished))
    for (paths, kind, says) in [
      ([first], InputError.Kind.noInput, "found 1 of 2 parts, expected also 2/2"),
      ([first, second, first], .data, "found 1/2, which is in \(first) as well"),
      ([first, small.path(CampaignShard(index: 2, count: 3))], .data, "found 2/3, expected one of 2"),
      ([first, other.path(shards[1])], .data, "strategies: found push-only, expected native-refresh"),
      ([first, cut.path(unfinished)], .data, "that has not come to its end"),
    ] {
      let error = #expect(throws: InputError.self) { try ExploreMerge(paths) }
      #expect(error?.kind == kind, "\(says)")
      #expect(error?.description.contains(says) ?? false, "\(error?.description ?? "")")
    }
    #expect(throws: Never.self) { try ExploreMerge([second, first]) }
  }
}
