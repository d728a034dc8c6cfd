import Choices
import CookieDiagnosis
import Foundation

/// `twinjar.trace/2`: one JSON object a line, the first one says what the rest is. A member that is left out has the value of
/// a new `TraceRecord`: no field of a record is dropped.
public struct TraceFileWriter {
  public static let schema = "twinjar.trace/2"

  private struct Header: Encodable {
    var schema: String
    var source: String
    var epoch: Int64?
    var sees: [String]?
    var strategy: String?
    var scenario: String?
    var world: String?
    var device: RecordedDevice?
    var records: Int
  }

  private struct Line: Encodable {
    var nanoseconds: Int64
    var kind: String
    var actor: String
    var store: String?
    var endpoint: String?
    var request: Int32?
    var cause: Int32?
    var number: Int32?
    var reason: String?
    var about: String?
    var client: String?
    var hasOwnHeader: Bool?
    var isLaxByDefault: Bool?
    var isEvicted: Bool?
    var wasUnflushed: Bool?
    var isPartitioned: Bool?
    var name: String?
    var value: String?
    var expiresAt: Int64?
    var isInferred: Bool?
  }

  private let recorded: RecordedTrace

  public init(_ recorded: RecordedTrace) { self.recorded = recorded }

  public func text() throws -> String {
    var lines = [try CanonicalJSON.line(header)]
    for (record, isInferred) in zip(recorded.trace.records, recorded.isInferred) {
      lines.append(try CanonicalJSON.line(line(record, isInferred)))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var header: Header {
    let seesAll = recorded.sees.count == TraceRecord.Kind.allCases.count
    return Header(
      schema: Self.schema, source: recorded.source.rawValue, epoch: recorded.epoch,
      sees: seesAll ? nil : TraceRecord.Kind.allCases.filter(recorded.sees.contains).map { "\($0)" },
      strategy: recorded.strategy, scenario: recorded.scenario, world: recorded.world,
      device: recorded.device, records: recorded.trace.records.count)
  }

  private func line(_ record: TraceRecord, _ isInferred: Bool) -> Line {
    let plain = TraceRecord(time: 0, kind: record.kind, actor: record.actor)
    func unlessPlain<Value: Equatable>(_ path: KeyPath<TraceRecord, Value>) -> Value? {
      record[keyPath: path] == plain[keyPath: path] ? nil : record[keyPath: path]
    }
    return Line(
      nanoseconds: record.time, kind: "\(record.kind)", actor: "\(record.actor)",
      store: record.kind.isAboutAStore || !record.name.isEmpty
        ? "\(record.store)" : unlessPlain(\.store).map { "\($0)" },
      endpoint: record.request >= 0 ? "\(record.endpoint)" : unlessPlain(\.endpoint).map { "\($0)" },
      request: unlessPlain(\.request), cause: unlessPlain(\.cause), number: unlessPlain(\.number),
      reason: unlessPlain(\.reason).map { "\($0)" }, about: unlessPlain(\.about).map { "\($0)" },
      client: record.kind == .requestSent ? "\(record.client)" : unlessPlain(\.client).map { "\($0)" },
      hasOwnHeader: unlessPlain(\.hasOwnHeader), isLaxByDefault: unlessPlain(\.isLaxByDefault),
      isEvicted: unlessPlain(\.isEvicted), wasUnflushed: unlessPlain(\.wasUnflushed),
      isPartitioned: unlessPlain(\.isPartitioned),
      name: record.name.isEmpty ? nil : recorded.trace.text(record.name),
      value: record.value.isEmpty ? nil : recorded.trace.text(record.value), expiresAt: unlessPlain(\.expiresAt),
      isInferred: isInferred ? true : nil)
  }
}

extension TraceRecord.Kind {
  /// True if a record names a store without a cookie.
  fileprivate var isAboutAStore: Bool {
    switch self {
    case .observerNotified, .observerAdded, .completionLost, .storeRead: true
    default: false
    }
  }
}
