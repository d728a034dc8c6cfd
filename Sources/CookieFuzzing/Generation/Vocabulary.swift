import CookieProperties

/// The words that fields are made of, in one block of memory with their places.
///
/// Unchecked: nothing writes to the memory once it is filled. It is never given back, since lists are made once.
struct WordList: @unchecked Sendable {
  private let octets: UnsafePointer<UInt8>
  private let starts: UnsafePointer<Int>
  let count: Int

  init(_ words: [String]) { self.init(octets: words.map { Array($0.utf8) }) }

  init(octets words: [[UInt8]]) {
    var octets: [UInt8] = []
    var starts = [0]
    for word in words {
      octets += word
      starts.append(octets.count)
    }
    count = words.count
    // Words are copied in blocks, the last one too.
    octets += [UInt8](repeating: 0, count: 32)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: octets.count)
    memory.initialize(from: octets, count: octets.count)
    self.octets = UnsafePointer(memory)
    let places = UnsafeMutablePointer<Int>.allocate(capacity: starts.count)
    places.initialize(from: starts, count: starts.count)
    self.starts = UnsafePointer(places)
  }

  @inline(__always)
  func append(_ index: Int, to output: OctetBuffer) {
    output.append(padded: octets + starts[index], count: length(index))
  }

  /// Writes a word over what was opened for it.
  func write(_ index: Int, to output: OctetBuffer, at place: Int) {
    for offset in 0..<length(index) { output[place + offset] = octets[starts[index] + offset] }
  }

  @inline(__always)
  func length(_ index: Int) -> Int { starts[index + 1] - starts[index] }
}

/// What Set-Cookie fields are made of. Few names and domains, so that cookies meet each other.
enum Vocabulary {
  static let names = WordList([
    "a", "b", "sid", "", "xb", "__Host-a", "__Secure-a", "__host-A", "__SECURE-b", "__Http-a", "$Version",
    "a b",
    "\"a\"",
  ])
  static let values = WordList([
    "1", "2", "", "b=c", "\"1\"", "a b", "a,b=c", "1, b=2", "x, y", "__Host-a", "__Secure-b", "%3B", "\u{E9}",
    "\"a;b\"",
    "{\"k\":1}", "==", "a\tb",
  ])
  static let attributeNames = WordList([
    "Path", "Domain", "Secure", "HttpOnly", "SameSite", "Max-Age", "Expires", "path", "DOMAIN", "SECURE", "httponly",
    "samesite", "max-age", "EXPIRES", "Partitioned", "Version", "Comment", "Port", "Priority", "x",
  ])
  /// Two cookies whose paths and names run together where a store joins them to a key.
  static let collisions = WordList(["xb=1", "b=2; Path=/x"])
  static let paths = WordList([
    "/", "/a", "/a/b", "/a/b/", "/x", "", "a", "/a/b?c", "\"/a\"", "/A", "//", "/%61", "/a, b=c",
  ])
  static let domains = WordList([
    "example.com", ".example.com", "www.example.com", "com", "co.uk", "test", "EXAMPLE.COM", "..example.com", "",
    "other.example.com", "xample.com", "example.com.", "10.0.0.1", "0.0.1", "[::1]", "ex\u{E9}mple.com", ".", "b.test",
  ])
  static let ages = WordList([
    "0", "1", "-1", "10", "3600", "-", "", "+1", "1.5", "01", "99999999999999999999", "-99999999999999999999",
    "34560000",
    "34560001", "0x10", " 1", "1 ", "\"0\"",
  ])
  static let dates = WordList([
    "Wed, 09 Jun 2027 10:18:14 GMT", "Wed, 09-Jun-2027 10:18:14 GMT", "Wed, 09-Jun-27 10:18:14 GMT",
    "Wednesday, 09-Jun-27 10:18:14 GMT", "Wed Jun  9 10:18:14 2027", "Thu, 01 Jan 1970 00:00:00 GMT",
    "Thu, 01-Jan-70 00:00:01 GMT", "9 jun 2026 1:2:3", "31 Feb 2027 00:00:00", "1 jan 1600 0:0:0", "1 jan 1601 0:0:0",
    "09 Jun 2027", "Sat, 15-Apr-17 21:01:22 GMT", "Mon, 31 Dec 9999 23:59:59 GMT", "Tue, 09 Jun 2026 24:00:00 GMT",
    "Tue, 09 Jun 2026 10:18:14 +0200", "2027-06-09T10:18:14Z", "0", "-1", "", "Tue, 9 Jun 2026 10:18:60 GMT",
    "10:18:14 2027 9 jun", "Wed, 09 Jun 70 10:18:14 GMT", "Wed, 09 Jun 69 10:18:14 GMT",
  ])
  static let sites = WordList([
    "Lax", "Strict", "None", "lax", "STRICT", "none", "", "Default", "Lax ", "Laxx", "\"Lax\"",
  ])
  /// Blanks, separators and what must not be there.
  static let noise = WordList(
    octets: [" ", "\t", "  ", ";", ";;", "=", "; ", ",", ", ", "\"", "\\", "\u{E9}", "\u{202E}", "\u{10FF80}"].map {
      Array($0.utf8)
    } + [[0x00], [0x01], [0x0A], [0x0D], [0x0D, 0x0A], [0x1F], [0x7F], [0x80], [0xFF], [0xC3], [0xC3, 0x28]])
}
