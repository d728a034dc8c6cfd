import CookieDiagnosis
import CookieSimulation
import SyncStrategies

/// Something whose runs a guide decides: a strategy in a scenario, or a small model.
///
/// One instance belongs to one thread.
public protocol GuidedSystem: AnyObject {
  func run(guidedBy guide: any ScheduleGuide) -> RunSummary
  func run(_ tape: Tape) -> RunSummary
  /// The moment before the choice that a guide is being asked for, to go on from later; nil if there is no returning.
  func moment() -> (any RunMoment)?
  /// Goes on from a moment of this kind of system.
  func run(guidedBy guide: any ScheduleGuide, from moment: any RunMoment) -> RunSummary
  /// What the latest run reached, sorted; a guided search keeps schedules that reach something new.
  func features(of summary: RunSummary) -> [UInt32]
  /// A digest of what the latest run left behind.
  var finalState: UInt64 { get }
  /// A digest of all that happened in the latest run.
  var traceDigest: UInt64 { get }
  /// How many random numbers the latest run drew.
  var randomDraws: Int { get }
  /// True if the latest run did something that its keys do not expect: what they left out may have mattered.
  var keysFallShort: Bool { get }
  /// What keys assume.
  var keyAssumptions: KeyAssumptions { get set }
  /// What runs have shown beyond that.
  var keyNeeds: KeyAssumptions { get }
  /// True if the latest run ended because its budget of steps was used up.
  var isOutOfBudget: Bool { get }
}

/// Of a system without times and without a budget.
extension GuidedSystem {
  public var keysFallShort: Bool { false }
  public var keyAssumptions: KeyAssumptions {
    get { KeyAssumptions() }
    set {}
  }
  public var keyNeeds: KeyAssumptions { KeyAssumptions() }
  public var isOutOfBudget: Bool { false }
}

extension Simulator: GuidedSystem {
  public func features(of summary: RunSummary) -> [UInt32] { RunFeatures(trace, summary).values }

  public var traceDigest: UInt64 { trace.digest }

  public func moment() -> (any RunMoment)? { nil }

  public func run(guidedBy guide: any ScheduleGuide, from moment: any RunMoment) -> RunSummary {
    // A search goes on only from what `moment()` gave it, which gives none.
    preconditionFailure("it has no moments")
  }
}

extension TwoStoreModel: GuidedSystem {
  public func features(of summary: RunSummary) -> [UInt32] { [] }
  public var finalState: UInt64 { 0 }
  public var traceDigest: UInt64 { 0 }
  public var randomDraws: Int { 0 }
}
