import Choices
import Cookies

/// The cookies.txt of Netscape, curl, wget, yt-dlp and libsoup; a line that cannot be read is named and left out.
///
/// libsoup writes an eighth field, the number of the SameSite attribute. A title is not asked for: many exporters write
/// none.
struct CookiesTxtFormat: CookieFileFormat {
  let title = "a cookies.txt (Netscape, curl, libsoup)"

  func matches(_ bytes: [UInt8]) -> Bool {
    let start = Self.withoutMark(bytes).prefix(4096)
    if start.starts(with: Array("# Netscape HTTP Cookie File".utf8)) { return true }
    if start.starts(with: Array("# HTTP Cookie File".utf8)) { return true }
    // The first line that is no comment has the fields.
    let lines = start.split(separator: UInt8(ascii: "\n"))
    let first = lines.first { $0.first != UInt8(ascii: "#") || $0.starts(with: Self.httpOnlyMark) }
    guard let first else { return false }
    let fields = Self.fields(first)
    return fields.count >= 7 && Self.flag(fields[1]) != nil && Self.flag(fields[3]) != nil
  }

  /// What editors of Windows put in front of a text.
  private static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  static let httpOnlyMark = Array("#HttpOnly_".utf8)

  static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return line.split(separator: UInt8(ascii: "\t"), maxSplits: 7, omittingEmptySubsequences: false)
  }

  private static func flag(_ field: ArraySlice<UInt8>) -> Bool? {
    switch String(decoding: field.prefix(6), as: UTF8.self).uppercased() {
    case "TRUE": true
    case "FALSE": false
    default: nil
    }
  }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    var file = CookieFile(format: title)
    let lines = Self.withoutMark(input.bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isHTTPOnly = line.starts(with: Self.httpOnlyMark)
      let rest = isHTTPOnly ? line.dropFirst(Self.httpOnlyMark.count) : line
      if rest.isEmpty || rest.elementsEqual([UInt8(ascii: "\r")]) || rest.first == UInt8(ascii: "#") { continue }
      do throws(LineProblem) {
        file.entries.append(CookieFile.Entry(try Self.cookie(Self.fields(rest), isHTTPOnly)))
      } catch {
        file.problems.append("line \(index + 1): found \(error.found), expected \(error.expected)")
      }
    }
    return file
  }

  private struct LineProblem: Error {
    var found: String
    var expected: String
  }

  private static func cookie(_ fields: [ArraySlice<UInt8>], _ isHTTPOnly: Bool) throws(LineProblem) -> Cookie {
    guard (6...8).contains(fields.count) else {
      throw LineProblem(found: "\(fields.count) fields", expected: "7 fields between tabs")
    }
    guard let forSubdomains = flag(fields[1]), let secure = flag(fields[3]) else {
      throw LineProblem(found: "another second or fourth field", expected: "TRUE or FALSE")
    }
    let domain = fields[0].first == UInt8(ascii: ".") ? fields[0].dropFirst() : fields[0]
    guard !domain.isEmpty else { throw LineProblem(found: "no domain", expected: "a domain") }
    return Cookie(
      name: Cookie.text(octets: fields[5]), value: fields.count > 6 ? Cookie.text(octets: fields[6]) : "",
      domain: Cookie.text(octets: domain), path: Cookie.text(octets: fields[2]), hostOnly: !forSubdomains,
      secure: secure, httpOnly: isHTTPOnly, sameSite: fields.count > 7 ? sameSite(fields[7]) : .default,
      expires: try expires(fields[4]))
  }

  /// libsoup's numbers.
  private static func sameSite(_ field: ArraySlice<UInt8>) -> SameSite {
    switch String(decoding: field, as: UTF8.self) {
    case "0": .none
    case "1": .lax
    case "2": .strict
    default: .default
    }
  }

  private static func expires(_ field: ArraySlice<UInt8>) throws(LineProblem) -> UnixTime? {
    let limit = Int64.max / 1_000_000
    guard field.count <= 20, let seconds = Int64(String(decoding: field, as: UTF8.self)),
      (-limit...limit).contains(seconds)
    else { throw LineProblem(found: "another fifth field", expected: "whole seconds since 1970") }
    return seconds == 0 ? nil : UnixTime(seconds: seconds)
  }
}
