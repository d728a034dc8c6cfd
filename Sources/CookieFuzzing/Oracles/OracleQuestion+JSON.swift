import Choices
import Cookies

extension OracleQuestion {
  /// Reads the members of a question; nil for a kind that is not known.
  init?(_ members: OracleCase) throws(OracleProblem) {
    id = members.identifier
    switch try members.string("kind") {
    case "parse", "store", "request": subject = .exchange(try Exchange(members))
    case "date": subject = .date(try members.octets("date"))
    case "domain-match":
      subject = .domainMatch(host: try members.octets("host"), domain: try members.octets("domain"))
    case "path-match":
      subject = .pathMatch(request: try members.octets("request_path"), cookie: try members.octets("cookie_path"))
    case nil: throw OracleProblem("kind: expected a string, found nothing")
    default: return nil
    }
  }

  /// The members of the question in the order of the protocol's table, values as JSON text.
  package var members: [(key: String, value: String)] {
    let isLatin1 = needsLatin1
    let text = { (octets: [UInt8]) in JSONText.octets(octets, isLatin1: isLatin1) }
    var members: [(key: String, value: String)] = [("id", id)]
    switch subject {
    case .date(let date): members += [("kind", "\"date\""), ("date", text(date))]
    case .domainMatch(let host, let domain):
      members += [("kind", "\"domain-match\""), ("host", text(host)), ("domain", text(domain))]
    case .pathMatch(let request, let cookie):
      members += [("kind", "\"path-match\""), ("request_path", text(request)), ("cookie_path", text(cookie))]
    case .exchange(let exchange):
      members.append(("kind", exchange.request == nil ? "\"store\"" : "\"request\""))
      members += exchange.members(text)
    }
    if isLatin1 { members.append(("latin1", "true")) }
    return members
  }

  /// The question as one line of the protocol.
  public var line: String { JSONText.object(members) }

  /// True if some text is not UTF-8, or has a NUL that a reader of C strings would stop at.
  var needsLatin1: Bool {
    texts.contains { octets in
      octets.contains { $0 >= 0x80 } && !String(decoding: octets, as: UTF8.self).utf8.elementsEqual(octets)
    }
  }
}

extension OracleQuestion.Exchange {
  fileprivate init(_ members: OracleCase) throws(OracleProblem) {
    var responses = [try OracleQuestion.Response(members)]
    for response in try members.list("then") { responses.append(try OracleQuestion.Response(response)) }
    self.responses = responses
    guard members.has("request_url") else { return }
    var request = OracleQuestion.Request(url: try members.octets("request_url"))
    request.now = try members.seconds("request_now")
    request.isHTTP = try members.flag("request_http", default: true)
    request.site = try members.site("request_context")
    request.method = try members.string("request_method") ?? "GET"
    self.request = request
  }

  fileprivate func members(_ text: ([UInt8]) -> String) -> [(key: String, value: String)] {
    var members = responses.first?.members(text, isFirst: true) ?? []
    if responses.count > 1 {
      let rest = responses.dropFirst().map { JSONText.object($0.members(text, isFirst: false)) }
      members.append(("then", JSONText.array(rest)))
    }
    guard let request else { return members }
    members.append(("request_url", text(request.url)))
    if let now = request.now { members.append(("request_now", JSONText.number(now))) }
    if !request.isHTTP { members.append(("request_http", "false")) }
    if request.site != .sameSite { members.append(("request_context", JSONText.string(request.site.protocolName))) }
    if request.method != "GET" { members.append(("request_method", JSONText.string(request.method))) }
    return members
  }
}

extension OracleQuestion.Response {
  fileprivate init(_ members: OracleCase) throws(OracleProblem) {
    fields = try members.octetLists("set_cookie")
    url = try members.octets("url")
    now = try members.seconds("now")
    isHTTP = try members.flag("set_http", default: true)
    site = try members.site("set_context")
  }

  fileprivate func members(_ text: ([UInt8]) -> String, isFirst: Bool) -> [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    if isFirst || now != nil { members.append(("now", now.map(JSONText.number) ?? "null")) }
    members += [("url", text(url)), ("set_cookie", JSONText.array(fields.map(text)))]
    if !isHTTP { members.append(("set_http", "false")) }
    if site != .sameSite { members.append(("set_context", JSONText.string(site.protocolName))) }
    return members
  }
}

extension SiteRelation {
  fileprivate var protocolName: String {
    switch self {
    case .sameSite: "same-site"
    case .crossSite: "cross-site"
    case .crossSiteTopLevel: "cross-site-top-level"
    }
  }
}

extension OracleCase {
  fileprivate func site(_ key: String) throws(OracleProblem) -> SiteRelation {
    switch try string(key) ?? "same-site" {
    case "same-site": return .sameSite
    case "cross-site": return .crossSite
    case "cross-site-top-level": return .crossSiteTopLevel
    case let other:
      throw OracleProblem(
        "\(key): expected same-site, cross-site or cross-site-top-level, found '\(Printable.text(other))'")
    }
  }
}
