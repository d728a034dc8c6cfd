import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import Foundation

/// A trace for a program: `twinjar.trace/1`, one JSON object a line, the first one says what the rest is.
public struct TraceNDJSON {
  public static let schema = "twinjar.trace/1"

  private struct Header: Encodable {
    var schema: String
    var strategy: String
    var scenario: String
    var world: String
    var records: Int
  }

  private struct Record: Encodable {
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
    var hasOwnHeader: Bool?
    var isLaxByDefault: Bool?
    var name: String?
    var value: String?
    var expiresAt: Int64?
  }

  private let trace: Trace
  private let header: Header

  public init(_ trace: Trace, strategy: String, scenario: Scenario) {
    self.trace = trace
    header = Header(
      schema: Self.schema, strategy: strategy, scenario: scenario.name, world: hexadecimal(scenario.digest),
      records: trace.records.count)
  }

  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = [String(decoding: try encoder.encode(header), as: UTF8.self)]
    for record in trace.records { lines.append(String(decoding: try encoder.encode(line(record)), as: UTF8.self)) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// True if a record names a store without a cookie.
  private static func isAboutAStore(_ kind: TraceRecord.Kind) -> Bool {
    kind == .observerNotified || kind == .observerAdded || kind == .completionLost
  }

  private func line(_ record: TraceRecord) -> Record {
    Record(
      nanoseconds: record.time, kind: "\(record.kind)", actor: "\(record.actor)",
      store: record.name.isEmpty && !Self.isAboutAStore(record.kind) ? nil : "\(record.store)",
      endpoint: record.request < 0 ? nil : "\(record.endpoint)",
      request: record.request < 0 ? nil : record.request, cause: record.cause < 0 ? nil : record.cause,
      number: record.number == 0 ? nil : record.number,
      reason: record.reason == .none ? nil : "\(record.reason)",
      about: record.about == .native ? nil : "\(record.about)", hasOwnHeader: record.hasOwnHeader ? true : nil,
      isLaxByDefault: record.isLaxByDefault ? true : nil,
      name: record.name.isEmpty ? nil : trace.text(record.name),
      value: record.value.isEmpty ? nil : trace.text(record.value),
      expiresAt: record.expiresAt == 0 ? nil : record.expiresAt)
  }
}
