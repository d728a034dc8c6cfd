import CookieExploration
import Foundation
import SyncStrategies
import Testing

@testable import CookieLab

/// Today's simulator against what was measured, without an engine.
@Suite("The recorded set") struct RecordedSetTests {
  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpus/lab").standardizedFileURL

  private static func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      files[name] = Array(try Data(contentsOf: directory.appending(path: name)))
    }
    return files
  }

  private static func set(_ platform: String? = nil) throws -> RecordedSet {
    try RecordedSet(try files(), in: "Corpus/lab", platform: platform) { name in
      StrategyCatalogue.all.first { $0.name == name }
    }
  }

  /// Cells that part from the simulator's platform, each with the cause that is known.
  private static let known: [String: [String: String]] = ["webkitgtk-2.50": [:]]

  /// The rates are those of seed 1: the answer is the same until the simulator says something else.
  @Test("agrees with the simulator, but for the cells that are named here", arguments: LabEngine.webKitGTK.platforms)
  func agreement(platform: String) throws {
    let report = try Self.set(platform).report(runs: 500, seed: 1, jobs: 2)
    let apart = report.comparisons.filter(\.differs).map { "\($0.scenario) \($0.strategy) \($0.outcome.rawValue)" }
    #expect(Set(apart) == Set(Self.known[platform, default: [:]].keys), "\(report.text)")
  }

  @Test("each record has trials that count, the load, and no value but tokens")
  func records() throws {
    let set = try Self.set()
    #expect(set.cells.count > 5)
    for cell in set.cells {
      #expect(cell.record.result.trials > 0, "\(cell.record.header.scenario)")
      #expect(cell.record.trials.allSatisfy { $0.load > 0 })
    }
    for (name, file) in try Self.files() where name.hasSuffix(".ndjson") {
      let values = String(decoding: file, as: UTF8.self).matches(of: /"value":"([^"]*)"/).map { String($0.1) }
      #expect(values.allSatisfy { Redaction.shown($0) == $0 || $0 == "(hidden)" }, "\(name)")
    }
  }
}
