import Choices
import CookieScenarios

/// Follows a script as the lab plays it, for what would come out otherwise than in the simulator without an engine's doing.
///
/// Of a loop as few turns count as it may have, and never fewer than two if it may have those: the second one begins where the
/// first has ended.
struct PlayableOrder {
  /// What is wrong with a step, or with the script's end.
  struct Mistake: Equatable {
    var place: String
    var found: String
    var expected: String
  }

  /// The longest way to the server, in nanoseconds.
  private let latency: Int64
  private var hasPage = false
  /// The same, if each loop took the turns for it.
  private var mayHavePage = false
  private var isRunning = false
  /// How long what nobody waits for may still be under way, in nanoseconds.
  private var rest: Int64 = 0
  private var lastUnawaited = ""
  /// True until time has gone by since the last step that nobody waits for.
  private var isAtOnce = false
  /// The same of what the lab has let come to its end already, before it let a longer wait go by.
  private var settledRest: Int64 = 0
  private var lastSettled = ""
  private var mistake: Mistake?

  /// Of a request that finds out that it has to refresh, and is made again: there and back three times, and what an engine takes
  /// besides.
  private var exchange: Int64 { 6 * latency + 2_000_000_000 }

  private init(latency: Int64) { self.latency = latency }

  /// The first thing that is wrong with the order of the steps; nil if nothing is.
  static func mistake(in scenario: Scenario) -> Mistake? {
    var order = PlayableOrder(latency: scenario.network.latency.maximum)
    order.follow(scenario.script, at: "script")
    return order.mistake ?? order.mistakeOfEnd
  }

  /// The simulator ends a run with its script, and what is under way then is played no more.
  private var mistakeOfEnd: Mistake? {
    guard rest > 0 else { return nil }
    return Mistake(
      place: lastUnawaited, found: "a step that nobody waits for, near the end of the script",
      expected: "waits of \(Self.seconds(rest)) s more behind it, in which it comes to its end")
  }

  private mutating func follow(_ steps: [ScriptStep], at path: String) {
    for (index, step) in steps.enumerated() { follow(step, at: "\(path)[\(index)]") }
  }

  private mutating func follow(_ step: ScriptStep, at place: String) {
    // Nothing happens while no app runs.
    guard isRunning || step.needsNoApp else { return }
    switch step {
    case .launch, .kill:
      failIfSettled(step, at: place)
      self = PlayableOrder(latency: latency, keeping: mistake)
      isRunning = step == .launch
    case .openPage: (hasPage, mayHavePage) = (true, true)
    case .callNative(awaited: false): begin(exchange, at: place)
    case .fetchOnPage(awaited: false) where mayHavePage: begin(exchange, at: place)
    case .refreshBoth(let offset):
      if !hasPage { fail(place, step, "openPage before it: whether a page refreshes that opens later is chance") }
      begin(abs(offset) + exchange, at: place)
    case .killNetworkProcess: followKill(step, at: place)
    case .wait(let time):
      let mayBeLong = Double(time.maximum) > TrialPlayer.longestWait * 1e9
      rest = max(0, rest - time.minimum)
      if mayBeLong { lastSettled = lastUnawaited }
      settledRest = mayBeLong ? rest : max(0, settledRest - time.minimum)
      if time.minimum > 0 { isAtOnce = false }
    case .repeat(let times, let inner): follow(inner, times, at: "\(place).steps")
    default: break
    }
  }

  private mutating func follow(_ steps: [ScriptStep], _ times: ClosedRange<Int>, at path: String) {
    let before = self
    if times.upperBound > 0 { follow(steps, at: path) }
    let once = self
    if times.upperBound > 1 { follow(steps, at: path) }
    if times.lowerBound > 2 {
      // Whatever has begun in one turn begins in each: all that changes from turn to turn is how long the rest still is.
      let turns = Int64(clamping: times.lowerBound - 3)
      (rest, settledRest) = (
        Self.rest(rest, after: turns, each: once.rest - rest),
        Self.rest(settledRest, after: turns, each: once.settledRest - settledRest)
      )
      follow(steps, at: path)
    }
    if times.contains(1) { merge(once) }
    if times.contains(0) { merge(before) }
  }

  private static func rest(_ rest: Int64, after turns: Int64, each time: Int64) -> Int64 {
    let (gone, isTooMuch) = max(0, time).multipliedReportingOverflow(by: turns)
    return isTooMuch ? 0 : max(0, rest - gone)
  }

  private mutating func followKill(_ step: ScriptStep, at place: String) {
    failIfSettled(step, at: place)
    if !hasPage {
      fail(
        place, step,
        "openPage before it in the same app: a network process that has done nothing yet takes the app with it")
    }
    if isAtOnce, rest > 0 {
      fail(place, step, "a wait before it: which comes first is chance, it or what has just begun")
    }
  }

  /// What was under way before a longer wait has come to its end in the lab, and may not have in the simulator.
  private mutating func failIfSettled(_ step: ScriptStep, at place: String) {
    guard settledRest > 0 else { return }
    fail(
      place, step, "waits of \(Self.seconds(settledRest)) s more before it, in which \(lastSettled) comes to its end")
  }

  /// Up to the next tenth.
  private static func seconds(_ nanoseconds: Int64) -> Double { Double((nanoseconds + 99_999_999) / 100_000_000) / 10 }

  private mutating func begin(_ time: Int64, at place: String) {
    if time >= rest { lastUnawaited = place }
    (rest, isAtOnce) = (max(rest, time), true)
  }

  private mutating func fail(_ place: String, _ step: ScriptStep, _ expected: String) {
    if mistake == nil { mistake = Mistake(place: place, found: "\"\(step.words)\"", expected: expected) }
  }

  private init(latency: Int64, keeping mistake: Mistake?) {
    self.init(latency: latency)
    self.mistake = mistake
  }

  /// A loop that may have no turn leaves either.
  private mutating func merge(_ other: PlayableOrder) {
    (isRunning, hasPage) = (isRunning || other.isRunning, hasPage && other.hasPage)
    mayHavePage = mayHavePage || other.mayHavePage
    isAtOnce = isAtOnce || other.isAtOnce
    if other.settledRest > settledRest { (settledRest, lastSettled) = (other.settledRest, other.lastSettled) }
    if other.rest > rest { (rest, lastUnawaited) = (other.rest, other.lastUnawaited) }
  }
}
