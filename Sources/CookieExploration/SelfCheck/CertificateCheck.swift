import Choices
import CookieSimulation
import SyncStrategies

/// Holds certificates against runs with delays that they have not seen.
///
/// Each cell, a strategy in a scenario, is searched as `explore` does it, runs beside the search included. Then as many
/// runs of a campaign with another seed are played. One that violates, with no more faults than the bound, what the search
/// says holds is a contradiction: the certificate is false.
public struct CertificateCheck {
  public struct Contradiction: Hashable, Sendable {
    public var strategy: String
    public var scenario: String
    public var property: Property
    /// A run that shows it.
    public var tape: TapeText
  }

  public struct Cell: Hashable, Sendable {
    public var strategy: String
    public var scenario: String
  }

  public struct Tally: Hashable, Sendable {
    public var cells = 0
    /// Answers that say that something holds.
    public var certificates = 0
    /// Certificates against which a run stands in which more faults strike than the bound allows.
    public var exceeded = 0
    public var runs = 0
    public var contradictions: [Contradiction] = []
    /// Cells of which the search itself says that it is not to be relied on: not determined, or not sound.
    public var unreliable: [Cell] = []

    public init() {}
  }

  public let explorations: [Exploration]
  /// Runs with delays of each cell.
  public let runs: Int
  /// The seed of their campaign; another than 1, which the searches have seen.
  public let seed: UInt64

  public init(_ explorations: [Exploration], runs: Int, seed: UInt64) {
    self.explorations = explorations
    self.runs = runs
    self.seed = seed
  }

  /// - Parameter progress: called with the number of cells that are done.
  public func run(control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in }) -> Tally {
    var tally = Tally()
    for exploration in explorations where !control.isStopped {
      check(exploration, control, &tally)
      if !control.isStopped { tally.cells += 1 }
      progress(tally.cells)
    }
    return tally
  }

  private func check(_ exploration: Exploration, _ control: CampaignControl, _ tally: inout Tally) {
    let report = exploration.run(control: control)
    if report.isUnreliable {
      tally.unreliable.append(Cell(strategy: exploration.strategy.name, scenario: exploration.scenario.name))
    }
    let certified = report.answers.compactMap { answer -> Property? in
      if case .holds = answer.answer { answer.property } else { nil }
    }
    guard !certified.isEmpty, !control.isStopped else { return }
    tally.certificates += certified.count
    var other = exploration
    other.options.properties = certified
    other.options.budget.seconds = nil
    other.timedRuns = runs
    let timed = other.playTimedRuns(seed: seed, control: control)
    tally.runs += timed.played
    tally.exceeded += timed.beyond.count { timed.within[$0.key] == nil }
    for property in certified {
      guard let violation = timed.within[property] else { continue }
      tally.contradictions.append(
        Contradiction(
          strategy: exploration.strategy.name, scenario: exploration.scenario.name, property: property,
          tape: TapeText(
            strategy: exploration.strategy.name, scenario: exploration.scenario,
            content: .seed(SplitMix64.seed(campaign: seed, run: violation.run)), trace: TapeText.unknownTrace)))
    }
  }
}
