import Choices
import Cookies
import Foundation

/// One key of a scenario with several values, one after the other: `network.latencyMilliseconds=5,50,500`.
///
/// Values are those of a scenario's file, with commas between them; a word needs no quotes, a duration may have its unit
/// (`5ms`, `2s`, `15m`, `1h`). `1e-6..1e-2:5` is five numbers from the first to the last, and `5ms..500ms:3` three durations:
/// each by the same factor above the one before, or by the same step where one of the two ends is 0.
///
/// A key may be called by the id that the catalogue has for what it models, if that is its alone: `faults.F51`. One that ends in
/// its unit may be called without it, `network.latency`, if its values have theirs.
public struct ScenarioSweep: Hashable, Sendable {
  public let key: String
  public let settings: [ScenarioSetting]

  /// More than a table or a person takes.
  public static let mostValues = 100

  /// - Parameter source: where it stands, for messages.
  /// - Throws: an `InputError` of a wrong command line that names what was expected.
  public init(parsing text: String, source: String) throws(InputError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let known = try SweepKey(String(parts[0]), source: source)
    key = known.key
    guard parts.count == 2, !parts[1].isEmpty else {
      throw InputError(
        .usage, source: source, place: key, found: "no value",
        expected: "values with commas between them, as in \(key)=…")
    }
    var settings: [ScenarioSetting] = []
    for piece in Self.pieces(parts[1]) {
      for value in try Self.values(piece, of: known, source: source) {
        settings.append(ScenarioSetting(key: key, text: value.text, value: value.value))
      }
    }
    guard settings.count <= Self.mostValues else {
      throw InputError(
        .usage, source: source, place: key, found: "\(settings.count) values", expected: "at most \(Self.mostValues)")
    }
    // By the value, which may be written in several ways.
    if let twice = settings.map(\.value).firstRepeated {
      let texts = settings.filter { $0.value == twice }.map { "\"\($0.text)\"" }
      let found =
        Set(texts).count == 1 ? "\(texts[0]) twice" : "\(texts.joined(separator: " and ")), which are one value"
      throw InputError(.usage, source: source, place: key, found: found, expected: "each value once")
    }
    self.settings = settings
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
    _ piece: Substring, of key: SweepKey, source: String
  ) throws(InputError) -> [(text: String, value: JSONValue)] {
    let text = piece.split(separator: " ").joined(separator: " ")
    // It is shown as it was written, in tables and headings.
    guard Printable.isPlain(text) else {
      throw InputError(
        .usage, source: source, place: key.key, found: "\"\(text)\"",
        expected: "a value in one line, of characters that can be seen")
    }
    if let range = try range(text, key, source: source) {
      return range.values.map { (JSONValue.shortest($0) + range.unit, .number($0)) }
    }
    if let number = key.duration(text) { return [(text, .number(number))] }
    try key.checkUnit(text, source: source)
    if case .choice(let names) = key.kind, names.contains(text) { return [(text, .string(text))] }
    do throws(InputError) { return [(text, try JSONDocument.value(text, source: source))] } catch {
      // A word that is none of the key's: its reader says which there are.
      if case .choice = key.kind, ScenarioFile.isName(text) { return [(text, .string(text))] }
      throw InputError(
        .usage, source: source, place: key.key, found: text.isEmpty ? "nothing" : "\"\(text)\"",
        expected: "a value as in a scenario's file, such as 5, [20, 80] or true; or a range such as 1e-6..1e-2:5")
    }
  }

  /// `from..to:count`, with the unit that its values are shown in, if the ends have units; nil for what has no two points.
  private static func range(
    _ text: String, _ key: SweepKey, source: String
  ) throws(InputError) -> (values: [Double], unit: String)? {
    guard let points = text.range(of: "..") else { return nil }
    let rest = text[points.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    // Of three points nobody knows whose the third is.
    guard let last = rest.first, !last.hasPrefix("."), let ends = bounds(text[..<points.lowerBound], last, key),
      rest.count == 2,
      let count = Int(rest[1]), (2...mostValues).contains(count), ends.from < ends.to
    else {
      throw InputError(
        .usage, source: source, place: key.key, found: "\"\(text)\"",
        expected: "two numbers that rise and how many values, 2 to \(mostValues), as in 1e-6..1e-2:5"
          + (key.unit == nil ? "" : "; or two durations, as in 5ms..500ms:3"))
    }
    if !ends.haveUnits { try key.checkUnit(text, source: source) }
    return (spread(from: ends.from, to: ends.to, count: count), ends.haveUnits ? key.unit?.word ?? "" : "")
  }

  /// Two numbers, or two durations in the key's unit; nil for one of each.
  private static func bounds(
    _ from: Substring, _ to: Substring, _ key: SweepKey
  ) -> (from: Double, to: Double, haveUnits: Bool)? {
    if let from = DecimalText.number(from), let to = DecimalText.number(to) { return (from, to, false) }
    if let from = key.duration(from), let to = key.duration(to) { return (from, to, true) }
    return nil
  }

  private static func spread(from: Double, to: Double, count: Int) -> [Double] {
    let between = (1..<count - 1).map { index in
      let share = Double(index) / Double(count - 1)
      // The quotient of the ends may be more than a number holds; their powers are not.
      return from > 0 ? pow(from, 1 - share) * pow(to, share) : from + (to - from) * share
    }
    // To few digits, so that the last bits of a machine's logarithm do not show; more of them where the ends are alike in so many.
    for digits in [6, 9, 12, 15] {
      let rounded = between.map { Double(String(format: "%.\(digits)g", $0)) ?? $0 }
      // The ends are as they were written.
      let all = [from] + rounded + [to]
      if zip(all, all.dropFirst()).allSatisfy(<) { return all }
    }
    return [from] + between + [to]
  }
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
