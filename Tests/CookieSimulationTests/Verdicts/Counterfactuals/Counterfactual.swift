import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

/// A run that ends badly for one first cause, and the ways to take that cause away.
struct Counterfactual: Sendable, CustomTestStringConvertible {
  var cause: Cause
  var strategy: any PlainStrategy.Type
  var scenario: Scenario
  /// Each by itself makes the verdict go away.
  var removals: [Removal]

  init(
    _ cause: Cause, _ strategy: any PlainStrategy.Type, _ scenario: Scenario, without removals: Removal...
  ) {
    self.cause = cause
    self.strategy = strategy
    self.scenario = scenario
    self.removals = removals
  }

  var testDescription: String {
    "\(cause.id): \(cause.label); taken away: \(removals.map(\.words).joined(separator: "; "))"
  }
}

/// How a first cause is taken away, with everything else left as it was.
enum Removal: Sendable {
  /// On the tape: the one fault that struck in the run does not. The scenario has one fault that may strike.
  case strike
  /// On the tape: one of the delays takes its least, or its longest. The scenario has one kind of delay.
  case shortest(String)
  case longest(String)
  /// On the tape: what the user does or what happens around them, which the script leaves open, does not happen.
  case step(String)
  /// Of the platform, the server or the app: a property that is no choice of the tape.
  case property(String, @Sendable (inout Scenario) -> Void)
  /// Of the strategy: another one on the same tape, which does not do what did the harm.
  case strategy(String, any PlainStrategy.Type)

  var words: String {
    switch self {
    case .strike: "the fault's choice on the tape"
    case .shortest(let what): "\(what), on the tape: its shortest"
    case .longest(let what): "\(what), on the tape: its longest"
    case .step(let what): "\(what), on the tape"
    case .property(let what, _), .strategy(let what, _): what
    }
  }

  /// The choices of a tape that the removal may turn, and to what; nil if it is not on the tape.
  var edit: (purpose: ChoicePurpose, value: UInt32)? {
    switch self {
    case .strike: (.fault, 0)
    case .shortest: (.delay, 0)
    case .longest: (.delay, UInt32(DurationDistribution.resolution - 1))
    case .step: (.script, 0)
    case .property, .strategy: nil
    }
  }
}

/// Every cause that a rule can name, each with runs in which it comes first.
enum Counterfactuals {
  static let all = loading + loss + copying + refresh + fetching + crowded + words

  /// What no choice of a tape decides: how a platform, a server, an app or its downloads are. These are switched off
  /// instead; every other cause is taken off a tape at least once.
  static let properties: Set<Cause> = [
    .firstRunDeaf, .writtenElsewhere, .appBound, .scriptCookieCapped, .cookieCapped, .observerReleased, .httpOnlySticky,
    .redirectHidesCookies, .splitAtComma, .expiryNotUnderstood, .sameSiteDefault, .otherSite, .partitionKeyLost,
    .patchedScript, .headerDropped,
    .loserClearsWinner, .graceWithoutTokens, .rotationNotAtomic, .fetchedTwice, .errorSaved, .loginPageShown,
    .fileGone, .withoutHTTPOnly, .ranOutUnused, .evicted, .tokenOfOtherSide, .troubleTakenForRefusal,
    .falseFailure, .logoutLeftCookies, .answerOutlivesLogout,
  ]

  /// What the rules can name and no run has for its first cause, with the reason.
  static let exceptions: [(cause: Cause, reason: String)] = [
    (
      .logInUnheard,
      "the user logs in while native code still answers the page's call from before: only twinjar takes so long, and a row's "
        + "strategy has a type of its own"
    ),
    (.unexplained, "says that no rule applies; a run without it is one in which some rule does"),
    (
      .lateRefusal,
      "the login that it comes after is met by a user who had lost a session before; FalseCauseTests has it"
    ),
  ]
}

// MARK: - Words of the tables

extension Counterfactuals {
  static let second = ScriptStep.wait(.fixed(milliseconds: 1_000))
  static let pause = ScriptStep.wait(.fixed(milliseconds: 5_000))
  static let minute = ScriptStep.wait(.fixed(milliseconds: 60_000))
  /// Past the 15 minutes of an access token.
  static let expiry = ScriptStep.wait(.fixed(milliseconds: 16 * 60_000))
  static let session: [ScriptStep] = [.launch, .logIn, .openPage]
  static let restart: [ScriptStep] = session + [minute, .kill, .launch, .openPage]
  static let half = Probability(0.5) ?? .never
  /// Only the page refreshes, or only native code: the other side would begin an hour later.
  static let pageRefreshes = ScriptStep.refreshBoth(offsetNanoseconds: -3_600_000_000_000)
  static let nativeRefreshes = ScriptStep.refreshBoth(offsetNanoseconds: 3_600_000_000_000)

  /// Steps that happen or not, as the tape has it.
  static func maybe(_ steps: ScriptStep...) -> ScriptStep { .repeat(times: 0...1, steps: steps) }

  static func download(
    awaited: Bool = true, _ change: (inout DownloadOrder) -> Void
  ) -> ScriptStep {
    var order = DownloadOrder()
    change(&order)
    return .download(order, awaited: awaited)
  }

  /// A scenario whose tape has no choices but those of the jobs and what `change` adds.
  static func steady(_ script: [ScriptStep], _ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    testScenario(script) {
      $0.profile.timing = PlatformTiming(
        webRead: .fixed(milliseconds: 0.13), webWrite: .fixed(milliseconds: 0.4),
        observerDelay: .fixed(milliseconds: 10), pageCopyDelay: .fixed(milliseconds: 0.25),
        networkProcessStart: .fixed(milliseconds: 80), pageLoad: .fixed(milliseconds: 0.4),
        nativeCompletion: .fixed(milliseconds: 2), bridge: .fixed(milliseconds: 0.07))
      $0.app.refreshJitter = .zero
      change(&$0)
    }
  }

  /// A property of the platform.
  static func fault(_ words: String, _ change: @escaping @Sendable (inout FaultOptions) -> Void) -> Removal {
    .property(words) { change(&$0.profile.faults) }
  }

  /// A rule of the server.
  static func server(_ words: String, _ change: @escaping @Sendable (inout ServerPolicy) -> Void) -> Removal {
    .property(words) { change(&$0.policy) }
  }

  /// What the client does with its downloads and documents.
  static func client(_ words: String, _ change: @escaping @Sendable (inout DownloadOrder) -> Void) -> Removal {
    .property(words) { scenario in
      scenario.script = scenario.script.map { step in
        switch step {
        case .download(var order, let awaited):
          change(&order)
          return .download(order, awaited: awaited)
        case .showDocument(var order):
          change(&order)
          return .showDocument(order)
        default: return step
        }
      }
    }
  }
}
