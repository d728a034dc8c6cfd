import Choices
import CookieScenarios
import SyncStrategies

/// One strategy in one scenario, on an engine.
public struct LabCell: Sendable {
  public let scenario: Scenario
  public let strategy: StrategyEntry
  /// What the user called the scenario.
  public let source: String

  /// - Parameter scenario: its platform is replaced by the engine's, since nothing else is run.
  /// - Throws: what the lab cannot play of it.
  public init(
    _ scenario: Scenario, from source: String, strategy: StrategyEntry, engine: LabEngine
  ) throws(InputError) {
    try LabLimits(scenario: scenario, source: source, engine: engine).refuseUnplayable()
    try LabLimits.refuse(strategy.name, proxiesPage: strategy.proxiesPage, source: "--strategy")
    self.scenario = scenario.on(engine)
    self.strategy = strategy
    self.source = source
  }
}

extension Scenario {
  /// The same on the platform that stands for an engine.
  func on(_ engine: LabEngine) -> Scenario {
    var scenario = self
    if let profile = Profile.named(engine.profile) { scenario.profile = profile }
    return scenario
  }

  /// The same with another latency or offset, and a name that says so.
  ///
  /// - Parameters:
  ///   - latency: one way, in milliseconds; nil for the scenario's own.
  ///   - offset: how much later the page begins than native code in each `refreshBoth`, in milliseconds; nil for the script's own.
  public func swept(latency: Double?, offset: Double?) -> Scenario {
    var scenario = self
    if let latency {
      scenario.network.latency = .fixed(milliseconds: latency)
      scenario.name += "-latency-\(Self.word(latency))"
    }
    if let offset {
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
