/// Reads records, whatever the bytes are: nothing is read or reserved that is not there.
struct CompactReader {
  private let bytes: UnsafeRawBufferPointer
  private var index: Int
  private let end: Int
  /// What a record may repeat.
  private var domain = ""
  private var path = "/"
  private var partitionKey: String?
  private var created: Int64 = 0

  /// A reader of `bytes[range]`; the offsets in errors count from the start of `bytes`.
  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// A record without text and times: flags, two lengths, one difference.
  static let smallestRecord = 5

  var bytesLeft: Int { end &- index }

  @inline(__always)
  mutating func record() throws(ArchiveError) -> ArchivedCookie {
    guard bytesLeft >= Self.smallestRecord else { throw .truncated(offset: end, missing: "a record") }
    let flags = CompactFlags(
      bits: UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt16.self)))
    guard !flags.has(CompactFlags.undefined) else { throw malformed("flags of a later version", "those of version 1") }
    index &+= 2
    let nameLength = try length()
    let valueLength = try length()
    let domainLength = flags.has(CompactFlags.repeatsDomain) ? 0 : try length()
    let pathLength = flags.has(CompactFlags.repeatsPath) ? 0 : try length()
    let hasNewKey = flags.has(CompactFlags.hasPartitionKey) && !flags.has(CompactFlags.repeatsPartitionKey)
    let keyLength = hasNewKey ? try length() : 0
    created = created &+ (try signed())
    let creation = UnixTime(microseconds: created)
    let expires = try self.expires(flags, creation)
    let lastAccessed =
      flags.has(CompactFlags.hasLastAccess) ? UnixTime(microseconds: created &+ (try signed())) : creation
    let name = try text(ofLength: nameLength)
    let value = try text(ofLength: valueLength)
    if !flags.has(CompactFlags.repeatsDomain) { domain = try text(ofLength: domainLength) }
    if !flags.has(CompactFlags.repeatsPath) { path = try text(ofLength: pathLength) }
    if hasNewKey { partitionKey = try text(ofLength: keyLength) }
    if flags.has(CompactFlags.hasPartitionKey), partitionKey == nil { partitionKey = "" }
    return ArchivedCookie(
      Cookie(
        name: name, value: value, domain: domain, path: path, hostOnly: flags.has(CompactFlags.hostOnly),
        secure: flags.has(CompactFlags.secure), httpOnly: flags.has(CompactFlags.httpOnly), sameSite: flags.sameSite,
        expires: expires, created: creation, lastAccessed: lastAccessed,
        partitionKey: flags.has(CompactFlags.hasPartitionKey) ? partitionKey : nil),
      properties: flags.has(CompactFlags.hasProperties) ? try CompactProperties.read(&self) : [])
  }

  @inline(__always)
  private mutating func expires(_ flags: CompactFlags, _ creation: UnixTime) throws(ArchiveError) -> UnixTime? {
    let form = flags.expiryForm
    if form == .none { return nil }
    guard let time = CompactExpiry.time(form, try signed(), created: creation) else {
      throw malformed("an expiry beyond the end of time", "a time in 64 bits of microseconds")
    }
    return time
  }

  @inline(__always)
  mutating func unsigned() throws(ArchiveError) -> UInt64 {
    guard index < end else { throw .truncated(offset: end, missing: "a number") }
    let first = bytes[index]
    index &+= 1
    if first < 0x80 { return UInt64(first) }
    return try unsigned(after: first)
  }

  private mutating func unsigned(after first: UInt8) throws(ArchiveError) -> UInt64 {
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while index < end {
      let byte = bytes[index]
      index &+= 1
      // The tenth byte has the 64th bit and no other.
      if shift == 63, byte > 1 { break }
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return number }
      shift &+= 7
    }
    throw malformed("a number that does not end", "64 bits at most")
  }

  @inline(__always)
  mutating func signed() throws(ArchiveError) -> Int64 {
    let number = try unsigned()
    return Int64(bitPattern: number &>> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// A number of bytes that are there.
  @inline(__always)
  mutating func length() throws(ArchiveError) -> Int {
    let length = try unsigned()
    guard length <= UInt64(bytesLeft) else {
      throw malformed("a length of \(length)", "no more than the \(bytesLeft) bytes that follow")
    }
    return Int(length)
  }

  @inline(__always)
  mutating func text(ofLength length: Int) throws(ArchiveError) -> String {
    guard length <= bytesLeft else { throw .truncated(offset: end, missing: "\(length) bytes of text") }
    // The range lies within the bytes: the addition cannot overflow.
    let part = UnsafeRawBufferPointer(rebasing: bytes[index..<index &+ length])
    index &+= length
    guard let text = String(strictUTF8: part) else { throw malformed("bytes that are not UTF-8", "text") }
    return text
  }

  /// All that is left, as text.
  mutating func rest() throws(ArchiveError) -> String { try text(ofLength: bytesLeft) }

  /// All that is left.
  mutating func allBytes() -> [UInt8] {
    defer { index = end }
    return Array(bytes[index..<end])
  }

  /// A reader of the next bytes alone, which are then behind this one.
  mutating func part(ofLength length: Int) throws(ArchiveError) -> CompactReader {
    guard length <= bytesLeft else { throw .truncated(offset: end, missing: "\(length) bytes of a property") }
    defer { index &+= length }
    return CompactReader(bytes, index..<index &+ length)
  }

  func malformed(_ found: String, _ expected: String) -> ArchiveError {
    .malformed(offset: index, found: found, expected: expected)
  }
}

extension String {
  /// UTF-8 as it is; nil if it is not well-formed. Nothing is repaired.
  @inline(__always)
  fileprivate init?(strictUTF8 raw: UnsafeRawBufferPointer) {
    let bytes = raw.assumingMemoryBound(to: UInt8.self)
    if !bytes.allASCII, !Self.isWellFormed(bytes) { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }

  @inline(never)
  private static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      guard let (_, length) = UTF8Sequence.decode(bytes, at: index) else { return false }
      index += length
    }
    return true
  }
}
