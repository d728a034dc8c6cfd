extension BinaryCookiesArchive {
  /// So many cookies make a page; the format has no limit.
  private static let cookiesPerPage = 32

  public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
    var pages: [[UInt8]] = []
    var index = 0
    while index < cookies.count {
      let end = min(index + Self.cookiesPerPage, cookies.count)
      pages.append(try Self.page(cookies, index..<end))
      index = end
    }
    var output: [UInt8] = []
    output.reserveCapacity(pages.reduce(8 + pages.count * 4 + 12) { $0 + $1.count } + Self.propertyList.count)
    output.append(bigEndian: Self.magic)
    output.append(bigEndian: UInt32(truncatingIfNeeded: pages.count))
    for page in pages {
      guard let length = UInt32(exactly: page.count) else {
        throw .tooLarge(bytes: page.count, limit: Int(clamping: UInt32.max))
      }
      output.append(bigEndian: length)
    }
    var checksum: UInt32 = 0
    for page in pages {
      output += page
      checksum &+= Self.checksum(page)
    }
    output.append(bigEndian: checksum)
    output.append(bigEndian: Self.footer)
    output.append(bigEndian: UInt32(truncatingIfNeeded: Self.propertyList.count))
    output += Self.propertyList
    return output
  }

  private static func page(_ cookies: [ArchivedCookie], _ range: Range<Int>) throws(ArchiveError) -> [UInt8] {
    var page: [UInt8] = []
    page.append(bigEndian: pageHeader)
    page.append(littleEndian: UInt32(truncatingIfNeeded: range.count))
    let offsets = page.count
    page += [UInt8](repeating: 0, count: range.count * 4 + 4)
    for index in range {
      page.store(littleEndian: UInt32(truncatingIfNeeded: page.count), at: offsets + (index - range.lowerBound) * 4)
      page += try BinaryCookieWriter(cookies[index], index).bytes
    }
    return page
  }
}

/// One cookie's bytes.
private struct BinaryCookieWriter {
  private(set) var bytes: [UInt8] = []
  private let index: Int

  init(_ archived: ArchivedCookie, _ index: Int) throws(ArchiveError) {
    self.index = index
    let cookie = archived.cookie
    guard let expires = cookie.expires else {
      throw .notRepresentable(cookie: index, what: "a session cookie: every cookie has an expiry")
    }
    guard let first = cookie.domain.utf8.first, first != .dot else {
      throw .notRepresentable(cookie: index, what: "a domain that is empty or begins with '.'")
    }
    let other = BinaryCookieProperties(archived.properties)
    bytes = [UInt8](repeating: 0, count: BinaryCookiesArchive.cookieHeader)
    bytes.store(littleEndian: other.version, at: 4)
    bytes.store(littleEndian: Self.flags(cookie, isSetByScript: other.isSetByScript), at: 8)
    bytes.store(littleEndian: AppleDate.seconds(expires).bitPattern, at: 40)
    bytes.store(littleEndian: AppleDate.seconds(cookie.created).bitPattern, at: 48)
    if let port = other.port {
      bytes.store(littleEndian: UInt32(1), at: 12)
      bytes += [UInt8(truncatingIfNeeded: port), UInt8(truncatingIfNeeded: port >> 8)]
    }
    if let comment = other.comment { try append(comment, "comment", offsetAt: 32) }
    if let url = other.commentURL { try append(url, "comment URL", offsetAt: 36) }
    // A leading dot says that subdomains are meant.
    try append(cookie.hostOnly ? cookie.domain : "." + cookie.domain, "domain", offsetAt: 16)
    try append(cookie.name, "name", offsetAt: 20)
    try append(cookie.path, "path", offsetAt: 24)
    try append(cookie.value, "value", offsetAt: 28)
    bytes.store(littleEndian: UInt32(truncatingIfNeeded: bytes.count), at: 0)
  }

  private static func flags(_ cookie: Cookie, isSetByScript: Bool) -> UInt32 {
    var flags: UInt32 = 0
    if cookie.secure { flags |= BinaryCookiesArchive.Flags.secure }
    if cookie.httpOnly { flags |= BinaryCookiesArchive.Flags.httpOnly }
    if cookie.sameSite == .lax || cookie.sameSite == .strict { flags |= BinaryCookiesArchive.Flags.hasSameSite }
    if cookie.sameSite == .strict { flags |= BinaryCookiesArchive.Flags.sameSiteIsStrict }
    if cookie.hostOnly { flags |= BinaryCookiesArchive.Flags.hostOnly }
    if isSetByScript { flags |= BinaryCookiesArchive.Flags.setByScript }
    return flags
  }

  private mutating func append(_ text: String, _ what: String, offsetAt place: Int) throws(ArchiveError) {
    let start = bytes.count
    text.appendOctets(to: &bytes)
    guard !bytes[start...].contains(0) else { throw .notRepresentable(cookie: index, what: "a \(what) with a NUL") }
    bytes.append(0)
    bytes.store(littleEndian: UInt32(truncatingIfNeeded: start), at: place)
  }
}

/// The properties that the format has a place for; of several that are the same, the last.
private struct BinaryCookieProperties {
  var version: UInt32 = 0
  var comment: String?
  var commentURL: String?
  /// One port only: the first of several would be a narrower cookie than it was, so then there is none.
  var port: UInt16?
  var isSetByScript = false

  init(_ properties: [ArchivedProperty]) {
    for property in properties {
      switch property {
      case .version(let number): version = UInt32(clamping: number)
      case .comment(let text): comment = text
      case .commentURL(let text): commentURL = text
      case .ports(let ports): port = ports.count == 1 ? ports[0] : nil
      case _ where property == .setByScript: isSetByScript = true
      case .originURL, .named, .unknown: break
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian number: UInt32) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func append(littleEndian number: UInt32) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func store(littleEndian number: some FixedWidthInteger, at place: Int) {
    Swift.withUnsafeBytes(of: number.littleEndian) { source in
      for (offset, byte) in source.enumerated() { self[place + offset] = byte }
    }
  }
}
