import Cookies

/// Something that a person gave us and that we cannot use: which place, what was found, what was expected.
public struct InputError: Error, Hashable, Sendable {
  /// The exit codes of `sysexits.h`.
  public enum Kind: Int32, Hashable, Sendable {
    /// A wrong command line.
    case usage = 64
    /// The content is wrong.
    case data = 65
    /// There is no such input, or it cannot be read.
    case noInput = 66
  }

  public var kind: Kind
  /// The file, or a name for what was read.
  public var source: String
  /// A line ("line 3") or a key path ("faults.replyLoss") in it; empty for the whole.
  public var place: String
  public var found: String
  public var expected: String

  public init(_ kind: Kind, source: String, place: String = "", found: String, expected: String) {
    self.kind = kind
    self.source = source
    self.place = place
    self.found = found
    self.expected = expected
  }
}

extension InputError: CustomStringConvertible {
  public var description: String {
    let location = [source, place].filter { !$0.isEmpty }.map { Self.printable($0) }.joined(separator: ": ")
    return "\(location): found \(Self.printable(found)), expected \(Self.printable(expected, limit: 4_000))"
  }

  /// Text from outside, safe for a terminal and not endless.
  static func printable(_ text: String, limit: Int = 400) -> String {
    // The text may be a whole file; no more of it is looked at than is shown.
    let shown = Printable.text(String(text.unicodeScalars.prefix(limit + 1)))
    return shown.count > limit ? "\(shown.prefix(limit))…" : shown
  }
}

/// The name that a mistyped one most likely means.
public enum NearestName {
  /// The candidate with the smallest edit distance, if it is close enough to be meant.
  public static func of(_ name: String, among candidates: [String]) -> String? {
    let scored = candidates.map { (name: $0, distance: distance(name, $0)) }
    guard let best = scored.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return nil }
    let most = min(max(2, name.count / 3), max(1, min(name.count, best.name.count) / 2))
    return best.distance <= most ? best.name : nil
  }

  /// What to say was expected where one of `candidates` belongs.
  public static func expectation(_ name: String, among candidates: [String]) -> String {
    let list = "one of \(candidates.joined(separator: ", "))"
    return of(name, among: candidates).map { "\(list); did you mean \"\($0)\"?" } ?? list
  }

  /// Levenshtein distance, over the first 64 characters.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased().prefix(64)), Array(right.lowercased().prefix(64)))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let substituted = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
