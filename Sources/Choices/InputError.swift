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
  package static func printable(_ text: String, limit: Int = 400) -> String {
    // The text may be a whole file; no more of it is looked at than is shown.
    let shown = Printable.text(String(text.unicodeScalars.prefix(limit + 1)))
    return shown.count > limit ? "\(shown.prefix(limit))…" : shown
  }
}
