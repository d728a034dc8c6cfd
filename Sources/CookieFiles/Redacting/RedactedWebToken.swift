import Choices
import Cookies

/// What stands for a JSON Web Token: its number, and the dates by which a server's policy ends sessions; no signature.
///
/// The dates stand in pairs of digits, between dots: so no eight letters of Base64 are those of a date in a token.
enum RedactedWebToken {
  /// The claim that has the number and the dates.
  private static let claim = "twinjar"

  /// The first way to write it that has no piece of a secret; nil for anything else, and where none is found.
  ///
  /// - Parameter isClean: of the bytes that would be written.
  static func first(_ number: Int, for secret: String, where isClean: ([UInt8]) -> Bool) -> String? {
    guard secret.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 2, let dates = WebTokenDates(secret),
      dates.expires.date != nil || dates.issued.date != nil
    else { return nil }
    let text = [number.description, pairs(dates.expires.date), pairs(dates.issued.date)].joined(separator: " ")
    // Behind other numbers of spaces Base64 has other letters for the same words.
    return (1...9).lazy.map { way in
      let (outer, inner) = (spaces(way % 3 + 1), spaces(way / 3))
      let parts = ["{\(outer)\"alg\":\"none\"}", "{\(inner)\"\(claim)\":\"\(text)\"}"]
      return parts.map { Base64URL.encode(Array($0.utf8)) }.joined(separator: ".") + "."
    }.first { isClean(Array($0.utf8)) }
  }

  /// The dates of a payload that was written here; nil of any other.
  static func dates(of payload: JSONTree) -> (issued: WebTokenDates.Claim, expires: WebTokenDates.Claim)? {
    guard let parts = payload[claim]?.text?.split(separator: " ", omittingEmptySubsequences: false), parts.count == 3
    else {
      return nil
    }
    return (date(parts[2]), date(parts[1]))
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func pairs(_ date: UnixTime?) -> String {
    guard let digits = date.map({ Array(($0.microseconds / 1_000_000).description.utf8) }) else { return "-" }
    return stride(from: 0, to: digits.count, by: 2).map { place in
      String(decoding: digits[place..<min(place + 2, digits.count)], as: UTF8.self)
    }.joined(separator: ".")
  }

  private static func date(_ text: Substring) -> WebTokenDates.Claim {
    guard text != "-" else { return .absent }
    return WebTokenDates.claim(.number(text.filter { $0 != "." }))
  }
}
