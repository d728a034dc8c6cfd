import Choices
import CookieFiles
import Cookies
import Foundation

/// Exchanges as a HAR 1.2 file, without bodies.
public struct HARText {
  private let exchanges: [CapturedExchange]
  private let creator: String

  /// - Parameter creator: the program that writes it.
  public init(_ exchanges: [CapturedExchange], creator: String) {
    self.exchanges = exchanges
    self.creator = creator
  }

  private struct Document: Encodable { var log: Log }

  private struct Log: Encodable {
    var version = "1.2"
    var creator: Creator
    var entries: [Entry]
  }

  private struct Creator: Encodable {
    var name: String
    var version = "1"
  }

  private struct Header: Encodable {
    var name: String
    var value: String
  }

  private struct Entry: Encodable {
    var startedDateTime: String
    /// Milliseconds; -1 where it is not known.
    var time: Double
    var request: Request
    var response: Response
    var cache: [String: String] = [:]
    var timings = ["send": -1, "wait": -1, "receive": -1]
  }

  private struct Request: Encodable {
    var method: String
    var url: String
    var httpVersion = "HTTP/2"
    var cookies: [String] = []
    var headers: [Header]
    var queryString: [String] = []
    var headersSize = -1
    var bodySize = -1
  }

  private struct Response: Encodable {
    /// 0 without an answer.
    var status: Int
    var statusText = ""
    var httpVersion = "HTTP/2"
    var cookies: [String] = []
    var headers: [Header]
    var content = ["size": 0]
    var redirectURL = ""
    var headersSize = -1
    var bodySize = -1
  }

  /// - Throws: what an encoder throws.
  public func text() throws -> String {
    try CanonicalJSON.document(Document(log: Log(creator: Creator(name: creator), entries: exchanges.map(entry))))
  }

  private func entry(_ exchange: CapturedExchange) -> Entry {
    func headers(_ list: [CapturedHeader]) -> [Header] { list.map { Header(name: $0.name, value: $0.value) } }
    return Entry(
      startedDateTime: CaptureDate.text(exchange.startedAt),
      time: exchange.duration.map { Double($0) / 1_000 } ?? -1,
      request: Request(
        method: exchange.method, url: exchange.url, headers: headers(exchange.requestHeaders)),
      response: Response(status: exchange.status ?? 0, headers: headers(exchange.responseHeaders)))
  }
}

/// Dates as captures have them, in UTC.
public enum CaptureDate {
  /// "2025-01-01T00:00:00.000001Z", from microseconds since 1970.
  public static func text(_ microseconds: Int64) -> String {
    let (day, time) = (floorDivide(microseconds, 86_400_000_000), floorRemainder(microseconds, 86_400_000_000))
    let (year, month, dayOfMonth) = civil(day)
    let seconds = time / 1_000_000
    return
      "\(pad(year, 4))-\(pad(month, 2))-\(pad(dayOfMonth, 2))T\(pad(seconds / 3_600, 2)):\(pad(seconds / 60 % 60, 2)):"
      + "\(pad(seconds % 60, 2)).\(pad(time % 1_000_000, 6))Z"
  }

  private static func floorDivide(_ number: Int64, _ by: Int64) -> Int64 {
    number / by - (number % by < 0 ? 1 : 0)
  }

  private static func floorRemainder(_ number: Int64, _ by: Int64) -> Int64 {
    let rest = number % by
    return rest < 0 ? rest + by : rest
  }

  /// Year, month and day of a number of days since 1970, in the Gregorian calendar: 400 years have 146,097 days.
  private static func civil(_ days: Int64) -> (Int64, Int64, Int64) {
    // Counted from 1 March of the year 0, so that a leap day ends a year.
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = floorRemainder(shifted, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func pad(_ number: Int64, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
