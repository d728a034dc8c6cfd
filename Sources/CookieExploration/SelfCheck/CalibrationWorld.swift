import Choices
import CookieScenarios
import Foundation
import TraceCalibration

/// A simulated world whose keys are drawn, with what a calibration ought to find out of them.
struct CalibrationWorld: Sendable {
  enum Truth: Sendable, Hashable {
    case number(Double)
    case value(Estimate.Value)
  }

  let scenario: Scenario
  /// By the names of estimates.
  let truths: [String: Truth]

  /// - Parameter number: which world of those with this seed.
  init(seed: UInt64, number: Int) {
    var draw = WorldDraw(seed: SplitMix64.seed(campaign: seed, run: number))
    let network = draw.network()
    var profile = Profile.ideal
    profile.name = "drawn"
    profile.timing.nativeRequest = .fixed(milliseconds: network.nativeRequest)
    let faults = draw.faults()
    profile.faults = faults
    let policy = draw.policy()
    let kills = Double(draw.whole(10...60)) / 100
    var scenario = Scenario(
      name: "drawn", profile: profile, policy: policy, script: draw.script(kills: kills, grace: policy.graceSeconds),
      eventBudget: 1_000_000)
    scenario.network.latency = .uniform(milliseconds: network.least, network.most)
    self.scenario = scenario
    truths = Self.network(network).merging(Self.server(policy)) { $1 }.merging(
      [
        Calibration.kills: .number(kills), Calibration.pageDeath: .number(faults.webContentDeathPerForeground.value),
        Calibration.networkDeath: .number(faults.networkProcessDeathPerForeground.value),
        Calibration.loss: .number(faults.unexplainedLossPerLaunch.value),
        Calibration.replyLoss: .number(faults.replyLoss.value),
      ]) { $1 }
  }

  // MARK: - What is true

  private static func network(_ network: WorldDraw.Network) -> [String: Truth] {
    let width = network.most - network.least
    var truths: [String: Truth] = [
      Calibration.latencyMean: .number((network.least + network.most) / 2),
      Calibration.jitter: .number(width / 12.0.squareRoot()),
      Calibration.nativeRequest: .number(network.nativeRequest),
    ]
    for share in Calibration.shares {
      // The sum of two that are even between the same ends: a triangle.
      let part = share <= 0.5 ? (2 * share).squareRoot() : 2 - (2 * (1 - share)).squareRoot()
      truths[Calibration.roundTrip(share)] = .number(2 * network.least + width * part)
    }
    return truths
  }

  private static func server(_ policy: ServerPolicy) -> [String: Truth] {
    let rotates = policy.rotation == .singleUse
    var truths: [String: Truth] = [
      Calibration.rotation: .value(.word(policy.rotation.rawValue)),
      Calibration.rotationShare: .number(rotates ? 1 : 0),
      Calibration.persistent: .value(.flag(policy.cookiesArePersistent)),
      Calibration.httpOnly: .value(.flag(policy.cookiesAreHTTPOnly)),
      Calibration.issuesRefresh: .value(.flag(policy.issuesRefreshTokens)),
    ]
    for (name, seconds) in [
      (Calibration.accessLifetime, policy.accessLifetimeSeconds),
      (Calibration.refreshLifetime, policy.refreshLifetimeSeconds),
    ] {
      truths[name] = .number(seconds)
      truths[Calibration.byUse(name)] = .number(seconds)
    }
    guard rotates else { return truths }
    truths[Calibration.grace] = .number(policy.graceSeconds)
    truths[Calibration.graceAnswer] = .value(.word(policy.graceAnswer.rawValue))
    truths[Calibration.graceDepth] = .value(.word(policy.graceDepth.rawValue))
    truths[Calibration.reuse] = .value(.word(policy.reuseReaction.rawValue))
    truths[Calibration.revocationShare] = .number(policy.reuseReaction == .reject ? 0 : 1)
    return truths
  }
}

/// Draws the keys of a world, each evenly from its range.
struct WorldDraw {
  struct Network {
    /// One way, in milliseconds, even between them.
    var least: Double
    var most: Double
    var nativeRequest: Double
  }

  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.choose(below: range.count)
  }

  private mutating func flip() -> Bool { random.choose(below: 2) == 0 }

  private mutating func rate(upTo hundredths: Int) -> Probability {
    Probability(Double(whole(0...hundredths)) / 100) ?? .never
  }

  mutating func network() -> Network {
    let least = Double(whole(5...100))
    let width = Double(whole(5...200))
    return Network(least: least, most: least + width, nativeRequest: flip() ? 0 : Double(whole(1...50)))
  }

  mutating func faults() -> FaultOptions {
    var faults = FaultOptions()
    faults.unexplainedLossPerLaunch = rate(upTo: 30)
    faults.networkProcessDeathPerForeground = rate(upTo: 30)
    faults.webContentDeathPerForeground = rate(upTo: 30)
    faults.replyLoss = rate(upTo: 20)
    return faults
  }

  mutating func policy() -> ServerPolicy {
    let hasGrace = flip()
    let access = Double(whole(300...3_600))
    let reactions: [ServerPolicy.ReuseReaction] = [.reject, .revokeSession, .revokeSessionAndAccess]
    let reaction = reactions[whole(0...2)]
    let rotates = whole(0...3) > 0
    var policy = ServerPolicy(
      name: "drawn", summary: "", accessLifetimeSeconds: access,
      refreshLifetimeSeconds: Double(whole(1...60)) * 86_400, rotation: rotates ? .singleUse : .none,
      graceSeconds: rotates && hasGrace ? Double(whole(1...60)) : 0,
      graceAnswer: flip() ? .newSibling : .sameSuccessor, reuseReaction: reaction)
    policy.graceDepth = flip() ? .previous : .anyAncestor
    policy.expiryFormat = flip() ? .maxAge : .httpDate
    policy.cookiesArePersistent = whole(0...4) > 0
    policy.cookiesAreHTTPOnly = flip()
    return policy
  }

  // MARK: - The user

  /// Visits: requests of both sides, now and then both sides' refreshes, a time in the background, and after it a kill as often
  /// as `kills` says.
  mutating func script(kills: Double, grace: Double) -> [ScriptStep] {
    var steps: [ScriptStep] = [.launch, .logIn, .openPage]
    for _ in 0..<whole(60...120) {
      steps += visit(grace: grace)
      steps += [.background, wait(seconds: whole(10...1_800))]
      if whole(1...1_000_000) <= Int(kills * 1_000_000) {
        steps += [.kill, wait(seconds: whole(5...3_600)), .launch, .openPage]
      } else {
        steps.append(.foreground)
      }
    }
    return steps
  }

  private mutating func visit(grace: Double) -> [ScriptStep] {
    var steps: [ScriptStep] = [wait(seconds: whole(11...60))]
    for _ in 0..<whole(1...4) {
      steps += flip() ? [.callNative(awaited: true)] : [.fetchOnPage(awaited: true)]
      steps.append(wait(seconds: whole(1...300)))
    }
    if whole(0...3) == 0 {
      let offset = Double(whole(0...100)) / 50 * (grace + 0.2)
      steps.append(.refreshBoth(offsetNanoseconds: Int64(offset * 1e9) * (flip() ? 1 : -1)))
      steps.append(wait(seconds: whole(121...300)))
    }
    return steps + [wait(seconds: 61)]
  }

  private func wait(seconds: Int) -> ScriptStep { .wait(.fixed(milliseconds: Double(seconds) * 1_000)) }
}
