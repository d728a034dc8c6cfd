import CookieProperties
import Cookies

/// One question of the oracle protocol: what would a conforming user agent do?
public struct OracleQuestion: Hashable, Sendable {
  /// What is asked about.
  public enum Subject: Hashable, Sendable {
    /// Responses into a store, then what the last field left, or what a request carries.
    case exchange(Exchange)
    /// The moment that a cookie-date denotes (5.1.1).
    case date([UInt8])
    /// Whether a host domain-matches a domain; both still need canonicalising (5.1.3).
    case domainMatch(host: [UInt8], domain: [UInt8])
    /// Whether a request path path-matches a cookie path (5.1.4).
    case pathMatch(request: [UInt8], cookie: [UInt8])
  }

  /// Responses in order, then perhaps a request.
  public struct Exchange: Hashable, Sendable {
    public var responses: [Response]
    /// Nil: asks for the cookie that the last field of the last response left.
    public var request: Request?

    public init(responses: [Response], request: Request? = nil) {
      self.responses = responses
      self.request = request
    }
  }

  public struct Response: Hashable, Sendable {
    public var url: [UInt8]
    /// The values of the Set-Cookie fields, in order.
    public var fields: [[UInt8]]
    /// Unix seconds; nil if the clock does not matter, or for a later response if no time has passed.
    public var now: Double?
    public var isHTTP = true
    public var site = SiteRelation.sameSite

    public init(url: [UInt8], fields: [[UInt8]], now: Double? = nil) {
      self.url = url
      self.fields = fields
      self.now = now
    }
  }

  public struct Request: Hashable, Sendable {
    public var url: [UInt8]
    public var now: Double?
    public var isHTTP = true
    public var site = SiteRelation.sameSite
    public var method = "GET"

    public init(url: [UInt8]) { self.url = url }
  }

  /// The identifier as JSON text: a string in quotes or a number.
  public var id: String
  public var subject: Subject

  public init(id: String, subject: Subject) {
    self.id = id
    self.subject = subject
  }

  /// The octets of all fields, or of the texts of a question without any.
  var texts: [[UInt8]] {
    switch subject {
    case .exchange(let exchange): exchange.responses.flatMap { [$0.url] + $0.fields } + [exchange.request?.url ?? []]
    case .date(let text): [text]
    case .domainMatch(let host, let domain): [host, domain]
    case .pathMatch(let request, let cookie): [request, cookie]
    }
  }

  /// The moment of a question that says its answer depends on none: 2026-01-01.
  public static let anyTime = UnixTime(seconds: FuzzSequence.epoch)
}
