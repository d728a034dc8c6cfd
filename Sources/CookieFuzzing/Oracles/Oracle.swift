import Choices
import Cookies

/// Answers questions of the oracle protocol with the cookie model of this package.
public struct Oracle: Sendable {
  let options: CookieJar.Options

  public init(options: CookieJar.Options = CookieJar.Options()) { self.options = options }

  /// One answer for one line, whatever the line.
  package func answer(to line: String) -> String {
    do throws(OracleProblem) {
      return answer(to: try OracleCase(line: line))
    } catch {
      return JSONText.object([("id", "null"), ("error", JSONText.string(error.message))])
    }
  }

  private func answer(to members: OracleCase) -> String {
    let id = members.identifier
    do throws(OracleProblem) {
      guard let question = try OracleQuestion(members) else {
        return JSONText.object([("id", id), ("skip", JSONText.string("unknown kind"))])
      }
      let got = try answer(to: question).got(isLatin1: members.isLatin1) ?? "null"
      return JSONText.object([("id", id), ("got", got)])
    } catch {
      return JSONText.object([("id", id), ("error", JSONText.string(error.message))])
    }
  }

  /// The answer to a question, and what led to it.
  func answer(to question: OracleQuestion, log: ((ExchangeEvent) -> Void)? = nil) throws(OracleProblem)
    -> OracleAnswer
  {
    switch question.subject {
    case .exchange(let exchange): try answer(to: exchange, log)
    case .date(let octets):
      .date(octets.withUnsafeBufferPointer { CookieDate.parse($0) }?.seconds)
    case .domainMatch(let host, let domain):
      .match(DomainMatch.matches(rawHost: Cookie.text(octets: host), rawDomain: Cookie.text(octets: domain)))
    case .pathMatch(let request, let cookie):
      .match(
        CookiePath.matches(requestPath: Cookie.text(octets: request), cookiePath: Cookie.text(octets: cookie)))
    }
  }

  // MARK: - Exchanges

  private func answer(to exchange: OracleQuestion.Exchange, _ log: ((ExchangeEvent) -> Void)?) throws(OracleProblem)
    -> OracleAnswer
  {
    var jar = CookieJar(options: options)
    var time = OracleQuestion.anyTime
    var last: Cookie?
    for (index, response) in exchange.responses.enumerated() {
      time = try self.time(response.now, index == 0 ? "now" : "then: now") ?? time
      last = try respond(response, to: &jar, at: time, log)
    }
    guard let request = exchange.request else { return .record(last.map { StoredRecord($0) }) }
    time = try self.time(request.now, "request_now") ?? time
    // 5.8.3 step 2.
    guard let url = try url(request.url, "request_url") else { return .field([]) }
    let context = RequestContext(
      url: url, isHTTP: request.isHTTP, site: request.site,
      hasSafeMethod: ["GET", "HEAD", "OPTIONS", "TRACE"].contains(request.method.uppercased()))
    if let log { log(.asked(jar, context, time)) }
    var output: [UInt8] = []
    jar.appendCookieField(for: context, at: time, to: &output)
    return .field(output)
  }

  /// One response; returns what its last Set-Cookie field left in the jar.
  private func respond(
    _ response: OracleQuestion.Response, to jar: inout CookieJar, at now: UnixTime, _ log: ((ExchangeEvent) -> Void)?
  ) throws(OracleProblem) -> Cookie? {
    // 5.7 step 9.2: a host that has no canonical form stores nothing.
    guard let url = try url(response.url, "url") else { return nil }
    let context = ResponseContext(url: url, isHTTP: response.isHTTP, site: response.site)
    var last: Cookie?
    for field in response.fields {
      let result = jar.store(field, from: context, at: now)
      if let log { log(.stored(field, result)) }
      last = result.cookie
    }
    return last
  }

  /// Nil if the host has no canonical form.
  private func url(_ octets: [UInt8], _ key: String) throws(OracleProblem) -> RequestURL? {
    if let url = RequestURL(octets: octets) { return url }
    guard octets.contains(UInt8(ascii: ":")) else {
      throw OracleProblem("\(key): expected an absolute URL, found '\(Printable.text(octets))'")
    }
    return nil
  }

  private func time(_ seconds: Double?, _ key: String) throws(OracleProblem) -> UnixTime? {
    guard let seconds else { return nil }
    guard abs(seconds) < 9e12 else { throw OracleProblem("\(key): expected a time within 285,000 years of 1970") }
    return UnixTime(microseconds: Int64(seconds * 1_000_000))
  }
}

/// What happens while the reference answers, for those who want to know why.
enum ExchangeEvent {
  case stored([UInt8], StoreResult)
  /// The jar just before the request.
  case asked(CookieJar, RequestContext, UnixTime)
}
