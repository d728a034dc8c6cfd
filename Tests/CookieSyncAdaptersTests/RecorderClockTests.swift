import CookieDiagnosis
import Cookies
import Foundation
import Testing

@testable import CookieSyncAdapters

@Suite("The recorder's clock") struct RecorderClockTests {
  /// Seconds since the device's start, and by the device's clock.
  private func timed(_ boot: Int64, _ wall: Int64, _ event: RecordedEvent) -> SessionRecorder.Timed {
    SessionRecorder.Timed(
      time: RecorderTime(sinceBoot: boot * 1_000_000_000, wall: wall * 1_000_000), event: event)
  }

  private func write(_ events: [SessionRecorder.Timed], in directory: URL) throws -> [TraceRecord] {
    let writer = EventWriter(Recording.options(directory))
    #expect(writer.write(events, missing: 0) == 0)
    return try Recording.read(writer.files[1]).trace.records
  }

  private static let start: Int64 = 1_735_689_600

  @Test("a clock that is set does not move the records, and is noted") func set() async throws {
    try await withDirectory { directory in
      let records = try write(
        [
          timed(100, Self.start, .launched), timed(110, Self.start + 3_610, .backgrounded),
          timed(120, Self.start + 3_621, .foregrounded),
        ], in: directory)
      #expect(records.map(\.kind) == [.appLaunched, .clockSet, .appBackgrounded, .appForegrounded])
      #expect(records.map(\.number) == [1, 3_600, 0, 0])
      #expect(records.map { $0.time / 1_000_000_000 } == [0, 10, 10, 20])
    }
  }

  @Test("one that was set back between launches is told by the last record") func setBack() async throws {
    try await withDirectory { directory in
      _ = try write(
        [timed(100, Self.start, .launched), timed(200, Self.start + 100, .backgrounded)], in: directory)
      let records = try write([timed(5, Self.start - 900, .launched)], in: directory)
      #expect(records.map(\.kind) == [.appLaunched, .appBackgrounded, .clockSet, .appLaunched])
      #expect(records[2].number == -1_000)
      #expect(records.map { $0.time / 1_000_000_000 } == [0, 100, 100, 100])
    }
  }

  /// The latest and the earliest dates are capped at 142 years from now.
  @Test(
    "when a cookie expires, in nanoseconds of the trace's clock",
    arguments: [
      (nil, 0), (start * 1_000_000, 1), ((start + 60) * 1_000_000, 60_000_000_000),
      ((start - 60) * 1_000_000, -60_000_000_000), (.max, 4_503_599_627_370_496_000),
      (.min, -4_503_599_627_370_496_000),
    ] as [(Int64?, Int64)])
  func expiry(microseconds: Int64?, expected: Int64) async throws {
    try await withDirectory { directory in
      var cookie = Recording.access
      cookie.expires = microseconds.map { UnixTime(microseconds: $0) }
      let records = try write([timed(100, Self.start, .written(.web, cookie))], in: directory)
      #expect(records.map(\.expiresAt) == [expected])
    }
  }
}
