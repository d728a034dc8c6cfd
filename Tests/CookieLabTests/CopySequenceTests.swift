import CookieScenarios
import Foundation
import Testing

@testable import CookieLab

/// What the events of an app say of the parts of its copies; milliseconds for moments.
@Suite("A measured copy") struct CopySequenceTests {
  struct Moment: Sendable {
    var at: Double
    var kind: String
    var store: String?
    var endpoint: String?

    init(_ at: Double, _ kind: String, _ store: String? = nil, endpoint: String? = nil) {
      (self.at, self.kind, self.store, self.endpoint) = (at, kind, store, endpoint)
    }
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var events: [Moment]
    /// When the server had the refresh of each side, and when its answer set out.
    var refreshes: [(String, Double, Double)] = [("page", 302.25, 342.5), ("native", 801, 841.5)]
    var pageBegan: Double? = 300
    var parts: [String: [Double]]
  }

  /// The push of the login and its copy, which are no part of what is measured.
  private static let login: [Moment] = [
    Moment(1, "requestSent", endpoint: "logIn"), Moment(50, "responseReceived", endpoint: "logIn"),
    Moment(51, "storeRead", "native"), Moment(53, "observerNotified", "web"), Moment(54, "cookieWritten", "web"),
    Moment(55, "storeRead", "web"), Moment(57, "cookieWritten", "native"),
  ]
  /// As in a trial: the answer's second cookie is told while the first copy reads, and two copies write by turns.
  private static let copy = [
    Moment(344, "observerNotified", "web"), Moment(345, "observerNotified", "web"), Moment(346.5, "storeRead", "web"),
    Moment(347, "storeRead", "web"), Moment(349.5, "cookieWritten", "native"), Moment(350, "cookieWritten", "native"),
    Moment(352, "cookieWritten", "native"), Moment(352.5, "cookieWritten", "native"),
  ]
  /// The observer is called for the first set before it completes.
  private static let push = [
    Moment(800, "requestSent", endpoint: "refresh"), Moment(846, "responseReceived", endpoint: "refresh"),
    Moment(846.25, "storeRead", "native"), Moment(848, "observerNotified", "web"),
    Moment(848.25, "cookieWritten", "web"), Moment(849, "storeRead", "web"), Moment(849.5, "cookieWritten", "web"),
    Moment(850, "cookieWritten", "native"),
  ]
  private static let copied: [String: [Double]] = [
    "pageRequest": [2.25], "pageAnswer": [1.5], "webRead": [2.5], "nativeWrite": [3],
  ]
  private static let pushed: [String: [Double]] = [
    "nativeRequest": [1], "nativeAnswer": [4.5], "webWrite": [2, 1.25],
  ]

  static let rows = [
    Row(
      testDescription: "one copy each way", events: login + copy + push,
      parts: copied.merging(pushed) { first, _ in first }),
    Row(
      testDescription: "a page that was refused", events: login + copy + push,
      refreshes: [("native", 801, 841.5)], parts: pushed),
    Row(
      testDescription: "an engine that tells of nothing: the copy behind the push is not the page's",
      events: login + push, parts: ["pageRequest": [2.25]].merging(pushed) { first, _ in first }),
    Row(
      testDescription: "no word of when the page began, and no native refresh", events: login + copy,
      refreshes: [("page", 302.25, 342.5)], pageBegan: nil, parts: copied.filter { $0.key != "pageRequest" }),
    Row(
      testDescription: "a push that ends after its first cookie", events: login + push.prefix(5),
      refreshes: [("native", 801, 841.5)], parts: pushed.merging(["webWrite": [2]]) { $1 }),
    Row(testDescription: "nothing", events: [], refreshes: [], parts: [:]),
  ]

  @Test("has its parts from the first of each kind behind the one before", arguments: rows) func parts(_ row: Row) {
    func nanoseconds(_ moment: Double) -> Int64 { Int64(moment * 1e6) }
    let events = row.events.map {
      AppEvent(
        nanoseconds: nanoseconds($0.at), kind: $0.kind, actor: "native", store: $0.store, endpoint: $0.endpoint)
    }
    let refreshes = row.refreshes.map { side, received, answered in
      CopySequence.Refresh(side: side, receivedAt: nanoseconds(received), answeredAt: nanoseconds(answered))
    }
    let parts = CopySequence.parts(of: events, refreshes, pageBegan: row.pageBegan.map(nanoseconds))
    #expect(Dictionary(uniqueKeysWithValues: parts.map { ($0.key.rawValue, $0.value) }) == row.parts)
  }

  @Test("the rest before a sample is that of the recorded race, between the page's last call and the two refreshes")
  func rest() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Corpus/lab/race.json5")
    let script = try ScenarioFile.parse([UInt8](Data(contentsOf: file)), source: "race.json5").script
    let race = try #require(script.firstIndex { if case .refreshBoth = $0 { true } else { false } })
    #expect(script[race - 2] == .fetchOnPage(awaited: true))
    #expect(script[race - 1] == .wait(.fixed(milliseconds: Double(Probes.rest) / 1e6)))
  }
}
