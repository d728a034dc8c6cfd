import Choices
import CookieReports
import CookieScenarios
import CookieSimulation
import CookieSync
import Foundation
import SyncStrategies
import Testing

@testable import CookieExploration

/// A campaign of seconds with harm in it, and a directory for its journals.
final class SmallCampaign {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)").path
  let campaign: Campaign
  let scenarios: [JournalHeader.Scenario]

  init(runs: Int = 420, seed: UInt64 = 7, strategies: [String] = ["push-only", "two-way-observer"]) throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let names = ["concurrent-refresh", "cold-launch"]
    let worlds = try names.map { try #require(try BuiltInScenarios.scenario(named: $0)) }
    let entries = try strategies.map { name in
      try #require(StrategyCatalogue.all.first { $0.name == name } ?? (name == "hangs" ? Self.hangs : nil))
    }
    campaign = Campaign(scenarios: worlds, strategies: entries, runs: runs, seed: seed)
    scenarios = zip(worlds, names).map { JournalHeader.Scenario($0, called: $1, file: nil) }
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// A run of it comes to no verdict.
  private static let hangs = StrategyEntry(name: "hangs", summary: "") { Hangs(app: $0) }

  private struct Hangs: SyncStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }

  func header(_ shard: CampaignShard = .whole, program: String = "p") -> JournalHeader {
    JournalHeader(campaign, scenarios: scenarios, shard: shard, program: program)
  }

  func journal(_ shard: CampaignShard = .whole) throws -> CampaignJournal {
    try CampaignJournal(in: directory, for: header(shard))
  }

  func path(_ shard: CampaignShard = .whole) -> String { "\(directory)/\(JournalLog.fileName(of: shard))" }

  func bytes(_ shard: CampaignShard = .whole) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(shard))))
  }

  func write(_ bytes: [UInt8], _ shard: CampaignShard = .whole) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(shard)))
  }

  /// What a program and a person are shown of it.
  func output(_ tallies: [CellTally]) throws -> String {
    let report = CompareReport(
      campaign, tallies, isComplete: true, by: .score, invocation: Invocation(program: "twinjar"), failures: [])
    return try report.text + report.json()
  }

  /// The journal of 210 runs of the usual strategies, which takes seconds to make.
  private static let usualRounds = Result {
    let small = try SmallCampaign(runs: 210)
    try small.writeAllRounds()
    return try small.bytes()
  }

  /// The same in this directory, for a campaign of 210 runs.
  func writeUsualRounds() throws { try write(Self.usualRounds.get()) }

  /// The journal of the whole campaign, a line for each round, so that it can be cut anywhere.
  func writeAllRounds() throws {
    let journal = try journal()
    for round in 0..<Campaign.rounds(ofRuns: campaign.runs) {
      let part = CampaignState(campaign, rounds: round..<round + 1)
      let tallies = campaign.run(jobs: 1, from: part, control: CampaignControl()) { _, _ in }
      let cells = campaign.cells.count / campaign.scenarios.count
      for scenario in campaign.scenarios.indices {
        try journal.keep(
          CampaignBatch(
            scenario: scenario, rounds: round..<round + 1,
            tallies: Array(tallies[(scenario * cells)..<(scenario * cells + cells)])))
      }
    }
  }
}
