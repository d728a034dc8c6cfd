import Cookies

#if canImport(Foundation)
  import Foundation

  /// `PropertyListEncoder`, binary, with a Codable wrapper of everything that is known of a cookie.
  public struct PlistCodableArchive: CookieArchive {
    /// "plist-codable".
    public let name = "plist-codable"

    /// The archive has no options.
    public init() {}

    public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      do { return Array(try encoder.encode(cookies.map(CodableCookie.init))) } catch { throw .foundation(error) }
    }

    public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
      try CodableCookie.cookies { try PropertyListDecoder().decode([CodableCookie].self, from: Data(bytes)) }
    }
  }
#endif
