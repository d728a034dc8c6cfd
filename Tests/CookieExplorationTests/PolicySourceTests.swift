import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// What the presets are from, and what they lose: a server that ends the session on a reuse is no harmless one.
@Suite struct PolicySourceTests {
  @Test("every policy that stands for a product or a document has a link", arguments: ServerPolicy.all)
  func hasSource(_ policy: ServerPolicy) {
    guard policy != .noRotation else {
      #expect(policy.source == nil)
      return
    }
    #expect(policy.source?.link.hasPrefix("https://") == true)
    #expect(PolicyNote.summary(policy).contains("\(policy.source?.link ?? "?"), 2026-11-22"))
  }

  @Test("a table says what is not verified of its policy, and nothing of a policy that is verified")
  func tablesSaySo() throws {
    for (policy, line) in [
      (
        ServerPolicy.okta, "Not verified of okta: the access token's lifetime, which used-up tokens the grace is for.\n"
      ),
      (.rfc9700Strict, ""), (.oryHydra, ""), (.noRotation, ""),
    ] {
      #expect(PolicyNote.line(policy) == line)
      var scenario = try #require(try BuiltInScenarios.scenario(named: "fault-free"))
      scenario.policy = policy
      let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
      let campaign = Campaign(scenarios: [scenario], strategies: [strategy], runs: 2, seed: 1)
      let tallies = campaign.run(jobs: 1)
      let tables = [
        Scoreboard(campaign, tallies, invocation: Invocation(program: "twinjar")).text,
        CauseTable(campaign, tallies, invocation: Invocation(program: "twinjar")).text,
      ]
      for table in tables { #expect(table.contains("2 runs a strategy\n\(line)\n")) }
    }
  }

  /// The same refresh on both sides at the expiry of an access token of 15 minutes.
  @Test(
    "a server that ends the session on a reuse loses it to a two-way observer",
    arguments: [
      (ServerPolicy.keycloak, 80...100), (.oryHydra, 80...100), (.rfc9700Strict, 80...100), (.connect2id, 0...2),
    ])
  func reuseEndsTheSession(_ policy: ServerPolicy, _ losses: ClosedRange<Int>) throws {
    var scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    scenario.policy = policy
    scenario.policy.accessLifetimeSeconds = 15 * 60
    let strategy = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    let tally = Campaign(scenarios: [scenario], strategies: [strategy], runs: 100, seed: 1).run(jobs: 2)[0]
    #expect(losses.contains(tally.runsWithLoss), "\(tally.runsWithLoss) of 100")
  }
}
