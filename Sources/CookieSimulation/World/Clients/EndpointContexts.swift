import CookieDiagnosis
import Cookies

/// Where the endpoints live, and what matching needs to know of a request to each.
struct EndpointContexts {
  /// By ``Endpoint/rawValue``.
  let requests: [RequestContext]
  let responses: [ResponseContext]

  /// For native code, and for a page of the server's own site.
  static let firstParty = EndpointContexts(site: .sameSite, partitionKey: nil)

  /// For a page that stands in a frame of another site.
  static let embedded = EndpointContexts(site: .crossSite, partitionKey: "https://\(frameHost)")

  /// The site that a cross-site page is embedded in.
  private static let frameHost = "partner.example"

  private init(site: SiteRelation, partitionKey: String?) {
    requests = Endpoint.allCases.map { endpoint in
      RequestContext(
        url: Self.url(endpoint), site: site, hasSafeMethod: endpoint.isSafe, partitionKey: partitionKey)
    }
    responses = Endpoint.allCases.map { ResponseContext(url: Self.url($0), site: site, partitionKey: partitionKey) }
  }

  private static func url(_ endpoint: Endpoint) -> RequestURL {
    RequestURL(isSecure: true, host: endpoint == .otherSite ? "other.example" : "app.example", path: path(endpoint))
  }

  private static func path(_ endpoint: Endpoint) -> String {
    switch endpoint {
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
}

extension Endpoint {
  /// A request by GET.
  fileprivate var isSafe: Bool { self != .logIn && self != .refresh && self != .logOut }
}
