import Choices
import CookieDiagnosis

/// Reads a scenario's `bystanders`: the name of a crowd, or a list of objects.
struct BystanderReader {
  let source: String

  static let mostGroups = 100
  /// More than a store keeps (RFC 6265bis, section 5.7), so that all limits can be met.
  private static let mostCookies = 4_000
  private static let mostWrites = 100_000

  func bystanders(_ fields: inout FieldReader) throws(InputError) -> [Bystander] {
    guard let value = fields.value("bystanders") else { return [] }
    switch value {
    case .string(let name):
      guard let crowd = Crowd.named.first(where: { $0.name == name }) else {
        throw fields.mistake(
          "bystanders", found: "\"\(name)\"", expected: NearestName.expectation(name, among: Crowd.named.map(\.name)))
      }
      return crowd.bystanders
    case .array(let values) where values.count <= Self.mostGroups: return try list(values, fields)
    default:
      throw fields.mistake(
        "bystanders", found: value.described, expected: "a list of at most \(Self.mostGroups) objects, or \"everyday\"")
    }
  }

  private func list(_ values: [JSONValue], _ parent: FieldReader) throws(InputError) -> [Bystander] {
    var bystanders: [Bystander] = []
    var mistakes = MistakeCollector()
    for (index, value) in values.enumerated() {
      mistakes.collect { () throws(InputError) in
        var fields = try FieldReader(value, source: source, path: "bystanders[\(index)]")
        bystanders.append(try bystander(&fields, beside: bystanders))
      }
    }
    try mistakes.throwFirst()
    let cookies = bystanders.reduce(0) { $0 + $1.count }
    guard cookies <= Self.mostCookies else {
      throw parent.mistake(
        "bystanders", found: "\(cookies) cookies", expected: "at most \(Self.mostCookies) cookies altogether")
    }
    return bystanders
  }

  private func bystander(
    _ fields: inout FieldReader, beside others: [Bystander]
  ) throws(InputError) -> Bystander {
    let bystander = try parts(&fields)
    try refuseContradictions(bystander, &fields)
    if others.contains(where: { $0.name == bystander.name || $0.numbers(bystander) || bystander.numbers($0) }) {
      throw fields.mistake("name", found: "\"\(bystander.name)\" again", expected: "another name for each")
    }
    if bystander.mustMatch, others.contains(where: \.mustMatch) {
      throw fields.mistake("mustMatch", found: "true, and true before", expected: "one token that must match")
    }
    return bystander
  }

  /// The entry, each key by itself.
  ///
  /// - Throws: the first mistake, with the others.
  private func parts(_ fields: inout FieldReader) throws(InputError) -> Bystander {
    var bystander = Bystander("", of: .server)
    var mistakes = MistakeCollector()
    mistakes.collect { () throws(InputError) in bystander.name = try name(&fields) }
    if fields.value("by") == nil { mistakes.add(fields.mistake("by", found: "nothing", expected: "a string")) }
    mistakes.collect { () throws(InputError) in try fields.read(Bystander.fields, into: &bystander) }
    try mistakes.throwFirst()
    return bystander
  }

  /// A name that no other cookie of the world can have.
  private func name(_ fields: inout FieldReader) throws(InputError) -> String {
    let name = try fields.requiredString("name")
    let isOfSession = name == SessionCookie.access || name == SessionCookie.refresh
    guard ScenarioFile.isName(name), !isOfSession else {
      throw fields.mistake(
        "name", found: "\"\(name)\"",
        expected: isOfSession
          ? "another name than the session's" : "1 to 64 lower-case letters, digits and hyphens")
    }
    return name
  }

  /// - Throws: the first contradiction, with the others.
  private func refuseContradictions(_ bystander: Bystander, _ fields: inout FieldReader) throws(InputError) {
    var mistakes = MistakeCollector()
    addKeysOfOthers(bystander, &fields, to: &mistakes)
    if bystander.mustMatch, bystander.owner == .server,
      bystander.count > 1 || bystander.haveTwins || bystander.areHTTPOnly
    {
      mistakes.add(
        fields.mistake(
          "mustMatch", found: "true for several cookies, or for HttpOnly ones",
          expected: "one cookie, which script can read"))
    }
    if bystander.owner == .script { addTooManyWrites(bystander, fields, to: &mistakes) }
    try mistakes.throwFirst()
  }

  private func addKeysOfOthers(
    _ bystander: Bystander, _ fields: inout FieldReader, to mistakes: inout MistakeCollector
  ) {
    let owner = bystander.owner
    for (key, meant) in Bystander.keysOfOneOwner.sorted(by: { $0.key < $1.key }) where meant != owner {
      guard let value = fields.value(key) else { continue }
      mistakes.add(
        fields.mistake(
          key, found: "\(value.described) for cookies by \"\(owner.rawValue)\"",
          expected: "nothing, or cookies by \"\(meant.rawValue)\""))
    }
    let rules: [(key: String, isSet: Bool, owners: [Bystander.Owner])] = [
      ("haveTwins", bystander.haveTwins, [.server, .script]), ("mustMatch", bystander.mustMatch, [.server]),
      ("areHTTPOnly", bystander.areHTTPOnly, [.server, .sdk, .frame]),
    ]
    for rule in rules where rule.isSet && !rule.owners.contains(owner) {
      mistakes.add(
        fields.mistake(
          rule.key, found: "true for cookies by \"\(owner.rawValue)\"",
          expected: "true only for those by \(rule.owners.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))"))
    }
  }

  private func addTooManyWrites(
    _ bystander: Bystander, _ fields: FieldReader, to mistakes: inout MistakeCollector
  ) {
    if bystander.writes > 0, bystander.pause.maximum < Bystander.leastPause {
      mistakes.add(
        fields.mistake(
          "pauseMilliseconds", found: "at most \(bystander.pause.maximum) ns", expected: "a duration of 1 ms or more"))
    }
    if bystander.writes * bystander.count > Self.mostWrites {
      mistakes.add(
        fields.mistake(
          "writes", found: "\(bystander.writes) times \(bystander.count) cookies",
          expected: "at most \(Self.mostWrites) writes altogether for each page"))
    }
  }
}

extension Bystander {
  /// True if one of several cookies, numbered from 1, has the name of another group's only one.
  fileprivate func numbers(_ other: Bystander) -> Bool {
    guard count > 1, other.count == 1, other.name.hasPrefix("\(name)-") else { return false }
    return Int(other.name.dropFirst(name.count + 1)).map { (1...count).contains($0) } ?? false
  }
}
