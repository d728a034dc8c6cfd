import CookieScenarios
import Foundation
import Testing

@testable import CookieLab

@Suite("Measuring") struct MeasuringTests {
  @Test("durations have quantiles and an interval for their middle")
  func durations() throws {
    let samples = try #require(DurationSamples("x", (1...100).map { Double(101 - $0) }))
    #expect(samples.count == 100)
    #expect(
      samples.quantiles == [
        [0, 1], [0.05, 6], [0.25, 26], [0.5, 51], [0.75, 76], [0.95, 96], [0.99, 100], [1, 100],
      ])
    #expect(samples.medianInterval == [41, 61])
    #expect(DurationSamples("x", []) == nil)
    #expect(DurationSamples("x", [.nan]) == nil)
  }

  @Test(
    "a median of five samples has no interval: it lies beyond all of them in 1 of 16 cases",
    arguments: [(1, nil), (2, nil), (5, nil), (6, [1, 6]), (7, [1, 7])] as [(Int, [Double]?)])
  func interval(count: Int, interval: [Double]?) {
    #expect(DurationSamples("x", (0..<count).map { Double($0 + 1) })?.medianInterval == interval)
  }

  @Test("counts are in the order of their delays, with Wilson's interval")
  func counts() {
    let counts = CountSamples.each("x", ["10.0": [1, 0], "0.1": [1, 1, 1], "other": [1]])
    #expect(counts.map(\.atMilliseconds) == [0.1, 10])
    #expect(counts.map(\.count) == [3, 1])
    #expect(counts[1].interval == [0.0945, 0.9055])
  }

  struct Copy: Sendable {
    var samples: [String: [Double]]
    var quantiles: [[Double]]?
  }

  @Test(
    "the delay of the page's copy follows from the shares that were stale",
    arguments: [
      Copy(samples: [:], quantiles: nil),
      Copy(samples: ["0.0": [0, 0], "1.0": [0, 0]], quantiles: [[0, 0], [1, 0]]),
      Copy(
        samples: ["0.0": [1, 1, 0, 0], "0.5": [1, 0, 0, 0], "1.0": [0, 0, 0, 0]],
        quantiles: [[0, 0], [0.5, 0], [0.75, 0.5], [1, 1]]),
    ])
  func copyDelay(_ test: Copy) { #expect(MeasuredProfile.delay(surviving: test.samples)?.quantiles == test.quantiles) }

  @Test("what was measured can be put into a scenario file as its timing")
  func profile() throws {
    let some = (0..<40).map { Double($0) / 10 }
    let profile = MeasuredProfile(
      engine: "webkitgtk", engineVersion: "2.50.6", cores: 2, load: 0.5, isComplete: true,
      [
        .webRead: ["milliseconds": some], .webWrite: ["milliseconds": some], .coldRead: ["milliseconds": some],
        .notification: [
          "notices": [1, 1, 2], "afterHalf": [0.4, 0.3, 0.2], "afterCall": [1, 1, 1], "beforeCompletion": [1, 1, 0],
        ],
        .pageCall: ["milliseconds": some], .nativeCall: ["milliseconds": [-0.1] + some, "request": [7, 7]],
        .visibility: ["0.0": [1, 0], "1.0": [0, 0]], .nativeWrite: ["2": [1, 1], "500": [50.8, 50.8]],
        .bridge: ["milliseconds": [0.4, 0.4]], .load: ["cold": [152, 152], "warm": [2]],
        .killDuringSet: ["0.1": [1, 0, 0, 0], "1.0": [0, 0, 0, 0]],
        .setAfterKill: ["0.0": [1, 1], "5.0": [1, 0], "50.0": [0, 0], "notices": [0, 0, 0]],
      ],
      [
        .pageRequest: [2, 2], .pageAnswer: [0.8, 1.4], .webRead: [1.5, 1.5], .nativeWrite: [1.6, 1.6],
        .nativeRequest: [0.9, 0.9], .nativeAnswer: [3, 3], .webWrite: [1.7, 1.7],
      ])
    let encoder = JSONEncoder()
    let timing = String(decoding: try encoder.encode(profile.timing), as: UTF8.self)
    let text = """
      {schema: "twinjar.scenario/1", name: "mine", profile: "ideal", policy: "rfc9700-strict", timing: \(timing),
       script: ["launch", "logIn"]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: "mine.json5")
    #expect(profile.timing.count == 15)
    let legs = scenario.profile.timing
    let fixed = [legs.pageLoad, legs.bridge, legs.webProcessStart, legs.nativeCookieResponse ?? .zero]
    #expect(fixed.map(\.minimum) == [4_000_000, 200_000, 150_000_000, 3_000_000])
    #expect(fixed.map(\.maximum) == fixed.map(\.minimum))
    // The observer's own delay is taken off.
    #expect(scenario.profile.timing.pageCookieResponse?.minimum == 500_000)
    #expect(profile.faults?.deadNetworkProcess.observerGoesDeaf == true)
    #expect(profile.faults?.deadNetworkProcess.noticeDelayMilliseconds.quantiles == [[0, 0], [0.5, 5], [1, 50]])
    #expect(scenario.profile.timing.nativeWritePerCookie == .fixed(milliseconds: 0.1))
    // What a copy consists of is what it took within one, and not by itself.
    let copied = [legs.webRead, legs.webWrite, legs.nativeWrite, legs.nativeRequest]
    #expect(copied.map(\.minimum) == [1_500_000, 1_700_000, 1_400_000, 900_000])
    #expect(copied.map(\.maximum) == copied.map(\.minimum))
    #expect(scenario.profile.timing.webWriteArrival == .quantiles([(0, 0), (0.75, 0.1), (1, 1)]))
    let alone = try #require(profile.durations.first { $0.name == "native code, from the server's answer to the app" })
    #expect(legs.nativeCompletion == .quantiles(alone.quantiles.map { ($0[0], max(0, $0[1])) }))
    #expect(profile.counts.first { $0.name == "observer told of a set, once" }?.count == 2)
    #expect(profile.counts.first { $0.name == "observer told before the set completes" }?.count == 2)
    #expect(try MeasurementReport(profile).json().contains(MeasuredProfile.schema))
    #expect(MeasurementReport(profile).text.contains("web store, read"))
    #expect(MeasurementReport(profile).text.contains(/set beside 2 cookies +2 +1\.00 +1\.00 +none/))
  }
}
