import Foundation
import Testing

@testable import CookieSyncAdapters

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("What else a response says") struct ResponseReaderTests {
  struct Wait: CustomTestStringConvertible {
    var field: String?
    var seconds: Int64?
    var testDescription: String { field ?? "none" }
  }

  /// RFC 9110, section 10.2.3: digits, or a date.
  static let waits = [
    Wait(field: nil, seconds: nil),
    Wait(field: "5", seconds: 5),
    Wait(field: "0", seconds: 0),
    Wait(field: "007", seconds: 7),
    Wait(field: "+5", seconds: nil),
    Wait(field: "-5", seconds: nil),
    Wait(field: "5.5", seconds: nil),
    Wait(field: "5 s", seconds: nil),
    Wait(field: "", seconds: nil),
    Wait(field: "soon", seconds: nil),
    // A day is the longest.
    Wait(field: "86401", seconds: 86_400),
    Wait(field: "99999999999999999999999999", seconds: 86_400),
    Wait(field: "Thu, 01 Jan 1970 00:00:00 GMT", seconds: nil),
    Wait(field: "Thu, 01 Jan 2099 00:00:00 GMT", seconds: 86_400),
  ]

  @Test("how long to wait", arguments: waits) func wait(_ example: Wait) throws {
    let url = try #require(URL(string: "https://shop.example/"))
    let response = try #require(
      HTTPURLResponse(
        url: url, statusCode: 503, httpVersion: "HTTP/1.1",
        headerFields: example.field.map { ["Retry-After": $0] } ?? [:]))
    #expect(ResponseReader(response: response).retryAfter == example.seconds.map { .seconds($0) })
  }
}
