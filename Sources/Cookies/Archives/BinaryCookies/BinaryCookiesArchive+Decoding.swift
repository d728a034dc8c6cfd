extension BinaryCookiesArchive {
  public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
    let file = BinaryCookiesFile(bytes, verifiesChecksum: verifiesChecksum)
    if let problem = file.problems.first { throw problem }
    return file.entries.map(\.archived)
  }
}

extension BinaryCookiesFile {
  mutating func read(_ bytes: [UInt8], _ verifiesChecksum: Bool) throws(ArchiveError) {
    guard !bytes.isEmpty else { throw .empty }
    var file = BinaryReader(bytes[...])
    guard bytes.starts(with: Array("cook".utf8)) else {
      throw .notThisFormat(expected: "a Cookies.binarycookies, which begins with \"cook\"")
    }
    _ = try file.bigEndian("the magic")
    let count = try file.bigEndian("the number of pages")
    guard Int(count) <= file.bytesLeft / 4 else {
      throw file.malformed("\(count) pages", "no more than the file has room for")
    }
    pageCount = Int(count)
    var lengths: [Int] = []
    for _ in 0..<count { lengths.append(Int(try file.bigEndian("the length of a page"))) }
    var checksum: UInt32 = 0
    for length in lengths {
      guard length <= file.bytesLeft else { return readCutPage(&file, length) }
      let page = try file.take(length, "a page of \(length) bytes")
      checksum &+= BinaryCookiesArchive.checksum(page)
      noting { (file: inout Self) throws(ArchiveError) in try file.readPage(page, isCut: false) }
    }
    let place = file.offset
    let stored = try file.bigEndian("the checksum")
    if verifiesChecksum, stored != checksum { problems.append(.checksumMismatch(offset: place)) }
    try readFooter(&file)
  }

  /// What stands in front of the cut.
  private mutating func readCutPage(_ file: inout BinaryReader, _ length: Int) {
    problems.append(.truncated(offset: file.offset + file.bytesLeft, missing: "a page of \(length) bytes"))
    let known = problems.count
    guard let page = try? file.take(file.bytesLeft, "a page") else { return }
    noting { (file: inout Self) throws(ArchiveError) in try file.readPage(page, isCut: true) }
    // The cut explains whatever else is wrong.
    problems.removeLast(problems.count - known)
  }

  private mutating func noting(_ read: (inout Self) throws(ArchiveError) -> Void) {
    do throws(ArchiveError) { try read(&self) } catch { problems.append(error) }
  }

  /// 07 17 20 05, and the length of a property list with the list, or nothing: files of 2013 end here. TwinJar wrote the
  /// length without the list once.
  private mutating func readFooter(_ file: inout BinaryReader) throws(ArchiveError) {
    let footer = try file.bigEndian("the footer")
    guard footer == BinaryCookiesArchive.footer else { throw file.malformed("another footer", "07 17 20 05") }
    guard file.bytesLeft > 0 else { return }
    let length = Int(try file.bigEndian("the length of the property list"))
    guard file.bytesLeft > 0 || length != BinaryCookiesArchive.propertyList.count else { return }
    let list = try file.take(length, "a property list of \(length) bytes")
    hasPropertyList = true
    if case .integer(let policy)? = PropertyList(binary: list)?["NSHTTPCookieAcceptPolicy"] {
      acceptPolicy = policy
    }
    guard file.bytesLeft == 0 else { throw file.malformed("\(file.bytesLeft) more bytes", "the end of the file") }
  }

  private mutating func readPage(_ bytes: ArraySlice<UInt8>, isCut: Bool) throws(ArchiveError) {
    var page = BinaryReader(bytes)
    guard try page.bigEndian("the header of a page") == BinaryCookiesArchive.pageHeader else {
      throw page.malformed("another page header", "00 00 01 00")
    }
    let count = try page.littleEndian("the number of cookies")
    let header = BinaryCookiesArchive.cookieHeader
    guard isCut || Int(count) <= page.bytesLeft / (4 + header) else {
      throw page.malformed("\(count) cookies", "no more than the page has room for")
    }
    // Cookies that overlap would let a small file claim many large cookies.
    var end = 0
    for _ in 0..<count {
      let offset = Int(try page.littleEndian("the offset of a cookie"))
      guard offset >= end, offset <= bytes.count - header else {
        throw page.malformed("a cookie at \(offset)", "one behind the cookie before and inside the page")
      }
      var start = BinaryReader(bytes.dropFirst(offset))
      let size = Int(try start.littleEndian("the length of a cookie"))
      guard size >= header, size <= bytes.count - offset else {
        throw start.malformed("a cookie of \(size) bytes", "\(header) to \(bytes.count - offset)")
      }
      end = offset + size
      let cookie = bytes[(bytes.startIndex + offset)..<(bytes.startIndex + end)]
      // A cookie that cannot be read is no reason to leave out the next one.
      noting { (file: inout Self) throws(ArchiveError) in file.entries.append(try BinaryCookieReader(cookie).entry) }
    }
    guard try page.littleEndian("the end of the page header") == 0 else {
      throw page.malformed("another end of the page header", "four zeros")
    }
  }
}

