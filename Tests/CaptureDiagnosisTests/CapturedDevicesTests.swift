import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("Devices in a capture") struct CapturedDevicesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var agent: String
    var client: String?
    /// Which requests come from it.
    var places: Range<Int>
    /// What is named; nil for no remark.
    var named: String?
  }

  static let cases = [
    Case(testDescription: "one", agent: "Shop/1 CFNetwork/1496 Darwin/23.5.0", places: 0..<2),
    Case(
      testDescription: "another kernel", agent: "Shop/1 CFNetwork/1568 Darwin/24.0.0", places: 1..<2,
      named: "Darwin/23.5.0, Darwin/24.0.0"),
    Case(
      testDescription: "the same kernel, another app", agent: "Widget/1 CFNetwork/1496 Darwin/23.5.0", places: 1..<2),
    Case(
      testDescription: "another page's", agent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130", places: 3..<4,
      named: "iPhone, Linux; Android 14; Pixel 8"),
    Case(testDescription: "an agent that does not say", agent: "Mozilla/5.0 )(", places: 3..<4),
    Case(testDescription: "no agent", agent: "", places: 1..<2),
    Case(
      testDescription: "one address", agent: "Shop/1 CFNetwork/1496 Darwin/23.5.0", client: "client 10.0.0.2",
      places: 0..<2),
  ]

  @Test("are told where the session's requests name several", arguments: cases) func named(_ example: Case) {
    let capture = Written.refreshedTwice.with(example.agent, client: example.client, in: example.places)
    let expected = example.named.map { "the session's requests name several devices (\($0)): " }
    let remarks = capture.trace().remarks
    guard let expected else { return #expect(remarks == []) }
    #expect(remarks.count == 1)
    #expect(remarks.first?.hasPrefix(expected) == true, "\(remarks)")
  }

  @Test("by their addresses as well, and no more than eight are kept") func addresses() {
    var capture = Written.signedIn
    for number in 0..<20 {
      capture.add(10 + Double(number), "/api/items", from: true, cookie: "sid=A1")
      capture.exchanges[capture.exchanges.count - 1].initiator = "client 10.0.0.\(number)"
    }
    let names = (0..<8).map { "client 10.0.0.\($0)" }.joined(separator: ", ")
    #expect(
      capture.trace().remarks == [
        "the session's requests name several devices (\(names) and perhaps more): what one of them did is taken for what "
          + "another did, unless it is one that has changed meanwhile; a capture of one device alone tells more"
      ])
  }

  @Test("not by what is no part of the session") func others() {
    var capture = Written.signedIn
    capture.add(20, "/track", from: true)
    capture = capture.with("SDK/1 CFNetwork/1 Darwin/1.0", in: 3..<4)
    #expect(capture.trace().remarks == [])
  }
}
