import CookieScenarios
import CookieSimulation

/// A scenario on other platforms and servers than its own.
///
/// A tape carries the digest of the scenario that it belongs to, so that the one that was meant can be found again.
public enum ScenarioVariants {
  /// The scenario as it is for even numbers; for odd ones, with every profile in turn, and for each round of those with
  /// the next policy. The first round keeps the scenario's own policy.
  public static func variant(_ number: Int, of scenario: Scenario) -> Scenario {
    guard number % 2 == 1 else { return scenario }
    let (round, profile) = (number / 2).quotientAndRemainder(dividingBy: Profile.all.count)
    let policy = round % (ServerPolicy.all.count + 1)
    return variant(of: scenario, on: Profile.all[profile], policy == 0 ? nil : ServerPolicy.all[policy - 1])
  }

  /// The scenario, or the variant of it, that has this digest; nil if none has.
  public static func variant(of scenario: Scenario, withDigest digest: UInt64) -> Scenario? {
    if scenario.digest == digest { return scenario }
    for profile in Profile.all {
      for policy in [nil] + ServerPolicy.all.map(Optional.some) {
        let candidate = variant(of: scenario, on: profile, policy)
        if candidate.digest == digest { return candidate }
      }
    }
    return nil
  }

  private static func variant(of scenario: Scenario, on profile: Profile, _ policy: ServerPolicy?) -> Scenario {
    var variant = scenario
    variant.profile = profile
    if let policy { variant.policy = policy }
    return variant
  }
}
