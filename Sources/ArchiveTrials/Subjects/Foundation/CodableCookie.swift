import Cookies

#if canImport(Foundation)
  /// A Codable wrapper that knows everything: what to write if the archive has to be Foundation's.
  struct CodableCookie: Codable {
    var name: String
    var value: String
    var domain: String
    var path: String
    var hostOnly: Bool
    var secure: Bool
    var httpOnly: Bool
    var sameSite: UInt8
    /// Microseconds since 1970: dates as doubles would lose some.
    var expires: Int64?
    var created: Int64
    var lastAccessed: Int64
    var partitionKey: String?
    var properties: [Property]?

    /// A property as the tag of the compact format and its content.
    struct Property: Codable {
      var tag: UInt64
      var number: Int64?
      var text: String?
      var key: String?
      var ports: [UInt16]?
      var bytes: [UInt8]?
    }

    init(_ archived: ArchivedCookie) {
      let cookie = archived.cookie
      (name, value, domain, path) = (cookie.name, cookie.value, cookie.domain, cookie.path)
      (hostOnly, secure, httpOnly) = (cookie.hostOnly, cookie.secure, cookie.httpOnly)
      sameSite = cookie.sameSite.rawValue
      expires = cookie.expires?.microseconds
      (created, lastAccessed) = (cookie.created.microseconds, cookie.lastAccessed.microseconds)
      partitionKey = cookie.partitionKey
      properties = archived.properties.isEmpty ? nil : archived.properties.map(Property.init)
    }

    /// The cookies that a decoder finds.
    static func cookies(_ decode: () throws -> [CodableCookie]) throws(ArchiveError) -> [ArchivedCookie] {
      let wrappers: [CodableCookie]
      do { wrappers = try decode() } catch { throw .foundation(error) }
      var cookies: [ArchivedCookie] = []
      for wrapper in wrappers { cookies.append(try wrapper.archived) }
      return cookies
    }

    var archived: ArchivedCookie {
      get throws(ArchiveError) {
        guard let sameSite = SameSite(rawValue: sameSite) else { throw .foundation("found SameSite \(self.sameSite)") }
        let cookie = Cookie(
          name: name, value: value, domain: domain, path: path, hostOnly: hostOnly, secure: secure, httpOnly: httpOnly,
          sameSite: sameSite, expires: expires.map { UnixTime(microseconds: $0) },
          created: UnixTime(microseconds: created), lastAccessed: UnixTime(microseconds: lastAccessed),
          partitionKey: partitionKey)
        var others: [ArchivedProperty] = []
        for property in properties ?? [] { others.append(try property.archived) }
        return ArchivedCookie(cookie, properties: others)
      }
    }
  }

  extension CodableCookie.Property {
    init(_ property: ArchivedProperty) {
      switch property {
      case .version(let number): self.init(tag: 1, number: number)
      case .comment(let text): self.init(tag: 2, text: text)
      case .commentURL(let text): self.init(tag: 3, text: text)
      case .ports(let ports): self.init(tag: 4, ports: ports)
      case .originURL(let text): self.init(tag: 5, text: text)
      case .named(let key, let value): self.init(tag: 6, text: value, key: key)
      case .unknown(let tag, let bytes): self.init(tag: tag, bytes: bytes)
      }
    }

    var archived: ArchivedProperty {
      get throws(ArchiveError) {
        switch (tag, number, text, key, ports, bytes) {
        case (1, let number?, _, _, _, _): .version(number)
        case (2, _, let text?, _, _, _): .comment(text)
        case (3, _, let text?, _, _, _): .commentURL(text)
        case (4, _, _, _, let ports?, _): .ports(ports)
        case (5, _, let text?, _, _, _): .originURL(text)
        case (6, _, let text?, let key?, _, _): .named(key, text)
        case (let tag, _, _, _, _, let bytes?): .unknown(tag: tag, bytes: bytes)
        default: throw .foundation("found property \(tag) without its content")
        }
      }
    }
  }
#endif
