import CaptureDiagnosis
import Choices
import CookieDiagnosis
import CookieFiles
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

/// Plays runs whose causes are known, shows a diagnosis what a recorder or a proxy would have seen of them, and counts what it
/// makes of that.
///
/// Every strategy is played in every scenario, on its own platform and on all others, in rounds as ``ChainCheck`` plays them:
/// the result does not depend on the number of workers.
public struct DiagnosisCheck: Sendable {
  /// What one kind of material came to.
  public struct Tally: Sendable {
    public var runs = 0
    /// Runs of which the material shows no harm at all, such as a session that another device has ended and nobody has used
    /// since.
    public var unseen = 0
    /// The answers by the true cause: ids with blanks between, or "nothing lost".
    public var answers: [Cause: [String: Int]] = [:]
    public var withTruth = 0
    public var wrongSingles = 0
    /// Runs whose cause the matrix says can be named from the material, and those of them where it alone was named.
    public var nameable = 0
    public var named = 0
    /// How many causes an answer has, by how often.
    public var sizes: [Int: Int] = [:]
    /// Runs without a verdict that were diagnosed as well, those of them in which harm was claimed, by the answer, and those of
    /// which was said only that it cannot be told.
    public var harmless = 0
    public var falseAlarms: [String: Int] = [:]
    public var doubts = 0
    /// True causes by what they look like, for ``SightTable``.
    package var settings: [String: [String: Int]] = [:]

    /// The number of causes that half of the answers have at most; 0 without an answer.
    public var medianSize: Int {
      let total = sizes.values.reduce(0, +)
      var seen = 0
      for (size, count) in sizes.sorted(by: { $0.key < $1.key }) {
        seen += count
        if 2 * seen >= total { return size }
      }
      return 0
    }

    /// - Parameter truth: nil for a run without a verdict.
    fileprivate mutating func note(_ truth: Cause?, _ diagnosis: Diagnosis, of view: View) {
      let material = view.material
      // Behind a login that is shown it is another session's harm.
      let isAnother = view.isLate && diagnosis.mainHasLogIn
      if !isAnother, !view.isLate || diagnosis.main?.judged != nil { learn(truth, diagnosis, from: material) }
      let causes = isAnother ? [] : diagnosis.main?.causes ?? diagnosis.unsettled?.causes ?? []
      let answer = causes.isEmpty ? "nothing lost" : causes.map(\.id).joined(separator: " ")
      guard let truth else { return noteHarmless(diagnosis, answer) }
      runs += 1
      answers[truth, default: [:]][answer, default: 0] += 1
      if causes.isEmpty { unseen += 1 } else { sizes[causes.count, default: 0] += 1 }
      if causes.contains(truth) { withTruth += 1 }
      if causes.count == 1, causes != [truth] { wrongSingles += 1 }
      let sight = SourceMatrix.sight(
        of: truth.id, from: material, hasCompany: diagnosis.showsCompany, hasGap: diagnosis.showsGap)
      guard sight == .named else { return }
      nameable += 1
      if causes == [truth] { named += 1 }
    }

    private mutating func learn(_ truth: Cause?, _ diagnosis: Diagnosis, from material: Material) {
      let keys = material == .captureAndFiles ? diagnosis.fileSettingKeys : [diagnosis.settingKey]
      for key in keys {
        settings[key, default: [:]][truth?.id ?? SightTable.harmless, default: 0] +=
          truth == nil ? DiagnosisCheck.harmlessShare : 1
      }
    }

    private mutating func noteHarmless(_ diagnosis: Diagnosis, _ answer: String) {
      harmless += 1
      switch diagnosis.outcome {
      case .lost: falseAlarms[answer, default: 0] += 1
      case .cannotBeTold: doubts += 1
      case .nothingLost: break
      }
    }

    fileprivate mutating func merge(_ other: Tally) {
      runs += other.runs
      unseen += other.unseen
      withTruth += other.withTruth
      wrongSingles += other.wrongSingles
      nameable += other.nameable
      named += other.named
      harmless += other.harmless
      doubts += other.doubts
      falseAlarms.merge(other.falseAlarms, uniquingKeysWith: +)
      sizes.merge(other.sizes, uniquingKeysWith: +)
      for (cause, counts) in other.answers { answers[cause, default: [:]].merge(counts, uniquingKeysWith: +) }
      for (key, counts) in other.settings { settings[key, default: [:]].merge(counts, uniquingKeysWith: +) }
    }
  }

