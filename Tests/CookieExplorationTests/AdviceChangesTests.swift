import CookieScenarios
import Testing

@testable import CookieExploration
@testable import CookieReports

/// Where the advice of a sweep changes, on tallies that are written out.
@Suite("Changes of advice over a sweep") struct AdviceChangesTests {
  /// The runs of 100 that each strategy fails at a combination of values.
  struct Point: Sendable {
    var settings: [String]
    var failures: KeyValuePairs<String, Int>
    /// Those that have a run without a verdict.
    var stuck: Set<String> = []
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var points: [Point]
    var changes: [AdviceChanges.Change]
    var says: [String]
  }

  private static let same = "The strategy to take is the same everywhere."
  private static let kept = "No two others are shown in one order here and in the other there."
  private static let (grace, latency) = ("server.graceSeconds", "network.latencyMilliseconds")

  private static func point(_ latency: Int, _ failures: KeyValuePairs<String, Int>, stuck: Set<String> = []) -> Point {
    Point(settings: ["\(Self.latency)=\(latency)"], failures: failures, stuck: stuck)
  }

  private static func point(
    grace: Int, _ latency: Int, _ failures: KeyValuePairs<String, Int>
  ) -> Point {
    Point(settings: ["\(Self.grace)=\(grace)", "\(Self.latency)=\(latency)"], failures: failures)
  }

  static let cases: [Case] = [
    Case(
      testDescription: "one point has no neighbour", points: [point(5, ["a": 0, "b": 50])], changes: [],
      says: [same, kept]),
    Case(
      testDescription: "along each key, the others as they are; below the first place too, whatever lies between",
      points: [
        point(grace: 0, 5, ["a": 0, "b": 20, "c": 50, "d": 80]),
        // c and d are not told apart here.
        point(grace: 0, 50, ["a": 0, "b": 20, "c": 60, "d": 63]),
        point(grace: 0, 500, ["a": 40, "b": 0, "c": 90, "d": 65]),
        point(grace: 30, 5, ["a": 0, "b": 20, "c": 50, "d": 80]),
        point(grace: 30, 50, ["a": 0, "b": 20, "c": 50, "d": 80]),
        point(grace: 30, 500, ["a": 0, "b": 20, "c": 50, "d": 80]),
      ],
      changes: [
        .init(
          key: grace, from: 2, to: 5, recommended: .init(before: "b", after: "a"),
          overtaken: [.init(strategy: "b", by: ["a"]), .init(strategy: "d", by: ["c"])]),
        .init(
          key: latency, from: 1, to: 2, recommended: .init(before: "a", after: "b"),
          overtaken: [.init(strategy: "a", by: ["b"])]),
        .init(key: latency, from: 0, to: 2, overtaken: [.init(strategy: "c", by: ["d"])]),
      ],
      says: [
        "From server.graceSeconds=0, network.latencyMilliseconds=500 to server.graceSeconds=30, "
          + "network.latencyMilliseconds=500: take a in place of b, which is worse: it fails 20 of 100 runs there.",
        "From server.graceSeconds=0, network.latencyMilliseconds=50 to server.graceSeconds=0, "
          + "network.latencyMilliseconds=500: take b in place of a, which is worse: it fails 40 of 100 runs there.",
        "From server.graceSeconds=0, network.latencyMilliseconds=500 to server.graceSeconds=30, "
          + "network.latencyMilliseconds=500: d (fails 65, then 80 runs) falls behind c (fails 90, then 50 runs).",
        "From server.graceSeconds=0, network.latencyMilliseconds=5 to server.graceSeconds=0, "
          + "network.latencyMilliseconds=500: c (fails 50, then 90 runs) falls behind d (fails 80, then 65 runs).",
      ]),
    Case(
      testDescription: "one that falls behind several, the best of them first",
      points: [point(5, ["a": 0, "b": 20, "c": 45, "d": 70]), point(500, ["a": 0, "b": 95, "c": 60, "d": 30])],
      changes: [
        .init(
          key: latency, from: 0, to: 1,
          overtaken: [.init(strategy: "b", by: ["d", "c"]), .init(strategy: "c", by: ["d"])])
      ],
      says: [
        same,
        "From network.latencyMilliseconds=5 to network.latencyMilliseconds=500: b (fails 20, then 95 runs) falls behind "
          + "d (fails 70, then 30 runs), c (fails 45, then 60 runs).",
        "From network.latencyMilliseconds=5 to network.latencyMilliseconds=500: c (fails 45, then 60 runs) falls behind "
          + "d (fails 70, then 30 runs).",
      ]),
    Case(
      testDescription: "who is as good as the best at one value only",
      points: [point(5, ["a": 0, "b": 0, "c": 50, "d": 60]), point(500, ["a": 0, "b": 40, "c": 0, "d": 0])],
      changes: [
        .init(
          key: latency, from: 0, to: 1, overtaken: [.init(strategy: "b", by: ["c", "d"])], joined: ["c", "d"],
          left: ["b"])
      ],
      says: [
        same,
        "From network.latencyMilliseconds=5 to network.latencyMilliseconds=500, of the strategy to take and the others: "
          + "c, d are no longer told apart; b is told apart now.",
        "From network.latencyMilliseconds=5 to network.latencyMilliseconds=500: b (fails 0, then 40 runs) falls behind "
          + "c (fails 50, then 0 runs), d (fails 60, then 0 runs).",
      ]),
    Case(
      testDescription: "an order that no test shows is none",
      points: [point(5, ["a": 0, "b": 30, "c": 33]), point(500, ["a": 0, "b": 33, "c": 30])], changes: [],
      says: [same, kept]),
    Case(
      testDescription: "a strategy without a verdict in some run has no place to lose",
      points: [point(5, ["a": 0, "b": 30]), point(500, ["a": 40, "b": 0], stuck: ["a"])],
      changes: [.init(key: latency, from: 0, to: 1, recommended: .init(before: "a", after: "b"))],
      says: [
        "From network.latencyMilliseconds=5 to network.latencyMilliseconds=500: take b in place of a, which has runs "
          + "without a verdict.", kept,
      ]),
    Case(
      testDescription: "none to take at one end",
      points: [point(5, ["a": 0]), point(500, ["a": 0], stuck: ["a"])], changes: [],
      says: [
        "The strategy to take is the same wherever there is one.",
        "There is none to take at 1 of 2 points: each has runs without a verdict.", kept,
      ]),
    Case(
      testDescription: "none to take anywhere",
      points: [point(5, ["a": 0], stuck: ["a"]), point(500, ["a": 0], stuck: ["a"])], changes: [],
      says: ["There is none to take: each has runs without a verdict.", kept]),
    Case(
      testDescription: "none to take between two",
      points: [
        point(5, ["a": 0, "b": 50]), point(50, ["a": 0, "b": 0], stuck: ["a", "b"]), point(500, ["a": 90, "b": 0]),
      ],
      changes: [.init(key: latency, from: 0, to: 2, overtaken: [.init(strategy: "a", by: ["b"])])],
      says: [
        "The strategy to take is not the same everywhere; between two of them there is none.",
        "There is none to take at 1 of 3 points: each has runs without a verdict.",
        "From network.latencyMilliseconds=5 to network.latencyMilliseconds=500: a (fails 0, then 90 runs) falls behind "
          + "b (fails 50, then 0 runs).",
      ]),
  ]

