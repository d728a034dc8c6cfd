/// What a record says besides the cookie: a count, then for each property its tag, its length and its bytes. A reader
/// keeps the tags that it does not know.
enum CompactProperties {
  private static let version: UInt64 = 1
  private static let comment: UInt64 = 2
  private static let commentURL: UInt64 = 3
  private static let ports: UInt64 = 4
  private static let originURL: UInt64 = 5
  private static let named: UInt64 = 6

  /// The bytes that properties take at most, without their count.
  static func largest(_ properties: [ArchivedProperty]) -> Int {
    // Tag and length; a version; the length of a name.
    properties.reduce(0) { $0 + 20 + 10 + contentBytes($1) }
  }

  private static func contentBytes(_ property: ArchivedProperty) -> Int {
    switch property {
    case .version: 10
    case .comment(let text), .commentURL(let text), .originURL(let text): text.utf8.count
    case .ports(let ports): ports.count * 3
    case .named(let key, let value): key.utf8.count + value.utf8.count
    case .unknown(_, let bytes): bytes.count
    }
  }

  static func write(_ properties: [ArchivedProperty], to writer: inout CompactWriter) {
    writer.unsigned(UInt64(properties.count))
    for property in properties {
      switch property {
      case .version(let number):
        writer.unsigned(version)
        let zigzag = UInt64(bitPattern: (number &<< 1) ^ (number &>> 63))
        writer.unsigned(UInt64(varintBytes(zigzag)))
        writer.unsigned(zigzag)
      case .comment(let text): write(comment, text, to: &writer)
      case .commentURL(let text): write(commentURL, text, to: &writer)
      case .originURL(let text): write(originURL, text, to: &writer)
      case .ports(let numbers):
        writer.unsigned(ports)
        writer.unsigned(UInt64(numbers.reduce(0) { $0 + varintBytes(UInt64($1)) }))
        for number in numbers { writer.unsigned(UInt64(number)) }
      case .named(let key, let value):
        writer.unsigned(named)
        let keyBytes = key.utf8.count
        writer.unsigned(UInt64(varintBytes(UInt64(keyBytes)) + keyBytes + value.utf8.count))
        writer.unsigned(UInt64(keyBytes))
        writer.text(key)
        writer.text(value)
      case .unknown(let tag, let bytes):
        writer.unsigned(tag)
        writer.unsigned(UInt64(bytes.count))
        for byte in bytes { writer.byte(byte) }
      }
    }
  }

  private static func write(_ tag: UInt64, _ text: String, to writer: inout CompactWriter) {
    writer.unsigned(tag)
    writer.unsigned(UInt64(text.utf8.count))
    writer.text(text)
  }

  private static func varintBytes(_ number: UInt64) -> Int { max(1, (64 - number.leadingZeroBitCount + 6) / 7) }

  /// Reads the properties that `reader` stands in front of.
  static func read(_ reader: inout CompactReader) throws(ArchiveError) -> [ArchivedProperty] {
    let count = try reader.unsigned()
    // Two bytes each at least.
    guard count <= UInt64(reader.bytesLeft / 2) else {
      throw reader.malformed("\(count) properties", "no more than fit into the rest")
    }
    var properties: [ArchivedProperty] = []
    properties.reserveCapacity(Int(count))
    for _ in 0..<count { properties.append(try property(&reader)) }
    return properties
  }

  private static func property(_ reader: inout CompactReader) throws(ArchiveError) -> ArchivedProperty {
    let tag = try reader.unsigned()
    var content = try reader.part(ofLength: try reader.length())
    let property: ArchivedProperty
    switch tag {
    case version: property = .version(try content.signed())
    case comment: property = .comment(try content.rest())
    case commentURL: property = .commentURL(try content.rest())
    case originURL: property = .originURL(try content.rest())
    case ports: property = .ports(try self.ports(&content))
    case named: property = .named(try content.text(ofLength: try content.length()), try content.rest())
    default: property = .unknown(tag: tag, bytes: content.allBytes())
    }
    guard content.bytesLeft == 0 else { throw content.malformed("more bytes", "the end of a property") }
    return property
  }

  private static func ports(_ reader: inout CompactReader) throws(ArchiveError) -> [UInt16] {
    var ports: [UInt16] = []
    while reader.bytesLeft > 0 {
      let number = try reader.unsigned()
      guard let port = UInt16(exactly: number) else { throw reader.malformed("port \(number)", "0 to 65535") }
      ports.append(port)
    }
    return ports
  }
}
