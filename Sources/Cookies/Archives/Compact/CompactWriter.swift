/// Writes records into memory that is large enough: see ``largestRecord(_:)``.
struct CompactWriter {
  private let start: UnsafeMutableRawPointer
  private(set) var position: UnsafeMutableRawPointer
  /// What the next record may repeat.
  private var domain = ""
  private var path = "/"
  private var partitionKey = ""
  private var created: Int64 = 0

  init(_ start: UnsafeMutableRawPointer) {
    self.start = start
    position = start
  }

  var byteCount: Int { position - start }

  /// The bytes that a record takes at most.
  @inline(__always)
  static func largestRecord(_ archived: ArchivedCookie) -> Int {
    let cookie = archived.cookie
    // Flags, five lengths, three times.
    var bytes = 2 + 5 * 10 + 3 * 10
    bytes += cookie.name.utf8.count + cookie.value.utf8.count + cookie.domain.utf8.count + cookie.path.utf8.count
    bytes += cookie.partitionKey?.utf8.count ?? 0
    return archived.properties.isEmpty ? bytes : bytes + 10 + CompactProperties.largest(archived.properties)
  }

  @inline(__always)
  mutating func write(_ archived: ArchivedCookie) {
    let cookie = archived.cookie
    var flags = CompactFlags()
    flags.set(CompactFlags.secure, if: cookie.secure)
    flags.set(CompactFlags.httpOnly, if: cookie.httpOnly)
    flags.set(CompactFlags.hostOnly, if: cookie.hostOnly)
    flags.sameSite = cookie.sameSite
    let repeatsDomain = cookie.domain.hasSameOctets(as: domain)
    let repeatsPath = cookie.path.hasSameOctets(as: path)
    let repeatsKey = cookie.partitionKey?.hasSameOctets(as: partitionKey) ?? true
    flags.set(CompactFlags.repeatsDomain, if: repeatsDomain)
    flags.set(CompactFlags.repeatsPath, if: repeatsPath)
    flags.set(CompactFlags.hasPartitionKey, if: cookie.partitionKey != nil)
    flags.set(CompactFlags.repeatsPartitionKey, if: cookie.partitionKey != nil && repeatsKey)
    flags.set(CompactFlags.hasLastAccess, if: cookie.lastAccessed != cookie.created)
    flags.set(CompactFlags.hasProperties, if: !archived.properties.isEmpty)
    let expiry = CompactExpiry(cookie.expires, created: cookie.created)
    flags.expiryForm = expiry.form

    position.storeBytes(of: flags.bits.littleEndian, as: UInt16.self)
    position += 2
    length(cookie.name)
    length(cookie.value)
    if !repeatsDomain { length(cookie.domain) }
    if !repeatsPath { length(cookie.path) }
    if let key = cookie.partitionKey, !repeatsKey { length(key) }
    // Differences wrap around: any two times have one.
    signed(cookie.created.microseconds &- created)
    if expiry.form != .none { signed(expiry.number) }
    if cookie.lastAccessed != cookie.created { signed(cookie.lastAccessed.microseconds &- cookie.created.microseconds) }
    text(cookie.name)
    text(cookie.value)
    if !repeatsDomain {
      text(cookie.domain)
      domain = cookie.domain
    }
    if !repeatsPath {
      text(cookie.path)
      path = cookie.path
    }
    if let key = cookie.partitionKey, !repeatsKey {
      text(key)
      partitionKey = key
    }
    created = cookie.created.microseconds
    if !archived.properties.isEmpty { CompactProperties.write(archived.properties, to: &self) }
  }

  /// Seven bits a byte, the lowest first; the top bit says that more follow.
  @inline(__always)
  mutating func unsigned(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      byte(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    byte(UInt8(truncatingIfNeeded: rest))
  }

  /// Small numbers of either sign are short: 0, -1, 1, -2 become 0, 1, 2, 3.
  @inline(__always)
  mutating func signed(_ number: Int64) {
    unsigned(UInt64(bitPattern: (number &<< 1) ^ (number &>> 63)))
  }

  @inline(__always)
  mutating func byte(_ byte: UInt8) {
    position.storeBytes(of: byte, as: UInt8.self)
    position += 1
  }

  @inline(__always)
  private mutating func length(_ text: String) { unsigned(UInt64(text.utf8.count)) }

  @inline(__always)
  mutating func text(_ text: String) {
    let written: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let source = bytes.baseAddress else { return }
      position.copyMemory(from: source, byteCount: bytes.count)
      position += bytes.count
    }
    // Only strings that Objective-C lends have no contiguous storage.
    if written == nil { for byte in text.utf8 { self.byte(byte) } }
  }
}
