import CookieExploration
import Foundation
import SyncStrategies
import Testing

@testable import CookieLab

/// Today's simulator against what was measured, without an engine.
@Suite("The recorded set") struct RecordedSetTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpus").standardizedFileURL

  private static func files(_ directory: String) throws -> [String: [UInt8]] {
    let directory = corpus.appending(path: directory)
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      files[name] = Array(try Data(contentsOf: directory.appending(path: name)))
    }
    return files
  }

  private static func set(_ directory: String, _ platform: LabPlatform.Choice = .first) throws -> RecordedSet {
    try RecordedSet(try files(directory), in: "Corpus/\(directory)", platform: platform) { name in
      StrategyCatalogue.all.first { $0.name == name }
    }
  }

  /// Trials of a machine, the platform that is put beside them, and the cells that part from it, each with the cause that is known.
  struct Played: CustomTestStringConvertible {
    var directory: String
    /// Nil for the engine's platform.
    var measured: String?
    var known: [String: String] = [:]
    var testDescription: String { "\(directory), \(measured ?? "as shipped")" }
  }

  /// What the first machine's durations were measured by: each operation by itself, over and over. A copy takes some 1.5 ms longer.
  private static let apart = "the first machine was not measured within copies, and is not there any more"

  static let sets = [
    Played(directory: "lab"),
    Played(
      directory: "lab", measured: "webkitgtk-2.50-again.profile",
      known: [
        "race-latency-2-offset--10 two-way-observer lost":
          "three hours after the first measurement a copy took some tenths of a millisecond longer, and here that decides"
      ]),
    Played(
      directory: "lab-first", measured: "webkitgtk-2.50-first-machine.profile",
      known: [
        "race-latency-2-offset--7 two-way-observer lost": apart,
        "race-latency-20-offset--43 two-way-observer lost": apart,
        "race-latency-80-offset--163 two-way-observer lost": apart,
        "cold-page-latency-80 two-way-observer lost":
          "a web process started in 135 ms on the day of the trials, in 154 ms on that of the measurement",
      ]),
  ]

  /// The rates are those of seed 1: the answer is the same until the simulator says something else. `.ci/lab-results` asks
  /// the same of more runs.
  @Test("agrees with the simulator, but for the cells that are named here", arguments: sets)
  func agreement(played: Played) throws {
    let platform = try played.measured.map { name in
      LabPlatform.Choice.measured(
        Array(try Data(contentsOf: Self.corpus.appending(path: "lab-profiles/\(name)"))), file: name)
    }
    let report = try Self.set(played.directory, platform ?? .first).report(runs: 100, seed: 1, jobs: 2)
    let apart = report.comparisons.filter(\.differs).map { "\($0.scenario) \($0.strategy) \($0.outcome.rawValue)" }
    #expect(Set(apart) == Set(played.known.keys), "\(report.text)")
  }

  @Test("each record has trials that count, the load, and no value but tokens", arguments: ["lab", "lab-first"])
  func records(directory: String) throws {
    let set = try Self.set(directory)
    #expect(set.cells.count > 5)
    for cell in set.cells {
      #expect(cell.record.result.trials > 0, "\(cell.record.header.scenario)")
      #expect(cell.record.trials.allSatisfy { $0.load > 0 })
    }
    for (name, file) in try Self.files(directory) where name.hasSuffix(".ndjson") {
      let shown = String(decoding: file, as: UTF8.self).split(separator: "\n").filter { line in
        guard let event = AppEvent.read(line), let value = event.value, value != "(hidden)" else { return false }
        return Redaction.shown(value, of: event.name) != value
      }
      #expect(shown.isEmpty, "\(name)")
    }
  }
}
