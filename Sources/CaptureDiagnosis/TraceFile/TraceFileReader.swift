import Choices
import CookieDiagnosis
import CookieFiles

/// Reads `twinjar.trace/2`, and `twinjar.trace/1`, whose simulated traces lack some fields.
public struct TraceFileReader {
  /// Longer than any trace of a week that a recorder keeps.
  private static let mostRecords = 5_000_000

  private let source: String
  private var line = 0
  private var trace = Trace()
  /// How many records the first line says that there are.
  private var announced: Int?

  /// - Throws: exit code 65, with the line and the key, if it is no trace or a line is none of a trace's. A last line that was
  ///   cut off is left out, and the remarks say so.
  public static func read(_ bytes: [UInt8], source: String) throws(InputError) -> RecordedTrace {
    var reader = TraceFileReader(source: source)
    return try reader.read(bytes)
  }

  /// True for a file that begins as a trace does.
  public static func matches(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard start.first == "{", let first = start.split(separator: "\n", maxSplits: 1).first else { return false }
    return first.contains("\"schema\"") && first.contains("twinjar.trace/")
  }

  private init(source: String) { self.source = source }

  private mutating func read(_ bytes: [UInt8]) throws(InputError) -> RecordedTrace {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first else { throw failure("", "no bytes", "the header of a trace") }
    line = 1
    var recorded = try header(first)
    for (place, bytes) in lines.enumerated().dropFirst() where !bytes.isEmpty {
      line = place + 1
      guard recorded.trace.records.count + trace.records.count < Self.mostRecords else {
        throw failure("", "more than \(Self.mostRecords) records", "a shorter trace")
      }
      let (tree, brokenAt) = JSONTree.parse(Array(bytes))
      if brokenAt != nil, place == lines.count - 1 {
        recorded.remarks.append("line \(line) was cut off and is left out")
        break
      }
      guard brokenAt == nil, let tree, case .object = tree else { throw failure("", "no JSON object", "a record") }
      let (record, isInferred) = try record(tree)
      trace.records.append(record)
      recorded.isInferred.append(isInferred)
    }
    try checkReferences()
    recorded.trace = trace
    if let announced, announced > trace.records.count {
      recorded.remarks.append(
        "\(trace.records.count) of the \(announced) records are there that its first line announces")
    }
    if let step = ClockSteps.remark(of: trace) { recorded.remarks.append(step) }
    let dropped = trace.records.reduce(0) { $0 + ($1.kind == .recordsDropped ? Int($1.number) : 0) }
    if dropped > 0 { recorded.remarks.append("the recorder could not note \(dropped) events") }
    return recorded
  }

  private mutating func header(_ bytes: ArraySlice<UInt8>) throws(InputError) -> RecordedTrace {
    let (tree, brokenAt) = JSONTree.parse(Array(bytes))
    guard brokenAt == nil, let tree, let schema = tree["schema"]?.text else {
      throw failure("", "no JSON object with a schema", "the header of a trace")
    }
    guard schema == TraceFileWriter.schema || schema == "twinjar.trace/1" else {
      throw failure("schema", "\"\(schema)\"", "\"\(TraceFileWriter.schema)\" or \"twinjar.trace/1\"")
    }
    let name = tree["source"]?.text ?? RecordedTrace.Source.simulation.rawValue
    guard let from = RecordedTrace.Source(rawValue: name) else {
      throw failure("source", "\"\(name)\"", RecordedTrace.Source.allCases.map(\.rawValue).joined(separator: ", "))
    }
    var recorded = RecordedTrace(Trace(), from: from)
    recorded.epoch = try number(tree, "epoch", in: Int64.min...Int64.max)
    if let sees = tree["sees"] {
      recorded.sees = []
      for kind in sees.elements {
        guard let text = kind.text, let known = TraceWords.kinds.value(text) else {
          throw failure("sees", kind.text.map { "\"\($0)\"" } ?? "no text", "a kind of record")
        }
        recorded.sees.insert(known)
      }
    }
    announced = try number(tree, "records", in: 0...Int.max)
    recorded.strategy = tree["strategy"]?.text
    recorded.scenario = tree["scenario"]?.text
    recorded.world = tree["world"]?.text
    if let part = tree["recorder"] { recorded.part = try self.part(part) }
    if let device = tree["device"] { recorded.device = try self.device(device) }
    return recorded
  }

