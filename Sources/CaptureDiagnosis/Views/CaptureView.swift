import CookieDiagnosis
import CookieFiles
import Cookies

/// What a proxy on the device would have written down of a simulated run: requests and answers with their headers, by the
/// clock of the client.
public struct CaptureView {
  /// How a server says until when its cookies live.
  public enum Dates: Sendable, Hashable {
    /// `Max-Age`.
    case age
    /// `Expires`, as HTTP writes dates.
    case ofHTTP
    /// `Expires`, as ECMAScript's `Date` prints itself (catalogue F42).
    case ofScript
  }

  /// 2025-01-01, in microseconds since 1970: simulated runs have no date of their own.
  public static let epoch: Int64 = 1_735_689_600_000_000

  private let trace: Trace
  /// By the places of requests among the records.
  private let cookieFields: [Int: String]
  private let agents: SimulatedAgents
  private var exchanges: [CapturedExchange] = []
  /// The place among the exchanges of each request's latest hop.
  private var latest: [Int32: Int] = [:]
  /// The tokens that the server has issued for a request and no answer has brought yet.
  private var issued: [Int32: [TraceRecord]] = [:]
  private var bodies: [Int32: TraceRecord] = [:]
  private let dates: Dates
  /// Until when the server has said that each token's cookie lives, by the run's clock.
  private var ends: [TraceText: Int64] = [:]

  /// - Parameters:
  ///   - cookieFields: what each request had in its `Cookie` field, by the place of its `requestSent`, as the simulator
  ///     says; for a request that is not there, the token that its record names has to do.
  ///   - device: whose agents the requests have; an iPhone's if nobody says.
  ///   - dates: what stands in the server's fields, whatever a store made of it. With `age` a cookie that a store took without
  ///     a date has none.
  public static func exchanges(
    of trace: Trace, cookieFields: [Int: String] = [:], on device: RecordedDevice? = nil, dates: Dates = .age
  ) -> [CapturedExchange] {
    var view = CaptureView(trace, cookieFields, SimulatedAgents(of: device), dates)
    for index in trace.records.indices { view.take(index) }
    return view.exchanges
  }

  private init(_ trace: Trace, _ cookieFields: [Int: String], _ agents: SimulatedAgents, _ dates: Dates) {
    (self.trace, self.cookieFields, self.agents, self.dates) = (trace, cookieFields, agents, dates)
  }

  private mutating func take(_ index: Int) {
    let record = trace.records[index]
    switch record.kind {
    case .requestSent where record.actor != .oldDevice: send(index, record)
    case .tokenIssued:
      issued[record.request, default: []].append(record)
      ends[record.value] = record.expiresAt
    case .contentServed: bodies[record.request] = record
    case .responseReceived: answer(index, record)
    default: break
    }
  }

  private mutating func send(_ index: Int, _ record: TraceRecord) {
    var headers = [
      CapturedHeader(name: "Host", value: SimulatedSite.host(record.endpoint)),
      CapturedHeader(name: "User-Agent", value: agents.agent(record.actor, record.client)),
    ]
    if record.client == .pageNavigation || record.endpoint == .page || record.endpoint == .document {
      headers.append(CapturedHeader(name: "Accept", value: "text/html"))
    }
    let cookies = cookieFields[index] ?? ownToken(of: record)
    if !cookies.isEmpty { headers.append(CapturedHeader(name: "Cookie", value: cookies)) }
    latest[record.request] = exchanges.count
    exchanges.append(
      CapturedExchange(
        startedAt: Self.epoch + record.time / 1_000, method: SimulatedSite.method(record.endpoint),
        url: SimulatedSite.url(record.endpoint), requestHeaders: headers, place: "log.entries[\(exchanges.count)]"))
  }

  private func ownToken(of record: TraceRecord) -> String {
    record.value.isEmpty ? "" : "\(trace.text(record.name))=\(trace.text(record.value))"
  }

  private mutating func answer(_ index: Int, _ record: TraceRecord) {
    guard let place = latest[record.request] else { return }
    exchanges[place].duration = Self.epoch + record.time / 1_000 - exchanges[place].startedAt
    // It failed then, which a capture says without a status.
    guard record.number != 0 else { return }
    exchanges[place].status = Int(record.number)
    var headers: [CapturedHeader] = []
    for field in setCookies(index, record) { headers.append(CapturedHeader(name: "Set-Cookie", value: field)) }
    let isFile = bodies.removeValue(forKey: record.request)?.endpoint == .download
    headers.append(CapturedHeader(name: "Content-Type", value: isFile ? "application/pdf" : "text/html"))
    exchanges[place].responseHeaders = headers
  }

  /// What the answer's fields do in a store that takes them; of an answer that no store was given, what the server issued.
  private mutating func setCookies(_ index: Int, _ answer: TraceRecord) -> [String] {
    let tokens = issued.removeValue(forKey: answer.request) ?? []
    let changes = trace.records[index...].prefix { $0.time == answer.time }.filter {
      Int($0.cause) == index && [.cookieWritten, .writeLost, .cookieDeleted].contains($0.kind)
    }
    let fields = changes.map { change in
      change.kind == .cookieDeleted || change.value.isEmpty
        ? "\(trace.text(change.name))=; Max-Age=0; Path=/"
        : field(change, expiresAt: change.expiresAt, now: answer.time)
    }
    if !fields.isEmpty { return fields }
    return tokens.map { field($0, expiresAt: $0.expiresAt, now: answer.time) }
  }

  private func field(_ cookie: TraceRecord, expiresAt: Int64, now: Int64) -> String {
    let path = cookie.name == .refresh ? "/session" : "/"
    let age = date(of: cookie, expiresAt: expiresAt, now: now)
    let script = cookie.kind == .cookieWritten && !(cookie.number == 1) ? "" : "; HttpOnly"
    return "\(trace.text(cookie.name))=\(trace.text(cookie.value))\(age); Path=\(path); Secure\(script)"
  }

  private func date(of cookie: TraceRecord, expiresAt: Int64, now: Int64) -> String {
    guard dates != .age, let end = ends[cookie.value] else {
      return expiresAt == 0 ? "" : "; Max-Age=\((expiresAt - now) / 1_000_000_000)"
    }
    let expires = UnixTime(microseconds: Self.epoch + end / 1_000)
    return "; Expires=\(dates == .ofHTTP ? expires.httpDate : expires.scriptDate)"
  }
}

/// The addresses that stand for a simulated world's.
enum SimulatedSite {
  static func host(_ endpoint: Endpoint) -> String { endpoint == .otherSite ? "other.example.net" : "app.example.com" }

  static func url(_ endpoint: Endpoint) -> String { "https://\(host(endpoint))\(path(endpoint))" }

  private static func path(_ endpoint: Endpoint) -> String {
    switch endpoint {
    case .logIn: "/session/login"
    case .call: "/api/call"
    case .page: "/page"
    case .refresh: "/session/refresh"
    case .logOut: "/session/logout"
    case .document: "/document"
    case .download: "/files/report.pdf"
    case .landing: "/welcome"
    case .loginPage: "/signin.html"
    case .otherSite: "/"
    }
  }

  static func method(_ endpoint: Endpoint) -> String {
    switch endpoint {
    case .logIn, .refresh, .logOut: "POST"
    default: "GET"
    }
  }
}
