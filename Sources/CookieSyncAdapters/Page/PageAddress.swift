import Foundation

/// Addresses as WebKit spells them in a navigation (URL standard): "https://Shop.example" comes as "https://shop.example/".
enum PageAddress {
  static func spelled(_ address: URL) -> String {
    guard let parts = parts(of: address) else { return address.absoluteString }
    return parts.string ?? address.absoluteString
  }

  /// True for the same page of the same server, whatever the query.
  static func isSamePage(_ one: URL, _ other: URL) -> Bool {
    guard let one = parts(of: one), let other = parts(of: other) else { return false }
    return (one.scheme, one.host, one.port, one.percentEncodedPath)
      == (other.scheme, other.host, other.port, other.percentEncodedPath)
  }

  private static func parts(of address: URL) -> URLComponents? {
    guard var parts = URLComponents(url: address.absoluteURL, resolvingAgainstBaseURL: true) else { return nil }
    parts.scheme = parts.scheme?.lowercased()
    parts.host = parts.host?.lowercased()
    if parts.port == defaultPorts[parts.scheme ?? ""] { parts.port = nil }
    if parts.host != nil, parts.percentEncodedPath.isEmpty { parts.path = "/" }
    return parts
  }

  static let defaultPorts = ["http": 80, "https": 443]
}
