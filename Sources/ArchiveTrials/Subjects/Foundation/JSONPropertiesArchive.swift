import Cookies

#if canImport(Foundation)
  import Foundation

  /// `JSONSerialization` of `HTTPCookie.properties`, as most first attempts are.
  public struct JSONPropertiesArchive: CookieArchive {
    /// "json-properties".
    public let name = "json-properties"

    /// The archive has no options.
    public init() {}

    public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      let dictionaries = try HTTPCookieProperties.dictionaries(for: cookies)
      do {
        return Array(try JSONSerialization.data(withJSONObject: dictionaries))
      } catch {
        throw .foundation(error)
      }
    }

    public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
      let object: Any
      do { object = try JSONSerialization.jsonObject(with: Data(bytes)) } catch { throw .foundation(error) }
      return try HTTPCookieProperties.cookies(from: object)
    }
  }
#endif
