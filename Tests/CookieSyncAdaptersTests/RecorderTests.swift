import CaptureDiagnosis
import CookieDiagnosis
import CookieSync
import Cookies
import Foundation
import Synchronization
import Testing

@testable import CookieSyncAdapters

/// What tests of the recorder begin with.
enum Recording {
  static let session = SessionCookies(access: "sid", refresh: "rt")
  static let access = cookie("sid", "secret-access-0001")
  static let refresh = cookie("rt", "secret-refresh-0002")

  static func cookie(_ name: String, _ value: String) -> Cookie {
    Cookie(name: name, value: value, domain: "shop.example", httpOnly: true)
  }

  static func options(
    _ directory: URL, _ change: (inout SessionRecorder.Options) -> Void = { _ in }
  ) -> SessionRecorder.Options {
    var options = SessionRecorder.Options(directory: directory.appendingPathComponent("traces"), session: session)
    change(&options)
    return options
  }

  // Not inlined: Swift 6.3.1, optimising, ends with a signal where what throws is taken into what awaits.
  @inline(never) static func read(_ file: URL) throws -> RecordedTrace {
    try TraceFileReader.read([UInt8](Data(contentsOf: file)), source: file.lastPathComponent)
  }

  @inline(never) static func read(_ files: [URL]) throws -> RecordedTrace {
    try RecorderParts.joined(files.map(read), from: files.map(\.lastPathComponent))
  }

  /// Records that a launch notes.
  static func trace(
    in directory: URL, noting events: [RecordedEvent], _ change: (inout SessionRecorder.Options) -> Void = { _ in }
  ) async throws -> RecordedTrace {
    let recorder = SessionRecorder(options(directory, change))
    for event in events { recorder.note(event) }
    await recorder.flush()
    return try read(recorder.files)
  }
}

