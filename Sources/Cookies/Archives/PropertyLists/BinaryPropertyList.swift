extension PropertyList {
  /// Reads a binary property list ("bplist00"); nil if it is none, or is damaged.
  ///
  /// After CFBinaryPList.c: objects, a table of their offsets, and 32 bytes that say how wide offsets and references are,
  /// how many objects there are, which is the first, and where the table is.
  package init?(binary bytes: some Collection<UInt8>) {
    guard var reader = BinaryPropertyListReader(Array(bytes)), let value = reader.first() else { return nil }
    self = value
  }
}

private struct BinaryPropertyListReader {
  private static let trailerBytes = 32
  private let bytes: [UInt8]
  private let offsetBytes, referenceBytes, count, top, table: Int
  private var valuesLeft = PropertyList.mostValues

  init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - Self.trailerBytes
    guard bytes.starts(with: Array("bplist00".utf8)), trailer >= 8 else { return nil }
    self.bytes = bytes
    (offsetBytes, referenceBytes) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetBytes), (1...8).contains(referenceBytes) else { return nil }
    guard let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), table <= trailer, count <= (trailer - table) / offsetBytes
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  mutating func first() -> PropertyList? { object(top, depth: 0) }

  /// A big-endian number of 1 to 8 bytes; nil beyond the bytes or beyond what an Int holds.
  private static func number(_ bytes: [UInt8], _ place: Int, _ width: Int) -> Int? {
    guard place >= 0, width <= bytes.count, place <= bytes.count - width else { return nil }
    return Int(exactly: bytes[place..<place + width].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }

  private mutating func object(_ reference: Int, depth: Int) -> PropertyList? {
    guard depth < PropertyList.mostDepth, valuesLeft > 0, reference < count,
      let place = Self.number(bytes, table + reference * offsetBytes, offsetBytes), place < bytes.count
    else { return nil }
    valuesLeft -= 1
    let low = Int(bytes[place] & 0x0F)
    switch bytes[place] >> 4 {
    case 0x0: return low == 8 ? .boolean(false) : low == 9 ? .boolean(true) : .other
    case 0x1:
      guard low <= 3, let start = Optional(place + 1), start <= bytes.count - (1 << low) else { return nil }
      let bits = bytes[start..<start + (1 << low)].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      return .integer(Int64(bitPattern: bits))
    case 0x5, 0x6: return text(place, isWide: bytes[place] >> 4 == 6)
    case 0xA: return array(place, depth)
    case 0xD: return dictionary(place, depth)
    default: return .other
    }
  }

  /// How many elements the object at `place` has, and where they begin.
  private func extent(_ place: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[place] & 0x0F)
    guard low == 0x0F else { return (low, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0x0F <= 3 else { return nil }
    let width = 1 << Int(bytes[place + 1] & 0x0F)
    return Self.number(bytes, place + 2, width).map { ($0, place + 2 + width) }
  }

  private func text(_ place: Int, isWide: Bool) -> PropertyList? {
    guard let (length, start) = extent(place), start <= bytes.count,
      length <= (bytes.count - start) / (isWide ? 2 : 1)
    else { return nil }
    guard isWide else { return .text(Cookie.text(octets: bytes[start..<start + length])) }
    let units = (0..<length).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
    return .text(String(decoding: units, as: UTF16.self))
  }

  private mutating func array(_ place: Int, _ depth: Int) -> PropertyList? {
    guard let elements = elements(place, perElement: 1, depth) else { return nil }
    return .array(elements)
  }

  private mutating func dictionary(_ place: Int, _ depth: Int) -> PropertyList? {
    guard let both = elements(place, perElement: 2, depth) else { return nil }
    let count = both.count / 2
    var entries: [PropertyList.Entry] = []
    for index in 0..<count {
      guard case .text(let key) = both[index] else { return nil }
      entries.append(PropertyList.Entry(key, both[count + index]))
    }
    return .dictionary(entries)
  }

  private mutating func elements(_ place: Int, perElement: Int, _ depth: Int) -> [PropertyList]? {
    guard let (count, start) = extent(place), start <= bytes.count,
      count <= (bytes.count - start) / (referenceBytes * perElement)
    else { return nil }
    var values: [PropertyList] = []
    for index in 0..<count * perElement {
      guard let reference = Self.number(bytes, start + index * referenceBytes, referenceBytes),
        let value = object(reference, depth: depth + 1)
      else { return nil }
      values.append(value)
    }
    return values
  }
}
