import Cookies

#if canImport(Foundation)
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// `NSKeyedArchiver` of `HTTPCookie.properties`.
  ///
  /// On Linux it takes time quadratic in the number of cookies, and it traps on keys that are `HTTPCookiePropertyKey`s.
  /// Call it in a process of its own if it must not take this one along.
  public struct KeyedArchive: CookieArchive {
    /// What is archived, and how.
    public enum Variant: String, Sendable {
      /// The dictionary as it comes, keys and all.
      case propertyKeys = "keyed-raw"
      /// The keys as text.
      case textKeys = "keyed"
      /// The keys as text, with secure coding.
      case secure = "keyed-secure"
    }

    /// "keyed-raw", "keyed" or "keyed-secure".
    public var name: String { variant.rawValue }
    /// What is archived, and how.
    public let variant: Variant

    /// - Parameter variant: what is archived, and how.
    public init(_ variant: Variant) { self.variant = variant }

    public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      let root: Any
      if variant == .propertyKeys {
        var properties: [[HTTPCookiePropertyKey: Any]] = []
        for (index, cookie) in cookies.enumerated() {
          properties.append(try HTTPCookieProperties.httpCookie(for: cookie, index).properties ?? [:])
        }
        root = properties
      } else {
        root = try HTTPCookieProperties.dictionaries(for: cookies)
      }
      do {
        return Array(try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: variant == .secure))
      } catch {
        throw .foundation(error)
      }
    }

    public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
      let root: Any?
      do {
        if variant == .secure {
          root = try NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.classes, from: Data(bytes))
        } else {
          let unarchiver = try NSKeyedUnarchiver(forReadingFrom: Data(bytes))
          defer { unarchiver.finishDecoding() }
          unarchiver.requiresSecureCoding = false
          root = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        }
      } catch {
        throw .foundation(error)
      }
      return try HTTPCookieProperties.cookies(from: root)
    }

    /// What a cookie's properties are made of.
    private static let classes: [AnyClass] = [
      NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, NSURL.self,
    ]
  }
#endif
