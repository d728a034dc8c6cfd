import CookieDiagnosis
import CookieSimulation

/// What the runs of one strategy in one scenario came to. Tallies of different runs add up in any order.
public struct CellTally: Hashable, Sendable {
  public var runs = 0
  /// Runs in which at least one session was lost; likewise for the others.
  public var runsWithLoss = 0
  public var runsWithSplit = 0
  public var runsWithResurrection = 0
  public var sessions = 0
  public var lostSessions = 0
  public var splitSessions = 0
  public var resurrectedSessions = 0
  public var races = 0
  public var refreshes = 0
  /// Runs that were harmed in any way (`RunSummary.isHarmed`), or gave another trace when they were repeated.
  public var runsWithHarm = 0
  /// Runs that lost a session or came to no verdict.
  public var runsWithLossOrNoVerdict = 0
  public var runsWithLeak = 0
  public var runsWithFalseSuccess = 0
  public var falseSuccesses = 0
  public var leaks = 0
  public var runsWithNeedlessLogIn = 0
  public var runsWithWriteBack = 0
  public var runsWithFalseFailure = 0
  public var runsWithForbidden = 0
  public var needlessLogins = 0
  public var writtenBackSessions = 0
  public var falseFailures = 0
  public var forbiddenRequests = 0
  /// Cookies of others that code moved or deleted, each store of each run.
  public var carriedBystanders = 0
  public var deletedBystanders = 0
  public var bridgeCalls = 0
  /// For how long the strategy held requests and page loads back, of each that it did, and altogether.
  public var delays = DelayHistogram()
  public var delayMicroseconds = 0
  /// How many runs ended in each way that leaves no verdict.
  public var runsWithoutEnd: [RunEnd: Int] = [:]
  /// Runs that gave another trace when they were repeated. One run in fifty is.
  public var undeterminedRuns = 0
  /// Those of them that were another one only where the device shows another date: the code compares dates with the machine's
  /// clock. Looked for where that clock is not the run's (`PlatformExecutor`).
  public var runsThatFollowCalendar = 0
  /// Jobs and events.
  public var steps = 0
  /// Virtual time of all runs, saturated.
  public var virtualMilliseconds = 0
  /// The runs in which the user had to log in for no reason: a session was lost or split.
  public var runsWithLogIn = RunSet()
  /// The runs that came to no verdict: stuck, escaped, ended in any way but with the script, or gave another trace when
  /// they were repeated. No rate counts them as good ones.
  public var runsWithoutVerdict = RunSet()
  /// The runs by which strategies are compared: the user had to log in for no reason, or there is no verdict.
  public var failedRuns = RunSet()
  /// The lowest index of a run for each cause.
  public var firstRuns: [Cause: Int] = [:]
  /// How many verdicts of each kind each cause led to.
  public var causes: [Verdict.Kind: [Cause: Int]] = [:]
  /// The lowest index of a run that lost a session.
  public var firstLoss: Int?
  /// The lowest index of a run that got stuck.
  public var firstStuck: Int?

  public init() {}

  /// Counts one run.
  ///
  /// - Parameters:
  ///   - index: its number in the campaign.
  ///   - repeatsItself: false if it was run again and gave another trace.
  public mutating func add(_ run: RunSummary, index: Int, repeatsItself: Bool = true) {
    runs += 1
    sessions += run.sessions
    lostSessions += run.lostSessions
    splitSessions += run.splitSessions
    resurrectedSessions += run.resurrectedSessions
    if run.lostSessions > 0 {
      runsWithLoss += 1
      firstLoss = min(firstLoss ?? index, index)
    }
    if run.splitSessions > 0 { runsWithSplit += 1 }
    if run.resurrectedSessions > 0 { runsWithResurrection += 1 }
    races += run.races
    refreshes += run.refreshes
    addVerdict(of: run, index: index, repeatsItself: repeatsItself)
    if run.leaks > 0 { runsWithLeak += 1 }
    if run.falseSuccesses > 0 { runsWithFalseSuccess += 1 }
    falseSuccesses += run.falseSuccesses
    leaks += run.leaks
    addNewerKinds(of: run)
    bridgeCalls += run.bridgeCalls
    for delay in run.delays {
      delayMicroseconds += Int(delay)
      delays.add(delay)
    }
    steps += run.steps
    addVirtualTime(Int(run.duration / 1_000_000))
    if run.lostSessions + run.splitSessions + run.needlessLogins > 0 {
      runsWithLogIn.insert(index)
      failedRuns.insert(index)
    }
    for verdict in run.verdicts {
      firstRuns[verdict.cause] = min(firstRuns[verdict.cause] ?? index, index)
      causes[verdict.kind, default: [:]][verdict.cause, default: 0] += 1
    }
  }

  private mutating func addNewerKinds(of run: RunSummary) {
    if run.needlessLogins > 0 { runsWithNeedlessLogIn += 1 }
    if run.writtenBackSessions > 0 { runsWithWriteBack += 1 }
    if run.falseFailures > 0 { runsWithFalseFailure += 1 }
    if run.forbiddenRequests > 0 { runsWithForbidden += 1 }
    needlessLogins += run.needlessLogins
    writtenBackSessions += run.writtenBackSessions
    falseFailures += run.falseFailures
    forbiddenRequests += run.forbiddenRequests
    carriedBystanders += run.carriedBystanders
    deletedBystanders += run.deletedBystanders
  }

