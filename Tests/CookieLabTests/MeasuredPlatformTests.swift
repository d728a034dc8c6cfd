import Choices
import CookieScenarios
import Foundation
import Testing

@testable import CookieLab

/// The platform that is named for an engine is what was measured of it, key by key.
@Suite("The measured platform") struct MeasuredPlatformTests {
  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpus/lab-profiles").standardizedFileURL

  private static func measured(_ name: String) throws -> MeasuredProfile {
    try JSONDecoder().decode(MeasuredProfile.self, from: Data(contentsOf: directory.appending(path: name)))
  }

  /// A scenario file takes what was measured as it is.
  private static func scenario(_ measured: MeasuredProfile) throws -> Scenario {
    let encoder = JSONEncoder()
    func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
    let text = """
      {schema: "twinjar.scenario/1", name: "measured", profile: "webkitgtk-2.50", policy: "rfc9700-strict",
       timing: \(try json(measured.timing)), faults: \(try json(measured.faults)), script: ["launch"]}
      """
    return try ScenarioFile.parse(Array(text.utf8), source: "measured.json5")
  }

  @Test("webkitgtk-2.50 is the kept measurement") func platform() throws {
    let measured = try Self.measured("webkitgtk-2.50.profile")
    #expect(measured.isComplete)
    #expect(measured.engine == LabEngine.webKitGTK.rawValue)
    let scenario = try Self.scenario(measured)
    var timing = Profile.webKitGTK.timing
    timing.webProcessStart = scenario.profile.timing.webProcessStart
    timing.networkProcessStart = scenario.profile.timing.networkProcessStart
    #expect(scenario.profile.timing == timing)
    #expect(scenario.profile.faults == Profile.webKitGTK.faults)
    #expect(measured.timing.count == PlatformTiming.fields.count)
  }

  @Test(
    "processes start as in both measurements, each with half of the weight",
    arguments: [\PlatformTiming.webProcessStart, \.networkProcessStart])
  func starts(_ key: WritableKeyPath<PlatformTiming, DurationDistribution> & Sendable) throws {
    let measured = try ["webkitgtk-2.50.profile", "webkitgtk-2.50-again.profile"].map {
      try Self.scenario(try Self.measured($0)).profile.timing[keyPath: key]
    }
    func share(of distribution: DurationDistribution, below nanoseconds: Int64) -> Double {
      let step = DurationDistribution.resolution / 1_024
      return Double((0..<1_024).count { distribution.nanoseconds(at: $0 * step) <= nanoseconds }) / 1_024
    }
    for point in Profile.webKitGTK.timing[keyPath: key].points {
      let shares = measured.map { share(of: $0, below: point.nanoseconds) }
      let expected = Double(point.quantile) / Double(DurationDistribution.resolution)
      #expect(abs((shares[0] + shares[1]) / 2 - expected) < 0.01, "\(point.nanoseconds) ns")
    }
  }

  /// One machine on two days: none is twice as fast on the other, unless by less than a quarter of a millisecond.
  @Test("a second measurement finds medians of the same size") func again() throws {
    let (first, second) = (
      try Self.measured("webkitgtk-2.50.profile"), try Self.measured("webkitgtk-2.50-again.profile")
    )
    #expect(first.durations.map(\.name) == second.durations.map(\.name))
    for (one, other) in zip(first.durations, second.durations) {
      let (a, b) = (one.milliseconds(at: 0.5), other.milliseconds(at: 0.5))
      #expect(abs(a - b) <= max(0.25, min(a, b)), "\(one.name): \(a) and \(b) ms")
    }
  }
}
