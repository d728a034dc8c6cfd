/// The texts of a cookie in one object: five strings by themselves would be retained and released with every copy, and
/// cookies are copied far more often than their texts change.
@usableFromInline
final class CookieTexts: Sendable {
  @usableFromInline let name: String
  @usableFromInline let value: String
  @usableFromInline let domain: String
  @usableFromInline let path: String
  @usableFromInline let partitionKey: String?
  /// Of the name: whoever looks for a cookie mostly sees by it that this is another one.
  @usableFromInline let mark: NameMark

  @usableFromInline
  init(name: String, value: String, domain: String, path: String, partitionKey: String?) {
    self.name = name
    self.value = value
    self.domain = domain
    self.path = path
    self.partitionKey = partitionKey
    mark = NameMark(name)
  }
}
