/// The event log of one run.
public struct Trace: Sendable {
  public internal(set) var records: [TraceRecord] = []
  var texts = TraceTexts()

  public init() {}

  /// The text that a record's `name` or `value` stands for.
  public func text(_ text: TraceText) -> String { texts[text] }

  mutating func removeAll() {
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
      hash.combine(texts[record.name])
      hash.combine(texts[record.value])
    }
    return hash.value
  }
}

/// The Fowler-Noll-Vo hash, variant 1a, 64 bits: for digests that must be the same everywhere, not against adversaries.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func combine(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { combine(byte: UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
  }

  /// Length first, so that neighbouring strings cannot run into each other.
  mutating func combine(_ text: String) {
    combine(UInt64(text.utf8.count))
    for byte in text.utf8 { combine(byte: byte) }
  }
}
