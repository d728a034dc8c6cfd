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
    self.init()
    guard let start = field.baseAddress else { return }
    var special = SpecialBytes(start: start, count: field.count)
    var part = 0
    var equals = -1
    var isPair = true
    while let index = special.nextIndex() {
      switch start[index] {
      case .semicolon:
        take(AttributePair(start, from: part, equals: equals, to: index), isPair: isPair, of: start)
        (part, equals, isPair) = (index &+ 1, -1, false)
      // Steps 3, and step 4 for attributes: the first "=" of a part counts.
      case .equals: if equals < 0 { equals = index }
      case .tab: break
      // Step 1: anything else that is reported is a control character.
      default: throw .controlCharacter
      }
    }
    take(AttributePair(start, from: part, equals: equals, to: field.count), isPair: isPair, of: start)
    // Step 5, behind step 1, which looks at the whole field.
    guard name.count &+ value.count <= Self.maximumNameAndValueLength else { throw .nameAndValueTooLong }
  }

  /// The part in front of a semicolon or of the end: the pair (step 2), then the attributes (their steps 2 and 3).
  @inline(__always)
  private mutating func take(_ pair: AttributePair, isPair: Bool, of start: UnsafePointer<UInt8>) {
    if isPair {
      // Steps 3 and 4: no "=" means that all of it is the value.
      name = pair.hasValue ? pair.name : ByteRange(pair.name.start, pair.name.start)
      value = pair.hasValue ? pair.value : pair.name
    } else if pair.value.count <= Self.maximumAttributeValueLength {
      // Step 6 of the attributes, then step 7.
      take(pair, of: start)
    }
  }

  /// Step 7: what an attribute of each name does.
  @inline(__always)
  private mutating func take(_ pair: AttributePair, of start: UnsafePointer<UInt8>) {
    guard let attribute = SetCookieAttribute.named(start + pair.name.start, count: pair.name.count) else { return }
    let bytes = UnsafeBufferPointer(start: start + pair.value.start, count: pair.value.count)
    switch attribute {
    case .expires:
      // 5.6.1 steps 1 and 2.
      if let date = CookieDate.parse(bytes) { expires = date }
    case .maxAge:
      // 5.6.2 steps 1 to 4.
      if let seconds = MaxAge.parse(bytes) { maxAge = seconds }
    case .domain:
      // 5.6.3 step 2.
      domain = ByteRange(pair.value.start &+ (bytes.first == .dot ? 1 : 0), pair.value.end)
    case .path:
      // 5.6.4 step 1.
      path = bytes.first == .slash ? pair.value : ByteRange(pair.value.start, pair.value.start)
    case .secure: secure = true
    case .httpOnly: httpOnly = true
    case .sameSite: sameSite = SameSite(attributeValue: bytes)
    case .partitioned: partitioned = true
    }
  }
}

/// A cookie-pair or cookie-av, split and trimmed (5.6 steps 3 and 4; attributes, steps 4 and 5).
struct AttributePair {
  var name: ByteRange
  var value: ByteRange
  var hasValue: Bool

  /// - Parameter equals: the index of the first "=", or -1.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>, from start: Int, equals: Int, to end: Int) {
    hasValue = equals >= 0
    name = ByteRange(trimming: bytes, start, hasValue ? equals : end)
    value = hasValue ? ByteRange(trimming: bytes, equals &+ 1, end) : ByteRange(end, end)
  }

  /// The part of `field` between two indices; nil if the field is empty.
  init?(_ field: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    guard let bytes = field.baseAddress else { return nil }
    let equals = field.firstIndex(of: .equals, from: start, to: end)
    self.init(bytes, from: start, equals: equals < end ? equals : -1, to: end)
  }
}

extension ByteRange {
  /// A range without the blanks at either end.
  @inline(__always)
  init(trimming bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    var start = start
    var end = end
    while start < end, bytes[start].isBlank { start &+= 1 }
    while end > start, bytes[end &- 1].isBlank { end &-= 1 }
    self.init(start, end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place of `byte` in a range, or the range's end.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, self[index] != byte { index &+= 1 }
    return index
  }

  /// The bytes of a range that lies within this buffer.
  @inline(__always)
  func bytes(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range.start..<range.end])
  }
}
