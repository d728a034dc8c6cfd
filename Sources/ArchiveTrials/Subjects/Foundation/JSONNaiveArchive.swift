import Cookies

#if canImport(Foundation)
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// `JSONEncoder` with a Codable wrapper of the properties that have a public key: what many apps write.
  public struct JSONNaiveArchive: CookieArchive {
    /// "json-naive".
    public let name = "json-naive"

    /// The archive has no options.
    public init() {}

    private struct Wrapper: Codable {
      var name: String
      var value: String
      var domain: String
      var path: String
      var expires: Date?
      var isSecure: Bool

      init(_ source: HTTPCookie) {
        (name, value, domain, path) = (source.name, source.value, source.domain, source.path)
        expires = source.expiresDate
        isSecure = source.isSecure
      }

      var properties: [String: Any] {
        var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: value, .domain: domain, .path: path]
        if isSecure { properties[.secure] = "TRUE" }
        if let expires { properties[.expires] = expires }
        return Dictionary(uniqueKeysWithValues: properties.map { ($0.key.rawValue, $0.value) })
      }
    }

    public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      var wrappers: [Wrapper] = []
      for (index, cookie) in cookies.enumerated() {
        wrappers.append(Wrapper(try HTTPCookieProperties.httpCookie(for: cookie, index)))
      }
      do { return Array(try JSONEncoder().encode(wrappers)) } catch { throw .foundation(error) }
    }

    public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
      let wrappers: [Wrapper]
      do { wrappers = try JSONDecoder().decode([Wrapper].self, from: Data(bytes)) } catch { throw .foundation(error) }
      return try HTTPCookieProperties.cookies(from: wrappers.map(\.properties))
    }
  }
#endif
