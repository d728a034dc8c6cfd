import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// Two that each suffice: one is named, and without it the other is. What Causes.md says of them.
@Suite struct SufficientCauseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Keys of a scenario file, and the faults that are left out the second time.
    var world, faults: String
    var strategy: String
    var cause, other: String
  }

  private static let lostReply = """
    app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    script: [
      "launch", "logIn", "openPage", { do: "wait", minutes: 1 }, { do: "refreshBoth", offsetMilliseconds: -3600000 },
      { do: "wait", minutes: 16 }, "callNative"
    ]
    """

  static let cases = [
    Case(
      testDescription: "a lost reply, of which native code would not have heard", world: lostReply,
      faults: "faults: { replyLoss: 1.0 }", strategy: "push-only", cause: "F51", other: "F01"),
    Case(
      testDescription: "a released observer, of a strategy that copies no deletion",
      world: """
        script: [
          "launch", "logIn", "openPage", { do: "wait", seconds: 5 }, { do: "logOut", on: "page" },
          { do: "wait", seconds: 30 }, "callNative"
        ]
        """, faults: "faults: { observerIsReleased: true }", strategy: "two-way-observer", cause: "F31", other: "F33"),
    Case(
      testDescription: "a deletion that had not reached the disk, and that nobody copies",
      world: """
        script: [
          "launch", "logIn", "openPage", { do: "wait", seconds: 30 }, { do: "logOut", on: "page" },
          { do: "wait", seconds: 1 }, "kill", "launch", "callNative", "openPage"
        ]
        """, faults: "faults: { flushDelayMilliseconds: 5000 }", strategy: "single-source-web", cause: "F22",
      other: "F33"),
  ]

  @Test("two causes that each suffice", arguments: cases) func both(_ example: Case) throws {
    #expect(try Self.causes(example, with: example.faults + ",") == [example.cause])
    #expect(try Self.causes(example, with: "") == [example.other])
  }

  private static func causes(_ example: Case, with faults: String) throws -> Set<String> {
    let scenario = try HonestVerdictTests.scenario("policy: \"rfc9700-strict\", \(faults) \(example.world)")
    let entry = try #require(StrategyCatalogue.entry(named: example.strategy))
    let simulator = Simulator(scenario: scenario, strategy: entry)
    return (0..<10 as Range<UInt64>).reduce(into: []) { causes, seed in
      causes.formUnion(simulator.run(Tape(seed: seed)).verdicts.prefix(1).map(\.cause.id))
    }
  }
}