@Suite("SipHash-2-4") struct SipHashTests {
  /// The key and the messages are the bytes 0, 1, 2... of the algorithm's own test vectors.
  @Test(
    "the algorithm's test vectors",
    arguments: [
      (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (8, 0x93f5_f579_9a93_2462),
      (15, 0xa129_ca61_49be_45e5),
    ] as [(Int, UInt64)])
  func vectors(length: Int, hash: UInt64) throws {
    let sip = try #require(SipHash(key: (0..<16).map { $0 }))
    let message = (0..<length).map { UInt8($0) }
    #expect(message.withUnsafeBufferPointer { sip.hash($0) } == hash)
  }

  @Test("a key has 16 bytes") func keys() { #expect(SipHash(key: [1, 2, 3]) == nil) }
}

@Suite("The recorder's records") struct RecordTests {
  struct Case: CustomTestStringConvertible {
    var event: RecordedEvent
    var records: [String]
    var testDescription: String { records.joined(separator: ", ") }

    init(_ event: RecordedEvent, _ records: String...) { (self.event, self.records) = (event, records) }
  }

  static let cases = [
    Case(.launched, "system appLaunched 1"), Case(.backgrounded, "system appBackgrounded 0"),
    Case(.foregrounded, "system appForegrounded 0"), Case(.pageProcessEnded, "system pageDied 0"),
    Case(.storeRead(.web, [Recording.access, Recording.refresh]), "native storeRead 2 web refresh r0"),
    Case(.storeRead(.native, []), "native storeRead 0 native refresh"),
    Case(.storeReadBack(.web, [Recording.refresh]), "system storeRead 1 web refresh r0"),
    Case(.written(.web, Recording.refresh), "native cookieWritten 1 web refresh r0"),
    Case(.written(.web, Recording.cookie("foreign", "x"))),
    Case(.deleted(.native, Recording.access), "native cookieDeleted 1 native access"),
    Case(
      .saved([Recording.access, Recording.refresh]), "native cookieWritten 1 backup access a0",
      "native cookieWritten 1 backup refresh r1"),
    Case(.observerAdded(.web), "native observerAdded 0 web"), Case(.changed(.web), "native observerNotified 0 web"),
    Case(.completionLost(.web), "networkProcess completionLost 0 web"),
    Case(.pageLoadStarted(.pageNavigation, heldBack: .milliseconds(3)), "native pageLoadStarted 3000"),
    Case(.bridgeCalled, "page bridgeCall 0", "native bridgeCallArrived 0"),
    Case(.bridgeAnswered, "native bridgeReply 0", "page bridgeReplyArrived 0"),
    Case(.logInShown(.page), "page clientNeedsLogin 0"), Case(.loggedInAgain(.page), "user userLogsInAgain 0"),
    Case(.userLogsOut(.native), "user userLogsOut 0"), Case(.refreshGivenUp(.page), "page refreshGivenUp 0"),
    Case(.addressChanged(2), "system addressChanged 2"), Case(.connectionLost, "system connectionLost 0"),
    Case(.connectionBack, "system connectionBack 0"), Case(.foreignScreenOpened, "sdk sdkOpened 0"),
    Case(.moved(.newDevice), "system appMoved 2"), Case(.strategyNote(.webStoreIsSilent), "native strategyNote 0"),
    // Of requests whose beginning nobody noted.
    Case(.requestEnded(id: 7, isTaken: nil)), Case(.transferCancelled(id: 7), "system recordsDropped 1"),
    Case(.answered(RecordedAnswer(id: 7, status: 200, setCookies: [])), "system recordsDropped 1"),
  ]

  @Test("of each event", arguments: cases) func records(_ example: Case) async throws {
    try await withDirectory { directory in
      let trace = try await Recording.trace(in: directory, noting: [example.event])
      #expect(Self.words(trace) == example.records)
    }
  }

  /// Values as a diagnosis numbers them, and the store of records that have one.
  static func words(_ recorded: RecordedTrace) -> [String] {
    var values: [TraceText] = []
    return recorded.trace.records.map { record in
      var words = "\(record.actor) \(record.kind) \(record.number)"
      let hasStore = [.storeRead, .cookieWritten, .cookieDeleted, .observerAdded, .observerNotified, .completionLost]
        .contains(record.kind)
      if hasStore { words += " \(record.store)" }
      if !record.name.isEmpty { words += " \(recorded.trace.text(record.name))" }
      if !record.value.isEmpty {
        if !values.contains(record.value) { values.append(record.value) }
        words += " \(record.name == .refresh ? "r" : "a")\(values.firstIndex(of: record.value) ?? -1)"
      }
      return words
    }
  }

  @Test("a request, its redirect, and what they set") func exchange() async throws {
    try await withDirectory { directory in
      let hop = RecordedRequest(
        id: 9, client: .native, kind: .dataTask, endpoint: .refresh, carried: [Recording.access, Recording.refresh])
      var next = hop
      (next.endpoint, next.carried) = (.landing, [])
      let gone = Cookie(
        name: "sid", value: "x", domain: "shop.example", expires: UnixTime(microseconds: 1_000_000))
      let recorded = try await Recording.trace(
        in: directory,
        noting: [
          .launched, .requestSent(hop),
          .answered(RecordedAnswer(id: 9, status: 307, setCookies: [Recording.cookie("rt", "newer"), gone])),
          .requestSent(next), .answered(RecordedAnswer(id: 9, status: nil, setCookies: [])),
          .requestEnded(id: 9, isTaken: nil),
        ])
      #expect(
        Self.words(recorded) == [
          "system appLaunched 1", "native requestSent 0 refresh r0", "native responseReceived 307",
          "native cookieWritten 1 native refresh r1", "native cookieDeleted 0 native access",
          "native requestSent 0 access", "native responseReceived 0",
        ])
      let records = recorded.trace.records
      #expect(records.map(\.request) == [-1, 1, 1, -1, -1, 1, 1])
      #expect(records.map(\.cause) == [-1, -1, -1, 2, 2, -1, -1])
      #expect(!recorded.isInferred.contains(true))
    }
  }

  @Test("what the app does not know of the page is concluded from what its store shows") func assumed() async throws {
    try await withDirectory { directory in
      let request = RecordedRequest(id: 1, client: .page, kind: .pageFetch, endpoint: .refresh, carried: nil)
      let recorded = try await Recording.trace(
        in: directory,
        noting: [
          .written(.web, Recording.refresh), .requestSent(request),
          .answered(RecordedAnswer(id: 1, status: 200, setCookies: nil)),
          .storeRead(.web, [Recording.cookie("rt", "newer")]), .storeRead(.web, [Recording.cookie("rt", "newer")]),
        ])
      #expect(
        Self.words(recorded) == [
          "native cookieWritten 1 web refresh r0", "page requestSent 0 refresh r0", "page responseReceived 200",
          "page cookieWritten 1 web refresh r1", "native storeRead 1 web refresh r1",
          "native storeRead 1 web refresh r1",
        ])
      #expect(recorded.isInferred == [false, true, false, true, false, false])
      #expect(recorded.trace.records[3].cause == 2)
    }
  }

