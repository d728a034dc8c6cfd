import CSimulationRuntime
import Choices
import CookieProperties
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers questions with `HTTPCookie` and `HTTPCookieStorage`, as an app that parses responses itself uses them.
///
/// It may end the process: run it in a child. Several fields of a response are folded with ", ", as
/// `allHeaderFields` hands them over. The clock is the question's, so that expiry can be asked about.
package struct FoundationOracle {
  /// Hand each cookie on through its `properties`, as an app does that copies cookies from store to store.
  let goesThroughProperties: Bool
  private let clock = UnsafeMutablePointer<Int64>.allocate(capacity: 1)

  package init(goesThroughProperties: Bool) {
    self.goesThroughProperties = goesThroughProperties
    clock.initialize(to: 0)
  }

  package func answer(to line: String) -> String {
    do throws(OracleProblem) {
      let members = try OracleCase(line: line)
      guard let question = try OracleQuestion(members) else { throw OracleProblem("unknown kind") }
      let answer = answer(to: question)
      switch answer {
      case .skipped(let reason): return JSONText.object([("id", question.id), ("skip", JSONText.string(reason))])
      case .failed(let reason): return JSONText.object([("id", question.id), ("error", JSONText.string(reason))])
      default:
        let got = answer.got(isLatin1: question.needsLatin1) ?? "null"
        return JSONText.object([("id", question.id), ("got", got)])
      }
    } catch {
      return JSONText.object([("id", "null"), ("error", JSONText.string(error.message))])
    }
  }

  private func answer(to question: OracleQuestion) -> OracleAnswer {
    switch question.subject {
    case .date, .domainMatch, .pathMatch: .skipped("no public function")
    case .exchange where question.needsLatin1: .skipped("HTTPCookie takes text, and this is not UTF-8")
    case .exchange(let exchange): answer(to: exchange)
    }
  }

  private func answer(to exchange: OracleQuestion.Exchange) -> OracleAnswer {
    guard let storage = URLSessionConfiguration.ephemeral.httpCookieStorage else { return .failed("no storage") }
    storage.cookieAcceptPolicy = .always
    var now = Double(FuzzSequence.epoch)
    defer { twinjar_set_clock(nil, 0) }
    var last: HTTPCookie?
    for response in exchange.responses {
      guard response.isHTTP else { return .skipped("there is no non-HTTP interface") }
      guard response.site == .sameSite else { return .skipped("sites are not known") }
      now = response.now ?? now
      set(clock: now)
      guard let url = URL(string: String(decoding: response.url, as: UTF8.self)) else {
        return .skipped("URL does not take the URL")
      }
      let folded = response.fields.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
      var cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": folded], for: url)
      if goesThroughProperties { cookies = cookies.compactMap { $0.properties.flatMap(HTTPCookie.init(properties:)) } }
      storage.setCookies(cookies, for: url, mainDocumentURL: nil)
      last = cookies.last.flatMap { cookie in storage.cookies?.first { $0 == cookie } }
    }
    guard let request = exchange.request else { return .record(last.map(record)) }
    guard request.isHTTP else { return .skipped("there is no non-HTTP interface") }
    guard request.site == .sameSite else { return .skipped("sites are not known") }
    set(clock: request.now ?? now)
    guard let url = URL(string: String(decoding: request.url, as: UTF8.self)) else {
      return .skipped("URL does not take the URL")
    }
    let cookies = storage.cookies(for: url) ?? []
    return .field(Array((HTTPCookie.requestHeaderFields(with: cookies)["Cookie"] ?? "").utf8))
  }

  /// Reads of the clock on this thread answer the question's time from here on.
  private func set(clock seconds: Double) {
    let whole = Int64(max(-9e12, min(9e12, seconds.rounded(.down))))
    clock.pointee = 0
    twinjar_set_clock(clock, whole)
  }

  private func record(_ cookie: HTTPCookie) -> StoredRecord {
    var record = StoredRecord()
    record.name = Array(cookie.name.utf8)
    record.value = Array(cookie.value.utf8)
    let isDotted = cookie.domain.hasPrefix(".")
    record.domain = Array((isDotted ? String(cookie.domain.dropFirst()) : cookie.domain).utf8)
    record.path = Array(cookie.path.utf8)
    record.hostOnly = !isDotted
    record.secure = cookie.isSecure
    record.httpOnly = cookie.isHTTPOnly
    #if !canImport(FoundationNetworking)
      record.sameSite = cookie.sameSitePolicy?.rawValue.capitalized ?? "Default"
    #else
      // There is no such property: nothing is kept of it.
      record.sameSite = "Default"
    #endif
    record.persistent = !cookie.isSessionOnly
    record.expires =
      cookie.expiresDate.map { date in
        let seconds = date.timeIntervalSince1970.rounded(.down)
        return abs(seconds) < 9e15 ? .at(Int64(seconds)) : .farFuture
      } ?? .never
    return record
  }
}
