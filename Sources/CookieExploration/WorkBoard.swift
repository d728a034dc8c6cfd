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
  private let cellsOfScenario: [Int: [Int]]
  private let runs: Int
  private let rounds: Range<Int>
  /// Where each scenario begins: what is before that was finished earlier.
  private let firstRounds: [Int]
  private var nextChunk: Int
  /// Whole rounds, from the first without a gap.
  private var common: [CellTally]
  private var nextRounds: [Int]
  /// The part of them that nobody has taken yet.
  private var untaken: [Int: CampaignBatch] = [:]
  private let isTakenFrom: Bool
  /// Finished chunks of rounds that have gaps before them or within.
  private var waiting: [Round: [Int: CellTally]] = [:]
  /// What was cut off within its chunk.
  private var rests: [Int: CellTally] = [:]
  private var finished: Int
  private let rule: SettlementRule?
  /// The scenarios that have runs enough.
  private var settled: Set<Int> = []

  /// - Parameters:
  ///   - state: what is finished, and which rounds there are.
  ///   - rule: says which scenario has runs enough.
  ///   - isTakenFrom: false if nobody calls ``takeWholeRounds()``: they are not added up for it then.
  init(
    scenarioOfCell: [Int], runs: Int, state: CampaignState, rule: SettlementRule? = nil, isTakenFrom: Bool = true
  ) {
    self.rule = rule
    self.isTakenFrom = isTakenFrom
    self.scenarioOfCell = scenarioOfCell
    self.runs = runs
    cellsOfScenario = Dictionary(grouping: scenarioOfCell.indices) { scenarioOfCell[$0] }
    rounds = state.rounds
    firstRounds = state.nextRounds
    nextRounds = state.nextRounds
    common = state.tallies
    finished = state.finishedRuns
    nextChunk = ((firstRounds.min() ?? rounds.lowerBound) - rounds.lowerBound) * scenarioOfCell.count
    settled = Set(nextRounds.indices.filter { rule?.isSettled($0, in: state) ?? false })
  }

  var finishedRuns: Int { lock.withLock { finished } }

  /// A tally for each cell: those of one scenario are of the same runs, unless not every cell has its first chunk.
  var tallies: [CellTally] {
    lock.withLock {
      common.indices.map { cell in
        let scenario = scenarioOfCell[cell]
        guard nextRounds[scenario] == rounds.lowerBound else { return common[cell] }
        var tally = rests[cell] ?? CellTally()
        for (round, chunks) in waiting where round.scenario == scenario {
          if let chunk = chunks[cell] { tally.merge(chunk) }
        }
        return tally
      }
    }
  }

  /// The whole rounds that have come since the last call, those of a scenario together.
  func takeWholeRounds() -> [CampaignBatch] {
    lock.withLock {
      defer { untaken = [:] }
      return untaken.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  func takeChunk() -> Chunk? {
    lock.withLock {
      guard !common.isEmpty else { return nil }
      while true {
        let (index, cell) = nextChunk.quotientAndRemainder(dividingBy: common.count)
        let round = rounds.lowerBound + index
        let start = round * Self.chunkSize
        guard round < rounds.upperBound, start < runs else { return nil }
        nextChunk += 1
        guard settled.count < nextRounds.count else { return nil }
        guard round >= firstRounds[scenarioOfCell[cell]], !settled.contains(scenarioOfCell[cell]) else { continue }
        return Chunk(cell: cell, runs: start..<min(runs, start + Self.chunkSize))
      }
    }
  }

  func finish(_ chunk: Chunk, tally: CellTally) {
    lock.withLock {
      finished += tally.runs
      // Another worker was ahead of the look that settled it: that depends on the machine, and is left out.
      guard !settled.contains(scenarioOfCell[chunk.cell]) else { return }
      guard tally.runs == chunk.runs.count else {
        rests[chunk.cell, default: CellTally()].merge(tally)
        return
      }
      let scenario = scenarioOfCell[chunk.cell]
      let round = Round(number: chunk.runs.lowerBound / Self.chunkSize, scenario: scenario)
      waiting[round, default: [:]][chunk.cell] = tally
      joinWholeRounds(of: scenario)
    }
  }

  private func joinWholeRounds(of scenario: Int) {
    let cells = cellsOfScenario[scenario] ?? []
    while true {
      let round = Round(number: nextRounds[scenario], scenario: scenario)
      guard let chunks = waiting[round], chunks.count == cells.count else { return }
      var tallies = cells.compactMap { chunks[$0] }
      CellTally.settle(&tallies)
      for (cell, tally) in zip(cells, tallies) { common[cell].merge(tally) }
      if isTakenFrom { leave(tallies, round) }
      waiting[round] = nil
      nextRounds[scenario] = round.number + 1
      if isSettled(scenario, cells) {
        settled.insert(scenario)
        waiting = waiting.filter { $0.key.scenario != scenario }
        return
      }
    }
  }

  /// Looked at after the same rounds in every process.
  private func isSettled(_ scenario: Int, _ cells: [Int]) -> Bool {
    rule?.isSettled(cells.map { common[$0] }, afterRounds: nextRounds[scenario]) ?? false
  }

  /// Leaves a whole round for ``takeWholeRounds()``.
  private func leave(_ tallies: [CellTally], _ round: Round) {
    guard var batch = untaken.removeValue(forKey: round.scenario) else {
      untaken[round.scenario] = CampaignBatch(
        scenario: round.scenario, rounds: round.number..<round.number + 1, tallies: tallies)
      return
    }
    batch.rounds = batch.rounds.lowerBound..<round.number + 1
    for cell in tallies.indices { batch.tallies[cell].merge(tallies[cell]) }
    untaken[round.scenario] = batch
  }
}
