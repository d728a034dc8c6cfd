import Choices
import Cookies

/// A capture (HAR 1.2): the jar that its answers leave behind, by the rules of RFC 6265bis.
///
/// Headers decide, not the lists "cookies" that exporters make of them. Safari's headers are a dictionary, in which several
/// Set-Cookie are one; other exporters join them with line feeds.
struct HARFormat: CookieFileFormat {
  let title = "a HAR capture"

  func matches(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096).drop { !($0 == UInt8(ascii: "{")) }
    return start.first != nil && String(decoding: start, as: UTF8.self).contains("\"log\"")
  }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    let (tree, brokenAt) = JSONTree.parse(input.bytes)
    guard case .array(let entries)? = tree?["log"]?["entries"] else {
      throw InputError(
        .data, source: input.path, place: brokenAt.map { "byte \($0)" } ?? "", found: "no list log.entries",
        expected: "a HAR capture")
    }
    var file = CookieFile(format: title)
    if let brokenAt {
      let found = brokenAt >= input.bytes.count ? "the end" : "no JSON"
      file.problems.append("byte \(brokenAt): found \(found), expected the rest of the capture")
    }
    var replay = Replay()
    let exchanges = entries.compactMap(HARExchange.init)
    // Exporters do not sort; what began in the same millisecond keeps its order.
    for (_, exchange) in exchanges.enumerated().sorted(by: { ($0.1.start, $0.0) < ($1.1.start, $1.0) }) {
      replay.add(exchange)
    }
    file.entries = replay.jar.cookies.map { CookieFile.Entry($0, created: $0.created) }
    file.notes = replay.notes(exchangeCount: exchanges.count)
    if exchanges.count < entries.count {
      file.problems.append("\(entries.count - exchanges.count) entries have no URL or no date, and are left out")
    }
    return file
  }

  private struct Replay {
    var jar = CookieJar()
    var fields = 0
    var requestsWithCookies = 0
    var refused: [String] = []

    mutating func add(_ exchange: HARExchange) {
      if !exchange.values(of: "cookie", in: exchange.request).isEmpty { requestsWithCookies += 1 }
      for value in exchange.values(of: "set-cookie", in: exchange.response) {
        for field in exchange.fields(value) {
          fields += 1
          if case .ignored(let reason) = jar.store(field, from: ResponseContext(url: exchange.url), at: exchange.start)
          {
            refused.append("a Set-Cookie of \(exchange.url.host) is ignored: \(reason)")
          }
        }
      }
    }

    func notes(exchangeCount: Int) -> [String] {
      guard fields > 0 || requestsWithCookies > 0 else {
        return [
          "no Cookie and no Set-Cookie in \(exchangeCount) exchanges: Chrome leaves them out since version 130; export "
            + "\"with sensitive data\""
        ]
      }
      return refused + [
        "the jar that \(fields) Set-Cookie of \(exchangeCount) exchanges leave behind, if the device had none before and "
          + "script set none; \(requestsWithCookies) requests sent cookies"
      ]
    }
  }
}

/// One request with its answer.
struct HARExchange {
  var url: RequestURL
  var start: UnixTime
  var request, response: JSONTree?

  init?(_ entry: JSONTree) {
    request = entry["request"]
    response = entry["response"]
    guard let url = request?["url"]?.text.flatMap({ RequestURL($0) }),
      let start = entry["startedDateTime"]?.text.flatMap(HARDate.time)
    else { return nil }
    (self.url, self.start) = (url, start)
  }

  private var hasDictionary: Bool { if case .object? = response?["headers"] { true } else { false } }

  /// The values of a header, in order; names have no case.
  func values(of name: String, in message: JSONTree?) -> [String] {
    switch message?["headers"] {
    case .object(let members)?: members.filter { $0.key.lowercased() == name }.compactMap(\.value.text)
    case .array(let headers)?:
      headers.filter { $0["name"]?.text?.lowercased() == name }.compactMap { $0["value"]?.text }
    default: []
    }
  }

  /// The Set-Cookie fields in one header's value.
  func fields(_ value: String) -> [[UInt8]] {
    let lines = value.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard hasDictionary else { return lines }
    return lines.flatMap { line in
      let folded = line.withUnsafeBufferPointer { FoldedSetCookie(splitting: $0) }
      return folded.fields.map { Array(line[$0.start..<$0.end]) }
    }
  }
}

/// "2023-03-29T17:37:42.482-07:00".
enum HARDate {
  static func time(_ text: String) -> UnixTime? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes.count <= 40, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] | 0x20 == 0x74,
      bytes[13] == 0x3A, bytes[16] == 0x3A,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      (1...12).contains(month),
      let whole = CookieDate.parse("\(day) \(months[month - 1]) \(year) \(clock(hour, minute, second))")
    else { return nil }
    var place = 19
    var microseconds = 0
    if place < bytes.count, bytes[place] == 0x2E {
      let digits = bytes[(place + 1)...].prefix { (0x30...0x39).contains($0) }
      microseconds = number(Array((Array(digits.prefix(6)) + [UInt8](repeating: 0x30, count: 6)).prefix(6))[...]) ?? 0
      place += 1 + digits.count
    }
    guard let offset = offset(bytes[place...]) else { return nil }
    return whole.advanced(bySeconds: Int64(-offset)).advanced(byMicroseconds: Int64(microseconds))
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func clock(_ parts: Int...) -> String {
    parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Seconds east of Greenwich.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.dropFirst().filter { $0 != 0x3A }[...]
    switch bytes.first {
    case UInt8(ascii: "Z")?, UInt8(ascii: "z")?, nil: return bytes.count <= 1 ? 0 : nil
    case UInt8(ascii: "+")?, UInt8(ascii: "-")?:
      guard digits.count == 4, let hours = number(digits[..<2]), let minutes = number(digits[2...]) else { return nil }
      return (hours * 3_600 + minutes * 60) * (bytes.first == UInt8(ascii: "-") ? -1 : 1)
    default: return nil
    }
  }
}
