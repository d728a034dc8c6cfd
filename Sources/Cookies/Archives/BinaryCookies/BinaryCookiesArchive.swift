/// Apple's `Cookies.binarycookies`, as `HTTPCookieStorage` and WebKit keep it on disk.
///
/// Apple documents nothing of it; this follows what others found out and what real files show, 17 of iOS 17.3 and older
/// ones (see `Formats` in the documentation). Big-endian around pages, little-endian inside them:
///
/// - "cook", the number of pages, the length of each page; the pages; a checksum; 07 17 20 05, and the length of a
///   property list with the list, or nothing;
/// - a page: 00 00 01 00, the number of cookies, the offset of each; four zeros; the cookies;
/// - a cookie: 56 bytes of lengths, flags, offsets and two dates in seconds since 2001, a port if there is one, and
///   texts that end in NUL.
///
/// There is no place for session cookies, the time of first creation or of last access, a partition, `SameSite=None` or
/// several ports. The checksum adds up one byte in four and leaves the header out: most damage goes unnoticed by it.
/// ``BinaryCookiesFile`` reads what a damaged file still has.
public struct BinaryCookiesArchive: CookieArchive {
  /// "binarycookies".
  public let name = "binarycookies"
  /// Whether a wrong checksum is an error.
  public var verifiesChecksum: Bool

  /// - Parameter verifiesChecksum: whether a wrong checksum is an error.
  public init(verifiesChecksum: Bool = true) { self.verifiesChecksum = verifiesChecksum }

  static let magic: UInt32 = 0x636F_6F6B
  static let footer: UInt32 = 0x0717_2005
  /// What stands behind the pages in most real files: {NSHTTPCookieAcceptPolicy: 2}, a binary property list.
  static let propertyList: [UInt8] =
    Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x5F, 0x10, 0x18] + Array("NSHTTPCookieAcceptPolicy".utf8)
    + [0x10, 0x02, 0x08, 0x0B, 0x26] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3]
    + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 0x28]
  static let pageHeader: UInt32 = 0x0000_0100
  /// The fixed part of a cookie.
  static let cookieHeader = 56

  enum Flags {
    static let secure: UInt32 = 1 << 0
    static let httpOnly: UInt32 = 1 << 2
    /// SameSite is there: Lax, or Strict if the next bit is set as well.
    static let hasSameSite: UInt32 = 1 << 3
    static let sameSiteIsStrict: UInt32 = 1 << 4
    /// The domain has no dot in front, which says the same and decides.
    static let hostOnly: UInt32 = 1 << 5
    /// A page's script set it.
    static let setByScript: UInt32 = 1 << 6
  }

  /// What the file says of a page: the sum of its bytes at every fourth place.
  static func checksum(_ page: some Collection<UInt8>) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in page.enumerated() where index % 4 == 0 { sum &+= UInt32(byte) }
    return sum
  }
}

/// Apple's dates: seconds since 2001-01-01T00:00:00Z as a double.
package enum AppleDate {
  /// Seconds from 1970 to 2001.
  private static let epoch: Int64 = 978_307_200
  /// Up to here (the year 2069) a double tells microseconds apart in both directions; beyond, whole seconds are kept.
  private static let exactSeconds = 2_147_483_648.0
  /// The last whole second of ``UnixTime``: what is not before it is the end of time.
  private static let lastSecond = Int64.max / 1_000_000

  package static func seconds(_ time: UnixTime) -> Double {
    let whole = Double(time.seconds - epoch)
    guard whole.magnitude < exactSeconds else { return whole }
    return Double(time.microseconds - epoch * 1_000_000) / 1_000_000
  }

  /// The nearest time; nil for what is no number.
  package static func time(_ seconds: Double) -> UnixTime? {
    guard !seconds.isNaN else { return nil }
    if seconds.magnitude < exactSeconds, let microseconds = Int64(exactly: (seconds * 1_000_000).rounded()) {
      return UnixTime(microseconds: microseconds + epoch * 1_000_000)
    }
    guard seconds.magnitude < 1e13, let whole = Int64(exactly: seconds.rounded(.down)) else {
      return seconds < 0 ? .distantPast : .distantFuture
    }
    return whole + epoch < lastSecond ? UnixTime(seconds: whole + epoch) : .distantFuture
  }
}
