import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("captures that somebody has taken something out of") struct TakenOutTests {
  /// Both sides renew one token, and the later one has to log in.
  private static func story(_ value: (String) -> String, requestsHaveCookies: Bool = true) -> Written {
    func pair(_ name: String, _ text: String) -> String { "\(name)=\(value(text))" }
    func sets(_ number: Int) -> [String] {
      [
        pair("sid", "A\(number)") + "; Path=/; Max-Age=900",
        pair("sid_refresh", "B\(number)") + "; Path=/; Max-Age=86400",
      ]
    }
    func sent(_ text: String) -> String? { requestsHaveCookies ? text : nil }
    return Written().then {
      $0.add(0, "/login", from: true, sets: sets(1))
      $0.add(1, "/api/items", from: true, cookie: sent(pair("sid", "A1")))
      $0.add(2, "/api/items", from: false, cookie: sent(pair("sid", "A1")))
      $0.add(960, "/api/refresh", from: false, cookie: sent(pair("sid_refresh", "B1")), sets: sets(2))
      $0.add(960.05, "/api/refresh", from: true, cookie: sent(pair("sid_refresh", "B1")), status: 401)
      $0.add(1_020, "/login", from: true, sets: sets(3))
    }
  }

  @Test("values are told by", arguments: ["[redacted]", "REDACTED", "***", "xxxxxxxx", "<redacted-by-proxy>"])
  func placeholder(text: String) {
    let diagnosis = Self.story { _ in text }.diagnosis()
    #expect(diagnosis.outcome == .cannotBeTold)
    #expect(diagnosis.obstacle?.contains("\"\(text)\" for their values") == true)
    #expect(diagnosis.findings.isEmpty)
  }

  @Test(
    "cookies that were over when they came, by the capture's clock",
    arguments: [("Tue, 31 Dec 2024 19:00:00 GMT", true), ("Wed, 01 Jan 2025 00:00:00 GMT", false), ("", false)])
  func ahead(serverDate: String, isToldSo: Bool) {
    let capture = Written().then {
      for start in [0.0, 60] {
        $0.add(start, "/login", from: true, sets: ["sid=A1; Path=/; Expires=Tue, 31 Dec 2024 19:15:00 GMT"])
        $0.answer("Date", serverDate)
        $0.add(start + 1, "/api/items", from: true, status: 401)
      }
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .cannotBeTold)
    #expect(diagnosis.obstacle?.contains("sid was over when an answer brought it") == isToldSo)
    #expect(diagnosis.obstacle?.contains("18000 s ahead of the server's Date") == isToldSo)
  }

  @Test("the same where a longer-lived cookie stays") func aheadWithRefresh() {
    let capture = Written().then {
      for start in [0.0, 60] {
        $0.add(
          start, "/login", from: true,
          sets: ["sid=A1; Path=/; Expires=Tue, 31 Dec 2024 19:15:00 GMT", "sid_refresh=B1; Path=/; Max-Age=2592000"])
        $0.answer("Date", "Tue, 31 Dec 2024 19:00:00 GMT")
        $0.add(start + 1, "/api/items", from: true, cookie: "sid_refresh=B1", status: 401)
      }
    }
    #expect(capture.diagnosis().main?.causes.first?.id == "F65")
  }

  @Test("short values, and those that differ, are values", arguments: ["", "x", "r1xxxx"]) func values(prefix: String) {
    let diagnosis = Self.story { prefix + $0 }.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.map(\.id) == ["F50"])
  }

  @Test(
    "a recording that shows no answers or no requests does not say that nothing was lost",
    arguments: [
      ([TraceRecord.Kind.responseReceived], "no answers,"), ([.requestSent], "no requests,"),
      ([.requestSent, .responseReceived], "no answers nor requests,"), ([.observerNotified], ""),
    ])
  func kinds(unseen: [TraceRecord.Kind], words: String) {
    var trace = Trace()
    for (number, kind) in [TraceRecord.Kind.requestSent, .responseReceived, .cookieWritten].enumerated()
    where !unseen.contains(kind) {
      var record = TraceRecord(time: Int64(number), kind: kind, actor: .native)
      (record.request, record.endpoint, record.name, record.number) = (0, .logIn, .refresh, 200)
      if kind == .cookieWritten { (record.value, record.cause) = (.token(1, isRefresh: true), 0) }
      trace.records.append(record)
    }
    var recorded = RecordedTrace(trace, from: .recorder)
    recorded.sees.subtract(unseen)
    let diagnosis = Diagnosis(recorded)
    #expect(diagnosis.outcome == (words.isEmpty ? .nothingLost : .cannotBeTold))
    #expect(diagnosis.obstacle?.contains(words) ?? words.isEmpty)
  }

  @Test("requests that are served without any cookie had some") func requests() {
    let diagnosis = Self.story({ $0 }, requestsHaveCookies: false).diagnosis()
    #expect(diagnosis.outcome == .cannotBeTold)
    #expect(diagnosis.obstacle?.hasSuffix("the capture was exported without the requests' cookies") == true)
  }
}
