/// Finished rounds of one scenario: the same runs of each of its strategies, summed up.
///
/// A round is the smallest part of a campaign that is finished as a whole: ``Campaign/runsOfRound`` runs, the last one of
/// a campaign may have fewer. However a campaign is divided into batches, they add up to the same.
public struct CampaignBatch: Hashable, Sendable {
  /// Which of the campaign's scenarios.
  public var scenario: Int
  /// Counted from the campaign's first.
  public var rounds: Range<Int>
  /// One for each strategy, in the campaign's order.
  public var tallies: [CellTally]

  public init(scenario: Int, rounds: Range<Int>, tallies: [CellTally]) {
    self.scenario = scenario
    self.rounds = rounds
    self.tallies = tallies
  }
}

/// What a campaign, or a part of it, has finished: of each scenario the first so many rounds.
public struct CampaignState: Hashable, Sendable {
  /// The rounds that are to be run.
  public let rounds: Range<Int>
  /// The first round of each scenario that is not finished.
  public private(set) var nextRounds: [Int]
  /// One for each cell of the campaign.
  public private(set) var tallies: [CellTally]
  private var scenarioOfCell: [Int]

  /// Nothing is finished.
  public init(_ campaign: Campaign, rounds: Range<Int>) {
    self.init(scenarioOfCell: campaign.cells.map(\.scenarioIndex), rounds: rounds)
  }

  init(scenarioOfCell: [Int], rounds: Range<Int>) {
    self.rounds = rounds
    self.scenarioOfCell = scenarioOfCell
    nextRounds = Array(repeating: rounds.lowerBound, count: (scenarioOfCell.max() ?? -1) + 1)
    tallies = Array(repeating: CellTally(), count: scenarioOfCell.count)
  }

  public var isComplete: Bool { nextRounds.allSatisfy { $0 >= rounds.upperBound } }

  /// Whether nothing is left to run of a campaign that ends where a rule says so.
  public func isComplete(by rule: SettlementRule?) -> Bool {
    nextRounds.indices.allSatisfy {
      nextRounds[$0] >= rounds.upperBound || rule?.isSettled($0, in: self) ?? false
    }
  }

  func tallies(ofScenario scenario: Int) -> [CellTally] {
    tallies.indices.filter { scenarioOfCell[$0] == scenario }.map { tallies[$0] }
  }

  public var finishedRuns: Int { tallies.reduce(0) { $0 + $1.runs } }

  /// Adds what follows what is finished.
  ///
  /// - Precondition: the batch begins where its scenario ends, and has a tally for each of its cells.
  mutating func add(_ batch: CampaignBatch) {
    precondition(batch.rounds.lowerBound == nextRounds[batch.scenario], "a batch out of order")
    merge(batch.tallies, ofScenario: batch.scenario)
    nextRounds[batch.scenario] = batch.rounds.upperBound
  }

  private mutating func merge(_ batch: [CellTally], ofScenario scenario: Int) {
    let cells = scenarioOfCell.indices.filter { scenarioOfCell[$0] == scenario }
    precondition(cells.count == batch.count, "a batch of other strategies")
    for (cell, tally) in zip(cells, batch) { tallies[cell].merge(tally) }
  }

  /// Forgets strategies, by their place among a scenario's.
  mutating func leaveOut(_ places: Set<Int>) {
    var (kept, scenarios): ([CellTally], [Int]) = ([], [])
    var place = 0
    for cell in tallies.indices {
      place = cell > 0 && scenarioOfCell[cell] == scenarioOfCell[cell - 1] ? place + 1 : 0
      guard !places.contains(place) else { continue }
      kept.append(tallies[cell].leavingOut(places))
      scenarios.append(scenarioOfCell[cell])
    }
    (tallies, scenarioOfCell) = (kept, scenarios)
  }

  /// The tallies of several parts of one campaign, whose rounds are others each; nil if a count would be more than a number
  /// holds, which no campaign's are.
  public static func sum(of parts: [CampaignState]) -> [CellTally]? {
    guard var sum = parts.first?.tallies else { return [] }
    for part in parts.dropFirst() {
      for cell in sum.indices {
        guard sum[cell].canAdd(part.tallies[cell]) else { return nil }
        sum[cell].merge(part.tallies[cell])
      }
    }
    return sum
  }
}
