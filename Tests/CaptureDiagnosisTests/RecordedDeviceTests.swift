import Choices
import CookieDiagnosis
import CookieScenarios
import SyncStrategies
import Testing

@testable import CaptureDiagnosis

@Suite("What a recorder says of its app") struct RecordedDeviceTests {
  private static func read(_ device: String) throws -> RecordedTrace {
    let text = #"{"schema":"twinjar.trace/2","source":"recorder","device":\#(device)}"# + "\n"
    return try TraceFileReader.read(Array(text.utf8), source: "a")
  }

  @Test("the first line says it, and a reader writes it as it was")
  func read() throws {
    let recorded = try Self.read(
      #"{"system":"apple","engine":"webkit","version":18,"storesAreEphemeral":false,"readsBack":true}"#)
    let device = RecordedDevice(
      system: .apple, storesAreEphemeral: false, readsBack: true, engine: .webkit, version: 18)
    #expect(recorded.device == device && recorded.material == .recorderReadingBack)
    let written = try TraceFileWriter(recorded).text()
    #expect(try TraceFileReader.read(Array(written.utf8), source: "b").device == device)
  }

  @Test("what is not said is not so") func defaults() throws {
    let recorded = try Self.read(#"{"system":"apple"}"#)
    #expect(recorded.device == RecordedDevice(system: .apple, storesAreEphemeral: nil, readsBack: false))
    #expect(recorded.material == .recorder)
  }

  @Test(
    "a line that is damaged is refused with its key",
    arguments: [
      ("{}", "device.system: found no text, expected apple, android, linux"),
      (#"{"system":"ios"}"#, "device.system: found \"ios\", expected apple, android, linux"),
      (
        #"{"system":"apple","engine":"blink"}"#,
        "device.engine: found \"blink\", expected webkit, webkitgtk, chromium, firefox"
      ),
      (#"{"system":"apple","version":-1}"#, "device.version: found -1, expected a whole number from 0 to 1000000"),
      (#"{"system":"apple","readsBack":1}"#, "device.readsBack: found something else, expected true or false"),
    ])
  func damaged(device: String, message: String) {
    let error = #expect(throws: InputError.self) { try Self.read(device) }
    #expect(error?.description.contains("line 1, \(message)") == true, "\(error?.description ?? "")")
  }

  private static let phone = RecordedDevice(system: .apple, storesAreEphemeral: false, readsBack: false)
  private static let untold = RecordedDevice(system: .apple, storesAreEphemeral: nil, readsBack: false)
  private static let android = RecordedDevice(system: .android, storesAreEphemeral: false, readsBack: false)
  private static let inMemory = RecordedDevice(system: .apple, storesAreEphemeral: true, readsBack: false)

  @Test(
    "two parts of a recording say what both say",
    arguments: [
      (phone, phone, phone), (phone, android, nil), (phone, untold, nil),
      (
        RecordedDevice(system: .apple, storesAreEphemeral: false, readsBack: false, version: 17),
        RecordedDevice(system: .apple, storesAreEphemeral: false, readsBack: false, version: 18), phone
      ),
    ] as [(RecordedDevice, RecordedDevice, RecordedDevice?)])
  func parts(first: RecordedDevice, second: RecordedDevice, both: RecordedDevice?) {
    #expect(first.common(with: second) == both)
  }

  @Test(
    "devices of one word lose cookies in the same ways",
    arguments: [
      (phone, "webkit"), (android, "android"),
      (RecordedDevice(system: .apple, storesAreEphemeral: nil, readsBack: true, version: 11), "webkit-11"),
      (RecordedDevice(system: .apple, storesAreEphemeral: nil, readsBack: true, version: 26), "webkit"),
      (RecordedDevice(system: .linux, storesAreEphemeral: nil, readsBack: false), ""),
      (RecordedDevice(system: .linux, storesAreEphemeral: nil, readsBack: false, engine: .firefox), "firefox"),
    ])
  func words(device: RecordedDevice, word: String) { #expect(device.word == word) }

  @Test(
    "some causes there are on some devices alone",
    arguments: [
      (phone, "F58", false), (android, "F58", true), (phone, "S9", false), (inMemory, "S9", true), (untold, "S9", true),
      (phone, "F20", true),
    ])
  func met(device: RecordedDevice, cause: String, canBe: Bool) { #expect(device.canMeet(cause) == canBe) }
}

@Suite("Reading the web store back") struct ReadingBackTests {
  private static func record(
    _ time: Int64, _ kind: TraceRecord.Kind, by actor: TraceActor, request: Int32 = -1, number: Int32 = 0
  ) -> TraceRecord {
    var record = TraceRecord(time: time * 1_000_000, kind: kind, actor: actor)
    (record.request, record.number) = (request, number)
    return record
  }

  /// A page that asks, and an answer that sets a refresh token.
  private static func trace(_ more: [TraceRecord], isKept: Bool = true) -> Trace {
    var trace = Trace()
    let (name, value) = (trace.texts.intern("refresh"), trace.texts.intern("r1"))
    var sent = record(10, .requestSent, by: .page, request: 0)
    sent.endpoint = .page
    var written = record(20, isKept ? .cookieWritten : .writeLost, by: .page)
    (written.store, written.name, written.value, written.cause) = (.web, name, value, 1)
    trace.records = [sent, record(20, .responseReceived, by: .page, request: 0, number: 200), written] + more
    return trace
  }

  private static let device = RecordedDevice(system: .apple, storesAreEphemeral: false, readsBack: true)

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var trace: Trace
    var reads: [String]
  }

  static let cases = [
    Case(testDescription: "an answer's cookie is seen", trace: trace([]), reads: ["21 ms: 1, r"]),
    Case(
      testDescription: "one that was ignored is not (F04)", trace: trace([], isKept: false), reads: ["21 ms: 0, none"]),
    Case(
      testDescription: "a process that ends at once reads nothing", trace: trace([record(20, .appKilled, by: .system)]),
      reads: []),
    Case(
      testDescription: "as the app goes to the background it is read once more",
      trace: trace([record(90, .appBackgrounded, by: .system)]), reads: ["21 ms: 1, r", "91 ms: 1, r"]),
    Case(
      testDescription: "a launch without a page reads nothing",
      trace: trace([
        record(50, .appKilled, by: .system), record(60, .appLaunched, by: .system, number: 2),
        record(90, .appBackgrounded, by: .system),
      ]), reads: ["21 ms: 1, r"]),
    Case(
      testDescription: "a launch that shows a native login page does",
      trace: trace([
        record(50, .appKilled, by: .system), record(60, .appLaunched, by: .system, number: 2),
        record(90, .clientNeedsLogin, by: .native), record(95, .clientNeedsLogin, by: .page),
      ]), reads: ["21 ms: 1, r", "91 ms: 1, r"]),
  ]

  @Test("what a recorder sees that does", arguments: cases) func reads(_ test: Case) {
    let seen = RecorderView.view(of: test.trace, on: Self.device).trace
    let reads = seen.records.filter { $0.kind == .storeRead }
    #expect(
      reads.map { "\($0.time / 1_000_000) ms: \($0.number), \($0.value.isEmpty ? "none" : "r")" } == test.reads)
    let others = RecorderView.view(of: test.trace).trace.records
    #expect(!others.contains { $0.kind == .storeRead })
  }

  @Test("where native code sees nothing of the web store (F12), it reads nothing") func hidden() {
    let seen = RecorderView.view(of: Self.trace([]), on: Self.device, hidesWebStore: true).trace
    #expect(seen.records.filter { $0.kind == .storeRead }.map(\.number) == [0])
  }
}
