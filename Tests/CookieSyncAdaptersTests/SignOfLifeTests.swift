import CaptureDiagnosis
import CookieDiagnosis
import Foundation
import Testing

@testable import CookieSyncAdapters

@Suite("What a recorder leaves of its launch's end") struct SignOfLifeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What the file has when the next launch begins; nil for no file.
    var content: String?
    /// When the launch before has ended: as its last record, or as the next launch begins.
    var end: End?
    enum End { case lastRecord, nextLaunch }
  }

  static let cases = [
    Case(testDescription: "no file", content: nil),
    Case(testDescription: "an empty one", content: ""),
    Case(testDescription: "no number", content: "yesterday, I believe\n"),
    Case(testDescription: "a number that is too large", content: "99999999999999999999\n"),
    Case(testDescription: "a number that is too short", content: "1\n"),
    Case(testDescription: "of before the last record", content: "00000000000000000001\n", end: .lastRecord),
    Case(testDescription: "of tomorrow", content: "00009000000000000000\n", end: .nextLaunch),
  ]

  @Test("the next launch notes it, if there is a sign", arguments: cases) func ends(_ test: Case) async throws {
    try await withDirectory { directory in
      let before = try await Self.launch(in: directory, noting: [.launched, .foregrounded])
      let file = directory.appendingPathComponent("traces/alive")
      try? FileManager.default.removeItem(at: file)
      if let content = test.content { try Data(content.utf8).write(to: file) }
      let records = try await Self.launch(in: directory, noting: [.launched]).trace.records
      let ends = records.filter { $0.kind == .appKilled }
      let launch = try #require(records.last { $0.kind == .appLaunched })
      switch test.end {
      case nil: #expect(ends.isEmpty)
      case .lastRecord: #expect(ends.map(\.time) == before.trace.records.suffix(1).map(\.time))
      case .nextLaunch: #expect(ends.map(\.time) == [launch.time])
      }
      #expect(ends.allSatisfy { $0.number == 1 && $0.actor == .system })
      let times = records.map(\.time)
      #expect(times == times.sorted())
    }
  }

  @Test("an app that notes no life leaves none") func untold() async throws {
    try await withDirectory { directory in
      for _ in 1...2 {
        let trace = try await Recording.trace(in: directory, noting: [.launched])
        #expect(!trace.sees.contains(.appKilled))
        #expect(!trace.trace.records.contains { $0.kind == .appKilled })
      }
      #expect(!FileManager.default.fileExists(atPath: directory.appendingPathComponent("traces/alive").path))
    }
  }

  @Test("a sign is left while the app lives") func lives() async throws {
    try await withDirectory { directory in
      let recorder = SessionRecorder(Recording.options(directory) { $0.reports = [.life] })
      recorder.note(.launched)
      await recorder.flush()
      let path = directory.appendingPathComponent("traces/alive").path
      let begun = RecorderTime.now.wall
      var sign: Int64?
      for _ in 0..<500 where sign.map({ $0 <= begun }) ?? true {
        try await Task.sleep(for: .milliseconds(20))
        sign = SignOfLife.last(path)
      }
      #expect(try #require(sign) > begun)
      withExtendedLifetime(recorder) {}
    }
  }

  private static func launch(in directory: URL, noting events: [RecordedEvent]) async throws -> RecordedTrace {
    try await Recording.trace(in: directory, noting: events) { $0.reports = [.life] }
  }
}
