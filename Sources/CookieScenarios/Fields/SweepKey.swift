import Choices

/// What a sweep's key stands for: a key as it is in the tables, or another word for one.
struct SweepKey {
  /// As the tables have it.
  let key: String
  let kind: ScenarioFieldKind
  /// True where the word names a duration without its unit, `network.latency`: then each value has one.
  let needsUnit: Bool
  /// The unit that the key's numbers are in; nil if it is no duration.
  let unit: Unit?

  /// A unit of time, by its word.
  struct Unit {
    let word: String
    let milliseconds: Double
    /// How the name of a key ends whose numbers are in this unit; empty if none's does.
    var ending = ""
  }

  // "ms" before "s", which it ends in.
  static let units = [
    Unit(word: "ms", milliseconds: 1, ending: "Milliseconds"), Unit(word: "s", milliseconds: 1_000, ending: "Seconds"),
    Unit(word: "m", milliseconds: 60_000), Unit(word: "h", milliseconds: 3_600_000),
  ]

  /// - Throws: for a word that stands for no key, or for several.
  init(_ word: String, source: String) throws(InputError) {
    let (key, needsUnit) = try Self.key(word, source)
    guard let kind = ScenarioSetting.kind(of: key) else { throw Self.unknown(word, source) }
    (self.key, self.kind, self.needsUnit) = (key, kind, needsUnit)
    unit = Self.units.first { !$0.ending.isEmpty && key.hasSuffix($0.ending) }
  }

  private static func key(_ word: String, _ source: String) throws(InputError) -> (key: String, needsUnit: Bool) {
    if ScenarioSetting.kind(of: word) != nil { return (word, false) }
    if let key = try keyOfID(word, source) { return (key, false) }
    let durations = units.filter { !$0.ending.isEmpty }.map { word + $0.ending }
    if let key = durations.first(where: { ScenarioSetting.kind(of: $0) != nil }) { return (key, true) }
    return (word, false)
  }

  /// The one key that models an entry of the catalogue: `faults.F51`, or `faults.F51.probability` where it is one.
  private static func keyOfID(_ word: String, _ source: String) throws(InputError) -> String? {
    let words = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2 || words.count == 3 && words[2] == "probability", words[0] == "faults" else { return nil }
    let keys = ScenarioSetting.keys(ofID: words[1]).filter {
      words.count == 2 || ScenarioSetting.kind(of: $0) == .probability
    }
    guard keys.count < 2 else {
      throw InputError(
        .usage, source: source, found: "\"\(word)\"",
        expected: "one of the keys that \(words[1]) has: \(keys.joined(separator: ", "))")
    }
    return keys.first
  }

  private static func unknown(_ key: String, _ source: String) -> InputError {
    let keys = ScenarioSetting.keys
    let group = key.split(separator: ".").first.map(String.init) ?? ""
    let near = keys.filter { $0.hasPrefix("\(group).") }
    let groups = ScenarioSetting.groups.filter { !$0.name.isEmpty }.map { "\($0.name).…" }
    let list =
      near.isEmpty
      ? "a key of a scenario with its group: \((groups + keys.filter { !$0.contains(".") }).joined(separator: ", "))"
      : "one of \(near.joined(separator: ", "))"
    // The rest of a long name is forgotten most.
    let meant = key.contains(".") ? keys.first { $0.hasPrefix(key) } : nil
    let hint = (meant ?? NearestName.of(key, among: keys)).map { "; did you mean \"\($0)\"?" } ?? ""
    return InputError(.usage, source: source, found: key.isEmpty ? "no key" : "\"\(key)\"", expected: list + hint)
  }

  // MARK: - Durations

  /// A duration with its unit, as a number in the key's own unit; nil for anything else, and for a key that is none.
  func duration(_ text: some StringProtocol) -> Double? {
    guard let unit, let written = Self.units.first(where: { text.hasSuffix($0.word) }),
      let number = DecimalText.number(text.dropLast(written.word.count))
    else { return nil }
    return number * written.milliseconds / unit.milliseconds
  }

  /// What a value without a unit is refused with, if the key needs one.
  func checkUnit(_ text: String, source: String) throws(InputError) {
    guard needsUnit else { return }
    throw InputError(
      .usage, source: source, place: key, found: "\"\(text)\"",
      expected: "a duration with its unit, such as 5ms or 2s; did you mean \"\(key)\"?")
  }
}
