import CookieDiagnosis
import CookieSimulation
import Testing

@testable import CookieExploration

/// What a campaign has when it is interrupted: the same runs of each strategy of a scenario.
@Suite struct WorkBoardTests {
  /// Two scenarios of two cells, whose chunks are finished in an order, each whole or up to so many runs.
  private func tallies(finishing order: [(chunk: Int, runs: Int?)], runs: Int = 120) -> [Int] {
    let state = CampaignState(scenarioOfCell: [0, 0, 1, 1], rounds: 0..<Campaign.rounds(ofRuns: runs))
    let board = WorkBoard(scenarioOfCell: [0, 0, 1, 1], runs: runs, state: state)
    var chunks: [WorkBoard.Chunk] = []
    while let chunk = board.takeChunk() { chunks.append(chunk) }
    for (number, runs) in order {
      let chunk = chunks[number]
      var tally = CellTally()
      for index in chunk.runs.prefix(runs ?? chunk.runs.count) { tally.add(RunSummary(), index: index) }
      board.finish(chunk, tally: tally)
    }
    return board.tallies.map(\.runs)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Chunks 0 to 3 are the first 50 runs of the four cells, 4 to 7 the next 50, 8 to 11 the last 20.
    var order: [Int]
    var cut: [Int: Int] = [:]
    var expected: [Int]
  }

  static let cases = [
    Case(testDescription: "nothing is finished", order: [], expected: [0, 0, 0, 0]),
    Case(
      testDescription: "all, in any order", order: [11, 3, 7, 0, 1, 2, 10, 9, 8, 4, 5, 6],
      expected: [120, 120, 120, 120]),
    Case(testDescription: "the first chunks", order: [0, 1, 2, 3], expected: [50, 50, 50, 50]),
    Case(testDescription: "one strategy is ahead", order: [0, 1, 2, 3, 4, 8], expected: [50, 50, 50, 50]),
    Case(testDescription: "one scenario is ahead", order: [0, 1, 2, 3, 4, 5, 6], expected: [100, 100, 50, 50]),
    Case(testDescription: "a later chunk before an earlier one", order: [0, 2, 3, 5, 4], expected: [100, 50, 50, 50]),
    Case(
      testDescription: "a chunk is cut", order: [0, 1, 2, 3, 4, 5], cut: [5: 20], expected: [50, 50, 50, 50]),
    Case(
      testDescription: "a first chunk is cut, so that they do not compare", order: [0, 1, 2, 3], cut: [1: 7],
      expected: [50, 7, 50, 50]),
  ]

  @Test(arguments: cases) func sameRuns(_ test: Case) {
    #expect(tallies(finishing: test.order.map { ($0, test.cut[$0]) }) == test.expected)
  }
}
