import CookieDiagnosis
import Foundation
import Testing

@testable import CookieExploration

/// How long requests were held back, of however many runs.
@Suite("Delay histogram") struct DelayHistogramTests {
  @Test(
    "each delay has one class, at most a 32nd wide",
    arguments: [
      (Int32(-5), 0, 0...0), (0, 0, 0...0), (1, 1, 1...1), (63, 63, 63...63), (64, 64, 64...65), (65, 64, 64...65),
      (1_000, 190, 992...1_007), (30_000, 346, 29_696...30_207), (.max, 863, 2_113_929_216...2_147_483_647),
    ])
  func classes(delay: Int32, place: Int, delays: ClosedRange<Int>) {
    #expect(DelayHistogram.place(of: delay) == place)
    #expect(DelayHistogram.delays(at: place) == delays)
  }

  @Test("the classes follow each other without a gap") func gaps() {
    var next = 0
    for place in 0..<DelayHistogram.classes {
      let delays = DelayHistogram.delays(at: place)
      #expect(delays.lowerBound == next)
      #expect(delays.count == 1 || 32 * delays.count <= delays.lowerBound)
      next = delays.upperBound + 1
    }
    #expect(next == 1 << 31)
  }

  private static func tally(_ delays: some Sequence<Int32>) -> CellTally {
    var tally = CellTally()
    for (index, delay) in delays.enumerated() {
      var run = RunSummary()
      run.delays = [delay]
      tally.add(run, index: index)
    }
    return tally
  }

  private static let tens = [Int32](repeating: 10, count: 99) + [30_000]

  private static let shares: [(delays: [Int32], share: Double, expected: Int?)] = [
    ([], 0.5, nil), ([7], 0, 7), ([7], 1, 7), ([1, 2, 3, 4], 0.5, 2), ([1, 2, 3, 4], 0.51, 3),
    (Array(1...100), 0.95, 95), (tens, 0.99, 10), (tens, 1, 30_207),
  ]

  @Test("a share of the delays is no longer", arguments: shares)
  func quantiles(delays: [Int32], share: Double, expected: Int?) {
    #expect(Self.tally(delays).delays.quantile(share) == expected)
  }

  @Test("parts add up to the whole in any order") func parts() throws {
    let delays = (0..<1_000).map { (index: Int) in Int32(index * 400) }
    let whole = Self.tally(delays)
    for cut in [0, 1, 500, 999] {
      let parts = [Self.tally(delays[..<cut]), Self.tally(delays[cut...])]
      for order in [parts, parts.reversed()] {
        let sum = order.reduce(into: CellTally()) { $0.merge($1) }
        #expect(sum.delays == whole.delays)
        #expect(sum.delays.count == 1_000 && sum.delayMicroseconds == 199_800_000)
      }
    }
    // The 950th is 379.6 ms.
    #expect(whole.addedLatencyMilliseconds(at: 0.95) == 385.023)
  }

  @Test("a journal keeps them, and refuses what is no class") func journal() throws {
    var tallies = [Self.tally([30_000, 30_001, 5])]
    CellTally.settle(&tallies)
    let record = TallyRecord(tallies[0])
    #expect(record.delays == ["5": 1, "346": 2])
    #expect(try record.tally(of: 0..<3, place: 0, strategies: 1) == tallies[0])
    let mistakes: [([String: Int], String)] = [
      (["864": 2], "delays"), (["-1": 2], "delays"), (["x": 3], "delays"), (["5": 0], "delays.5"),
      (["5": -1], "delays.5"),
      (["5": .max], "delays.5"),
    ]
    for (delays, place) in mistakes {
      var wrong = record
      wrong.delays = delays
      let mistake = #expect(throws: TallyRecord.Mistake.self) { try wrong.tally(of: 0..<3, place: 0, strategies: 1) }
      #expect(mistake?.place == place, "\(delays)")
    }
  }
}
