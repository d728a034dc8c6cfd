import Choices
import CookieReports
import Foundation
import Testing

@testable import CookieExploration

/// A campaign in parts comes to the same bytes as in one piece; parts that do not fit are refused by name.
@Suite("Merging a campaign's parts") struct ShardMergeTests {
  /// Runs parts of a campaign, each for itself, and reads their journals.
  private func parts(_ small: SmallCampaign, of count: Int, only indices: [Int]? = nil) throws -> [JournalContents] {
    try (indices ?? Array(1...count)).map { index in
      let shard = try #require(CampaignShard(index, of: count))
      _ = try small.campaign.run(jobs: 1 + index % 2, journal: small.journal(shard))
      return try JournalContents(reading: small.path(shard))
    }
  }

  @Test("of 1, 3 and 8 parts, and of more than there are rounds", arguments: [1, 3, 8, 12]) func equals(count: Int)
    throws
  {
    let small = try SmallCampaign()
    let expected = try small.output(small.campaign.run(jobs: 2))
    let parts = try parts(small, of: count)
    #expect(try small.output(ShardMerge(parts).tallies) == expected)
    #expect(try small.output(ShardMerge(parts.reversed()).tallies) == expected)
  }

  @Test("parts have every run once", arguments: [1, 49, 50, 51, 420, 100_000_000]) func division(runs: Int) {
    for count in [1, 2, 3, 7, 8, 100] {
      let rounds = (1...count).map { CampaignShard(index: $0, count: count).rounds(ofRuns: runs) }
      #expect(rounds.first?.lowerBound == 0)
      #expect(rounds.last?.upperBound == (runs + 49) / 50)
      for (one, next) in zip(rounds, rounds.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
      #expect((1...count).reduce(0) { $0 + CampaignShard(index: $1, count: count).runs(among: runs) } == runs)
    }
  }

  @Test("which parts there are") func which() {
    #expect(CampaignShard(0, of: 3) == nil)
    #expect(CampaignShard(4, of: 3) == nil)
    #expect(CampaignShard(1, of: 10_001) == nil)
    #expect(CampaignShard(3, of: 3)?.text == "3/3")
  }

  private func refusal(_ journals: [JournalContents]) -> InputError? {
    do throws(InputError) {
      _ = try ShardMerge(journals)
      return nil
    } catch { return error }
  }

  @Test("one that is missing") func missing() throws {
    let error = refusal(try parts(SmallCampaign(), of: 3, only: [1, 3]))
    #expect(error?.kind == .noInput)
    #expect(error?.description == "merge: shard: found 2 of 3 parts, expected also 2/3")
  }

  @Test("one that is there twice") func twice() throws {
    let (small, other) = (try SmallCampaign(), try SmallCampaign())
    let journals = try parts(small, of: 3) + parts(other, of: 3, only: [2])
    let error = refusal(journals)
    #expect(error?.kind == .data)
    #expect(error?.description.contains("shard: found 2/3, which is in \(journals[1].path) as well") ?? false)
  }

  @Test("two divisions") func overlapping() throws {
    let small = try SmallCampaign()
    let error = refusal(try parts(small, of: 2) + parts(small, of: 1))
    #expect(error?.kind == .data)
    #expect(error?.description.contains("shard: found 1/1, expected one of 2") ?? false)
  }

  @Test("one of another campaign") func foreign() throws {
    let (small, other) = (try SmallCampaign(), try SmallCampaign(seed: 9))
    let error = refusal(try parts(small, of: 3, only: [1, 2]) + parts(other, of: 3, only: [3]))
    #expect(error?.kind == .data)
    #expect(error?.description.contains("seed: found 9, expected 7, as in \(small.directory)") ?? false)
  }

  @Test("one that is not finished") func unfinished() throws {
    let small = try SmallCampaign()
    let whole = try parts(small, of: 2, only: [1])
    let shard = try #require(CampaignShard(2, of: 2))
    _ = try small.journal(shard)
    let error = refusal(whole + [try JournalContents(reading: small.path(shard))])
    #expect(error?.kind == .data)
    #expect(error?.description.contains("shard 2/2: found 0 of 880 runs, expected all of them") ?? false)
  }

  @Test("no journal at all") func nothing() { #expect(refusal([])?.kind == .noInput) }
}