  /// Counts whether there is one at all.
  private mutating func addVerdict(of run: RunSummary, index: Int, repeatsItself: Bool) {
    let hasVerdict = run.end.hasVerdict && repeatsItself
    if run.isHarmed || !hasVerdict { runsWithHarm += 1 }
    if run.lostSessions > 0 || !hasVerdict { runsWithLossOrNoVerdict += 1 }
    if !hasVerdict {
      runsWithoutVerdict.insert(index)
      failedRuns.insert(index)
    }
    if !run.end.hasVerdict { runsWithoutEnd[run.end, default: 0] += 1 }
    if !repeatsItself { undeterminedRuns += 1 }
    if run.end == .stuck { firstStuck = min(firstStuck ?? index, index) }
  }

  public mutating func merge(_ other: CellTally) {
    for (_, counter) in Self.counters { self[keyPath: counter] += other[keyPath: counter] }
    runsWithoutEnd.merge(other.runsWithoutEnd, uniquingKeysWith: +)
    addVirtualTime(other.virtualMilliseconds)
    delays.merge(other.delays)
    runsWithLogIn.formUnion(other.runsWithLogIn)
    runsWithoutVerdict.formUnion(other.runsWithoutVerdict)
    failedRuns.formUnion(other.failedRuns)
    firstRuns.merge(other.firstRuns, uniquingKeysWith: min)
    for (kind, counts) in other.causes { causes[kind, default: [:]].merge(counts, uniquingKeysWith: +) }
    firstLoss = [firstLoss, other.firstLoss].compactMap { $0 }.min()
    firstStuck = [firstStuck, other.firstStuck].compactMap { $0 }.min()
  }

  private mutating func addVirtualTime(_ milliseconds: Int) {
    let (sum, overflow) = virtualMilliseconds.addingReportingOverflow(milliseconds)
    virtualMilliseconds = overflow ? .max : sum
  }

  // MARK: - Rates

  /// Runs that lost a session or came to no verdict: a strategy that hangs keeps nobody signed in.
  public var lossRate: Proportion { Proportion(count: runsWithLossOrNoVerdict, of: runs) }
  public var splitRate: Proportion { Proportion(count: runsWithSplit, of: runs) }
  public var resurrectionRate: Proportion { Proportion(count: runsWithResurrection, of: runs) }

  /// Runs that came to no verdict.
  public var noVerdictRate: Proportion { Proportion(count: runsWithoutVerdict.count, of: runs) }
  /// Runs with any harm, a missing verdict included.
  public var harmRate: Proportion { Proportion(count: runsWithHarm, of: runs) }
  public var leakRate: Proportion { Proportion(count: runsWithLeak, of: runs) }
  public var falseSuccessRate: Proportion { Proportion(count: runsWithFalseSuccess, of: runs) }
  public var needlessLogInRate: Proportion { Proportion(count: runsWithNeedlessLogIn, of: runs) }
  public var writeBackRate: Proportion { Proportion(count: runsWithWriteBack, of: runs) }
  public var falseFailureRate: Proportion { Proportion(count: runsWithFalseFailure, of: runs) }
  public var forbiddenRate: Proportion { Proportion(count: runsWithForbidden, of: runs) }

  public var stuckRuns: Int { runsWithoutEnd[.stuck] ?? 0 }
  public var escapedRuns: Int { runsWithoutEnd[.escaped] ?? 0 }

  /// Per hour of virtual time.
  public var refreshesPerHour: Double { perHour(refreshes) }
  /// Per hour of virtual time.
  public var bridgeCallsPerHour: Double { perHour(bridgeCalls) }

  private func perHour(_ count: Int) -> Double {
    virtualMilliseconds == 0 ? 0 : Double(count) / (Double(virtualMilliseconds) / 3_600_000)
  }

  /// Milliseconds that the strategy adds to a request or page load, on average over those that it held back.
  public var addedLatencyMilliseconds: Double {
    delays.count == 0 ? 0 : Double(delayMicroseconds) / Double(delays.count) / 1_000
  }

  /// Milliseconds that so large a share of those requests were held back at most, to a 32nd of it; zero if there is none.
  ///
  /// - Parameter share: 0 to 1.
  public func addedLatencyMilliseconds(at share: Double) -> Double { Double(delays.quantile(share) ?? 0) / 1_000 }

  public var carriedPerRun: Double { runs == 0 ? 0 : Double(carriedBystanders) / Double(runs) }
  public var deletedPerRun: Double { runs == 0 ? 0 : Double(deletedBystanders) / Double(runs) }
  public var racesPerRun: Double { runs == 0 ? 0 : Double(races) / Double(runs) }

  /// How many verdicts each cause led to, over some kinds of verdict; the causes in their order.
  public func causeCounts(_ kinds: [Verdict.Kind] = Verdict.Kind.allCases) -> [(cause: Cause, count: Int)] {
    var counts: [Cause: Int] = [:]
    for kind in kinds { counts.merge(causes[kind] ?? [:], uniquingKeysWith: +) }
    return counts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Verdicts that no rule explains.
  public var unexplained: Int { causeCounts().first { $0.cause == .unexplained }?.count ?? 0 }

  /// The cause that most harm of any kind began with, and its share of all: of each session, request, file or leak that has
  /// a cause, several in a run.
  public var mostFrequentCause: (cause: Cause, share: Double)? {
    let counts = causeCounts()
    let total = counts.reduce(0) { $0 + $1.count }
    // The first of equals, so that the answer does not depend on anything but the counts.
    guard total > 0, let most = counts.map(\.count).max(), let best = counts.first(where: { $0.count == most }) else {
      return nil
    }
    return (best.cause, Double(best.count) / Double(total))
  }
}
