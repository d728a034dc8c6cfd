extension Cookie {
  /// What makes two cookies the same one: a store holds at most one of each (5.7 step 23).
  public struct Identity: Sendable {
    /// The name, compared octet by octet.
    public var name: String
    /// The canonical host or domain, without a leading dot.
    public var domain: String
    /// Whether the cookie is for the host alone.
    public var hostOnly: Bool
    /// The path.
    public var path: String
    /// The top-level site of a partitioned cookie.
    public var partitionKey: String?

    /// The identity of a host-only cookie for all paths, unless said otherwise.
    public init(name: String, domain: String, hostOnly: Bool = true, path: String = "/", partitionKey: String? = nil) {
      self.name = name
      self.domain = domain
      self.hostOnly = hostOnly
      self.path = path
      self.partitionKey = partitionKey
    }
  }

  /// What this cookie shares with the ones it replaces.
  public var identity: Identity {
    Identity(name: name, domain: domain, hostOnly: hostOnly, path: path, partitionKey: partitionKey)
  }

  /// True if this cookie is the one that `identity` names.
  @inline(__always)
  func matches(_ identity: Identity) -> Bool {
    hostOnly == identity.hostOnly && name.hasSameOctets(as: identity.name)
      && domain.hasSameOctets(as: identity.domain) && path.hasSameOctets(as: identity.path)
      && partitionKey.hasSameOctets(as: identity.partitionKey)
  }

  /// True if both cookies have the same identity, without building either.
  public func isSameCookie(as other: Cookie) -> Bool {
    hostOnly == other.hostOnly && texts.nameTheSame(as: other.texts)
  }
}

extension Cookie.Identity: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.hostOnly == right.hostOnly && left.name.hasSameOctets(as: right.name)
      && left.domain.hasSameOctets(as: right.domain) && left.path.hasSameOctets(as: right.path)
      && left.partitionKey.hasSameOctets(as: right.partitionKey)
  }

  public func hash(into hasher: inout Hasher) {
    name.hashOctets(into: &hasher)
    domain.hashOctets(into: &hasher)
    hasher.combine(hostOnly)
    path.hashOctets(into: &hasher)
    if let partitionKey { partitionKey.hashOctets(into: &hasher) }
  }
}
