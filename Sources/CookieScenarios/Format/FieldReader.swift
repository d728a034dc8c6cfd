import Choices

/// Reads the fields of one object of a document, remembers which were asked for, and refuses the rest.
///
/// Every problem names the key path, what was found and what was expected.
struct FieldReader {
  let source: String
  let path: String
  private let fields: [String: JSONValue]
  private var known: [String] = []

  init(_ value: JSONValue, source: String, path: String) throws(InputError) {
    guard case .object(let fields) = value else {
      throw InputError(.data, source: source, place: path, found: value.described, expected: "an object")
    }
    self.source = source
    self.path = path
    self.fields = fields
  }

  func keyPath(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  func mistake(_ key: String, found: String, expected: String) -> InputError {
    InputError(.data, source: source, place: keyPath(key), found: found, expected: expected)
  }

  /// The field, if it is there.
  mutating func value(_ key: String) -> JSONValue? {
    if !known.contains(key) { known.append(key) }
    return fields[key]
  }

  /// To be called when all fields were read: what is left was meant for something.
  ///
  /// - Throws: the first unknown key, with the others.
  func finish() throws(InputError) {
    let unknown = fields.keys.filter { !known.contains($0) }.sorted()
    var mistakes = MistakeCollector()
    for key in unknown.prefix(InputError.mostOthers) {
      mistakes.add(
        InputError(
          .data, source: source, place: DocumentPath.text(of: key, in: path), found: "an unknown key",
          expected: NearestName.expectation(key, among: known)))
    }
    mistakes.addLeftOut(max(0, unknown.count - InputError.mostOthers))
    try mistakes.throwFirst()
  }

  // MARK: - Types

  mutating func string(_ key: String) throws(InputError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else {
      throw mistake(key, found: value.described, expected: "a string")
    }
    return text
  }

  mutating func requiredString(_ key: String) throws(InputError) -> String {
    guard let text = try string(key) else { throw mistake(key, found: "nothing", expected: "a string") }
    return text
  }

  mutating func bool(_ key: String) throws(InputError) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let flag) = value else {
      throw mistake(key, found: value.described, expected: "true or false")
    }
    return flag
  }

  mutating func number(_ key: String, in range: ClosedRange<Double>, unit: String = "") throws(InputError) -> Double? {
    guard let value = value(key) else { return nil }
    return try number(value, key, in: range, unit: unit)
  }

  func number(
    _ value: JSONValue, _ key: String, in range: ClosedRange<Double>, unit: String = ""
  ) throws(InputError) -> Double {
    // NaN is in no range.
    guard case .number(let number) = value, range.contains(number) else {
      let bounds = "\(JSONValue.shortest(range.lowerBound)) to \(JSONValue.shortest(range.upperBound))"
      throw mistake(
        key, found: value.described, expected: "a number from \(bounds)\(unit.isEmpty ? "" : " \(unit)")")
    }
    return number
  }

  mutating func integer(_ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    guard let value = value(key) else { return nil }
    return try integer(value, key, in: range)
  }

  func integer(_ value: JSONValue, _ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int {
    guard case .number(let number) = value, let integer = Int(exactly: number), range.contains(integer) else {
      throw mistake(
        key, found: value.described, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  mutating func probability(_ key: String) throws(InputError) -> Probability? {
    guard let number = try number(key, in: 0...1) else { return nil }
    guard number == 0 || number >= Probability.least else {
      throw mistake(
        key, found: JSONValue.shortest(number),
        expected: "0, or a probability of 5.6e-17 (2 to the power of -54) or more")
    }
    return Probability(number)
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Choice.Type
  ) throws(InputError) -> Choice? where Choice.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue)
      throw mistake(key, found: "\"\(text)\"", expected: NearestName.expectation(text, among: names))
    }
    return choice
  }

  mutating func object(_ key: String) throws(InputError) -> FieldReader? {
    guard let value = value(key) else { return nil }
    return try FieldReader(value, source: source, path: keyPath(key))
  }

  // MARK: - Durations

  /// Ten years: more than any session or test needs, and far from overflow.
  static let longestMilliseconds = 10 * 365.25 * 86_400_000

  /// A duration in milliseconds: a number, a pair of bounds, or `{quantiles: [[0, 1], [0.5, 2], [1, 9]]}`.
  mutating func milliseconds(_ key: String) throws(InputError) -> DurationDistribution? {
    guard let value = value(key) else { return nil }
    return try distribution(value, key, millisecondsPerUnit: 1)
  }

  /// As ``milliseconds(_:)``, or null for none.
  mutating func optionalMilliseconds(_ key: String) throws(InputError) -> DurationDistribution?? {
    guard let value = value(key) else { return nil }
    if case .null = value { return .some(nil) }
    return .some(try distribution(value, key, millisecondsPerUnit: 1))
  }

  func distribution(
    _ value: JSONValue, _ key: String, millisecondsPerUnit: Double
  ) throws(InputError) -> DurationDistribution {
    let limits = 0...(Self.longestMilliseconds / millisecondsPerUnit)
    switch value {
    case .number:
      return .fixed(milliseconds: try number(value, key, in: limits) * millisecondsPerUnit)
    case .array(let bounds) where bounds.count == 2:
      let (lower, upper) = try both(
        { () throws(InputError) in try number(bounds[0], "\(key)[0]", in: limits) },
        { () throws(InputError) in try number(bounds[1], "\(key)[1]", in: limits) })
      guard lower <= upper else {
        throw mistake(key, found: "bounds that fall", expected: "the smaller bound first")
      }
      return .uniform(milliseconds: lower * millisecondsPerUnit, upper * millisecondsPerUnit)
    case .object:
      return try quantiles(value, key, limits: limits, millisecondsPerUnit: millisecondsPerUnit)
    default:
      throw mistake(
        key, found: value.described, expected: "a duration: a number, [smallest, largest] or {quantiles: [[0, …], …]}")
    }
  }

  private func quantiles(
    _ value: JSONValue, _ key: String, limits: ClosedRange<Double>, millisecondsPerUnit: Double
  ) throws(InputError) -> DurationDistribution {
    var reader = try FieldReader(value, source: source, path: keyPath(key))
    let list = reader.value("quantiles")
    let (_, points) = try both(
      { () throws(InputError) in try reader.finish() },
      { () throws(InputError) in try quantiles(list, "\(key).quantiles", limits: limits) })
    return .quantiles(points.map { ($0.quantile, $0.duration * millisecondsPerUnit) })
  }

  private typealias Quantile = (quantile: Double, duration: Double)

  /// - Throws: the first mistake, with the others. Which pairs rise, and where they begin and end, is asked of those that are right by
  ///   themselves.
  private func quantiles(
    _ list: JSONValue?, _ key: String, limits: ClosedRange<Double>
  ) throws(InputError) -> [Quantile] {
    guard case .array(let rows)? = list, rows.count >= 2 else {
      throw mistake(key, found: list?.described ?? "nothing", expected: "a list of at least two pairs")
    }
    var points: [Quantile] = []
    var mistakes = MistakeCollector()
    for (index, row) in rows.enumerated() {
      mistakes.collect { () throws(InputError) in
        let point = try quantile(row, "\(key)[\(index)]", limits: limits)
        if let last = points.last, point.quantile <= last.quantile || point.duration < last.duration {
          throw mistake("\(key)[\(index)]", found: row.described, expected: "quantiles and durations that rise")
        }
        points.append(point)
      }
    }
    try mistakes.throwFirst()
    guard points.first?.quantile == 0, points.last?.quantile == 1 else {
      throw mistake(key, found: "other ends", expected: "quantile 0 first and quantile 1 last")
    }
    return points
  }

  private func quantile(_ row: JSONValue, _ place: String, limits: ClosedRange<Double>) throws(InputError) -> Quantile {
    guard case .array(let pair) = row, pair.count == 2 else {
      throw mistake(place, found: row.described, expected: "a pair [quantile, duration]")
    }
    return try both(
      { () throws(InputError) in try number(pair[0], "\(place)[0]", in: 0...1) },
      { () throws(InputError) in try number(pair[1], "\(place)[1]", in: limits) })
  }

  /// Two values of which neither depends on the other.
  ///
  /// - Throws: the first mistake, with the others.
  func both<First, Second>(
    _ first: () throws(InputError) -> First, _ second: () throws(InputError) -> Second
  ) throws(InputError) -> (First, Second) {
    var mistakes = MistakeCollector()
    var values: (First?, Second?)
    mistakes.collect { () throws(InputError) in values.0 = try first() }
    mistakes.collect { () throws(InputError) in values.1 = try second() }
    try mistakes.throwFirst()
    guard let first = values.0, let second = values.1 else { preconditionFailure("no value, and no mistake") }
    return (first, second)
  }
}
