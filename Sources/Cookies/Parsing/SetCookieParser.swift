// The two algorithms of section 5.6 of RFC 6265bis, in one pass over the bytes.

extension ParsedSetCookie {
  /// Name and value together may have this many octets (5.6 step 5).
  public static let maximumNameAndValueLength = 4096
  /// An attribute value may have this many octets (5.6, attributes, step 6).
  public static let maximumAttributeValueLength = 1024

  /// Parses a Set-Cookie field value without copying it.
  ///
  /// - Throws: the reason for which the whole field is ignored (5.6 steps 1 and 5).
  public init(parsing field: UnsafeBufferPointer<UInt8>) throws(IgnoredReason) {
    // Step 1.
    guard !field.containsControlCharacter else { throw .controlCharacter }
    // Step 2: the first semicolon ends the pair.
    let pairEnd = field.firstIndex(of: .semicolon, from: 0, to: field.count)
    // Step 3: no "=" means that all of it is the value.
    let equals = field.firstIndex(of: .equals, from: 0, to: pairEnd)
    let hasName = equals < pairEnd
    // Step 4.
    name = field.trimmed(0, hasName ? equals : 0)
    value = field.trimmed(hasName ? equals &+ 1 : 0, pairEnd)
    // Step 5.
    guard name.count &+ value.count <= Self.maximumNameAndValueLength else { throw .nameAndValueTooLong }
    readAttributes(field, from: pairEnd)
  }

  /// The second algorithm: `start` is the index of a semicolon or the end.
  @inline(__always)
  private mutating func readAttributes(_ field: UnsafeBufferPointer<UInt8>, from start: Int) {
    var index = start
    // Step 1.
    while index < field.count {
      // Steps 2 and 3.
      let end = field.firstIndex(of: .semicolon, from: index &+ 1, to: field.count)
      let pair = AttributePair(field, from: index &+ 1, to: end)
      // Step 6.
      if pair.value.count <= Self.maximumAttributeValueLength { take(pair, of: field) }
      // Step 8.
      index = end
    }
  }

  /// Step 7: what an attribute of each name does.
  @inline(__always)
  private mutating func take(_ pair: AttributePair, of field: UnsafeBufferPointer<UInt8>) {
    guard let attribute = SetCookieAttribute.named(field.bytes(pair.name)) else { return }
    switch attribute {
    case .expires:
      // 5.6.1 steps 1 and 2.
      if let date = CookieDate.parse(field.bytes(pair.value)) { expires = date }
    case .maxAge:
      // 5.6.2 steps 1 to 4.
      if let seconds = MaxAge.parse(field.bytes(pair.value)) { maxAge = seconds }
    case .domain:
      // 5.6.3 step 2.
      let dotted = !pair.value.isEmpty && field[pair.value.start] == .dot
      domain = dotted ? ByteRange(pair.value.start &+ 1, pair.value.end) : pair.value
    case .path:
      // 5.6.4 step 1.
      let absolute = !pair.value.isEmpty && field[pair.value.start] == .slash
      path = absolute ? pair.value : ByteRange(pair.value.start, pair.value.start)
    case .secure: secure = true
    case .httpOnly: httpOnly = true
    case .sameSite: sameSite = SameSite(attributeValue: field.bytes(pair.value))
    case .partitioned: partitioned = true
    }
  }
}

/// One cookie-av, split and trimmed (5.6, attributes, steps 4 and 5).
struct AttributePair {
  var name: ByteRange
  var value: ByteRange

  @inline(__always)
  init(_ field: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    let equals = field.firstIndex(of: .equals, from: start, to: end)
    name = field.trimmed(start, equals)
    value = equals < end ? field.trimmed(equals &+ 1, end) : ByteRange(end, end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// %x00-08 / %x0A-1F / %x7F anywhere.
  @inline(__always)
  var containsControlCharacter: Bool {
    for byte in self where (byte < 0x20 && byte != .tab) || byte == 0x7F { return true }
    return false
  }

  /// The first place of `byte` in a range, or the range's end.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, self[index] != byte { index &+= 1 }
    return index
  }

  /// A range without the blanks at either end.
  @inline(__always)
  func trimmed(_ start: Int, _ end: Int) -> ByteRange {
    var start = start
    var end = end
    while start < end, self[start].isBlank { start &+= 1 }
    while end > start, self[end &- 1].isBlank { end &-= 1 }
    return ByteRange(start, end)
  }

  /// The bytes of a range that lies within this buffer.
  @inline(__always)
  func bytes(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range.start..<range.end])
  }
}