  /// What is shown of a run: the material, from its beginning or from a time at which the user is signed in.
  public struct View: Hashable, Sendable {
    public var material: Material
    public var isLate: Bool

    public init(_ material: Material, isLate: Bool = false) { (self.material, self.isLate) = (material, isLate) }

    public static let all = [false, true].flatMap { isLate in Material.allCases.map { View($0, isLate: isLate) } }
  }

  /// The seed of the runs that the committed table of settings was made from: what it is measured with is to be another.
  public static let tableSeed: UInt64 = 1

  public let scenarios: [Scenario]
  public let strategies: [StrategyEntry]
  public let seed: UInt64

  public init(scenarios: [Scenario], strategies: [StrategyEntry], seed: UInt64) {
    (self.scenarios, self.strategies, self.seed) = (scenarios, strategies, seed)
  }

  /// Plays at least `count` runs with a verdict, unless 50 rounds in a row bring none.
  public func run(
    count: Int, jobs: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in }
  ) -> [View: Tally] {
    let pool = WorkerPool(workers: jobs)
    defer { pool.close() }
    var tallies = Dictionary(uniqueKeysWithValues: View.all.map { ($0, Tally()) })
    var (round, emptyRounds) = (0, 0)
    var runs: Int { tallies[View(.recorder)]?.runs ?? 0 }
    while runs < count, emptyRounds < 50, !control.isStopped {
      let before = runs
      for part in play(round, on: pool, control) {
        for (view, tally) in part { tallies[view]?.merge(tally) }
      }
      emptyRounds = runs == before ? emptyRounds + 1 : 0
      round += 1
      progress(min(runs, count))
    }
    return tallies
  }

  private func play(_ round: Int, on pool: WorkerPool, _ control: CampaignControl) -> [[View: Tally]] {
    let results = Results(count: scenarios.count * strategies.count)
    pool.forEach(below: scenarios.count * strategies.count) { [self] _, cell in
      guard !control.isStopped else { return }
      var scenario = ScenarioVariants.variant(round + cell, of: scenarios[cell / strategies.count])
      // Real apps have more cookies than a session needs; few of the scenarios do.
      if (round + cell) % 3 == 0, scenario.bystanders.isEmpty { scenario.bystanders = [DiagnosedRun.companion] }
      results.set(tally(scenario, strategies[cell % strategies.count], round + cell, round), at: cell)
    }
    return results.all
  }

  /// One run without a verdict in so many is diagnosed: there are many, and few of them tell anything.
  fileprivate static let harmlessShare = 4

  private func tally(
    _ scenario: Scenario, _ strategy: StrategyEntry, _ number: Int, _ round: Int
  ) -> [View: Tally] {
    let tapeSeed = SplitMix64.seed(campaign: seed, run: round)
    var run = DiagnosedRun(scenario, strategy, tapeSeed)
    if run.isMetLater {
      let longer = DiagnosedRun(DiagnosedRun.goingOn(scenario), strategy, tapeSeed)
      if longer.truth != nil { run = longer }
    }
    guard run.hasEnded, run.truth != nil || number % Self.harmlessShare == 0 else { return [:] }
    var tallies: [View: Tally] = [:]
    func note(_ sources: [(Material, RecordedTrace)], isLate: Bool) {
      for (material, recorded) in sources {
        let view = View(material, isLate: isLate)
        tallies[view, default: Tally()].note(run.truth, Diagnosis(recorded), of: view)
      }
    }
    note(run.sources(), isLate: false)
    if let start = run.signedIn(after: Int64(number % 3)) { note(run.sources(from: start), isLate: true) }
    return tallies
  }
}

/// Where workers put what they found. Unchecked: the lock guards it.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var tallies: [[DiagnosisCheck.View: DiagnosisCheck.Tally]]

  init(count: Int) { tallies = Array(repeating: [:], count: count) }

  func set(_ tally: [DiagnosisCheck.View: DiagnosisCheck.Tally], at place: Int) {
    lock.withLock { tallies[place] = tally }
  }

  var all: [[DiagnosisCheck.View: DiagnosisCheck.Tally]] { lock.withLock { tallies } }
}
