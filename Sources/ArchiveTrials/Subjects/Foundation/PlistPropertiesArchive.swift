import Cookies

#if canImport(Foundation)
  import Foundation

  /// `PropertyListSerialization` of `HTTPCookie.properties`, binary or XML.
  public struct PlistPropertiesArchive: CookieArchive {
    /// The two forms of a property list.
    public enum Form: String, Sendable {
      case binary
      case xml
    }

    /// "plist-binary" or "plist-xml".
    public var name: String { "plist-\(form.rawValue)" }
    /// The form that is written; both are read.
    public let form: Form

    /// - Parameter form: the form that is written.
    public init(form: Form) { self.form = form }

    public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      let dictionaries = try HTTPCookieProperties.dictionaries(for: cookies)
      let format: PropertyListSerialization.PropertyListFormat = form == .binary ? .binary : .xml
      do {
        return Array(try PropertyListSerialization.data(fromPropertyList: dictionaries, format: format, options: 0))
      } catch {
        throw .foundation(error)
      }
    }

    public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
      let object = try HTTPCookieProperties.propertyList(in: bytes)
      return try HTTPCookieProperties.cookies(from: object)
    }
  }
#endif
