import Choices
import CookieScenarios
import CookieSimulation

/// Generates small scenarios whose spaces can be walked with and without reduction.
///
/// Scripts are short, faults, platforms and policies are mixed at will. What comes out for a number is always the same.
public struct SmallScenarios {
  private var random: SplitMix64

  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Without those that came later: one more in the list would make every number another scenario.
  private static let platforms = Profile.all.filter { $0.name != Profile.androidWebView.name }

  public mutating func next() -> Scenario {
    var profile = pick(Self.platforms)
    mixFaults(into: &profile.faults)
    var policy = pick(ServerPolicy.all)
    // Short enough for waits of the script to reach.
    if chance(2) { policy.accessLifetimeSeconds = 60 }
    var scenario = Scenario(name: "generated", profile: profile, policy: policy, script: script())
    scenario.app.nativeRefreshesAtExpiry = chance(2)
    scenario.app.pageRefreshesAtExpiry = chance(2)
    scenario.network.latency = .uniform(milliseconds: 20, 80)
    scenario.eventBudget = 600
    return scenario
  }

  private mutating func mixFaults(into faults: inout FaultOptions) {
    let half = Probability(0.5) ?? .never
    // One or two of them, so that the space stays small.
    for _ in 0..<2 {
      switch pick(Array(0..<9)) {
      case 0: faults.replyLoss = half
      case 1: faults.writesWithoutEffect = half
      case 2: faults.networkProcessDeathPerForeground = half
      case 3: faults.unexplainedLossPerLaunch = half
      case 4: faults.flushDelay = .uniform(milliseconds: 100, 5_000)
      case 5: faults.observerCoalescing = .fixed(milliseconds: 5)
      case 6: faults.loadOvertakesWrites.toggle()
      case 7: faults.readsEmptyUntilStarted.toggle()
      default: faults.deadNetworkProcess = .assumed
      }
    }
  }

  private mutating func script() -> [ScriptStep] {
    var steps: [ScriptStep] = [.launch, .logIn]
    if chance(2) { steps.append(.openPage) }
    for _ in 0...pick([1, 2]) { steps += piece() }
    return steps
  }

  private mutating func piece() -> [ScriptStep] {
    switch pick(Array(0..<11)) {
    case 0: [.callNative(awaited: true)]
    case 1: [.fetchOnPage(awaited: chance(2))]
    case 2: [.openPage]
    case 3: [.kill, .wait(.uniform(milliseconds: 1_000, 3_000)), .launch]
    case 4: [.refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 500))]
    case 5: [.wait(.fixed(milliseconds: 61_000))]
    case 6: [.logOut(on: chance(2) ? .native : .page)]
    case 7: [.background, .wait(.fixed(milliseconds: 2_000)), .foreground]
    case 8: [.killNetworkProcess]
    case 9: [.repeat(times: 0...1, steps: [.callNative(awaited: false)])]
    default: [.readOnPage]
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  private mutating func chance(_ oneIn: UInt64) -> Bool { random.next() % oneIn == 0 }
}
