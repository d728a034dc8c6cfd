import Choices
import Foundation

/// One key of a scenario with several values, one after the other: `network.latencyMilliseconds=5,50,500`.
///
/// Values are those of a scenario's file, with commas between them; a word needs no quotes, a duration may have its unit
/// (`5ms`, `2s`). `1e-6..1e-2:5` is five numbers from the first to the last: each by the same factor above the one before,
/// or by the same step where one of the two ends is 0.
public struct ScenarioSweep: Hashable, Sendable {
  public let key: String
  public let settings: [ScenarioSetting]

  /// More than a table or a person takes.
  public static let mostValues = 100

  /// - Parameter source: where it stands, for messages.
  /// - Throws: an `InputError` of a wrong command line that names what was expected.
  public init(parsing text: String, source: String) throws(InputError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let key = String(parts[0])
    self.key = key
    guard let kind = ScenarioSetting.kind(of: key) else { throw Self.unknownKey(key, source) }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw InputError(
        .usage, source: source, place: key, found: "no value",
        expected: "values with commas between them, as in \(key)=…")
    }
    var settings: [ScenarioSetting] = []
    for piece in Self.pieces(parts[1]) {
      for value in try Self.values(piece, of: kind, key: key, source: source) {
        settings.append(ScenarioSetting(key: key, text: value.text, value: value.value))
      }
    }
    guard settings.count <= Self.mostValues else {
      throw InputError(
        .usage, source: source, place: key, found: "\(settings.count) values", expected: "at most \(Self.mostValues)")
    }
    if let twice = settings.map(\.text).firstRepeated {
      throw InputError(.usage, source: source, place: key, found: "\"\(twice)\" twice", expected: "each value once")
    }
    self.settings = settings
  }

  private static func unknownKey(_ key: String, _ source: String) -> InputError {
    let keys = ScenarioSetting.keys
    let group = key.split(separator: ".").first.map(String.init) ?? ""
    let near = keys.filter { $0.hasPrefix("\(group).") }
    // Units are forgotten most.
    let meant = key.isEmpty ? nil : keys.first { $0.hasPrefix(key) && key.contains(".") }
    let list =
      near.isEmpty
      ? "a key of a scenario with its group: \(ScenarioSetting.groups.map { "\($0.name).…" }.joined(separator: ", "))"
      : "one of \(near.joined(separator: ", "))"
    let hint = (meant ?? NearestName.of(key, among: keys)).map { "; did you mean \"\($0)\"?" } ?? ""
    return InputError(.usage, source: source, found: key.isEmpty ? "no key" : "\"\(key)\"", expected: list + hint)
  }

  // MARK: - Values

  /// The text between commas that stand in no list and no object.
  private static func pieces(_ text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var (depth, start) = (0, text.startIndex)
    for place in text.indices {
      switch text[place] {
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case "," where depth <= 0:
        pieces.append(text[start..<place])
        start = text.index(after: place)
      default: break
      }
    }
    return pieces + [text[start...]]
  }

  private static func values(
    _ piece: Substring, of kind: ScenarioFieldKind, key: String, source: String
  ) throws(InputError) -> [(text: String, value: JSONValue)] {
    let text = piece.split(separator: " ").joined(separator: " ")
    if let range = try range(text, key: key, source: source) {
      return range.map { (JSONValue.shortest($0), .number($0)) }
    }
    if case .choice(let names) = kind, names.contains(text) { return [(text, .string(text))] }
    if case .milliseconds = kind, let number = milliseconds(text) { return [(text, .number(number))] }
    do throws(InputError) { return [(text, try JSONDocument(Array(text.utf8), source: source).root)] } catch {
      throw InputError(
        .usage, source: source, place: key, found: text.isEmpty ? "nothing" : "\"\(text)\"",
        expected: "a value as in a scenario's file, such as 5, [20, 80] or true; or a range such as 1e-6..1e-2:5")
    }
  }

  private static func milliseconds(_ text: String) -> Double? {
    for (unit, factor) in [("ms", 1.0), ("s", 1_000)] where text.hasSuffix(unit) {
      guard let number = DecimalText.number(text.dropLast(unit.count)) else { return nil }
      return number * factor
    }
    return nil
  }

  /// `from..to:count`; nil for what has no two points.
  private static func range(_ text: String, key: String, source: String) throws(InputError) -> [Double]? {
    guard let points = text.range(of: "..") else { return nil }
    let rest = text[points.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    guard let from = DecimalText.number(text[..<points.lowerBound]),
      let to = rest.first.flatMap({ DecimalText.number($0) }), rest.count == 2,
      let count = Int(rest[1]), (2...mostValues).contains(count), from < to
    else {
      throw InputError(
        .usage, source: source, place: key, found: "\"\(text)\"",
        expected: "two numbers that rise and how many values, 2 to \(mostValues), as in 1e-6..1e-2:5")
    }
    return (0..<count).map { index in
      // The ends are as they were written.
      if index == 0 { return from }
      if index == count - 1 { return to }
      let share = Double(index) / Double(count - 1)
      return rounded(from > 0 ? from * pow(to / from, share) : from + (to - from) * share)
    }
  }

  /// To six digits, so that the last bits of a machine's logarithm do not show.
  private static func rounded(_ value: Double) -> Double { Double(String(format: "%.6g", value)) ?? value }
}

extension ScenarioSetting {
  /// One setting as ``description`` writes it.
  ///
  /// - Throws: an `InputError` for what is none, or is several.
  public init(parsing text: String, source: String) throws(InputError) {
    let sweep = try ScenarioSweep(parsing: text, source: source)
    guard let setting = sweep.settings.first, sweep.settings.count == 1 else {
      throw InputError(.usage, source: source, place: sweep.key, found: "several values", expected: "one")
    }
    self = setting
  }
}
