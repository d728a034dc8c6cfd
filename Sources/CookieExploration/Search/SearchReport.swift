import CookieDiagnosis
import CookieSimulation

/// What a bounded search came to. Holds no time, so that equal searches have equal reports.
public struct SearchReport: Hashable, Sendable {
  public struct Violation: Hashable, Sendable {
    /// A schedule that shows it.
    public var choices: [Tape.Choice]
    public var cause: Cause?
    /// Which run showed it, counted from 1.
    public var run: Int
    /// What its schedule departs from the calm one by; nothing shows it for less, taken together, if all was searched.
    public var cost = ScheduleCost()
  }

  /// What a run ended with, as far as properties are concerned. Searches with and without reduction meet the same.
  public struct Outcome: Hashable, Sendable, Comparable {
    public var lost: Int
    public var split: Int
    public var resurrected: Int
    public var leaks: Int
    public var falseSuccesses: Int
    public var needless: Int
    public var writtenBack: Int
    public var falseFailures: Int
    public var forbidden: Int
    public var isStuck: Bool

    init(_ run: RunSummary) {
      lost = run.lostSessions
      split = run.splitSessions
      resurrected = run.resurrectedSessions
      leaks = run.leaks
      falseSuccesses = run.falseSuccesses
      needless = run.needlessLogins
      writtenBack = run.writtenBackSessions
      falseFailures = run.falseFailures
      forbidden = run.forbiddenRequests
      isStuck = run.end == .stuck
    }

    private var order: [Int] {
      [
        lost, split, resurrected, leaks, falseSuccesses, needless, writtenBack, falseFailures, forbidden,
        isStuck ? 1 : 0,
      ]
    }

    public static func < (left: Outcome, right: Outcome) -> Bool { left.order.lexicographicallyPrecedes(right.order) }
  }

  /// Two ways to what the search takes for one state, up to the order that comes next there.
  public struct Cut: Hashable, Sendable {
    /// The way of the run that went on.
    public var known: [Tape.Choice]
    /// The way of the run that was cut.
    public var met: [Tape.Choice]
  }

  public var reduction = Reduction.states
  /// Runs that came to their end.
  public var schedules = 0
  /// Runs that met a known state and were cut there.
  public var cutSchedules = 0
  public var states = 0
  /// Digest of all states: another strategy, scenario or version of either has another.
  public var digest: UInt64 = 0
  /// Jobs and events of the longest run.
  public var longest = 0
  public var outcomes: Set<Outcome> = []
  /// A schedule for each of them, if that was asked for.
  public var ends: [Outcome: [Tape.Choice]] = [:]
  /// Digests of what runs left behind, if they were to be noted.
  public var finalStates: Set<UInt64> = []
  /// Some of the cuts, if they were asked for.
  public var sampledCuts: [Cut] = []
  /// The first violation of each property, in the order of cost.
  public var violations: [Property: Violation] = [:]
  /// True if every schedule within the bounds was covered.
  public var isComplete = false
  /// True if the bound on preemptions left schedules out; else the search covered any number of them.
  public var reachedPreemptionBound = false
  /// True if it ended because it had no room for more states.
  public var usedUpMemory = false
  /// True if the user wanted no more of it.
  public var wasStopped = false
  /// Branches that were known and not run when the search ended.
  public var openBranches = 0
  /// All schedules with fewer faults and preemptions together than this were covered; nil if all were.
  public var openCost: Int?
  /// A schedule that did not repeat itself: the strategy is not deterministic, or leaves the simulator's thread.
  public var undetermined: [Tape.Choice]?

  /// The most random numbers that a run drew.
  public var randomDraws = 0
  /// What keys took for granted. No run showed anything else.
  public var keyAssumptions = KeyAssumptions()
  /// One schedule in so many was run twice; 0 if none was.
  public var repetitionInterval = 0

  public var isUndetermined: Bool { undetermined != nil }

  public init() {}
}
