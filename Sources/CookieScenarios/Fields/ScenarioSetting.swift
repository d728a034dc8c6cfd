import Choices

/// One key of a scenario set to a value: `network.latencyMilliseconds=5`.
///
/// Any key of the groups `timing`, `faults`, `server`, `network` and `app`, read by the same tables as a scenario's file.
public struct ScenarioSetting: Hashable, Sendable {
  /// With its group.
  public let key: String
  /// The value as it was written.
  public let text: String
  private let value: JSONValue

  init(key: String, text: String, value: JSONValue) {
    self.key = key
    self.text = text
    self.value = value
  }

  public var description: String { "\(key)=\(text)" }

  /// Every key that can be set.
  public static let keys: [String] = groups.flatMap { group in group.keys.map { "\(group.name).\($0)" } }

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
    guard let group = Self.groups.first(where: { key.hasPrefix("\($0.name).") }) else { return }
    let name = String(key.dropFirst(group.name.utf8.count + 1))
    var fields = try FieldReader(.object([name: value]), source: source, path: group.name)
    try group.read(name, &fields, &scenario)
  }

  // MARK: - The tables

  /// A group of keys, whatever it is a group of.
  struct Group: Sendable {
    var name: String
    var keys: [String]
    var kinds: [String: ScenarioFieldKind]
    var read: @Sendable (String, inout FieldReader, inout Scenario) throws(InputError) -> Void

    init<Root>(
      _ name: String, _ fields: [ScenarioField<Root>], _ path: WritableKeyPath<Scenario, Root> & Sendable
    ) {
      self.name = name
      keys = fields.map(\.key)
      kinds = Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.kind) })
      read = { (key, reader, scenario) throws(InputError) in
        guard let field = fields.first(where: { $0.key == key }) else { return }
        try field.read(&reader, &scenario[keyPath: path])
      }
    }
  }

  static let groups = [
    Group("timing", PlatformTiming.fields, \.profile.timing), Group("faults", FaultOptions.fields, \.profile.faults),
    Group("server", ServerPolicy.fields, \.policy), Group("network", NetworkOptions.fields, \.network),
    Group("app", AppOptions.fields, \.app),
  ]

  static func kind(of key: String) -> ScenarioFieldKind? {
    guard let group = groups.first(where: { key.hasPrefix("\($0.name).") }) else { return nil }
    return group.kinds[String(key.dropFirst(group.name.utf8.count + 1))]
  }
}
