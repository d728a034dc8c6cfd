import CaptureDiagnosis
import Choices
import CookieDiagnosis
import LibFuzzer

/// Traces of a recorder, `twinjar.trace/2`: refused with a reason, or read, written and read again as they were; and whatever can be
/// read can be diagnosed, alone and as two parts of a recording.
struct TraceTarget: FuzzTarget {
  static let name = "trace"
  /// Conclusions from some hundred records, on a machine that is not busy.
  static let arguments = ["-timeout=20"]

  private static let header =
    Array(
      #"{"schema":"twinjar.trace/2","source":"recorder","epoch":1735689600000000,"recorder":{"install":"a","part":1,"carried":[0,1]}}"#
        .utf8) + [UInt8(ascii: "\n")]

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    // Most inputs are to get past the header.
    TraceChecks.check(Self.header + input)
    TraceChecks.check(Array(input))
  }
}

enum TraceChecks {
  static func check(_ bytes: [UInt8]) {
    guard let recorded = read(bytes) else { return }
    guard recorded.isInferred.count == recorded.trace.records.count else { fatalError("records without a mark") }
    checkWriting(recorded)
    diagnose(recorded)
    checkParts(recorded)
  }

  /// Nil if it is refused.
  private static func read(_ bytes: [UInt8]) -> RecordedTrace? {
    do throws(InputError) { return try TraceFileReader.read(bytes, source: "input") } catch {
      if error.found.isEmpty || error.expected.isEmpty { fatalError("a refusal without a reason") }
      return nil
    }
  }

  private static func checkWriting(_ recorded: RecordedTrace) {
    guard let text = try? TraceFileWriter(recorded).text() else { fatalError("a trace cannot be written") }
    guard let again = read(Array(text.utf8)) else { fatalError("a written trace is refused") }
    guard again.trace.digest == recorded.trace.digest, again.isInferred == recorded.isInferred else {
      fatalError("a written trace has other records")
    }
    guard again.sees == recorded.sees, again.epoch == recorded.epoch, again.source == recorded.source else {
      fatalError("a written trace has another header")
    }
  }

  private static func checkParts(_ recorded: RecordedTrace) {
    guard recorded.part != nil else { return }
    var second = recorded
    second.part?.number += 1
    guard let joined = try? RecorderParts.joined([second, recorded], from: ["second", "first"]) else {
      fatalError("the parts of a recording are refused")
    }
    diagnose(joined)
  }

  private static func diagnose(_ recorded: RecordedTrace) {
    let diagnosis = Diagnosis(recorded)
    guard diagnosis.findings.allSatisfy({ !$0.causes.isEmpty }) else { fatalError("a finding without a cause") }
  }
}
