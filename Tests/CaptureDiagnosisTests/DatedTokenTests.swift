import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("the dates of a session's tokens") struct DatedTokenTests {
  /// {"alg":"none"}, and {"iat":1735689600,"exp":1735690500} or {"iat":1735690600}.
  private static let first = "eyJhbGciOiJub25lIn0.eyJpYXQiOjE3MzU2ODk2MDAsImV4cCI6MTczNTY5MDUwMH0."
  private static let second = "eyJhbGciOiJub25lIn0.eyJpYXQiOjE3MzU2OTA2MDB9."

  /// What is said of the tokens of a session that both sides refresh, with these values.
  private static func said(_ values: [String: String]) -> [String] {
    var capture = Written.refreshedTwice
    func replaced(_ text: String) -> String {
      values.reduce(text) { $0.replacing("=\($1.key)", with: "=\($1.value)") }
    }
    for index in capture.exchanges.indices {
      for header in capture.exchanges[index].requestHeaders.indices {
        let value = capture.exchanges[index].requestHeaders[header].value
        capture.exchanges[index].requestHeaders[header].value = replaced(value)
      }
      for header in capture.exchanges[index].responseHeaders.indices {
        let value = capture.exchanges[index].responseHeaders[header].value
        capture.exchanges[index].responseHeaders[header].value = replaced(value)
      }
    }
    let recorded = capture.diagnosis().recorded
    return recorded.datedTokens.map { "\(recorded.trace.text($0.token)): \($0.dates)" }
  }

  @Test(
    "of each token that is a JWT once, by the name that the trace has for it",
    arguments: [
      ([:], []),
      (["A1": first], ["a0: issued 2025-01-01T00:00:00Z, expires 2025-01-01T00:15:00Z, unverified"]),
      (
        ["B1": first, "B2": second],
        [
          "r1: issued 2025-01-01T00:00:00Z, expires 2025-01-01T00:15:00Z, unverified",
          "r3: issued 2025-01-01T00:16:40Z, expires not said, unverified",
        ]
      ),
      (["A1": first + "x"], []),
    ] as [([String: String], [String])])
  func tokens(values: [String: String], said: [String]) { #expect(Self.said(values) == said) }
}
