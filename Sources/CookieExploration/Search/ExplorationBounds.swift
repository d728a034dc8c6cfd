/// What a search covers: a certificate holds for exactly this.
public struct ExplorationBounds: Hashable, Sendable {
  /// At most this many faults strike in a run: of those that the profile gives a chance. What a profile always does is
  /// no fault but the platform.
  public var faults: Int
  /// At most this often something happens although something else was due before it, which then takes its longest
  /// delay; nil for any number. After "delay-bounded scheduling" (Emmi, Qadeer, Rakamaric, POPL 2011).
  public var preemptions: Int?

  public init(faults: Int = 1, preemptions: Int? = 2) {
    self.faults = faults
    self.preemptions = preemptions
  }

  /// How many faults a user may ask for.
  public static let faultRange = 0...8

  /// Takes a bound on preemptions as a user writes it: 0 to 1000, or "any". False, and nothing changes, if it is neither.
  public mutating func takePreemptions(_ text: String) -> Bool {
    if text == "any" {
      preemptions = nil
      return true
    }
    guard let count = Int(text), (0...1_000).contains(count) else { return false }
    preemptions = count
    return true
  }

  func allows(_ cost: ScheduleCost) -> Bool {
    cost.faults <= faults && preemptions.map { cost.preemptions <= $0 } ?? true
  }
}

/// How far a schedule departs from the calm one.
public struct ScheduleCost: Hashable, Sendable {
  public var faults = 0
  public var preemptions = 0

  var total: Int { faults + preemptions }

  /// Costs in the order in which a search pays them: by total, and among equals the fewest faults first.
  var level: Int { total * (total + 1) / 2 + faults }

  static func total(ofLevel level: Int) -> Int {
    var total = 0
    while (total + 1) * (total + 2) / 2 <= level { total += 1 }
    return total
  }
}

/// When a search gives up.
public struct ExplorationBudget: Hashable, Sendable {
  /// Wall-clock time.
  public var seconds: Double?
  /// Runs, complete or cut. Unlike time, this gives the same answer everywhere.
  public var schedules: Int?
  /// Bytes, of what the search has to remember: known states, the ways to them, branches that are open.
  public var bytes: Int?

  public init(seconds: Double? = 60, schedules: Int? = nil, bytes: Int? = nil) {
    self.seconds = seconds
    self.schedules = schedules
    self.bytes = bytes
  }
}

/// How much of the space need not be walked.
public enum Reduction: String, Hashable, Sendable, CaseIterable {
  /// Every schedule is run to its end.
  case none
  /// A run is cut where it meets a state that another one went on from.
  case states
}