  @Test("who is shown to be worse than another, but not than the strategy to take, is not told apart from that")
  func notToldApart() {
    let rows = [
      RankingTests.Row(name: "a", lost: 0..<20), RankingTests.Row(name: "b", lost: 0..<35),
      RankingTests.Row(name: "c", lost: 60..<96), RankingTests.Row(name: "d", lost: 0..<70, stuck: 99..<100),
    ]
    let ranking = Ranking(rows.map { ($0.entry, $0.tally) })
    #expect(ranking.rows.map(\.standing) == [.candidate, .worse, .worse, .withoutVerdict])
    let scenario = Scenario(name: "test", profile: .ideal, policy: .rfc9700Strict, script: [.launch])
    #expect(AdviceSweepReport.Point(scenario, [], ranking).candidates == ["a", "c"])
  }

  @Test("are named", arguments: cases) func named(_ example: Case) throws {
    let scenario = Scenario(name: "test", profile: .ideal, policy: .rfc9700Strict, script: [.launch])
    let points = try example.points.map { point in
      AdviceSweepReport.Point(
        scenario, try point.settings.map { try ScenarioSetting(parsing: $0, source: "") },
        Ranking(
          point.failures.map { name, count in
            let stuck = point.stuck.contains(name) ? 99..<100 : 0..<0
            let row = RankingTests.Row(name: name, lost: 0..<count, stuck: stuck)
            return (row.entry, row.tally)
          }))
    }
    #expect(AdviceChanges(points).changes == example.changes)
    let text = AdviceSweepReport(points, seed: 1, isComplete: true).text
    #expect(text.hasSuffix("\n\n" + example.says.map { $0 + "\n" }.joined()), "\(text)")
  }
}