  private func device(_ tree: JSONTree) throws(InputError) -> RecordedDevice {
    let name = tree["system"]?.text
    guard let system = name.flatMap(RecordedDevice.System.init(rawValue:)) else {
      throw failure(
        "device.system", name.map { "\"\($0)\"" } ?? "no text",
        RecordedDevice.System.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return RecordedDevice(
      system: system,
      storesAreEphemeral: tree["storesAreEphemeral"] == nil ? nil : try flag(tree, "storesAreEphemeral", in: "device."),
      readsBack: try flag(tree, "readsBack", in: "device."), engine: try engine(tree),
      version: try number(tree, "version", in: 0...1_000_000))
  }

  private func engine(_ tree: JSONTree) throws(InputError) -> RecordedDevice.Engine? {
    guard let given = tree["engine"] else { return nil }
    guard let engine = given.text.flatMap(RecordedDevice.Engine.init(rawValue:)) else {
      throw failure(
        "device.engine", given.text.map { "\"\($0)\"" } ?? "no text",
        RecordedDevice.Engine.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return engine
  }

  private func part(_ tree: JSONTree) throws(InputError) -> RecorderPart {
    guard let install = tree["install"]?.text else { throw failure("recorder.install", "no text", "an installation") }
    guard let number: Int = try number(tree, "part", in: 1...1_000_000_000) else {
      throw failure("recorder.part", "nothing", "a number from 1")
    }
    var carried: [Int32] = []
    for request in tree["carried"]?.elements ?? [] {
      guard case .number(let text) = request, let number = Int32(text), number >= 0 else {
        throw failure("recorder.carried", "something else", "numbers of requests")
      }
      carried.append(number)
    }
    return RecorderPart(install: install, number: number, carried: carried)
  }

  private mutating func record(_ tree: JSONTree) throws(InputError) -> (TraceRecord, isInferred: Bool) {
    guard let time: Int64 = try number(tree, "nanoseconds", in: -(1 << 60)...(1 << 60)) else {
      throw failure("nanoseconds", "nothing", "a number")
    }
    guard let kind = try word(tree, "kind", TraceWords.kinds) else {
      throw failure("kind", "nothing", "a kind of record")
    }
    guard let actor = try word(tree, "actor", TraceWords.actors) else {
      throw failure("actor", "nothing", "who did it")
    }
    var record = TraceRecord(time: time, kind: kind, actor: actor)
    record.store = try word(tree, "store", TraceWords.stores) ?? record.store
    record.endpoint = try word(tree, "endpoint", TraceWords.endpoints) ?? record.endpoint
    record.reason = try word(tree, "reason", TraceWords.reasons) ?? record.reason
    record.about = try word(tree, "about", TraceWords.actors) ?? record.about
    record.client = try word(tree, "client", TraceWords.clients) ?? record.client
    record.request = try number(tree, "request", in: -1...Int32.max) ?? -1
    record.cause = try number(tree, "cause", in: -1...Int32.max) ?? -1
    record.number = try number(tree, "number", in: Int32.min...Int32.max) ?? 0
    record.expiresAt = try number(tree, "expiresAt", in: -(1 << 62)...Int64.max) ?? 0
    record.hasOwnHeader = try flag(tree, "hasOwnHeader")
    record.isLaxByDefault = try flag(tree, "isLaxByDefault")
    record.isEvicted = try flag(tree, "isEvicted")
    record.wasUnflushed = try flag(tree, "wasUnflushed")
    record.isPartitioned = try flag(tree, "isPartitioned")
    record.name = trace.texts.intern(tree["name"]?.text ?? "")
    record.value = trace.texts.intern(tree["value"]?.text ?? "")
    return (record, try flag(tree, "isInferred"))
  }

  /// What refers to another record, a request or a session has to lie within the trace: readers make room for it.
  private mutating func checkReferences() throws(InputError) {
    let count = Int32(clamping: trace.records.count)
    for (place, record) in trace.records.enumerated() {
      line = place + 2
      guard record.cause < count else { throw failure("cause", "\(record.cause)", "less than \(count), the records") }
      guard record.request < count else {
        throw failure("request", "\(record.request)", "less than \(count), the records")
      }
      let isSession = record.kind == .tokenIssued
      guard !isSession || (0..<count).contains(record.number) else {
        throw failure("number", "\(record.number)", "a session, 0 to \(count - 1)")
      }
    }
  }

  // MARK: - Members

  private func word<Case>(
    _ tree: JSONTree, _ key: String, _ names: TraceNames<Case>
  ) throws(InputError) -> Case? {
    guard let value = tree[key] else { return nil }
    guard let text = value.text, let known = names.value(text) else {
      throw failure(key, value.text.map { "\"\($0)\"" } ?? "no text", "a word of the format")
    }
    return known
  }

  private func number<Number: FixedWidthInteger>(
    _ tree: JSONTree, _ key: String, in range: ClosedRange<Number>
  ) throws(InputError) -> Number? {
    guard let value = tree[key], value != .null else { return nil }
    guard case .number(let text) = value, let number = Number(text), range.contains(number) else {
      var found = "no number"
      if case .number(let text) = value { found = text }
      let places = ["part": "recorder.part", "version": "device.version"]
      let place = places[key] ?? key
      throw failure(place, found, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func flag(_ tree: JSONTree, _ key: String, in place: String = "") throws(InputError) -> Bool {
    guard let value = tree[key] else { return false }
    guard case .boolean(let flag) = value else { throw failure(place + key, "something else", "true or false") }
    return flag
  }

  private func failure(_ key: String, _ found: String, _ expected: String) -> InputError {
    InputError(
      .data, source: source, place: "line \(line)" + (key.isEmpty ? "" : ", \(key)"), found: found, expected: expected)
  }
}
