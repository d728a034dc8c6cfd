import CookieDiagnosis
import CookieSimulation
import Foundation

extension SearchBatch {
  /// The results as a journal has them: numbers as LEB128, keys as 16 octets.
  var bytes: Data {
    var writer = OctetWriter()
    writer.write(results.count)
    for result in results { writer.write(result) }
    return Data(writer.octets)
  }

  /// Nil for bytes that no search has kept.
  init?(_ bytes: Data, needs: KeyAssumptions) {
    var reader = OctetReader(bytes)
    guard let count = reader.number(most: 1 << 16) else { return nil }
    results = []
    self.needs = needs
    for _ in 0..<count {
      guard let result = reader.result() else { return nil }
      results.append(result)
    }
    guard reader.isAtEnd else { return nil }
  }
}

private let counters: [WritableKeyPath<RunSummary, Int> & Sendable] = [
  \.lostSessions, \.splitSessions, \.resurrectedSessions, \.leaks, \.falseSuccesses, \.needlessLogins,
  \.writtenBackSessions, \.falseFailures, \.forbiddenRequests, \.races, \.steps,
]

private enum Flag {
  static let meets: UInt8 = 1
  static let isMismatched: UInt8 = 2
  static let keysFallShort: UInt8 = 4
  static let hasCause: UInt8 = 8
  /// Of a point, beside its purpose.
  static let hasKey: UInt8 = 64
  static let followsMemoryRead: UInt8 = 128
}

private struct OctetWriter {
  private(set) var octets: [UInt8] = []

  mutating func write(_ number: Int) {
    var rest = UInt64(max(0, number))
    while rest >= 0x80 {
      octets.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    octets.append(UInt8(rest))
  }

  private mutating func write(_ key: StateKey) {
    for word in [key.high, key.low] {
      for shift in stride(from: 56, through: 0, by: -8) { octets.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
  }

  mutating func write(_ result: BranchResult) {
    var flags: UInt8 = 0
    if result.meets != nil { flags |= Flag.meets }
    if result.isMismatched { flags |= Flag.isMismatched }
    if result.keysFallShort { flags |= Flag.keysFallShort }
    if result.cause != nil { flags |= Flag.hasCause }
    octets += [flags, result.summary.end.rawValue]
    if let meets = result.meets { write(meets) }
    if let cause = result.cause {
      write(cause.id.utf8.count)
      octets += Array(cause.id.utf8)
    }
    write(result.randomDraws)
    for counter in counters { write(result.summary[keyPath: counter]) }
    write(result.newPoints.count)
    for point in result.newPoints {
      octets.append(
        point.purpose.rawValue | (point.key == nil ? 0 : Flag.hasKey)
          | (point.followsMemoryRead ? Flag.followsMemoryRead : 0))
      write(Int(point.arity))
      if let key = point.key { write(key) }
    }
  }
}

private struct OctetReader {
  private let octets: [UInt8]
  private var place = 0

  init(_ data: Data) { octets = Array(data) }

  var isAtEnd: Bool { place == octets.count }

  private mutating func octet() -> UInt8? {
    guard place < octets.count else { return nil }
    defer { place += 1 }
    return octets[place]
  }

  mutating func number(most: Int) -> Int? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let octet = octet() else { return nil }
      number |= UInt64(octet & 0x7F) << shift
      if octet < 0x80 { return number <= UInt64(most) ? Int(number) : nil }
    }
    return nil
  }

  private mutating func word() -> UInt64? {
    guard octets.count - place >= 8 else { return nil }
    defer { place += 8 }
    return octets[place..<(place + 8)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func key() -> StateKey? {
    guard let high = word(), let low = word() else { return nil }
    return StateKey(high: high, low: low)
  }

  private static let most = 1 << 40

  mutating func result() -> BranchResult? {
    var result = BranchResult()
    guard let flags = octet(), let end = octet().flatMap(RunEnd.init(rawValue:)) else { return nil }
    result.summary.end = end
    result.isMismatched = flags & Flag.isMismatched != 0
    result.keysFallShort = flags & Flag.keysFallShort != 0
    if flags & Flag.meets != 0 {
      guard let key = self.key() else { return nil }
      result.meets = key
    }
    if flags & Flag.hasCause != 0 {
      guard let cause = self.cause() else { return nil }
      result.cause = cause
    }
    guard let draws = number(most: Self.most) else { return nil }
    result.randomDraws = draws
    for counter in counters {
      guard let count = number(most: Self.most) else { return nil }
      result.summary[keyPath: counter] = count
    }
    guard let points = self.points() else { return nil }
    result.newPoints = points
    return result
  }

  private mutating func cause() -> Cause? {
    guard let length = number(most: 64), octets.count - place >= length else { return nil }
    defer { place += length }
    return Cause.named(String(decoding: octets[place..<(place + length)], as: UTF8.self))
  }

  private mutating func points() -> [PathGuide.NewPoint]? {
    guard let count = number(most: octets.count) else { return nil }
    var points: [PathGuide.NewPoint] = []
    for _ in 0..<count {
      guard let octet = octet(), let arity = number(most: 1 << 16), arity > 0,
        let purpose = ChoicePurpose(rawValue: octet & ~(Flag.hasKey | Flag.followsMemoryRead))
      else { return nil }
      var key: StateKey?
      if octet & Flag.hasKey != 0 {
        guard let read = self.key() else { return nil }
        key = read
      }
      points.append(
        PathGuide.NewPoint(
          purpose: purpose, arity: UInt32(arity), key: key,
          followsMemoryRead: octet & Flag.followsMemoryRead != 0))
    }
    return points
  }
}
