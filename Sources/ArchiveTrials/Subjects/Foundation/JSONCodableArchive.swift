import Cookies

#if canImport(Foundation)
  import Foundation

  /// `JSONEncoder` with a Codable wrapper of everything that is known of a cookie.
  public struct JSONCodableArchive: CookieArchive {
    /// "json-codable".
    public let name = "json-codable"

    /// The archive has no options.
    public init() {}

    public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      do { return Array(try JSONEncoder().encode(cookies.map(CodableCookie.init))) } catch { throw .foundation(error) }
    }

    public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
      try CodableCookie.cookies { try JSONDecoder().decode([CodableCookie].self, from: Data(bytes)) }
    }
  }
#endif
