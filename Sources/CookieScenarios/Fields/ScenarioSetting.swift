import Choices

/// One key of a scenario set to a value: `network.latencyMilliseconds=5`.
///
/// Any key of the groups `timing`, `faults`, `server`, `network` and `app`, read by the same tables as a scenario's file, and
/// its `profile`, `policy`, `eventBudget` and a crowd of `bystanders`, which stand in no group. A profile or policy replaces all that the scenario has
/// of its groups, as in a file that has no changes of them.
public struct ScenarioSetting: Hashable, Sendable {
  /// With its group.
  public let key: String
  /// The value as it was written.
  public let text: String
  let value: JSONValue

  init(key: String, text: String, value: JSONValue) {
    self.key = key
    self.text = text
    self.value = value
  }

  public var description: String { "\(key)=\(text)" }

  /// Every key that can be set.
  public static let keys: [String] = groups.flatMap { group in group.keys.map(group.path) }

  /// The scenario with this key set.
  ///
  /// - Parameter source: where the setting stands, for messages.
  /// - Throws: an `InputError` of a wrong command line: for a value that the key cannot have, or one that contradicts the
  ///   scenario.
  public func applied(to scenario: Scenario, source: String) throws(InputError) -> Scenario {
    var changed = scenario
    do throws(InputError) {
      try set(in: &changed, source: source)
      let checks = ScenarioChecks(scenario: changed, source: source, written: [key])
      // What the scenario contradicts without this setting is not the setting's doing.
      let before = Set(ScenarioChecks(scenario: scenario, source: source, written: []).contradictions)
      if let contradiction = checks.contradictions.first(where: { !before.contains($0) }) { throw contradiction }
    } catch {
      throw InputError(
        .usage, source: source, place: error.place, found: error.found, expected: error.expected,
        advice: "In \(scenario.name).")
    }
    return changed
  }

  private func set(in scenario: inout Scenario, source: String) throws(InputError) {
    guard let (group, name) = Self.place(of: key) else { return }
    var fields = try FieldReader(.object([name: value]), source: source, path: group.name)
    try group.read(name, &fields, &scenario)
  }

  // MARK: - The tables

  /// A group of keys, whatever it is a group of.
  struct Group: Sendable {
    var name: String
    var keys: [String]
    var kinds: [String: ScenarioFieldKind]
    /// The catalogue's ids of each key that has some.
    var ids: [String: [String]]
    var read: @Sendable (String, inout FieldReader, inout Scenario) throws(InputError) -> Void

    init<Root>(
      _ name: String, _ fields: [ScenarioField<Root>], _ path: WritableKeyPath<Scenario, Root> & Sendable
    ) {
      self.name = name
      keys = fields.map(\.key)
      kinds = Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.kind) })
      ids = Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.ids) })
      read = { (key, reader, scenario) throws(InputError) in
        guard let field = fields.first(where: { $0.key == key }) else { return }
        try field.read(&reader, &scenario[keyPath: path])
      }
    }

    /// A key with its group.
    func path(_ key: String) -> String { name.isEmpty ? key : "\(name).\(key)" }
  }

  static let groups = [
    Group("timing", PlatformTiming.fields, \.profile.timing), Group("faults", FaultOptions.fields, \.profile.faults),
    Group("server", ServerPolicy.fields, \.policy), Group("network", NetworkOptions.fields, \.network),
    Group("app", AppOptions.fields, \.app),
    // What stands in no group.
    Group("", Scenario.fields, \.self),
  ]

  /// A key's group, and its name there.
  private static func place(of key: String) -> (group: Group, name: String)? {
    let words = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (groupName, name) = words.count == 2 ? (words[0], words[1]) : ("", key)
    return groups.first { $0.name == groupName }.map { ($0, name) }
  }

  static func kind(of key: String) -> ScenarioFieldKind? { place(of: key).flatMap { $0.group.kinds[$0.name] } }

  /// The keys that model an entry of the catalogue, by its id.
  static func keys(ofID id: String) -> [String] {
    groups.flatMap { group in group.keys.filter { group.ids[$0]?.contains(id) ?? false }.map(group.path) }
  }
}

extension Scenario {
  /// The keys of a scenario that stand in no group.
  static let fields: [ScenarioField<Scenario>] = [
    named("profile", \.profile, among: Profile.all.map(\.name), by: ScenarioFile.namedProfile) { $0.name },
    named("policy", \.policy, among: ServerPolicy.all.map(\.name), by: ScenarioFile.namedPolicy) { $0.name },
    .count("eventBudget", \.eventBudget, in: eventBudgets, usual: defaultEventBudget),
    named(
      "bystanders", \.bystanders, among: Crowd.names,
      by: { (fields) throws(InputError) in try BystanderReader(source: fields.source).bystanders(&fields) },
      { bystanders in Crowd.named.first { $0.bystanders == bystanders }?.name ?? "its own" }),
  ]

  static let eventBudgets = 1...1_000_000

  /// One of several things with names, as they are by themselves.
  private static func named<Value>(
    _ key: String, _ path: WritableKeyPath<Scenario, Value> & Sendable, among names: [String],
    by read: @escaping @Sendable (inout FieldReader) throws(InputError) -> Value,
    _ name: @escaping @Sendable (Value) -> String
  ) -> ScenarioField<Scenario> {
    ScenarioField(
      key: key, kind: .choice(names), ids: [],
      read: { fields, root throws(InputError) in root[keyPath: path] = try read(&fields) },
      canonical: { name($0[keyPath: path]) }, words: { name($0[keyPath: path]) })
  }
}
