/// A half-open range of bytes in a Set-Cookie field.
public struct ByteRange: Hashable, Sendable {
  /// The first byte.
  public var start: Int
  /// The first byte behind it, never below `start`.
  public var end: Int
  /// The number of bytes.
  public var count: Int { end &- start }
  /// True if there are none.
  public var isEmpty: Bool { start == end }

  @inline(__always)
  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A Set-Cookie field as section 5.6 of RFC 6265bis understands it: where its parts are, not copies of them.
///
/// Ranges count bytes from the start of the field that was parsed. Of attributes that may come more than once, the
/// last one counts. What needs a clock or a URL (caps, defaults, domain matching) is left to the jar.
public struct ParsedSetCookie: Sendable {
  /// The name, trimmed; empty if there is none.
  public var name = ByteRange(0, 0)
  /// The value, trimmed.
  public var value = ByteRange(0, 0)
  /// The last Domain attribute, without one leading dot and not yet in lower case; nil if there is none.
  public var domain: ByteRange?
  /// The last Path attribute; nil if there is none, empty if its value means the default path.
  public var path: ByteRange?
  /// The last valid Expires attribute.
  public var expires: UnixTime?
  /// The last valid Max-Age attribute, in seconds, clamped to 64 bits.
  public var maxAge: Int64?
  /// The last SameSite attribute.
  public var sameSite: SameSite = .default
  /// Whether there is a Secure attribute.
  public var secure = false
  /// Whether there is an HttpOnly attribute.
  public var httpOnly = false
  /// The Partitioned attribute (CHIPS), which RFC 6265bis does not know.
  public var partitioned = false

  /// Of an empty field.
  package init() {}
}
