/// The cookies.txt of Netscape Navigator, which curl, wget, yt-dlp and Python's `MozillaCookieJar` read and write.
///
/// One cookie a line, seven fields between tabs: domain, whether subdomains are meant, path, Secure, expiry in seconds
/// since 1970 (0 for a session cookie), name, value. `#HttpOnly_` in front of the domain is curl's addition. There is
/// no place for fractions of seconds, SameSite, the times of creation and last access, or a partition; there is no
/// checksum either, so damage that leaves seven fields goes unnoticed.
public struct CookiesTxtArchive: CookieArchive {
  /// "cookies.txt".
  public let name = "cookies.txt"

  /// The archive has no options.
  public init() {}

  public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(32 + cookies.count * 96)
    output.append("# Netscape HTTP Cookie File\n")
    for (index, archived) in cookies.enumerated() { try Self.append(archived.cookie, index, to: &output) }
    return output
  }

  private static func append(_ cookie: Cookie, _ index: Int, to output: inout [UInt8]) throws(ArchiveError) {
    guard let first = cookie.domain.utf8.first, first != .dot, first != UInt8(ascii: "#") else {
      throw .notRepresentable(cookie: index, what: "a domain that is empty or begins with '.' or '#'")
    }
    if cookie.httpOnly { output.append("#HttpOnly_") }
    if !cookie.hostOnly { output.append(.dot) }
    try append(cookie.domain, "domain", index, to: &output)
    output.append(cookie.hostOnly ? "FALSE\t" : "TRUE\t")
    try append(cookie.path, "path", index, to: &output)
    output.append(cookie.secure ? "TRUE\t" : "FALSE\t")
    output.append(decimal: cookie.expires.map(seconds) ?? 0)
    output.append(.tab)
    try append(cookie.name, "name", index, to: &output)
    try append(cookie.value, "value", index, to: &output)
    output[output.count - 1] = UInt8(ascii: "\n")
  }

  /// A field and the tab behind it.
  private static func append(
    _ text: String, _ what: String, _ index: Int, to output: inout [UInt8]
  ) throws(ArchiveError) {
    let start = output.count
    text.appendOctets(to: &output)
    guard !output[start...].contains(where: { $0 < .space && isSeparator($0) }) else {
      throw .notRepresentable(cookie: index, what: "a \(what) with a tab, a line end or a NUL")
    }
    output.append(.tab)
  }

  /// NUL would end the field for every reader in C.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == .tab || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0
  }

  /// The earliest second that ``UnixTime`` reaches.
  private static let firstSecond: Int64 = Int64.min / 1_000_000

  /// Whole seconds; 0 would be a session cookie, so the epoch itself is one second late.
  private static func seconds(_ expires: UnixTime) -> Int64 {
    expires.seconds == 0 ? 1 : max(expires.seconds, firstSecond)
  }

  public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
    var lines = TextLines(bytes)
    try lines.readTitle(["# Netscape HTTP Cookie File", "# HTTP Cookie File"], expected: "a Netscape cookies.txt")
    var cookies: [ArchivedCookie] = []
    while let line = lines.next() {
      if let cookie = try Self.cookie(line, lines.number) { cookies.append(ArchivedCookie(cookie)) }
    }
    return cookies
  }

  /// The cookie of a line; nil for a comment or an empty line.
  private static func cookie(_ line: ArraySlice<UInt8>, _ number: Int) throws(ArchiveError) -> Cookie? {
    var line = line
    let mark = Array("#HttpOnly_".utf8)
    let httpOnly = line.starts(with: mark)
    if httpOnly { line = line.dropFirst(mark.count) }
    if line.isEmpty && !httpOnly || line.first == UInt8(ascii: "#") { return nil }
    // Some writers leave out the tab in front of an empty value.
    let fields = line.split(separator: .tab, maxSplits: 7, omittingEmptySubsequences: false)
    guard fields.count == 7 || fields.count == 6 else {
      throw .malformedLine(line: number, found: "\(fields.count) fields", expected: "7 fields between tabs")
    }
    guard !line.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\r") }) else {
      throw .malformedLine(line: number, found: "a NUL or a CR", expected: "text")
    }
    let hostOnly = !(try flag(fields[1], "second", number))
    let domain = fields[0].first == .dot ? fields[0].dropFirst() : fields[0]
    guard let first = domain.first, first != .dot, first != UInt8(ascii: "#") else {
      throw .malformedLine(line: number, found: "no domain", expected: "a domain")
    }
    return Cookie(
      name: Cookie.text(octets: fields[5]), value: fields.count == 7 ? Cookie.text(octets: fields[6]) : "",
      domain: Cookie.text(octets: domain), path: Cookie.text(octets: fields[2]), hostOnly: hostOnly,
      secure: try flag(fields[3], "fourth", number), httpOnly: httpOnly, expires: try expires(fields[4], number))
  }

  private static func flag(_ field: ArraySlice<UInt8>, _ which: String, _ line: Int) throws(ArchiveError) -> Bool {
    let word = String(decoding: field.prefix(6).map(\.lowercased), as: UTF8.self)
    guard word == "true" || word == "false" else {
      throw .malformedLine(line: line, found: "another \(which) field", expected: "TRUE or FALSE")
    }
    return word == "true"
  }

  private static func expires(_ field: ArraySlice<UInt8>, _ line: Int) throws(ArchiveError) -> UnixTime? {
    let last = Int64.max / 1_000_000
    // Digits with a minus at most: Int64 would also take a plus.
    guard field.first != UInt8(ascii: "+"), field.count <= 20,
      let seconds = Int64(String(decoding: field, as: UTF8.self)), (firstSecond...last).contains(seconds)
    else {
      throw .malformedLine(
        line: line, found: "another fifth field", expected: "whole seconds from \(firstSecond) to \(last)")
    }
    return seconds == 0 ? nil : UnixTime(seconds: seconds)
  }
}
