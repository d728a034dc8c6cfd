import CookieDiagnosis
import CookieFiles

/// What files and an app's Info.plist settle by themselves.
struct FileEvidence {
  let views: [StoreView]
  let domains: AppBoundDomains?

  /// The causes that are left. A cause that a file proves is the only one; one that it rules out is left out, unless nothing would
  /// be left.
  func narrowed(_ causes: [Cause]) -> [Cause] {
    var left = causes
    if let isProved = appBound { left = decide("F12", isProved, left) }
    if let isProved = capped { left = decide("F26", isProved, left) }
    return left
  }

  /// True if the app's list leaves the session's site out. Without a domain in a file the hosts of the capture count.
  ///
  /// - Parameter hosts: those that the session's requests go to.
  func leavesOut(_ hosts: Set<String>) -> Bool {
    if let appBound { return appBound }
    guard let domains, !hosts.isEmpty else { return false }
    return !hosts.contains(where: domains.contain)
  }

  private func decide(_ id: String, _ isProved: Bool, _ causes: [Cause]) -> [Cause] {
    guard let cause = Cause.named(id), causes.contains(cause) else { return causes }
    if isProved { return [cause] }
    let others = causes.filter { $0 != cause }
    return others.isEmpty ? causes : others
  }

  /// Whether the app's list leaves a domain of the session out; nil without a list or a domain.
  private var appBound: Bool? {
    let own = views.reduce(into: Set<String>()) { $0.formUnion($1.domains) }
    guard let domains, !own.isEmpty else { return nil }
    return own.contains { !domains.contain($0) }
  }

  /// Whether page script set the session's cookie, with a life that was cut; nil if no file says who set it.
  private var capped: Bool? {
    let known = views.compactMap(\.isCapped)
    return known.isEmpty ? nil : known.contains(true)
  }
}
