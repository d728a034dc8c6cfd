import Foundation

/// What workers have finished: added up in the order of the runs, whoever is ready first. So it holds a few chunks besides the
/// sums, however many runs there are. Unchecked: the lock guards all of it.
final class ChunkResults: @unchecked Sendable {
  private let lock = NSLock()
  /// Of each cell, from its first chunk on.
  private var sums: [RareCampaign.Outcome]
  /// Chunks behind these that are finished in some cells, by their number.
  private var waiting: [Int: [RareCampaign.Outcome?]] = [:]
  private var next = 0
  private var count = 0

  init(cells: Int) { sums = Array(repeating: RareCampaign.Outcome(), count: cells) }

  /// Chunks of cells.
  var finished: Int { lock.withLock { count } }

  /// Of each cell, the chunks that are finished in all of them, from the first on.
  var whole: [RareCampaign.Outcome] { lock.withLock { sums } }

  func put(_ outcome: RareCampaign.Outcome, ofChunk chunk: Int, cell: Int) {
    lock.withLock {
      count += 1
      waiting[chunk, default: Array(repeating: nil, count: sums.count)][cell] = outcome
      while let outcomes = waiting[next], outcomes.allSatisfy({ $0 != nil }) {
        for (cell, outcome) in outcomes.enumerated() { outcome.map { sums[cell].merge($0) } }
        waiting[next] = nil
        next += 1
      }
    }
  }
}
