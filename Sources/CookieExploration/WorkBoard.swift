import Foundation

/// What the workers of a campaign share. Unchecked: the lock guards all of it.
final class WorkBoard: @unchecked Sendable {
  struct Chunk {
    let cell: Int
    let runs: Range<Int>
  }

  /// The chunks of one scenario's cells that cover the same runs.
  private struct Round: Hashable {
    var number: Int
    var scenario: Int
  }

  static let chunkSize = 50
  private let lock = NSLock()
  private let scenarioOfCell: [Int]
  private let cellsOfScenario: [Int: Int]
  private let runs: Int
  private var nextChunk = 0
  /// Whole rounds, from the first without a gap.
  private var common: [CellTally]
  private var commonRounds: [Int: Int] = [:]
  /// Finished chunks of rounds that have gaps before them or within.
  private var waiting: [Round: [Int: CellTally]] = [:]
  /// What was cut off within its chunk.
  private var rests: [Int: CellTally] = [:]
  private var finished = 0

  init(scenarioOfCell: [Int], runs: Int) {
    self.scenarioOfCell = scenarioOfCell
    self.runs = runs
    cellsOfScenario = Dictionary(grouping: scenarioOfCell) { $0 }.mapValues(\.count)
    common = Array(repeating: CellTally(), count: scenarioOfCell.count)
  }

  var finishedRuns: Int { lock.withLock { finished } }

  /// A tally for each cell: those of one scenario are of the same runs, unless not every cell has its first chunk.
  var tallies: [CellTally] {
    lock.withLock {
      common.indices.map { cell in
        let scenario = scenarioOfCell[cell]
        guard commonRounds[scenario] == nil else { return common[cell] }
        var tally = rests[cell] ?? CellTally()
        for (round, chunks) in waiting where round.scenario == scenario {
          if let chunk = chunks[cell] { tally.merge(chunk) }
        }
        return tally
      }
    }
  }

  func takeChunk() -> Chunk? {
    lock.withLock {
      guard !common.isEmpty else { return nil }
      let (round, cell) = nextChunk.quotientAndRemainder(dividingBy: common.count)
      let start = round * Self.chunkSize
      guard start < runs else { return nil }
      nextChunk += 1
      return Chunk(cell: cell, runs: start..<min(runs, start + Self.chunkSize))
    }
  }

  func finish(_ chunk: Chunk, tally: CellTally) {
    lock.withLock {
      finished += tally.runs
      guard tally.runs == chunk.runs.count else {
        rests[chunk.cell, default: CellTally()].merge(tally)
        return
      }
      let scenario = scenarioOfCell[chunk.cell]
      let round = Round(number: chunk.runs.lowerBound / Self.chunkSize, scenario: scenario)
      waiting[round, default: [:]][chunk.cell] = tally
      takeWholeRounds(of: scenario)
    }
  }

  private func takeWholeRounds(of scenario: Int) {
    while true {
      let round = Round(number: commonRounds[scenario] ?? 0, scenario: scenario)
      guard let chunks = waiting[round], chunks.count == cellsOfScenario[scenario] else { return }
      for (cell, tally) in chunks { common[cell].merge(tally) }
      waiting[round] = nil
      commonRounds[scenario] = round.number + 1
    }
  }
}
