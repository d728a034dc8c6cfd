import ArgumentParser
import Choices
import CookieReports
import Cookies
import Foundation

struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Show what a Set-Cookie field means, step by step, beside Foundation's reading.",
    discussion: """
      Prints the cookie that a conforming user agent stores, how each attribute was understood, what was dropped and \
      which step of RFC 6265bis says so, and what Foundation on this platform makes of the same field.

      Example: twinjar parse 'sid=1; Max-Age=10; Secure' --url https://www.example.com/
      """
  )

  @Argument(help: "The value of the Set-Cookie field.")
  var field: String

  @Option(help: "The URL that the field comes from.")
  var url: String

  @Option(help: "The time of the response: Unix seconds or a cookie-date. (default: the present)")
  var now: String?

  @OptionGroup var format: FormatOption<ParseReports>

  @Flag(help: "Take the field apart first, as several that were joined with \", \".")
  var folded = false

  @OptionGroup var suffixes: PublicSuffixOptions

  func run() throws {
    try reportingFailures {
      try format.write(ParseReports(try reports()))
    }
  }

  private func reports() throws -> [ParseReport] {
    guard let origin = RequestURL(url) else {
      throw InputError(
        .usage, source: "--url", found: "'\(url)'", expected: "an absolute URL such as https://www.example.com/")
    }
    var options = CookieJar.Options()
    options.publicSuffixes = try suffixes.list()
    let time = try self.time()
    let response = ResponseContext(url: origin)
    return split().map { field in
      let bytes = Array(field.text.utf8)
      let explanation = CookieJar(options: options).explain(bytes, from: response, at: time)
      return ParseReport(field: field.text, note: field.note, url: url, explanation: explanation, time: time)
    }
  }

  private func split() -> [(text: String, note: String?)] {
    guard folded else { return [(field, nil)] }
    let bytes = Array(field.utf8)
    let result = bytes.withUnsafeBufferPointer { FoldedSetCookie(splitting: $0) }
    return result.fields.map { range in
      let commas = result.undecided.filter { (range.start - 2..<range.end).contains($0.offset) }
      let notes = commas.map { "comma at byte \($0.offset) could be read otherwise: \($0.reason.rawValue)" }
      let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
      return (text, notes.isEmpty ? nil : notes.joined(separator: "; "))
    }
  }

  private func time() throws -> UnixTime {
    guard let now else { return UnixTime(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000)) }
    if let seconds = Int64(now) { return UnixTime(seconds: seconds) }
    if let date = CookieDate.parse(now) { return date }
    throw InputError(
      .usage, source: "--now", found: "'\(now)'",
      expected: "Unix seconds or a date such as 'Wed, 09 Jun 2027 10:18:14 GMT'")
  }
}