/// One cookie's bytes.
private struct BinaryCookieReader {
  private let bytes: ArraySlice<UInt8>
  private let fields: BinaryReader

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    fields = BinaryReader(bytes)
  }

  var entry: BinaryCookiesFile.Entry {
    get throws(ArchiveError) {
      BinaryCookiesFile.Entry(archived: try cookie, offset: bytes.startIndex, flags: fields.number(at: 8))
    }
  }

  private var cookie: ArchivedCookie {
    get throws(ArchiveError) {
      let flags = fields.number(at: 8)
      let domain = try text(at: 16, "domain")
      guard let first = domain.first, first != .dot || domain.count > 1 && domain.dropFirst().first != .dot else {
        throw fields.malformed("no domain", "a domain")
      }
      let cookie = Cookie(
        name: Cookie.text(octets: try text(at: 20, "name")), value: Cookie.text(octets: try text(at: 28, "value")),
        domain: Cookie.text(octets: first == .dot ? domain.dropFirst() : domain),
        path: Cookie.text(octets: try text(at: 24, "path")), hostOnly: first != .dot,
        secure: flags & BinaryCookiesArchive.Flags.secure != 0,
        httpOnly: flags & BinaryCookiesArchive.Flags.httpOnly != 0, sameSite: Self.sameSite(flags),
        expires: try date(at: 40, "expiry"), created: try date(at: 48, "creation"))
      return ArchivedCookie(cookie, properties: try properties)
    }
  }

  private static func sameSite(_ flags: UInt32) -> SameSite {
    guard flags & BinaryCookiesArchive.Flags.hasSameSite != 0 else { return .default }
    return flags & BinaryCookiesArchive.Flags.sameSiteIsStrict != 0 ? .strict : .lax
  }

  private var properties: [ArchivedProperty] {
    get throws(ArchiveError) {
      var properties: [ArchivedProperty] = []
      let version = fields.number(at: 4)
      if version != 0 { properties.append(.version(Int64(version))) }
      if fields.number(at: 8) & BinaryCookiesArchive.Flags.setByScript != 0 { properties.append(.setByScript) }
      if fields.number(at: 12) != 0 {
        let place = bytes.startIndex + BinaryCookiesArchive.cookieHeader
        guard bytes.endIndex - place >= 2 else { throw fields.malformed("no port", "two bytes of port") }
        properties.append(.ports([UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8]))
      }
      if fields.number(at: 32) != 0 {
        properties.append(.comment(Cookie.text(octets: try text(at: 32, "comment"))))
      }
      if fields.number(at: 36) != 0 {
        properties.append(.commentURL(Cookie.text(octets: try text(at: 36, "comment URL"))))
      }
      return properties
    }
  }

  private func date(at place: Int, _ what: String) throws(ArchiveError) -> UnixTime {
    let bits = UInt64(fields.number(at: place)) | UInt64(fields.number(at: place + 4)) << 32
    guard let time = AppleDate.time(Double(bitPattern: bits)) else {
      throw fields.malformed("an \(what) that is no number", "seconds since 2001")
    }
    return time
  }

  /// The octets up to the NUL, from the offset that stands at `place`.
  private func text(at place: Int, _ what: String) throws(ArchiveError) -> ArraySlice<UInt8> {
    let offset = Int(fields.number(at: place))
    guard offset >= BinaryCookiesArchive.cookieHeader, offset < bytes.count else {
      throw fields.malformed("a \(what) at \(offset)", "a place inside the cookie")
    }
    let rest = bytes.dropFirst(offset)
    guard let end = rest.firstIndex(of: 0) else { throw fields.malformed("a \(what) without an end", "a NUL") }
    return rest[..<end]
  }
}

/// Numbers of a slice, whose indices are offsets in the file.
private struct BinaryReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  var bytesLeft: Int { bytes.endIndex - offset }

  mutating func take(_ count: Int, _ what: String) throws(ArchiveError) -> ArraySlice<UInt8> {
    guard count <= bytesLeft else { throw .truncated(offset: bytes.endIndex, missing: what) }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func littleEndian(_ what: String) throws(ArchiveError) -> UInt32 {
    let start = try take(4, what).startIndex - bytes.startIndex
    return number(at: start)
  }

  mutating func bigEndian(_ what: String) throws(ArchiveError) -> UInt32 { try littleEndian(what).byteSwapped }

  /// The little-endian number at a place that exists, counted from the start of the slice.
  func number(at place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[bytes.startIndex + place + $1]) << (8 * UInt32($1)) }
  }

  func malformed(_ found: String, _ expected: String) -> ArchiveError {
    .malformed(offset: offset, found: found, expected: expected)
  }
}