  @Test("a trace says what it can show") func sees() async throws {
    try await withDirectory { directory in
      let few = try await Recording.trace(in: directory, noting: [.launched])
      #expect(!few.sees.contains(.pageDied) && few.sees.contains(.storeRead))
      let all = try await Recording.trace(in: directory.appendingPathComponent("all"), noting: [.launched]) {
        $0.reports = Set(SessionRecorder.Report.allCases)
      }
      #expect(RecordedTrace.Source.recorder.sees.subtracting(all.sees) == [.transferCut, .fileLost])
    }
  }
}

@Suite("The recorder's files") struct RecorderFileTests {
  @Test("no value is in them, and the key is beside them") func secrets() async throws {
    try await withDirectory { directory in
      let values = ["abcdefgh", "correct-horse-battery", "0123456789abcdef0123456789abcdef"]
      let cookies = values.map { Recording.cookie("rt", $0) }
      let recorder = SessionRecorder(Recording.options(directory))
      for cookie in cookies {
        recorder.note(.written(.web, cookie))
        recorder.note(.storeRead(.web, [cookie, Recording.cookie("other", "not-of-the-session")]))
      }
      await recorder.flush()
      let text = try String(contentsOf: recorder.files[0], encoding: .utf8)
      for value in values + ["not-of-the-session"] {
        let bytes = Array(value.utf8)
        for start in 0...(bytes.count - 8) {
          #expect(!text.contains(String(decoding: bytes[start..<(start + 8)], as: UTF8.self)))
        }
      }
      let key = try Data(contentsOf: directory.appendingPathComponent("traces.key"))
      #expect(key.count == 16)
      #expect(!text.contains(key.map { String($0, radix: 16) }.joined()))
      #expect(Set(try Recording.read(recorder.files).trace.records.map(\.value)).count == 3)
    }
  }

  @Test("a value looks the same after a launch, and another way in another installation") func hashes() async throws {
    try await withDirectory { directory in
      func values(_ directory: URL) async throws -> [String] {
        let recorded = try await Recording.trace(in: directory, noting: [.written(.web, Recording.refresh)])
        return recorded.trace.records.map { recorded.trace.text($0.value) }
      }
      _ = try await values(directory)
      let both = try await values(directory)
      #expect(both.count == 2 && both[0] == both[1] && both[0].count == 16)
      let other = directory.appendingPathComponent("other")
      #expect(try await values(other) != [both[0]])
    }
  }

  @Test("a launch goes on with the file, and cuts off what a crash left", arguments: ["", "{\"nanosec", "{}"])
  func torn(rest: String) async throws {
    try await withDirectory { directory in
      _ = try await Recording.trace(in: directory, noting: [.launched, .backgrounded])
      let file = directory.appendingPathComponent("traces/trace.ndjson")
      var bytes = try Data(contentsOf: file)
      bytes += Data(rest.utf8)
      try bytes.write(to: file)
      if rest.hasPrefix("{\"") {
        #expect(try Recording.read(file).remarks == ["line 4 was cut off and is left out"])
      }
      let recorded = try await Recording.trace(in: directory, noting: [.launched, .foregrounded])
      #expect(recorded.remarks.isEmpty)
      #expect(recorded.trace.records.map(\.kind) == [.appLaunched, .appBackgrounded, .appLaunched, .appForegrounded])
      #expect(recorded.trace.records.map(\.number) == [1, 0, 2, 0])
      let times = recorded.trace.records.map(\.time)
      #expect(times == times.sorted() && Set(times).count == 4)
    }
  }

