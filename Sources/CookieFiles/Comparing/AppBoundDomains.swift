import Choices
import Cookies

/// The domains that an app limits its web views to (WKAppBoundDomains in Info.plist): a web view drops cookies of others, and
/// the call completes (F12).
public struct AppBoundDomains: Sendable {
  /// Those that WebKit reads, as they stand in the file.
  public private(set) var domains: [String] = []
  /// What it does not: those behind the first ten domains and schemes (WebsiteDataStoreCocoa.mm, maxAppBoundDomainCount).
  public private(set) var beyond: [String] = []
  /// False for an app that has no such list, which is the usual one, or one without domains: its web views keep cookies of any domain.
  public var areLimited: Bool { !domains.isEmpty }

  private static let most = 10

  /// Reads an Info.plist, binary or XML.
  ///
  /// - Throws: exit code 65 if it is none, or has something else for the list.
  public init(plist bytes: [UInt8], path: String) throws(InputError) {
    guard let list = PropertyList(binary: bytes) ?? XMLPropertyList.parse(bytes) else {
      throw InputError(.data, source: path, found: "another file", expected: "a property list, binary or XML")
    }
    guard case .dictionary = list else {
      throw InputError(.data, source: path, found: "a property list without keys", expected: "an app's Info.plist")
    }
    switch list["WKAppBoundDomains"] {
    case .array(let values)?:
      self.init(values.compactMap { if case .text(let text) = $0 { text } else { nil } })
    case nil: self.init([])
    default:
      throw InputError(
        .data, source: path, found: "a WKAppBoundDomains that is no list",
        expected: "the domains that web views are limited to")
    }
  }

  /// - Parameter entries: of the list: domains, or schemes with a colon behind them.
  public init(_ entries: [String]) {
    var distinct: Set<String> = []
    for entry in entries {
      guard distinct.count < Self.most else {
        beyond.append(entry)
        continue
      }
      distinct.insert(entry.hasSuffix(":") ? entry : Self.registrable(entry))
      if !entry.hasSuffix(":") { domains.append(entry) }
    }
  }

  /// Whether a web view keeps cookies of `domain`: WebKit compares registrable domains.
  public func contain(_ domain: String) -> Bool {
    guard areLimited else { return true }
    let own = Self.registrable(domain)
    return domains.contains { Self.registrable($0) == own }
  }

  private static func registrable(_ domain: String) -> String {
    let host = CanonicalHost(domain)?.name ?? domain
    return PublicSuffixList.embedded.registrableDomain(of: host) ?? host
  }
}
