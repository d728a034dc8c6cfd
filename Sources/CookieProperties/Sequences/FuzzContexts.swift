import Cookies

/// Every place that a step can name, made once: making one costs more than parsing a field.
struct FuzzContexts {
  let responses: [ResponseContext]
  let requests: [RequestContext]

  init() {
    var responses: [ResponseContext] = []
    var requests: [RequestContext] = []
    for url in FuzzHosts.all {
      for isHTTP in [false, true] {
        for site in [SiteRelation.sameSite, .crossSite, .crossSiteTopLevel] {
          for isSafe in [false, true] {
            responses.append(ResponseContext(url: url, isHTTP: isHTTP, site: site, partitionKey: "k"))
            requests.append(
              RequestContext(url: url, isHTTP: isHTTP, site: site, hasSafeMethod: isSafe, partitionKey: "k"))
          }
        }
      }
    }
    self.responses = responses
    self.requests = requests
  }

  @inline(__always)
  static func place(_ step: FuzzSequence.Step) -> Int {
    let site = step.site == .sameSite ? 0 : step.site == .crossSite ? 1 : 2
    return ((Int(step.url) * 2 + (step.isHTTP ? 1 : 0)) * 3 + site) * 2 + (step.hasSafeMethod ? 1 : 0)
  }
}
