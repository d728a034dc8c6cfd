import CookieSimulation
import SyncStrategies

/// Something whose runs a guide decides: a strategy in a scenario, or a small model.
///
/// One instance belongs to one thread.
public protocol GuidedSystem: AnyObject {
  func run(guidedBy guide: any ScheduleGuide) -> RunSummary
  func run(_ tape: Tape) -> RunSummary
  /// A digest of what the latest run left behind.
  var finalState: UInt64 { get }
}

extension Simulator: GuidedSystem {}
extension TwoStoreModel: GuidedSystem {
  public var finalState: UInt64 { 0 }
}
