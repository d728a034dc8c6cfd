extension Cookie {
  /// Equal for equal names.
  @inlinable package var nameMark: NameMark { texts.mark }

  /// The name; empty for a nameless cookie, which is sent back without `=`.
  @inlinable public var name: String {
    get { texts.name }
    set { replaceTexts(name: newValue) }
  }

  /// The value; may be empty if the name is not.
  @inlinable public var value: String {
    get { texts.value }
    set { replaceTexts(value: newValue) }
  }

  /// The canonical host or domain, in lower case, without a leading dot.
  @inlinable public var domain: String {
    get { texts.domain }
    set { replaceTexts(domain: newValue) }
  }

  /// The path, which starts with a slash; compared octet by octet, never decoded.
  @inlinable public var path: String {
    get { texts.path }
    set { replaceTexts(path: newValue) }
  }

  /// The top-level site of a partitioned cookie (CHIPS); nil for an ordinary one.
  @inlinable public var partitionKey: String? {
    get { texts.partitionKey }
    set { replacePartitionKey(by: newValue) }
  }

  @usableFromInline
  mutating func replacePartitionKey(by key: String?) {
    texts = CookieTexts(name: name, value: value, domain: domain, path: path, partitionKey: key)
  }

  @usableFromInline
  mutating func replaceTexts(
    name: String? = nil, value: String? = nil, domain: String? = nil, path: String? = nil
  ) {
    texts = CookieTexts(
      name: name ?? self.name, value: value ?? self.value, domain: domain ?? self.domain, path: path ?? self.path,
      partitionKey: partitionKey)
  }

  /// True if name, value, domain, path and partition key are the same octets.
  func hasSameTexts(as other: Cookie) -> Bool {
    texts.nameTheSame(as: other.texts) && value.hasSameOctets(as: other.value)
  }
}

extension CookieTexts {
  /// True if all but the values are the same octets.
  func nameTheSame(as other: CookieTexts) -> Bool {
    self === other
      || name.hasSameOctets(as: other.name) && domain.hasSameOctets(as: other.domain)
        && path.hasSameOctets(as: other.path) && partitionKey.hasSameOctets(as: other.partitionKey)
  }
}
