import Choices

/// What stands for a JSON Web Token: its number, and the dates by which a server's policy ends sessions; no signature.
enum RedactedWebToken {
  /// The first way to write it that has no piece of a secret; nil for anything else, and where none is found.
  ///
  /// - Parameter isClean: of the bytes that would be written.
  static func first(_ number: Int, for secret: String, where isClean: ([UInt8]) -> Bool) -> String? {
    guard secret.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 2, let dates = WebTokenDates(secret) else {
      return nil
    }
    let claims = [("exp", dates.expires.date), ("iat", dates.issued.date)].compactMap { name, date in
      date.map { (name, $0.microseconds / 1_000_000) }
    }
    guard !claims.isEmpty else { return nil }
    return (0..<ways).lazy.map { written(number, claims, way: $0) }.first { isClean(Array($0.utf8)) }
  }

  /// Behind other numbers of spaces Base64 has other letters for the same words and digits.
  private static let ways = 2 * 81

  private static func written(_ number: Int, _ claims: [(name: String, seconds: Int64)], way: Int) -> String {
    var rest = way / 2
    func spaces() -> String {
      defer { rest /= 3 }
      return String(repeating: " ", count: rest % 3)
    }
    let texts = claims.map { claim in "\(spaces())\"\(claim.name)\":\(spaces())\(claim.seconds)" }
    let parts = [
      "{\(String(repeating: " ", count: 1 + way % 2))\"alg\":\"none\"}",
      "{\"r\":\(number),\(texts.joined(separator: ","))}",
    ]
    return parts.map { Base64URL.encode(Array($0.utf8)) }.joined(separator: ".") + "."
  }
}
