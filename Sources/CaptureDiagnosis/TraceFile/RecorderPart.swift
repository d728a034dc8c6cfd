import Choices
import CookieDiagnosis

/// Which of a recorder's files a trace is.
public struct RecorderPart: Hashable, Sendable {
  /// Tells installations of an app apart.
  public var install: String
  /// Counted from 1.
  public var number: Int
  /// The numbers in the part before of the requests that this part begins with copies of: they had no answer yet.
  public var carried: [Int32]
}

/// The files of one recorder, read as one trace.
public enum RecorderParts {
  /// Parts of one recording are joined in the order in which they were written, whatever order they are given in. A part that is
  /// missing between them is said to be, and what was under way then has no answer.
  ///
  /// - Parameters:
  ///   - traces: one or more; any single trace is itself.
  ///   - sources: their files, as the user names them.
  /// - Throws: exit code 64 if they are several and not the parts of one recording.
  public static func joined(_ traces: [RecordedTrace], from sources: [String]) throws(InputError) -> RecordedTrace {
    guard traces.count > 1 else { return traces.first ?? RecordedTrace(Trace(), from: .recorder) }
    let install = traces[0].part?.install
    for (trace, source) in zip(traces, sources) where trace.part == nil || trace.part?.install != install {
      throw failure(source, trace.part == nil ? "a trace that is no part of a recording" : "another app's recording")
    }
    let ordered = zip(traces, sources).sorted { number($0.0) < number($1.0) }
    for (one, next) in zip(ordered, ordered.dropFirst()) where number(one.0) == number(next.0) {
      throw failure(next.1, "part \(number(next.0)) a second time")
    }
    var joining = Joining(ordered[0].0)
    for (trace, _) in ordered.dropFirst() { joining.add(trace) }
    return joining.joined
  }

  private static func number(_ trace: RecordedTrace) -> Int { trace.part?.number ?? 0 }

  private static func failure(_ source: String, _ found: String) -> InputError {
    InputError(
      .usage, source: source, found: "\(found) among several traces",
      expected: "one trace, or the parts of one recording")
  }
}

private struct Joining {
  private(set) var joined: RecordedTrace
  /// What became of the numbers of the latest part's requests: those of copies, and by how much the others have moved.
  private var copies: [Int32] = []
  private var shift: Int32 = 0

  init(_ first: RecordedTrace) { joined = first }

  mutating func add(_ next: RecordedTrace) {
    let (before, part) = (joined.part?.number ?? 0, next.part)
    joined.sees.formIntersection(next.sees)
    joined.remarks += next.remarks
    // Parts of another version of the app may have been written otherwise.
    if let own = joined.device, let other = next.device, own.system != other.system {
      joined.remarks.append(
        "part \(part?.number ?? 0) is of another system (\(other.system.rawValue)) than those before it (\(own.system.rawValue)): the parts "
          + "may be of several devices")
    }
    joined.device = joined.device.flatMap { own in next.device.flatMap(own.common) }
    var carried = part?.carried ?? []
    let isNext = part?.number == before + 1
    if !isNext { joined.remarks.append("part \(before + 1) of the recording is missing") }
    let copied = next.trace.records.prefix(carried.count).count { $0.kind == .requestSent }
    if !isNext || copied < carried.count { carried = [] }
    let count = Int32(clamping: carried.count)
    let newCopies = carried.map { renumbered($0) }
    (copies, shift) = (newCopies, Int32(clamping: joined.trace.records.count) - count)
    let later = ((next.epoch ?? 0) &- (joined.epoch ?? 0)) &* 1_000
    for (record, isInferred) in zip(next.trace.records, next.isInferred).dropFirst(carried.count) {
      joined.trace.records.append(moved(record, from: next.trace, later: later, copies: count))
      joined.isInferred.append(isInferred)
    }
    joined.part = part
  }

  /// The number in the joined trace of a request of the latest part.
  private func renumbered(_ request: Int32) -> Int32 {
    if request < 0 { return request }
    return copies.indices.contains(Int(request)) ? copies[Int(request)] : request &+ shift
  }

  private mutating func moved(
    _ record: TraceRecord, from trace: Trace, later: Int64, copies count: Int32
  ) -> TraceRecord {
    var record = record
    record.time &+= later
    if record.expiresAt != 0 { record.expiresAt &+= later }
    record.request = renumbered(record.request)
    if record.cause >= 0 { record.cause = record.cause < count ? -1 : record.cause &+ shift }
    record.name = joined.trace.texts.intern(trace.text(record.name))
    record.value = joined.trace.texts.intern(trace.text(record.value))
    return record
  }
}
