import Cookies

#if canImport(Foundation)
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// What most code hands to a serialiser: the `properties` of an `HTTPCookie`, with their keys as text.
  ///
  /// Each cookie goes through a real `HTTPCookie` on the way out and on the way in. So what this platform's
  /// `HTTPCookie` loses by itself, as Foundation on Linux does with Secure, is lost here as it is in an app.
  enum HTTPCookieProperties {
    private static let created = HTTPCookiePropertyKey("Created")
    private static let storagePartition = HTTPCookiePropertyKey("StoragePartition")

    /// What a property list in any form holds.
    static func propertyList(in bytes: [UInt8]) throws(ArchiveError) -> Any {
      do {
        return try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
      } catch {
        throw .foundation(error)
      }
    }

    /// The properties of the cookies' `HTTPCookie`s.
    static func dictionaries(for cookies: [ArchivedCookie]) throws(ArchiveError) -> [[String: Any]] {
      var result: [[String: Any]] = []
      for (index, archived) in cookies.enumerated() {
        let properties = try httpCookie(for: archived, index).properties ?? [:]
        result.append(Dictionary(uniqueKeysWithValues: properties.map { ($0.key.rawValue, $0.value) }))
      }
      return result
    }

    static func httpCookie(for archived: ArchivedCookie, _ index: Int) throws(ArchiveError) -> HTTPCookie {
      var properties = HTTPCookieBridge.properties(of: archived.cookie)
      // Undocumented, and understood by Apple's Foundation.
      properties[created] = AppleDate.seconds(archived.cookie.created)
      properties[storagePartition] = archived.cookie.partitionKey
      for property in archived.properties { add(property, to: &properties) }
      guard let cookie = HTTPCookie(properties: properties) else {
        throw .notRepresentable(cookie: index, what: "a cookie that HTTPCookie(properties:) refuses")
      }
      return cookie
    }

    private static func add(_ property: ArchivedProperty, to properties: inout [HTTPCookiePropertyKey: Any]) {
      switch property {
      case .version(let number): properties[.version] = String(number)
      case .comment(let text): properties[.comment] = text
      case .commentURL(let text): properties[.commentURL] = URL(string: text)
      case .ports(let ports): properties[.port] = ports.map(String.init).joined(separator: ",")
      case .originURL(let text): properties[.originURL] = URL(string: text)
      case .named(let key, let value): properties[HTTPCookiePropertyKey(key)] = value
      case .unknown: break
      }
    }

    /// The cookies of property lists that a serialiser gave back: whatever it is, since a file may hold anything.
    static func cookies(from object: Any?) throws(ArchiveError) -> [ArchivedCookie] {
      guard let dictionaries = object as? [[String: Any]] else {
        throw .foundation("found another type, expected an array of dictionaries")
      }
      var cookies: [ArchivedCookie] = []
      for dictionary in dictionaries {
        let properties = Dictionary(
          dictionary.map { (HTTPCookiePropertyKey(rawValue: $0.key), $0.value) },
          uniquingKeysWith: { first, _ in first })
        guard let source = HTTPCookie(properties: properties) else {
          throw .foundation("HTTPCookie(properties:) refuses what was saved")
        }
        cookies.append(archived(source))
      }
      return cookies
    }

    private static func archived(_ source: HTTPCookie) -> ArchivedCookie {
      let properties = source.properties ?? [:]
      let creation = (properties[created] as? Double).flatMap(AppleDate.time) ?? UnixTime(microseconds: 0)
      var cookie = HTTPCookieBridge.cookie(from: source, at: creation).cookie
      cookie.partitionKey = properties[storagePartition] as? String
      var others: [ArchivedProperty] = []
      if source.version != 0 { others.append(.version(Int64(source.version))) }
      if let comment = source.comment { others.append(.comment(comment)) }
      if let url = source.commentURL { others.append(.commentURL(url.absoluteString)) }
      let ports = (source.portList ?? []).compactMap { UInt16(exactly: $0.intValue) }
      if !ports.isEmpty { others.append(.ports(ports)) }
      if let url = properties[.originURL] as? URL { others.append(.originURL(url.absoluteString)) }
      return ArchivedCookie(cookie, properties: others)
    }
  }

  extension ArchiveError {
    /// Foundation's error in its own words, without the cookies that some of them quote.
    static func foundation(_ error: any Error) -> ArchiveError {
      let error = error as NSError
      return .foundation("\(error.domain) \(error.code)")
    }
  }
#endif
