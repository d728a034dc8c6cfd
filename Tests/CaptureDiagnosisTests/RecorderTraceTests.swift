import Choices
import CookieDiagnosis
import Testing

@testable import CaptureDiagnosis

@Suite("recorders' traces") struct RecorderTraceTests {
  private static func text(_ part: Int, install: String = "i", carried: String = "[]", _ lines: [String]) -> String {
    let header =
      #"{"schema":"twinjar.trace/2","source":"recorder","epoch":5,"recorder":{"install":"\#(install)","part":\#(part),"carried":\#(carried)}}"#
    return ([header] + lines).map { $0 + "\n" }.joined()
  }

  private static func read(_ texts: [String]) throws -> RecordedTrace {
    let traces = try texts.map { try TraceFileReader.read(Array($0.utf8), source: "a") }
    return try RecorderParts.joined(traces, from: texts.indices.map { "file \($0)" })
  }

  private static let launch = #"{"nanoseconds":1,"kind":"appLaunched","actor":"system"}"#
  private static let sent = #"{"nanoseconds":2,"kind":"requestSent","actor":"native","request":0}"#
  private static let answer = #"{"nanoseconds":3,"kind":"responseReceived","actor":"native","request":0}"#

  @Test("parts are read in their order, and a request goes on in the next one") func joined() throws {
    let first = Self.text(1, [Self.launch, #"{"nanoseconds":2,"kind":"requestSent","actor":"native","request":1}"#])
    let second = Self.text(2, carried: "[1]", [Self.sent, Self.answer])
    for texts in [[first, second], [second, first]] {
      let joined = try Self.read(texts)
      #expect(joined.trace.records.map(\.kind) == [.appLaunched, .requestSent, .responseReceived])
      #expect(joined.trace.records.map(\.request) == [-1, 1, 1])
      #expect(joined.remarks.isEmpty)
    }
  }

  @Test("a part that is missing is said to be") func missing() throws {
    let joined = try Self.read([Self.text(1, [Self.launch]), Self.text(3, carried: "[0]", [Self.sent, Self.answer])])
    #expect(joined.trace.records.map(\.request) == [-1, 1, 1])
    #expect(joined.remarks == ["part 2 of the recording is missing"])
  }

  @Test(
    "several traces are the parts of one recording, or refused",
    arguments: [
      ([text(1, [launch]), #"{"schema":"twinjar.trace/2"}"#], "file 1: found a trace that is no part of a recording"),
      ([text(1, [launch]), text(2, install: "other", [launch])], "file 1: found another app's recording"),
      ([text(1, [launch]), text(1, [launch])], "file 1: found part 1 a second time"),
    ])
  func refused(texts: [String], message: String) throws {
    let error = #expect(throws: InputError.self) { try Self.read(texts) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test(
    "a header that is damaged is refused",
    arguments: [
      (#"{"part":1}"#, "recorder.install"), (#"{"install":"i"}"#, "recorder.part"),
      (#"{"install":"i","part":0}"#, "recorder.part"),
      (#"{"install":"i","part":1,"carried":[-1]}"#, "recorder.carried"),
    ])
  func header(recorder: String, key: String) throws {
    let text = #"{"schema":"twinjar.trace/2","source":"recorder","recorder":\#(recorder)}"# + "\n"
    let error = #expect(throws: InputError.self) { try TraceFileReader.read(Array(text.utf8), source: "a") }
    #expect(error?.description.contains("line 1, \(key)") == true, "\(error?.description ?? "")")
  }

  @Test("copies that are not there are not left out") func noCopies() throws {
    let joined = try Self.read([Self.text(1, [Self.launch]), Self.text(2, carried: "[0,0]", [Self.sent])])
    #expect(joined.trace.records.map(\.kind) == [.appLaunched, .requestSent])
  }

  private static func diagnosis(_ change: (inout RecordedTrace) -> Void) throws -> Diagnosis {
    let (trace, _) = try Played.run("push-only", "concurrent-refresh", seed: 1)
    var view = RecorderView.view(of: trace)
    change(&view)
    return Diagnosis(view)
  }

  @Test(
    "a file may leave out which request was sent, and name a later record as a cause",
    arguments: [
      { $0.request = -1 }, { $0.cause = 40 }, { ($0.request, $0.cause) = (-1, 40) },
    ] as [@Sendable (inout TraceRecord) -> Void])
  func oddNumbers(change: @Sendable (inout TraceRecord) -> Void) throws {
    let diagnosis = try Self.diagnosis { view in
      for place in view.trace.records.indices { change(&view.trace.records[place]) }
    }
    #expect(diagnosis.findings.allSatisfy { !$0.causes.isEmpty })
  }

  @Test("what an app does not note, and what was dropped, is what may have been as well") func unseen() throws {
    let all = try Self.diagnosis { _ in }
    let main = try #require(all.main)
    // Nothing is added that a proxy, which shows less still, does not confuse with it.
    let less = try Self.diagnosis { $0.sees.subtract([.pageDied, .sdkOpened, .appMoved]) }
    let more = try #require(less.main).causes
    #expect(Set(more).isSuperset(of: main.causes))
    let capture = SightTable.capture.causes(concluding: main.concluded.id)
    #expect(more.dropFirst(main.causes.count).allSatisfy { capture.contains($0.id) })
    // Without its reads it shows no more than a proxy.
    let blind = try Self.diagnosis { $0.sees.subtract([.storeRead]) }
    #expect(Set(try #require(blind.main).causes.map(\.id)).isSuperset(of: capture))
    let gap = try Self.diagnosis { recorded in
      let dropped = TraceRecord(time: 0, kind: .recordsDropped, actor: .system)
      recorded.trace.records =
        [dropped]
        + recorded.trace.records.map { record in
          var record = record
          if record.cause >= 0 { record.cause += 1 }
          return record
        }
      recorded.isInferred.insert(false, at: 0)
    }
    let widest = Set(SightTable.recorder.causes(concluding: main.concluded.id))
    #expect(Set(try #require(gap.main).causes.map(\.id)).isSuperset(of: widest))
  }
}
