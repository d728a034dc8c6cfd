import Choices
import CookieScenarios
import CookieSimulation

/// What the results in a journal follow from: a journal that differs in any of it is of another campaign.
public struct JournalHeader: Hashable, Sendable, Codable {
  /// A scenario by its content.
  public struct Scenario: Hashable, Sendable, Codable {
    public var name: String
    /// Of what it means (`Scenario.digest`), in hexadecimal digits.
    public var digest: String
    /// What a person called it: a built-in one's name, or a file.
    public var called: String
    /// The file's text; nil for a built-in one.
    public var file: String?
    /// What was changed in it, as `network.latencyMilliseconds=5`.
    public var settings: [String]

    public init(_ scenario: CookieScenarios.Scenario, called: String, file: String?, settings: [String] = []) {
      name = scenario.name
      digest = hexadecimal(scenario.digest)
      self.called = called
      self.file = file
      self.settings = settings
    }
  }

  /// Of the program's bytes, in hexadecimal digits: its strategies and its simulator are part of it.
  public var program: String
  /// What keeps strategies in their runs (`PlatformExecutor`).
  public var executor: String
  public var seed: UInt64
  public var runs: Int
  public var countsRaces: Bool
  /// The margin of a campaign that ends where its strategies are compared well enough; nil for one that has all runs.
  public var margin: Double?
  public var strategies: [String]
  public var scenarios: [Scenario]
  public var shard: CampaignShard

  public init(_ campaign: Campaign, scenarios: [Scenario], shard: CampaignShard, program: String) {
    self.program = program
    executor = PlatformExecutor.current.rawValue
    seed = campaign.seed
    runs = campaign.runs
    countsRaces = campaign.countsRaces
    margin = campaign.settlement?.margin
    var names: [String] = []
    for cell in campaign.cells where cell.scenarioIndex == 0 { names.append(cell.strategy.name) }
    strategies = names
    self.scenarios = scenarios
    self.shard = shard
  }

  // MARK: - Reading

  /// Longer lists are no campaign of anybody's.
  private static let mostScenarios = 10_000
  private static let mostStrategies = 1_000
  /// Each has a tally, before anything is finished.
  private static let mostCells = 250_000

  /// Which part of it cannot be, what was found and what was expected; nil if each can.
  var mistake: (place: String, found: String, expected: String)? {
    if !(1...Campaign.mostRuns).contains(runs) {
      return ("runs", "\(runs)", "1 to \(Campaign.mostRuns)")
    }
    if !(1...Self.mostScenarios).contains(scenarios.count) {
      return ("scenarios", "\(scenarios.count) of them", "1 to \(Self.mostScenarios)")
    }
    if !(1...Self.mostStrategies).contains(strategies.count) {
      return ("strategies", "\(strategies.count) of them", "1 to \(Self.mostStrategies)")
    }
    if scenarios.count * strategies.count > Self.mostCells {
      return (
        "scenarios", "\(scenarios.count) of them with \(strategies.count) strategies each",
        "at most \(Self.mostCells) pairs of both"
      )
    }
    guard CampaignShard(shard.index, of: shard.count) != nil else {
      return ("shard", shard.text, "a part such as 1/8, of at most \(CampaignShard.most)")
    }
    return nil
  }

  // MARK: - Comparing

  /// The first thing in which this journal is another campaign's than `other`; nil if it is the same campaign's.
  ///
  /// - Parameter withShard: false if it may be another part of it.
  public func difference(
    from other: JournalHeader, withShard: Bool
  ) -> (place: String, found: String, expected: String)? {
    let numbers: [(String, String, String)] = [
      ("seed", "\(seed)", "\(other.seed)"), ("runs", "\(runs)", "\(other.runs)"),
      ("races", countsRaces ? "counted" : "not counted", other.countsRaces ? "counted" : "not counted"),
      ("--until-resolved", Self.rule(margin), Self.rule(other.margin)),
      ("strategies", Self.list(strategies, unlike: other.strategies), Self.list(other.strategies, unlike: strategies)),
    ]
    for (place, found, expected) in numbers where found != expected { return (place, found, expected) }
    // Lists may be the same but for their order.
    if strategies != other.strategies { return ("strategies", "another order", "the same order") }
    if let difference = scenarioDifference(from: other) { return difference }
    let rest: [(String, String, String)] = [
      ("executor", executor, other.executor), ("version of the program", program, other.program),
      ("shard", shard.text, withShard ? other.shard.text : shard.text),
    ]
    for (place, found, expected) in rest where found != expected { return (place, found, expected) }
    return nil
  }

  private static func rule(_ margin: Double?) -> String { margin.map { "margin \($0)" } ?? "not asked for" }

  private func scenarioDifference(from other: JournalHeader) -> (String, String, String)? {
    let (own, others) = (scenarios.map(\.title), other.scenarios.map(\.title))
    guard own == others else {
      let (found, expected) = (Self.list(own, unlike: others), Self.list(others, unlike: own))
      return found == expected
        ? ("scenarios", "another order", "the same order") : ("scenarios", found, expected)
    }
    for (scenario, other) in zip(scenarios, other.scenarios) where scenario.digest != other.digest {
      return ("scenario \(scenario.title)", "content \(scenario.digest)", "content \(other.digest)")
    }
    return nil
  }

  /// What one list has that the other has not; all of it if that is nothing.
  private static func list(_ names: [String], unlike others: [String]) -> String {
    let own = names.filter { !others.contains($0) }
    let shown = own.isEmpty && others.allSatisfy(names.contains) ? names.sorted() : own
    let list = shown.prefix(5).joined(separator: ", ") + (shown.count > 5 ? " and \(shown.count - 5) more" : "")
    return shown.isEmpty ? "no other" : list
  }
}

extension JournalHeader.Scenario {
  /// Its name, and what was changed in it.
  var title: String { ([name] + settings).joined(separator: ", ") }
}
