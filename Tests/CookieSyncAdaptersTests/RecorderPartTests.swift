import CaptureDiagnosis
import CookieDiagnosis
import Foundation
import Testing

@testable import CookieSyncAdapters

@Suite("The recorder's parts") struct RecorderPartTests {
  /// What makes the recorder begin a second part, between the app's second launch and its third.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Writes that the second launch notes: 400 fill a file.
    var writes = 0
    /// Other options of the third launch.
    var change: @Sendable (inout SessionRecorder.Options) -> Void = { _ in }
  }

  static let cases = [
    Case(testDescription: "a file that is full", writes: 400),
    Case(testDescription: "an app that notes more by itself") { $0.reports = [.life] },
    Case(testDescription: "an app that reads the web store back") { $0.readBack = NoStore() },
    Case(testDescription: "a strategy that says where it keeps cookies") { $0.storesAreEphemeral = false },
  ]

  @Test("the count of launches and of parts goes on", arguments: cases) func goesOn(_ example: Case) async throws {
    try await withDirectory { directory in
      let first = Array(repeating: RecordedEvent.written(.web, Recording.refresh), count: example.writes)
      _ = try await Self.launch(in: directory)
      _ = try await Self.launch(in: directory, noting: first)
      let recorder = try await Self.launch(in: directory, example.change)
      let headers = try recorder.files.map(Self.header)
      #expect(headers.map(\.part) == [1, 2])
      #expect(headers.map(\.launches) == [0, 2])
      #expect(headers[0].epoch == headers[1].epoch)
      let joined = try Recording.read(recorder.files)
      #expect(joined.remarks.isEmpty)
      #expect(Self.launches(joined) == [1, 2, 3])
      let times = joined.trace.records.map(\.time)
      #expect(times == times.sorted())
    }
  }

  /// What a rotation leaves that a full disk, or the end of the process, or of power, breaks off: nil for no file.
  static let remains: [String?] = [
    nil, "", "{\"sch", "{\"schema\":\"twinjar.trace/2\",\"source\":\"recorder\",\"epo", "\0\0\0\0\0\0\0\0",
  ]

  @Test("after a rotation that was broken off the next part goes on", arguments: remains)
  func brokenOff(content: String?) async throws {
    try await withDirectory { directory in
      try await Self.launch(in: directory)
      // Behind the first part, and behind the second.
      for part in 1...2 {
        try await Self.launch(in: directory)
        let files = Self.files(directory)
        #expect(try Self.header(files[1]).part == part)
        #expect(rename(files[1].path, files[0].path) == 0)
        if let content { try Data(content.utf8).write(to: files[1]) }
      }
      let last = try await Self.launch(in: directory)
      let headers = try last.files.map(Self.header)
      #expect(headers.map(\.part) == [2, 3])
      #expect(headers.map(\.launches) == [2, 3])
      let joined = try Recording.read(last.files)
      #expect(joined.remarks.isEmpty)
      #expect(Self.launches(joined) == [3, 4])
      let times = joined.trace.records.map(\.time)
      #expect(times == times.sorted())
    }
  }

  @Test("a file whose first line is damaged is put aside, and what came before it is gone on with")
  func damaged() async throws {
    try await withDirectory { directory in
      let writes = Array(repeating: RecordedEvent.written(.web, Recording.refresh), count: 400)
      try await Self.launch(in: directory)
      try await Self.launch(in: directory, noting: writes)
      // In the second part, of which nothing can be told.
      try await Self.launch(in: directory)
      let files = Self.files(directory)
      var text = try String(contentsOf: files[1], encoding: .utf8)
      text.removeFirst()
      try Data(text.utf8).write(to: files[1])
      let recorder = try await Self.launch(in: directory)
      #expect(try String(contentsOf: files[0], encoding: .utf8) == text)
      let header = try Self.header(files[1])
      #expect(header.part == 3 && header.launches == 2)
      #expect(Self.launches(try Recording.read([files[1]])) == [3])
      let error = #expect(throws: (any Error).self) { try Recording.read(recorder.files) }
      #expect(error.map { "\($0)".hasPrefix("trace.1.ndjson: line 1: found no JSON object") } == true)
    }
  }

  /// One launch of the app.
  @discardableResult
  static func launch(
    in directory: URL, noting events: [RecordedEvent] = [],
    _ change: (inout SessionRecorder.Options) -> Void = { _ in }
  ) async throws -> SessionRecorder {
    let recorder = SessionRecorder(
      Recording.options(directory) {
        $0.mostBytes = 0
        change(&$0)
      })
    for event in [.launched] + events { recorder.note(event) }
    await recorder.flush()
    return recorder
  }

  static func files(_ directory: URL) -> [URL] {
    ["trace.1.ndjson", "trace.ndjson"].map { directory.appendingPathComponent("traces/\($0)") }
  }

  static func header(_ file: URL) throws -> TraceFile.Header {
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    return try #require(TraceFile.Header([UInt8](lines[0])))
  }

  static func launches(_ recorded: RecordedTrace) -> [Int32] {
    recorded.trace.records.filter { $0.kind == .appLaunched }.map(\.number)
  }
}
