import Cookies

/// A place that a step can name, as the jar wants it. An object, so that nobody copies its strings.
final class FuzzContext: Sendable {
  let response: ResponseContext
  let request: RequestContext

  private init(_ url: RequestURL, isHTTP: Bool, site: SiteRelation, hasSafeMethod: Bool, partitionKey: String) {
    response = ResponseContext(url: url, isHTTP: isHTTP, site: site, partitionKey: partitionKey)
    request = RequestContext(
      url: url, isHTTP: isHTTP, site: site, hasSafeMethod: hasSafeMethod, partitionKey: partitionKey)
  }

  /// All places, made once: making one costs more than parsing a field.
  static let all = {
    var all: [FuzzContext] = []
    for url in FuzzHosts.all {
      for isHTTP in [false, true] {
        for site in [SiteRelation.sameSite, .crossSite, .crossSiteTopLevel] {
          for isSafe in [false, true] {
            for key in ["k", "l"] {
              all.append(FuzzContext(url, isHTTP: isHTTP, site: site, hasSafeMethod: isSafe, partitionKey: key))
            }
          }
        }
      }
    }
    return all
  }()

  /// Where a step is among all.
  @inline(__always)
  static func place(_ step: FuzzSequence.Step) -> Int {
    let site = step.site == .sameSite ? 0 : step.site == .crossSite ? 1 : 2
    let place = ((Int(step.url) * 2 + (step.isHTTP ? 1 : 0)) * 3 + site) * 2 + (step.hasSafeMethod ? 1 : 0)
    return place * 2 + (step.isEmbeddedElsewhere ? 1 : 0)
  }
}
