import Cookies

/// Answers questions of the oracle protocol with the cookie model of this package.
package struct Oracle {
  let options: CookieJar.Options
  /// The time of a case that says its answer does not depend on one: 2026-01-01.
  private static let anyTime = UnixTime(seconds: 1_767_225_600)

  package init(options: CookieJar.Options) { self.options = options }

  /// One answer for one line, whatever the line.
  package func answer(to line: String) -> String {
    do throws(OracleProblem) {
      let question = try OracleCase(line: line)
      return answer(to: question)
    } catch {
      return JSONText.object([("id", "null"), ("error", JSONText.string(error.message))])
    }
  }

  private func answer(to question: OracleCase) -> String {
    do throws(OracleProblem) {
      guard let got = try got(question) else {
        return JSONText.object([("id", question.identifier), ("skip", JSONText.string("unknown kind"))])
      }
      return JSONText.object([("id", question.identifier), ("got", got)])
    } catch {
      return JSONText.object([("id", question.identifier), ("error", JSONText.string(error.message))])
    }
  }

  /// The answer as JSON; nil for a kind that is not known.
  private func got(_ question: OracleCase) throws(OracleProblem) -> String? {
    switch try question.string("kind") {
    case "parse", "store", "request": try storeAnswer(question)
    case "date": dateAnswer(try question.octets("date"))
    case "domain-match":
      String(
        DomainMatch.matches(rawHost: text(try question.octets("host")), rawDomain: text(try question.octets("domain"))))
    case "path-match":
      String(
        CookiePath.matches(
          requestPath: text(try question.octets("request_path")), cookiePath: text(try question.octets("cookie_path"))))
    case nil: throw OracleProblem("kind: expected a string, found nothing")
    default: nil
    }
  }

  private func text(_ octets: [UInt8]) -> String { Cookie.text(octets: octets) }

  private func dateAnswer(_ octets: [UInt8]) -> String {
    octets.withUnsafeBufferPointer { CookieDate.parse($0) }.map { String($0.seconds) } ?? "null"
  }

  private func storeAnswer(_ question: OracleCase) throws(OracleProblem) -> String {
    var jar = CookieJar(options: options)
    var time = try self.time(question, "now") ?? Self.anyTime
    var last = try respond(question, to: &jar, at: time)
    for response in try question.list("then") {
      time = try self.time(response, "now") ?? time
      last = try respond(response, to: &jar, at: time)
    }
    guard question.has("request_url") else { return last.map { record(of: $0, question) } ?? "null" }
    time = try self.time(question, "request_now") ?? time
    return try cookieField(question, from: &jar, at: time)
  }

  /// One response; returns what its last Set-Cookie field left in the jar.
  private func respond(_ response: OracleCase, to jar: inout CookieJar, at now: UnixTime) throws(OracleProblem)
    -> Cookie?
  {
    let fields = try response.octetLists("set_cookie")
    // 5.7 step 9.2: a host that has no canonical form stores nothing.
    guard let url = try url(response, "url") else { return nil }
    let isHTTP = try response.flag("set_http", default: true)
    let context = ResponseContext(url: url, isHTTP: isHTTP, site: try site(response, "set_context"))
    var last: Cookie?
    for field in fields { last = jar.store(field, from: context, at: now).cookie }
    return last
  }

  private func cookieField(_ question: OracleCase, from jar: inout CookieJar, at now: UnixTime) throws(OracleProblem)
    -> String
  {
    // 5.8.3 step 2.
    guard let url = try url(question, "request_url") else { return "\"\"" }
    let method = try question.string("request_method") ?? "GET"
    let request = RequestContext(
      url: url,
      isHTTP: try question.flag("request_http", default: true),
      site: try site(question, "request_context"),
      hasSafeMethod: ["GET", "HEAD", "OPTIONS", "TRACE"].contains(method.uppercased())
    )
    var output: [UInt8] = []
    jar.appendCookieField(for: request, at: now, to: &output)
    return json(output, question)
  }

  private func record(of cookie: Cookie, _ question: OracleCase) -> String {
    JSONText.object([
      ("name", json(Cookie.octets(of: cookie.name), question)),
      ("value", json(Cookie.octets(of: cookie.value), question)),
      ("domain", json(Cookie.octets(of: cookie.domain), question)),
      ("path", json(Cookie.octets(of: cookie.path), question)),
      ("host_only", String(cookie.hostOnly)),
      ("secure", String(cookie.secure)),
      ("http_only", String(cookie.httpOnly)),
      ("same_site", JSONText.string(cookie.sameSite.title)),
      ("persistent", String(cookie.expires != nil)),
      ("expires", cookie.expires.map { String($0.seconds) } ?? "null"),
    ])
  }

  private func json(_ octets: [UInt8], _ question: OracleCase) -> String {
    guard question.isLatin1 else { return JSONText.string(String(decoding: octets, as: UTF8.self)) }
    var text = String.UnicodeScalarView()
    for octet in octets { text.append(Unicode.Scalar(octet)) }
    return JSONText.string(String(text))
  }

  /// Nil if the host has no canonical form.
  private func url(_ question: OracleCase, _ key: String) throws(OracleProblem) -> RequestURL? {
    let octets = try question.octets(key)
    if let url = RequestURL(octets: octets) { return url }
    guard octets.contains(UInt8(ascii: ":")) else {
      throw OracleProblem("\(key): expected an absolute URL, found '\(Printable.text(octets))'")
    }
    return nil
  }

  private func time(_ question: OracleCase, _ key: String) throws(OracleProblem) -> UnixTime? {
    guard let seconds = try question.seconds(key) else { return nil }
    guard abs(seconds) < 9e12 else { throw OracleProblem("\(key): expected a time within 285,000 years of 1970") }
    return UnixTime(microseconds: Int64(seconds * 1_000_000))
  }

  private func site(_ question: OracleCase, _ key: String) throws(OracleProblem) -> SiteRelation {
    switch try question.string(key) ?? "same-site" {
    case "same-site": return .sameSite
    case "cross-site": return .crossSite
    case "cross-site-top-level": return .crossSiteTopLevel
    case let other:
      throw OracleProblem(
        "\(key): expected same-site, cross-site or cross-site-top-level, found '\(Printable.text(other))'")
    }
  }
}
