import CookieSync
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a strategy is told of a response, from what Foundation has of it.
struct ResponseReader {
  /// The longest wait that a `Retry-After` is taken for, in seconds: a day.
  static let longestRetry = 86_400.0

  let response: HTTPURLResponse

  private func field(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }

  /// The cookies that the response sets and may set, in order; Foundation joins their fields into one.
  ///
  /// Outside Apple's platforms Foundation's own parser is left out: it knows no Max-Age, and takes a deletion for a session cookie.
  var setCookies: [Cookie] {
    guard let url = response.url, let origin = CookieOrigin(url), let field = field("Set-Cookie") else { return [] }
    #if canImport(FoundationNetworking)
      return origin.cookies(in: field)
    #else
      return origin.cookies(inFieldForFoundation: field)
    #endif
  }

  /// In lower case, without parameters (RFC 9110, section 8.3.1).
  var mediaType: String? {
    field("Content-Type")?.split(separator: ";", maxSplits: 1).first
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }

  /// Seconds or a date (RFC 9110, section 10.2.3); nil if it is neither, or is over.
  var retryAfter: Duration? {
    guard let text = field("Retry-After")?.trimmingCharacters(in: .whitespaces) else { return nil }
    // Digits alone: a number may have a sign as well.
    if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
      return .seconds(min(Double(text) ?? Self.longestRetry, Self.longestRetry))
    }
    guard let date = CookieDate.parse(text) else { return nil }
    let seconds = Double(date.microseconds - WallClock.now.microseconds) / 1_000_000
    return seconds > 0 ? .seconds(min(seconds, Self.longestRetry)) : nil
  }

  /// The `error` of an OAuth 2.0 error answer (RFC 6749, section 5.2).
  static func error(in body: Data) -> String? {
    guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { return nil }
    return object["error"] as? String
  }
}
