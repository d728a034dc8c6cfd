import CookieDiagnosis
import CookieReports
import CookieScenarios
import SyncStrategies
import Testing

@testable import CookieExploration
@testable import CookieSimulation

/// What checks print when something fails: a line that shows it again, for a shell.
@Suite("Texts of checks") struct CheckTextTests {
  private let scenario: Scenario
  private let strategy: StrategyEntry
  private var invocation = Invocation(program: "my app/twinjar")

  init() throws {
    scenario = Scenario(
      name: "mine", profile: .ideal, policy: .rfc9700Strict,
      script: [.launch, .logIn, .openPage, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 60_000))])
    strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    invocation.add(scenarioFile: "my scenario.json5", of: scenario)
  }

  @Test("a false certificate is shown by the line that plays its run") func certificates() {
    let tape = TapeText(strategy: strategy.name, scenario: scenario, content: .seed(1), trace: 2)
    var tally = CertificateCheck.Tally()
    tally.contradictions = [
      CertificateCheck.Contradiction(strategy: strategy.name, scenario: "mine", property: .lost, tape: tape)
    ]
    let text = CertificateCheckText(tally, seed: 2, invocation: invocation).text
    #expect(text.hasSuffix("\n  'my app/twinjar' replay --scenario 'my scenario.json5' \(tape.text)\n"), "\(text)")
  }

  @Test("a cell that cannot be relied on is named") func unreliableCells() {
    var tally = CertificateCheck.Tally()
    tally.unreliable = [CertificateCheck.Cell(strategy: strategy.name, scenario: "mine")]
    let text = CertificateCheckText(tally, seed: 2, invocation: invocation).text
    #expect(text.contains("\nUNRELIABLE: explore says of push-only in mine that "), "\(text)")
  }

  @Test("a chain that fails is shown by the line that explains its run") func chains() {
    var tally = ChainCheck.Tally()
    tally.failures = [
      ChainCheck.Failure(
        fault: ChainFault(cause: .doubleRefresh, words: "not shown"), scenario: scenario, strategy: strategy, seed: 1,
        verdict: 0)
    ]
    let text = ChainCheckText(tally, seed: 2, invocation: invocation).text
    #expect(text.contains("\nSession 0 is lost: F50, native code and the page refreshed one token\n"), "\(text)")
    #expect(
      text.contains("\n  'my app/twinjar' explain --scenario 'my scenario.json5' --cause F50 twinjar.tape/1,"),
      "\(text)")
  }
}