  @Test(
    "a file of somebody else is put aside",
    arguments: ["", "x", "hello\nworld\n", "{\"schema\":\"twinjar.trace/2\"}\n"])
  func foreign(text: String) async throws {
    try await withDirectory { directory in
      let traces = directory.appendingPathComponent("traces")
      try FileManager.default.createDirectory(at: traces, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: traces.appendingPathComponent("trace.ndjson"))
      let recorder = SessionRecorder(Recording.options(directory))
      recorder.note(.launched)
      await recorder.flush()
      #expect(try Recording.read(traces.appendingPathComponent("trace.ndjson")).trace.records.count == 1)
      let old = traces.appendingPathComponent("trace.1.ndjson").path
      #expect(
        FileManager.default.contents(atPath: old).map { String(decoding: $0, as: UTF8.self) }
          == (text.isEmpty ? nil : text))
    }
  }

  @Test("two files are kept, each no longer than it may be, and are read as one") func rotation() async throws {
    try await withDirectory { directory in
      let recorder = SessionRecorder(Recording.options(directory) { $0.mostBytes = 0 })
      let open = RecordedRequest(
        id: 1, client: .native, kind: .dataTask, endpoint: .refresh, carried: [Recording.refresh])
      for _ in 0..<1_000 { recorder.note(.written(.web, Recording.refresh)) }
      await recorder.flush()
      #expect(recorder.files.count == 2)
      recorder.note(.requestSent(open))
      await recorder.flush()
      var (size, before) = (0, 0)
      repeat {
        recorder.note(.written(.web, Recording.access))
        await recorder.flush()
        (before, size) = (size, try Data(contentsOf: recorder.files[1]).count)
      } while size > before
      recorder.note(
        .answered(RecordedAnswer(id: 1, status: 200, setCookies: [Recording.cookie("rt", "newer")])))
      await recorder.flush()
      #expect(recorder.files.map(\.lastPathComponent) == ["trace.1.ndjson", "trace.ndjson"])
      for file in recorder.files { #expect(try Data(contentsOf: file).count <= 64 << 10) }
      // The later one by itself has the request that it answers.
      let last = try Recording.read(recorder.files[1])
      #expect(last.trace.records.map(\.kind) == [.requestSent, .cookieWritten, .responseReceived, .cookieWritten])
      #expect(last.trace.records.map(\.request) == [0, -1, 0, -1])
      for files in [recorder.files, recorder.files.reversed()] {
        let both = try Recording.read(files)
        let sent = both.trace.records.indices.filter { both.trace.records[$0].kind == .requestSent }
        let answered = both.trace.records.indices.filter { both.trace.records[$0].kind == .responseReceived }
        #expect(sent.count == 1 && answered.count == 1)
        #expect(both.trace.records[sent[0]].request == both.trace.records[answered[0]].request)
        #expect(both.trace.records.last?.cause == Int32(answered[0]))
        #expect(both.remarks.isEmpty)
      }
    }
  }

  @Test("what does not fit is counted, and the count stands where it is missing") func drops() async throws {
    try await withDirectory { directory in
      let recorder = SessionRecorder(Recording.options(directory) { $0.mostWaiting = 0 })
      recorder.hold(true)
      for _ in 0..<26 { recorder.note(.backgrounded) }
      recorder.hold(false)
      await recorder.flush()
      recorder.note(.foregrounded)
      await recorder.flush()
      let recorded = try Recording.read(recorder.files)
      #expect(recorded.trace.records.count == 18)
      #expect(recorded.trace.records[16].kind == .recordsDropped)
      #expect(recorded.trace.records[16].number == 10)
      #expect(recorder.droppedEvents == 10)
      #expect(recorded.remarks == ["the recorder could not note 10 events"])
    }
  }

  @Test("a flush writes what waits, whoever has yet to begin with it") func flush() async throws {
    try await withDirectory { directory in
      let recorder = SessionRecorder(Recording.options(directory))
      // As a thread that has noted something, and has not got to the queue with it.
      recorder.hold(true)
      recorder.note(.backgrounded)
      recorder.note(.foregrounded)
      await recorder.flush()
      let recorded = try Recording.read(recorder.files)
      #expect(recorded.trace.records.map(\.kind) == [.appBackgrounded, .appForegrounded])
    }
  }

  @Test("what a thread notes is written when its flush is over, while another one notes") func flushes() async throws {
    try await withDirectory { directory in
      let recorder = SessionRecorder(
        Recording.options(directory) { ($0.mostBytes, $0.mostWaiting) = (1 << 30, 1_000_000) })
      await recorder.flush()
      recorder.note(.launched)
      await recorder.flush()
      let file = try FileHandle(forReadingFrom: #require(recorder.files.last))
      let isDone = Flag()
      Thread.detachNewThread {
        while !isDone.isUp {
          recorder.note(.backgrounded)
          usleep(1)
        }
      }
      for number in 1...2_000 {
        recorder.note(.addressChanged(number))
        await recorder.flush()
        let added = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        #expect(added.contains("\"addressChanged\",\"actor\":\"system\",\"number\":\(number)}"))
      }
      isDone.raise()
      #expect(recorder.droppedEvents == 0)
    }
  }

  @Test("where nothing can be written, it says so once and counts") func nowhere() async throws {
    let told = Mutex<[AdapterEvent]>([])
    var options = SessionRecorder.Options(
      directory: URL(fileURLWithPath: "/dev/null/traces"), session: Recording.session)
    options.log = { event in told.withLock { $0.append(event) } }
    let recorder = SessionRecorder(options)
    for _ in 0..<3 {
      recorder.note(.launched)
      await recorder.flush()
    }
    #expect(recorder.droppedEvents == 3)
    #expect(told.withLock { $0 } == [.recorderCannotWrite(error: ENOTDIR)])
    #expect(recorder.files.isEmpty)
  }

  @Test("a second recorder leaves the first one's file alone, and writes when that is gone") func second() async throws
  {
    try await withDirectory { directory in
      var first: SessionRecorder? = SessionRecorder(Recording.options(directory))
      first?.note(.launched)
      await first?.flush()
      let second = SessionRecorder(Recording.options(directory))
      second.note(.backgrounded)
      await second.flush()
      #expect(second.droppedEvents == 1)
      first = nil
      // Its queue may hold it for a moment.
      await until {
        second.note(.foregrounded)
        await second.flush()
        return try! Recording.read(second.files).trace.records.contains { $0.kind == .appForegrounded }
      }
      let kinds = try Recording.read(second.files).trace.records.map(\.kind)
      #expect(kinds.prefix(2) == [.appLaunched, .recordsDropped])
    }
  }

  @Test(
    "a date in a field that the platform has made a cookie without a date of",
    arguments: [
      ("a=1; Expires=Wed Jan 01 2025 01:00:00 GMT+0000; Path=/, b=2; Path=/", true),
      ("b=2; Path=/; Expires=Wed Jan 01 2025 01:00:00 GMT+0000, a=1; Path=/", false),
      ("b=2; Path=/, a=1; max-age=x", true), ("a=1; Path=/, b=2; Max-Age=900", false), ("a=1", false), ("", false),
    ])
  func oddDate(field: String, isDated: Bool) {
    let all = [Cookie(name: "a", value: "1", domain: "a.example"), Cookie(name: "b", value: "2", domain: "a.example")]
    #expect(RequestRecording.isDated(all[0], in: field, beside: all) == isDated)
  }
}
