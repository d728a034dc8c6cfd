/// What a choice of a run decides.
public enum ChoicePurpose: UInt8, Hashable, Sendable, CaseIterable {
  /// Which delivery or timer comes next. Only in a scheduled run.
  case order
  /// Which ready job of the strategy's code runs next.
  case job
  /// Whether a fault strikes.
  case fault
  /// What the script leaves open: how often, which of two actions.
  case script
  /// How long something takes. Only in a timed run.
  case delay
  /// Which random number the strategy draws. Only in a scheduled run.
  case random
  /// Whether a deadline has come, where the delays so far leave it open. Only in a scheduled run.
  case clock
}

/// Decides whatever is not determined in a scheduled run.
///
/// An exhaustive search, a random one and a replay are guides. Possibility 0 is always the calm one: what is due first
/// if every delay is its least, the job that has waited longest, no fault, a deadline that has not come. Whatever is
/// passed over by an order takes its longest delay instead.
public protocol ScheduleGuide: AnyObject {
  /// One of `point.count` possibilities, at least two; nil to cut the run here, which only an order allows.
  func choose(at point: borrowing ChoicePoint) -> Int?

  /// Called where only one thing can come next, after choices other than orders: such a moment has a key like that of an
  /// order. False cuts the run here.
  func passes(_ point: borrowing ChoicePoint) -> Bool

  /// True if it may ask for a state's key in this run. Must not change during a run; without it nothing is kept that only
  /// keys need, and there is no key.
  var asksForKeys: Bool { get }

  /// True if a later key depends on the strategy's memory as it is now, before the next choice. Reading it costs more than
  /// many steps of a run, and a later reading replaces an earlier one.
  var wantsMemoryRead: Bool { get }

  /// The strategy's memory was read, and all that its code was told before forgotten.
  func memoryWasRead()

  /// The run is played again with the choices made so far, because its times did not fit them. What was passed since the
  /// last choice is passed again.
  func playsAgain()
}

extension ScheduleGuide {
  public func passes(_ point: borrowing ChoicePoint) -> Bool { true }
  public var asksForKeys: Bool { false }
  public var wantsMemoryRead: Bool { asksForKeys }
  public func memoryWasRead() {}
  public func playsAgain() {}
}

/// A moment of a scheduled run that can be returned to without playing what led there. Belongs to the kind of system that
/// made it, with the same strategy and scenario, and to any thread.
public protocol RunMoment: AnyObject, Sendable {}

/// A moment at which a scheduled run can go on in several ways.
public struct ChoicePoint {
  public let purpose: ChoicePurpose
  /// How many ways there are.
  public let count: Int
  unowned(unsafe) let state: (any ScheduledState)?

  /// Whose turn a way of going on would be. Only at an order.
  public func lane(of possibility: Int) -> Lane { state?.lane(ofEnabled: possibility) ?? .system }

  /// Tells the ways of going on apart by what they do, whatever their order. Only at an order, and only if the guide said
  /// that it asks for keys.
  public func identity(of possibility: Int) -> StateKey? { state?.identity(ofEnabled: possibility) }

  /// Identifies everything that the rest of the run depends on; nil if this moment has no such key, or the guide did
  /// not say that it asks for keys. Two runs of the same strategy and scenario with equal keys have the same futures.
  ///
  /// - Parameter inOrder: true if it counts as well when things are due, as it does where preemptions are bounded.
  public func stateKey(inOrder: Bool) -> StateKey? { state?.stateKey(inOrder: inOrder) }
}

/// What a choice point can tell of the world that stands before it.
protocol ScheduledState: AnyObject {
  func lane(ofEnabled possibility: Int) -> Lane
  func identity(ofEnabled possibility: Int) -> StateKey?
  func stateKey(inOrder: Bool) -> StateKey?
}

extension ScheduledState {
  /// Where the order of the possibilities says nothing but what they are.
  func identity(ofEnabled possibility: Int) -> StateKey? { nil }
}

/// Who takes a turn when something pending happens.
public enum Lane: UInt8, Hashable, Sendable, CaseIterable {
  case native
  case page
  case networkProcess
  case server
  case user
  case system
}
