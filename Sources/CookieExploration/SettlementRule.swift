/// When a scenario's strategies are compared well enough: each pair is told apart, or alike within a margin, by its runs with a
/// login for no reason (``CellTally/failedRuns``). Of other kinds of harm it says nothing.
///
/// The chance that any pair of a scenario is judged wrongly, at any of the looks, is at most 5 %: each pair has an equal part of
/// it (Bonferroni), and a look costs nothing (``SequentialTest``). Strategies without a verdict in some runs are told apart
/// from the others without a test, and from each other not at all.
public struct SettlementRule: Hashable, Sendable {
  public static let error = 0.05
  /// The margins that can be asked for: shares of runs.
  public static let margins = 0.000_001...0.5
  /// Rounds between two looks: 500 runs of each strategy. It is part of the answer, not of how it is computed.
  static let roundsBetweenLooks = 10

  /// The difference of two shares of failed runs that makes none.
  public let margin: Double

  /// - Precondition: the margin is among ``margins``.
  public init(margin: Double) {
    precondition(Self.margins.contains(margin), "a margin out of range")
    self.margin = margin
  }

  /// The pairs that are open still, by their places among a scenario's strategies.
  ///
  /// - Parameter tallies: of each strategy. Of an interrupted campaign they may be of unlike runs, which tell no pair apart.
  public func openPairs(_ tallies: [CellTally]) -> [(first: Int, second: Int)] {
    let judged = judged(tallies)
    let pairs = judged.flatMap { first in judged.filter { $0 > first }.map { (first, $0) } }
    // All pairs there are, since which strategies come to no verdict is not known before.
    let all = max(1, tallies.count * (tallies.count - 1) / 2)
    let test = SequentialTest(margin: margin, error: Self.error / Double(all))
    return pairs.filter { first, second in
      guard tallies[first].runs > 0, tallies[first].runs == tallies[second].runs else { return true }
      let paired = PairedTest(tallies[first].failedRuns, tallies[second].failedRuns)
      return test.answer(
        onlyFirst: paired.onlyFirst, onlySecond: paired.onlySecond, of: tallies[first].runs) == .open
    }
  }

  /// The strategies that came to a verdict in every run; the others are in no pair.
  public func judged(_ tallies: [CellTally]) -> [Int] {
    tallies.indices.filter { tallies[$0].runsWithoutVerdict.count == 0 }
  }

  /// Whether a scenario has runs enough, if this is a moment to look.
  func isSettled(_ tallies: [CellTally], afterRounds rounds: Int) -> Bool {
    rounds > 0 && rounds.isMultiple(of: Self.roundsBetweenLooks) && openPairs(tallies).isEmpty
  }

  /// The same of a campaign that goes on from its journal: it was looked at before each round that it has.
  func isSettled(_ scenario: Int, in state: CampaignState) -> Bool {
    isSettled(state.tallies(ofScenario: scenario), afterRounds: state.nextRounds[scenario])
  }
}
