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
