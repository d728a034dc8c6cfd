import Choices
import CookieScenarios
import SyncStrategies

/// One strategy in one scenario, on an engine.
public struct LabCell: Sendable {
  public let scenario: Scenario
  public let strategy: StrategyEntry
  /// What the user called the scenario.
  public let source: String
  /// The scenario's own name, without what was swept.
  public let base: String
  public let sweep: Sweep
  public let platform: LabPlatform

  /// What of the scenario's is replaced, in milliseconds; nil for what is its own.
  public struct Sweep: Hashable, Sendable {
    /// One way.
    public var latency: Double?
    /// How much later the page begins than native code in each `refreshBoth`.
    public var offset: Double?

    public init(latency: Double? = nil, offset: Double? = nil) {
      self.latency = latency
      self.offset = offset
    }
  }

  /// What its scenario's file is called beside its record, and that record.
  public var fileName: String { "\(base).json5" }
  public var recordName: String { LabRecord.fileName(scenario: scenario.name, strategy: strategy.name) }

  /// - Parameters:
  ///   - scenario: its platform is replaced, since nothing but the engine is run.
  ///   - platform: what takes its place in the simulator.
  ///   - place: what names the strategy, for messages.
  /// - Throws: what the lab cannot play of it, or that the platform is not one of the engine's.
  public init(
    _ scenario: Scenario, from source: String, sweep: Sweep = Sweep(), strategy: StrategyEntry, engine: LabEngine,
    platform: LabPlatform.Choice = .first, named place: String = "--strategy"
  ) throws(InputError) {
    let swept = scenario.swept(sweep)
    try LabLimits(scenario: swept, source: source, engine: engine).refuseUnplayable()
    let platform = try LabPlatform(platform, beside: engine)
    try LabLimits.refuse(strategy.name, proxiesPage: strategy.traits.proxiesPage, source: place)
    self.platform = platform
    self.scenario = swept.on(platform.profile)
    self.strategy = strategy
    self.source = source
    self.sweep = sweep
    base = scenario.name
  }
}

extension Scenario {
  /// The same on another platform.
  func on(_ profile: Profile) -> Scenario {
    var scenario = self
    scenario.profile = profile
    return scenario
  }

  /// The same with another latency or offset, and a name that says so.
  public func swept(_ sweep: LabCell.Sweep) -> Scenario {
    var scenario = self
    if let latency = sweep.latency {
      scenario.network.latency = .fixed(milliseconds: latency)
      scenario.name += "-latency-\(Self.word(latency))"
    }
    if let offset = sweep.offset {
      scenario.script = script.map { $0.with(offsetNanoseconds: Int64((offset * 1e6).rounded())) }
      scenario.name += "-offset-\(Self.word(offset))"
    }
    return scenario
  }

  private static func word(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// True if its script has both sides refresh some time apart.
  public var hasOffset: Bool { script.contains { $0.hasOffset } }
}

extension ScriptStep {
  fileprivate func with(offsetNanoseconds offset: Int64) -> ScriptStep {
    switch self {
    case .refreshBoth: .refreshBoth(offsetNanoseconds: offset)
    case .repeat(let times, let steps):
      .repeat(times: times, steps: steps.map { $0.with(offsetNanoseconds: offset) })
    default: self
    }
  }

  fileprivate var hasOffset: Bool {
    switch self {
    case .refreshBoth: true
    case .repeat(_, let steps): steps.contains { $0.hasOffset }
    default: false
    }
  }
}
