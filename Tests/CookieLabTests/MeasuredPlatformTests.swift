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

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: directory.appending(path: name)))
  }

  @Test("what was measured takes the place of an engine's durations, and the line above a table says so")
  func choice() throws {
    let name = "webkitgtk-2.50-again.profile"
    let platform = try LabPlatform(.measured(try Self.bytes(name), file: name), beside: .webKitGTK)
    let scenario = try Self.scenario(try Self.measured(name))
    #expect(platform.profile.timing == scenario.profile.timing)
    #expect(platform.profile.timing != Profile.webKitGTK.timing)
    #expect(platform.words == "webkitgtk-2.50 with the durations of webkitgtk-2.50-again.profile")
  }

  @Test("durations that the file does not have are said to be the platform's own") func incomplete() throws {
    var measured = try Self.measured("webkitgtk-2.50.profile")
    measured.timing["webWriteMilliseconds"] = nil
    measured.faults = nil
    let bytes = [UInt8](try JSONEncoder().encode(measured))
    let platform = try LabPlatform(.measured(bytes, file: "a.profile"), beside: .webKitGTK)
    #expect(
      platform.words
        == "webkitgtk-2.50 with the durations of a.profile but for its own webWriteMilliseconds, faults.deadNetworkProcess"
    )
  }

  @Test("durations that were measured beside other work are said to be that") func besideOtherWork() throws {
    var measured = try Self.measured("webkitgtk-2.50.profile")
    measured.counts.append(CountSamples("series of samples taken beside other work", count: 3, of: 130))
    let bytes = [UInt8](try JSONEncoder().encode(measured))
    let platform = try LabPlatform(.measured(bytes, file: "a.profile"), beside: .webKitGTK)
    #expect(
      platform.words
        == "webkitgtk-2.50 with the durations of a.profile (measured beside other work in 3 of 130 series)")
  }

  struct Impossible: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout MeasuredProfile) -> Void
    var message: String
  }

  @Test(
    "a number that nothing can have measured is refused with its key",
    arguments: [
      Impossible(
        testDescription: "no core", change: { $0.cores = 0 }, message: "cores: found 0, expected 1 to 65,536"),
      Impossible(
        testDescription: "a version without a number", change: { $0.engineVersion = " " },
        message: "engineVersion: found \" \", expected the engine's version"),
      Impossible(
        testDescription: "a load below none", change: { $0.load = -1 },
        message: "load: found -1.0, expected 0 to 1,000,000"),
      Impossible(
        testDescription: "a duration of no sample", change: { $0.durations[1].count = 0 },
        message: "durations.[1].count: found 0, expected 1 or more"),
      Impossible(
        testDescription: "more than were tried", change: { ($0.counts[0].count, $0.counts[0].of) = (7, 5) },
        message: "counts.[0].count: found 7, expected 0 to 5, which were tried"),
      Impossible(
        testDescription: "fewer than none tried", change: { $0.counts[2].of = -1 },
        message: "counts.[2].of: found -1, expected 0 or more"),
    ])
  func impossible(_ test: Impossible) throws {
    var measured = try Self.measured("webkitgtk-2.50.profile")
    test.change(&measured)
    let bytes = [UInt8](try JSONEncoder().encode(measured))
    let error = #expect(throws: InputError.self) {
      try LabPlatform(.measured(bytes, file: "a.profile"), beside: .webKitGTK)
    }
    #expect(error?.description == "a.profile: \(test.message)")
  }

  @Test("a file without durations is refused") func empty() throws {
    var measured = try Self.measured("webkitgtk-2.50.profile")
    measured.timing = [:]
    let bytes = [UInt8](try JSONEncoder().encode(measured))
    let error = #expect(throws: InputError.self) {
      try LabPlatform(.measured(bytes, file: "a.profile"), beside: .webKitGTK)
    }
    #expect(
      error?.description == "a.profile: timing: found nothing, expected durations in place of the platform's")
  }

  struct Refused: CustomTestStringConvertible {
    var testDescription: String
    var engine = LabEngine.webKitGTK
    var change: (String, String)
    var message: String
  }

  @Test(
    "a file that is no measurement of the engine is refused",
    arguments: [
      Refused(
        testDescription: "no JSON", change: ("{", ""),
        message: "a.profile: found something else, expected what 'lab measure -o' writes (twinjar.lab-profile/1)"),
      Refused(
        testDescription: "another schema", change: ("lab-profile/1", "lab-profile/9"),
        message: "a.profile: schema: found \"twinjar.lab-profile/9\", expected \"twinjar.lab-profile/1\""),
      Refused(
        testDescription: "another engine", engine: .firefox, change: ("", ""),
        message: "a.profile: engine: found webkitgtk, expected firefox"),
      Refused(
        testDescription: "a fault that is not measured", change: (#""faults" : {"#, #""faults" : {"replyLoss": 0.5,"#),
        message: "a.profile: faults.replyLoss: found a fault that is not measured, expected deadNetworkProcess alone"),
      Refused(
        testDescription: "a duration that is none",
        change: (#""timing" : {"#, #""timing" : {"nonsenseMilliseconds": 5,"#),
        message:
          "a.profile: timing.nonsenseMilliseconds: found something else, expected what 'lab measure -o' writes (twinjar.lab-profile/1)"
      ),
      Refused(
        testDescription: "one that was broken off", change: (#""isComplete" : true"#, #""isComplete" : false"#),
        message: "a.profile: isComplete: found false, expected a measurement that came to its end"),
    ])
  func refused(_ test: Refused) throws {
    let text = String(decoding: try Self.bytes("webkitgtk-2.50.profile"), as: UTF8.self)
    let changed = test.change.0.isEmpty ? text : text.replacing(test.change.0, with: test.change.1, maxReplacements: 1)
    let error = #expect(throws: InputError.self) {
      try LabPlatform(.measured(Array(changed.utf8), file: "a.profile"), beside: test.engine)
    }
    #expect(error?.description == test.message)
    #expect(error?.kind == .data)
  }

  @Test("durations that a scenario cannot have are refused with their key") func unusable() throws {
    var measured = try Self.measured("webkitgtk-2.50.profile")
    measured.timing["webReadMilliseconds"]?.quantiles = [[0, -1], [1, 2]]
    let bytes = [UInt8](try JSONEncoder().encode(measured))
    let error = #expect(throws: InputError.self) {
      try LabPlatform(.measured(bytes, file: "a.profile"), beside: .webKitGTK)
    }
    #expect(error?.description.contains("timing.webReadMilliseconds") == true, "\(error?.description ?? "")")
  }
}
