import Choices

/// One key of a scenario file: how it is read, what it may be, and what it is.
///
/// Each group of keys (`faults`, `server`, `timing`, `network`, `app`) is a table of these. The reader, the digest of a
/// scenario, the generator of random scenarios, the catalogue and the documentation's tables derive from it, so that a new
/// key is one row.
public struct ScenarioField<Root: Sendable>: Sendable {
  public let key: String
  public let kind: ScenarioFieldKind
  /// The catalogue's ids of what it models; empty if it models none of them.
  public let ids: [String]
  let read: @Sendable (inout FieldReader, inout Root) throws(InputError) -> Void
  /// The value in a form that is the same everywhere and for ever: a scenario's digest is made of it.
  let canonical: @Sendable (Root) -> String
  /// The value for a person.
  public let words: @Sendable (Root) -> String
  /// What a number may be; nil for what is none, or has limits of its kind.
  public let limits: ClosedRange<Double>?
  /// True for a number that may be null.
  public let takesNull: Bool

  init(
    key: String, kind: ScenarioFieldKind, ids: [String], limits: ClosedRange<Double>? = nil, takesNull: Bool = false,
    read: @escaping @Sendable (inout FieldReader, inout Root) throws(InputError) -> Void,
    canonical: @escaping @Sendable (Root) -> String, words: @escaping @Sendable (Root) -> String
  ) {
    self.key = key
    self.kind = kind
    self.ids = ids
    self.limits = limits
    self.takesNull = takesNull
    self.read = read
    self.canonical = canonical
    self.words = words
  }

  /// True if a value is another one than that of the defaults.
  public func isSet(in root: Root, unlike defaults: Root) -> Bool { canonical(root) != canonical(defaults) }
}

/// What the value of a key is, for a generator of values.
public enum ScenarioFieldKind: Hashable, Sendable {
  case flag
  case probability
  /// A duration in milliseconds, or null for none if it is optional. A generator goes up to `usual`.
  case milliseconds(usual: Double, isOptional: Bool)
  /// A number. A generator goes up to `usual`.
  case number(usual: Double)
  /// A whole number. A generator goes up to `usual`.
  case count(usual: Int)
  case choice([String])
  /// ``DeadNetworkProcess``, or null for none.
  case deadNetworkProcess
}

// MARK: - Kinds of fields

extension ScenarioField {
  typealias Path<Value> = WritableKeyPath<Root, Value> & Sendable

  static func flag(_ key: String, _ path: Path<Bool>, _ ids: String...) -> Self {
    Self(
      key: key, kind: .flag, ids: ids,
      read: { fields, root throws(InputError) in if let value = try fields.bool(key) { root[keyPath: path] = value } },
      canonical: { "\($0[keyPath: path])" }, words: { "\($0[keyPath: path])" })
  }

  static func probability(_ key: String, _ path: Path<Probability>, _ ids: String...) -> Self {
    Self(
      key: key, kind: .probability, ids: ids,
      read: { fields, root throws(InputError) in
        if let value = try fields.probability(key) { root[keyPath: path] = value }
      },
      canonical: { "\($0[keyPath: path].threshold)" }, words: { JSONValue.shortest($0[keyPath: path].shortest) })
  }

  static func milliseconds(
    _ key: String, _ path: Path<DurationDistribution>, usual: Double, _ ids: String...
  ) -> Self {
    Self(
      key: key, kind: .milliseconds(usual: usual, isOptional: false), ids: ids,
      read: { fields, root throws(InputError) in
        if let value = try fields.milliseconds(key) { root[keyPath: path] = value }
      },
      canonical: { $0[keyPath: path].canonical }, words: { $0[keyPath: path].words })
  }

  static func optionalMilliseconds(
    _ key: String, _ path: Path<DurationDistribution?>, usual: Double, _ ids: String...
  ) -> Self {
    Self(
      key: key, kind: .milliseconds(usual: usual, isOptional: true), ids: ids,
      read: { fields, root throws(InputError) in
        if let value = try fields.optionalMilliseconds(key) { root[keyPath: path] = value }
      },
      canonical: { $0[keyPath: path].map(\.canonical) ?? "null" }, words: { $0[keyPath: path].map(\.words) ?? "none" })
  }

  static func number(
    _ key: String, _ path: Path<Double>, in range: ClosedRange<Double>, usual: Double, _ ids: String...
  ) -> Self {
    Self(
      key: key, kind: .number(usual: usual), ids: ids, limits: range,
      read: { fields, root throws(InputError) in
        if let value = try fields.number(key, in: range) { root[keyPath: path] = value }
      },
      canonical: { "\($0[keyPath: path])" }, words: { JSONValue.shortest($0[keyPath: path]) })
  }

  static func count(_ key: String, _ path: Path<Int>, in range: ClosedRange<Int>, usual: Int) -> Self {
    Self(
      key: key, kind: .count(usual: usual), ids: [], limits: Double(range.lowerBound)...Double(range.upperBound),
      read: { fields, root throws(InputError) in
        if let value = try fields.integer(key, in: range) { root[keyPath: path] = value }
      },
      canonical: { "\($0[keyPath: path])" }, words: { "\($0[keyPath: path])" })
  }

  static func optionalNumber(
    _ key: String, _ path: Path<Double?>, in range: ClosedRange<Double>, usual: Double, _ ids: String...
  ) -> Self {
    Self(
      key: key, kind: .number(usual: usual), ids: ids, limits: range, takesNull: true,
      read: { fields, root throws(InputError) in
        guard let value = fields.value(key) else { return }
        root[keyPath: path] = value == .null ? nil : try fields.number(value, key, in: range)
      },
      canonical: { $0[keyPath: path].map { "\($0)" } ?? "null" },
      words: { $0[keyPath: path].map(JSONValue.shortest) ?? "none" })
  }

  static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ key: String, _ path: Path<Value>, _ ids: String...
  ) -> Self where Value.RawValue == String {
    Self(
      key: key, kind: .choice(Value.allCases.map(\.rawValue)), ids: ids,
      read: { fields, root throws(InputError) in
        if let value = try fields.choice(key, Value.self) { root[keyPath: path] = value }
      },
      canonical: { $0[keyPath: path].rawValue }, words: { $0[keyPath: path].rawValue })
  }
}

// MARK: - Groups

extension FieldReader {
  /// Reads a group of keys, and refuses any other.
  ///
  /// - Throws: the first mistake, with the others.
  mutating func read<Root>(_ group: [ScenarioField<Root>], into root: inout Root) throws(InputError) {
    var mistakes = MistakeCollector()
    for field in group { mistakes.collect { () throws(InputError) in try field.read(&self, &root) } }
    mistakes.collect { () throws(InputError) in try finish() }
    try mistakes.throwFirst()
  }
}

extension DurationDistribution {
  /// Quantiles in 65,536ths and nanoseconds.
  var canonical: String { points.map { "\($0.quantile):\($0.nanoseconds)" }.joined(separator: " ") }
}
