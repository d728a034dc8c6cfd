import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import CaptureDiagnosis

/// Simulated runs for the tests of this target.
enum Played {
  static func run(_ strategy: String, _ scenario: String, seed: UInt64) throws -> (Trace, RunSummary) {
    let entry = try #require(StrategyCatalogue.entry(named: strategy))
    let world = try #require(try BuiltInScenarios.scenario(named: scenario))
    let simulator = Simulator(scenario: world, strategy: entry)
    let summary = simulator.run(Tape(seed: seed))
    return (simulator.trace, summary)
  }
}

@Suite("twinjar.trace/2") struct TraceFileTests {
  @Test(
    "reads what it writes, every field of every record",
    arguments: [
      ("two-way-observer", "week-of-use"), ("native-backup", "week-of-use"), ("push-only", "concurrent-refresh"),
      ("borrowed-cookies", "cold-launch"),
    ])
  func roundTrip(strategy: String, scenario: String) throws {
    for seed in [1, 2, 3] as [UInt64] {
      let (trace, _) = try Played.run(strategy, scenario, seed: seed)
      let text = try TraceFileWriter(RecordedTrace(trace, from: .simulation)).text()
      let read = try TraceFileReader.read(Array(text.utf8), source: "a.ndjson")
      #expect(read.trace.digest == trace.digest)
      #expect(read.source == .simulation)
      #expect(read.sees.count == TraceRecord.Kind.allCases.count)
      #expect(!read.isInferred.contains(true))
    }
  }

  @Test("keeps the two fields and the header that version 1 had dropped") func newFields() throws {
    var record = TraceRecord(time: 5, kind: .requestSent, actor: .page)
    record.request = 0
    record.client = .hiddenWebView
    (record.isEvicted, record.wasUnflushed) = (true, true)
    record.isPartitioned = true
    record.store = .backup
    var trace = Trace()
    trace.records = [record]
    var recorded = RecordedTrace(trace, from: .recorder, epoch: 1_735_689_600_000_000)
    recorded.isInferred = [true]
    let text = try TraceFileWriter(recorded).text()
    let read = try TraceFileReader.read(Array(text.utf8), source: "a.ndjson")
    #expect(read.trace.records == [record])
    #expect(read.epoch == 1_735_689_600_000_000)
    #expect(read.isInferred == [true])
    #expect(read.sees == RecordedTrace.Source.recorder.sees)
  }

  @Test("reads version 1") func versionOne() throws {
    let text = """
      {"records":1,"scenario":"s","schema":"twinjar.trace/1","strategy":"t","world":"0"}
      {"actor":"native","cause":-1,"kind":"cookieWritten","name":"refresh","nanoseconds":7,"store":"web","value":"r12"}

      """
    let read = try TraceFileReader.read(Array(text.utf8), source: "a.ndjson")
    #expect(read.trace.records.count == 1)
    #expect(read.trace.records[0].store == .web)
    #expect(read.trace.text(read.trace.records[0].value) == "r12")
    #expect(read.strategy == "t")
  }

  static let header = #"{"schema":"twinjar.trace/2","source":"recorder"}"#

  @Test(
    "says what is wrong, and where",
    arguments: [
      ("", "line 1", "no JSON object with a schema"),
      ("[]", "line 1", "no JSON object with a schema"),
      (#"{"schema":"twinjar.trace/3"}"#, "line 1, schema", #""twinjar.trace/3""#),
      (#"{"schema":"twinjar.trace/2","source":"x"}"#, "line 1, source", #""x""#),
      (#"{"schema":"twinjar.trace/2","sees":["x"]}"#, "line 1, sees", #""x""#),
      (header + "\n{}\n", "line 2, nanoseconds", "nothing"),
      (header + "\n{\"nanoseconds\":1.5}\n", "line 2, nanoseconds", "1.5"),
      (header + "\n{\"nanoseconds\":4611686018427387904}\n", "line 2, nanoseconds", "4611686018427387904"),
      (header + "\n{\"nanoseconds\":-1152921504606846977}\n", "line 2, nanoseconds", "-1152921504606846977"),
      (header + "\n{\"nanoseconds\":1}\n", "line 2, kind", "nothing"),
      (header + "\n{\"nanoseconds\":1,\"kind\":\"x\"}\n", "line 2, kind", #""x""#),
      (header + "\n{\"nanoseconds\":1,\"kind\":\"storeRead\",\"actor\":3}\n", "line 2, actor", "no text"),
      (header + "\nx\n{}\n", "line 2", "no JSON object"),
      (
        header + "\n{\"nanoseconds\":1,\"kind\":\"requestSent\",\"actor\":\"page\",\"request\":2000000000}\n",
        "line 2, request", "2000000000"
      ),
      (
        header + "\n{\"nanoseconds\":1,\"kind\":\"tokenIssued\",\"actor\":\"server\",\"number\":-1}\n",
        "line 2, number",
        "-1"
      ),
      (
        header + "\n{\"nanoseconds\":1,\"kind\":\"storeRead\",\"actor\":\"page\",\"cause\":7}\n", "line 2, cause", "7"
      ),
    ])
  func badInput(text: String, place: String, found: String) {
    let error = #expect(throws: InputError.self) {
      try TraceFileReader.read(Array(text.utf8), source: "a.ndjson")
    }
    #expect(error?.kind == .data)
    #expect(error?.place == place)
    #expect(error?.found == found)
  }

  @Test("reads what stands in front of a cut") func cut() throws {
    let (trace, _) = try Played.run("push-only", "cold-launch", seed: 1)
    let text = try TraceFileWriter(RecordedTrace(trace, from: .simulation)).text()
    let bytes = Array(text.utf8).dropLast(9)
    let read = try TraceFileReader.read(Array(bytes), source: "a.ndjson")
    #expect(read.trace.records.count == trace.records.count - 1)
    let count = trace.records.count
    #expect(
      read.remarks == [
        "line \(count + 1) was cut off and is left out",
        "\(count - 1) of the \(count) records are there that its first line announces",
      ])
  }
}

@Suite("what a trace's file leaves open") struct TraceFileRemarkTests {
  private func remarks(_ header: String, _ times: [Int64]) throws -> [String] {
    let records = times.map { "{\"nanoseconds\": \($0), \"kind\": \"appLaunched\", \"actor\": \"system\"}" }
    let text =
      (["{\"schema\": \"twinjar.trace/2\", \"source\": \"recorder\"\(header)}"] + records).joined(separator: "\n")
      + "\n"
    return try TraceFileReader.read(Array(text.utf8), source: "t.ndjson").remarks
  }

  @Test("records that its first line announces, and that are not there") func announced() throws {
    #expect(try remarks(", \"records\": 2", [0, 1]) == [])
    #expect(
      try remarks(", \"records\": 447", [0, 1]) == ["2 of the 447 records are there that its first line announces"])
  }

  @Test("a clock that was set back") func clock() throws {
    #expect(try remarks("", [0, 5_000_000_000, 4_999_000_000]) == [])
    let step = try remarks("", [0, 3_605_000_000_000, 5_000_000_000])
    #expect(step.count == 1 && step[0].hasPrefix("line 4: is 3600 s earlier than what was noted before it"))
  }
}
