import Choices

/// The event log of one run.
public struct Trace: Equatable, Sendable {
  public package(set) var records: [TraceRecord] = []
  package var texts = TraceTexts()

  public init() {}

  /// The text that a record's `name` or `value` stands for.
  public func text(_ text: TraceText) -> String { texts[text] }

  package mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    texts.removeAll()
  }

  /// A digest of every field of every record (FNV-1a, 64 bits). Same strategy, scenario and tape: same digest.
  public var digest: UInt64 {
    var hash = FNV1a()
    for record in records {
      hash.combine(UInt64(bitPattern: record.time))
      hash.combine(UInt64(bitPattern: record.expiresAt))
      hash.combine(UInt64(UInt32(bitPattern: record.cause)) | UInt64(UInt32(bitPattern: record.request)) << 32)
      hash.combine(UInt64(UInt32(bitPattern: record.number)))
      hash.combine(byte: record.kind.rawValue)
      hash.combine(byte: record.actor.rawValue)
      hash.combine(byte: record.store.rawValue)
      hash.combine(byte: record.endpoint.rawValue)
      hash.combine(byte: record.reason.rawValue)
      hash.combine(byte: record.about.rawValue)
      hash.combine(byte: record.client.rawValue)
      if record.hasOwnHeader { hash.combine(byte: 1) }
      if record.isLaxByDefault { hash.combine(byte: 2) }
      if record.isPartitioned { hash.combine(byte: 3) }
      hash.combine(texts[record.name])
      hash.combine(texts[record.value])
    }
    return hash.value
  }
}
