import Choices
import CookieExploration
import Foundation
import Testing

@testable import CookieFuzzing

@Suite("Campaigns")
struct CampaignTests {
  /// Sends the first pair of the first field anywhere and for ever, stores nothing that it would show, and ends at a
  /// combination that it does not like. A shell's own words alone: it is started again often.
  private static let oracle = #"""
    while IFS= read -r line; do
      id=${line#*\"id\":}; id=${id%%,*}
      case $line in *%3B*Secure*) kill -4 $$;; esac
      got=null
      case $line in *request_url*)
        pair=${line#*\"set_cookie\":[\"}; pair=${pair%%\"*}; pair=${pair%%;*}
        case $pair in *\\*) pair=x;; esac
        got="\"$pair\"";;
      esac
      printf '{"id":%s,"got":%s}\n' "$id" "$got"
    done
    """#

  private func findings(jobs: Int, seed: UInt64 = 1, runs: Int = 1_600) -> [FuzzFinding] {
    var options = SetCookieCampaign.Options()
    (options.seed, options.runs, options.jobs) = (seed, runs, jobs)
    let oracle = OracleProcess(name: "greedy", command: ["sh", "-c", Self.oracle])
    let campaign = SetCookieCampaign(options, oracles: [oracle]) { _ in }
    campaign.run(control: CampaignControl()) { _ in }
    return campaign.findings
  }

  @Test("the same seed and runs give the same findings for any number of jobs")
  func isDeterministic() {
    let one = findings(jobs: 1)
    #expect(one == findings(jobs: 2))
    #expect(one.count > 5)
  }

  @Test("what a greedy oracle does is found: beyond its scope, after deletion, refused, and its end")
  func findsEffects() {
    let effects = Set(
      findings(jobs: 1).compactMap { finding -> DifferenceEffect? in
        guard case .difference(let difference) = finding.of else { return nil }
        return difference.kind.effect
      })
    #expect(effects.isSuperset(of: [.sendsBeyond, .storesRefused, .refuses, .crash]))
  }

  @Test("a falsified parser is found, each property once, and shrunk")
  func findsTampering() throws {
    var options = SetCookieCampaign.Options()
    options.runs = 2_000
    options.tamper = { if $0.path != nil { $0.httpOnly = false } }
    var reported: [FuzzFinding] = []
    let campaign = SetCookieCampaign(options, oracles: []) { reported.append($0) }
    campaign.run(control: CampaignControl()) { _ in }
    #expect(campaign.findings.map(\.of) == [.property(.agreesWithReference)])
    #expect(reported.count == 1)
    let field = try #require(reported.first?.question.texts.dropFirst().first)
    #expect(field.count <= "=;path;httponly".utf8.count)
  }

  @Test("a command that is not there shows nothing about any question", arguments: ["/nonexistent/oracle", "exit 127"])
  func missing(command: String) {
    var options = SetCookieCampaign.Options()
    options.runs = 32
    let oracle = OracleProcess(name: "missing", command: ["sh", "-c", command])
    let campaign = SetCookieCampaign(options, oracles: [oracle]) { _ in }
    campaign.run(control: CampaignControl()) { _ in }
    #expect(campaign.findings == [])
  }

  /// Answers, and then takes its time with each question.
  private static let slow = """
    IFS= read -r line; printf '{"id":0,"got":null}\\n'; while IFS= read -r line; do sleep 30; done
    """

  @Test("a limit of time holds for oracles that hang, and for what is found then", arguments: [1, 2])
  func limited(jobs: Int) {
    var options = SetCookieCampaign.Options()
    (options.runs, options.seconds, options.jobs) = (4_096, 2, jobs)
    let oracles = ["one", "two"].map { OracleProcess(name: $0, command: ["sh", "-c", Self.slow], deadline: 0.7) }
    for oracle in oracles { #expect(oracle.silence() == nil) }
    let campaign = SetCookieCampaign(options, oracles: oracles) { _ in }
    let start = ContinuousClock.now
    campaign.run(control: CampaignControl()) { _ in }
    // The properties come first, and take a while in a build for debugging.
    #expect(ContinuousClock.now - start < .seconds(2 + 3 + campaign.progress.executionSeconds))
    #expect(campaign.findings.allSatisfy { $0.outcome != .unavailable })
  }

  @Test("what is interrupted in its only round is not finished", arguments: [1, 2])
  func interrupted(jobs: Int) throws {
    var options = SetCookieCampaign.Options()
    (options.runs, options.jobs) = (2_000, jobs)
    options.tamper = { if $0.path != nil { $0.httpOnly = false } }
    let control = CampaignControl()
    let fuzzing = SetCookieFuzzing(options, seeds: FuzzSeeds(), oracles: []) { _ in control.stop() }
    let whole = CampaignShard.whole
    try fuzzing.run(whole, control: control) { _ in }
    #expect(fuzzing.outcome(isTimed: false).progress.runs == 2_000)
    #expect(!fuzzing.isComplete(whole))

    let undisturbed = SetCookieFuzzing(options, seeds: FuzzSeeds(), oracles: []) { _ in }
    try undisturbed.run(whole, control: CampaignControl()) { _ in }
    #expect(undisturbed.isComplete(whole))
  }

  @Test("splicing from a corpus changes what is generated, not what holds")
  func splices() {
    var options = SetCookieCampaign.Options()
    (options.runs, options.fields) = (2_000, [Array("quite=unusual; Domain=example.com".utf8)])
    let campaign = SetCookieCampaign(options, oracles: []) { _ in }
    campaign.run(control: CampaignControl()) { _ in }
    #expect(campaign.findings == [])
    #expect(campaign.progress.runs == 2_000)
    #expect(campaign.progress.executions > 2_000)
  }
}
