import Choices
import CookieScenarios

/// Follows a script as the lab plays it, for what would come out otherwise than in the simulator without an engine's doing.
///
/// A loop counts as gone through twice, since its second turn begins where the first has ended.
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
  /// True once the running app has used its web store, so that a network process is at work.
  private var usesWebStore = false
  /// How long what nobody waits for may still be under way, in nanoseconds.
  private var rest: Int64 = 0
  private var lastUnawaited = ""
  /// True until time has gone by since the last step that nobody waits for.
  private var isAtOnce = false
  private var mistake: Mistake?

  /// Of a refresh, or of a request that finds out that it has to refresh: there and back twice, and what an engine takes besides.
  private var exchange: Int64 { 4 * latency + 2_000_000_000 }

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
      expected:
        "waits of \(Double((rest + 99_999_999) / 100_000_000) / 10) s more behind it, in which it comes to its end")
  }

  private mutating func follow(_ steps: [ScriptStep], at path: String) {
    for (index, step) in steps.enumerated() { follow(step, at: "\(path)[\(index)]") }
  }

  private mutating func follow(_ step: ScriptStep, at place: String) {
    switch step {
    case .launch, .kill: self = PlayableOrder(latency: latency, keeping: mistake)
    case .logIn: usesWebStore = true
    case .openPage: (hasPage, usesWebStore) = (true, true)
    case .callNative(awaited: false): begin(exchange, at: place)
    case .fetchOnPage(awaited: false) where hasPage: begin(exchange, at: place)
    case .refreshBoth(let offset):
      if !hasPage { fail(place, step, "openPage before it: whether a page refreshes that opens later is chance") }
      begin(abs(offset) + exchange, at: place)
    case .killNetworkProcess: followKill(step, at: place)
    case .wait(let time):
      rest = max(0, rest - time.minimum)
      if time.minimum > 0 { isAtOnce = false }
    case .repeat(let times, let inner):
      let before = self
      if times.upperBound > 0 { follow(inner, at: "\(place).steps") }
      if times.upperBound > 1 { follow(inner, at: "\(place).steps") }
      if times.lowerBound == 0 { merge(before) }
    default: break
    }
  }

  private mutating func followKill(_ step: ScriptStep, at place: String) {
    if !usesWebStore {
      fail(
        place, step,
        "logIn or openPage before it in the same app: an engine's network process that has done nothing yet takes the app with it"
      )
    }
    if isAtOnce, rest > 0 {
      fail(place, step, "a wait before it: which comes first is chance, it or what has just begun")
    }
  }

  private mutating func begin(_ time: Int64, at place: String) {
    (rest, lastUnawaited, isAtOnce) = (max(rest, time), place, true)
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
    (hasPage, usesWebStore) = (hasPage && other.hasPage, usesWebStore && other.usesWebStore)
    isAtOnce = isAtOnce || other.isAtOnce
    if other.rest > rest { (rest, lastUnawaited) = (other.rest, other.lastUnawaited) }
  }
}
