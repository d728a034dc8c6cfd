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
  /// Foundation parses a Domain that is none of the server's, and leaves it to the store to refuse that: who is told of such a
  /// cookie would let any server plant the session's.
  var setCookies: [Cookie] {
    guard let url = response.url, let field = field("Set-Cookie") else { return [] }
    let cookies = (try? HTTPCookieBridge.cookies(fromField: field, url: url.absoluteString)) ?? []
    let (now, origin) = (WallClock.now, CookieOrigin(url))
    return cookies.compactMap { origin?.own(HTTPCookieBridge.cookie(from: $0, at: now).cookie) }
  }

  /// In lower case, without parameters (RFC 9110, section 8.3.1).
  var mediaType: String? {
    field("Content-Type")?.split(separator: ";", maxSplits: 1).first
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }

  /// Seconds or a date (RFC 9110, section 10.2.3); nil if it is neither, or is over.
  var retryAfter: Duration? {
    guard let text = field("Retry-After")?.trimmingCharacters(in: .whitespaces) else { return nil }
    if let seconds = UInt32(text) { return .seconds(min(Double(seconds), Self.longestRetry)) }
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
