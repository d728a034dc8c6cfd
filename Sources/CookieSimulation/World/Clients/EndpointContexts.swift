import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies

/// The domain of the simulated app, and its hosts.
enum Site {
  static let domain = "app.example"
  /// What the app's developers say of their session's cookies.
  static let session = SessionCookies(
    site: domain, access: SessionCookie.access, refresh: SessionCookie.refresh)
  /// The site that a cross-site page is embedded in.
  static let ofFrame = "partner.example"
  /// A host of somebody else.
  static let elsewhere = "other.example"
}

/// Where the endpoints live, and what matching needs to know of a request to each.
struct EndpointContexts {
  /// A context that is used where it is: a constant of an object is not copied for that, as one of an array is with all its
  /// strings.
  final class Place<Context: Sendable>: Sendable {
    let context: Context
    init(_ context: Context) { self.context = context }
  }

  /// By ``Endpoint/rawValue``.
  private let requests: [Place<RequestContext>]
  private let responses: [Place<ResponseContext>]
  /// The same, lent without counting a reference: nobody changes the lists.
  private let lentRequests: [Unmanaged<Place<RequestContext>>]
  private let lentResponses: [Unmanaged<Place<ResponseContext>>]

  @inline(__always)
  func withRequest<Result>(_ endpoint: Endpoint, _ body: (Place<RequestContext>) -> Result) -> Result {
    lentRequests[Int(endpoint.rawValue)]._withUnsafeGuaranteedRef(body)
  }

  @inline(__always)
  func withResponse<Result>(_ endpoint: Endpoint, _ body: (Place<ResponseContext>) -> Result) -> Result {
    lentResponses[Int(endpoint.rawValue)]._withUnsafeGuaranteedRef(body)
  }

  func response(_ endpoint: Endpoint) -> ResponseContext { responses[Int(endpoint.rawValue)].context }

  /// - Parameter isEmbedded: true for a page that stands in a frame of another site.
  init(hosts: ServerPolicy.Hosts, isEmbedded: Bool = false) {
    let site: SiteRelation = isEmbedded ? .crossSite : .sameSite
    let partitionKey = isEmbedded ? "https://\(Site.ofFrame)" : nil
    requests = Endpoint.allCases.map { endpoint in
      Place(
        RequestContext(
          url: Self.url(endpoint, hosts), site: site, hasSafeMethod: endpoint.isSafe, partitionKey: partitionKey))
    }
    responses = Endpoint.allCases.map {
      Place(ResponseContext(url: Self.url($0, hosts), site: site, partitionKey: partitionKey))
    }
    lentRequests = requests.map(Unmanaged.passUnretained)
    lentResponses = responses.map(Unmanaged.passUnretained)
  }

  private static func url(_ endpoint: Endpoint, _ hosts: ServerPolicy.Hosts) -> RequestURL {
    RequestURL(isSecure: true, host: endpoint.host(hosts), path: endpoint.path)
  }
}

extension EndpointContexts.Place<RequestContext> {
  /// Appends the `Cookie` field of a request from here.
  func appendCookieField(of jar: inout CookieJar, at time: UnixTime, to output: inout [UInt8]) {
    jar.appendCookieField(for: context, at: time, to: &output)
  }
}

extension Endpoint {
  fileprivate func host(_ hosts: ServerPolicy.Hosts) -> String {
    if self == .otherSite { return Site.elsewhere }
    switch (hosts, self) {
    case (.one, _): return Site.domain
    case (.several, .call): return "api.\(Site.domain)"
    case (.several, .logIn), (.several, .loginPage), (.several, .refresh), (.several, .logOut):
      return "id.\(Site.domain)"
    case (.several, _): return "www.\(Site.domain)"
    }
  }

  fileprivate var path: String {
    switch self {
    case .logIn, .loginPage: "/login"
    case .call: "/api/items"
    case .page, .otherSite: "/"
    case .refresh: "/session/refresh"
    case .logOut: "/session/logout"
    case .document: "/documents/invoice"
    case .download: "/files/invoice"
    case .landing: "/welcome"
    }
  }

  /// A request by GET.
  fileprivate var isSafe: Bool { self != .logIn && self != .refresh && self != .logOut }
}
