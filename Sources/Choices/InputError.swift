import Cookies

/// Why something cannot be done: something that a person gave us and that we cannot use, or something that the system has
/// not enough of. Which place, what was found, what was expected.
public struct InputError: Error, Hashable, Sendable {
  /// The exit codes of `sysexits.h`.
  public enum Kind: Int32, Hashable, Sendable {
    /// A wrong command line.
    case usage = 64
    /// The content is wrong.
    case data = 65
    /// There is no such input, or it cannot be read.
    case noInput = 66
    /// Something that would be needed to read it is not installed.
    case unavailable = 69
    /// The system has not enough of something.
    case shortage = 71
  }

  public var kind: Kind
  /// The file, or a name for what was read.
  public var source: String
  /// A line ("line 3") or a key path ("faults.replyLoss") in it; empty for the whole.
  public var place: String
  /// Where that is in a text, if it is one.
  public var position: TextPosition?
  public var found: String
  public var expected: String
  /// How to go on, in lines of its own; mostly empty.
  public var advice: String
  /// What a reader that goes on after a mistake found wrong besides, at most ``mostOthers``. The description is without them.
  package private(set) var others: [InputError] = []
  /// How many there are beyond those.
  package private(set) var othersLeftOut = 0

  /// More than anybody mends, and few enough to hold.
  package static let mostOthers = 10_000

  /// The system has not enough of something.
  public init(shortage what: String, source: String) {
    self.init(.shortage, source: source, found: what, expected: "")
  }

  public init(
    _ kind: Kind, source: String, place: String = "", found: String, expected: String, advice: String = ""
  ) {
    self.kind = kind
    self.source = source
    self.place = place
    self.found = found
    self.expected = expected
    self.advice = advice
  }
}

extension InputError {
  /// Takes another mistake in, with what was found besides that one.
  package mutating func add(_ other: InputError) {
    var alone = other
    (alone.others, alone.othersLeftOut) = ([], 0)
    let room = Self.mostOthers - others.count
    let all = [alone] + other.others
    others += all.prefix(room)
    addLeftOut(max(0, all.count - room) + other.othersLeftOut)
  }

  /// Takes in that there are others, of which nothing is kept.
  package mutating func addLeftOut(_ count: Int) { othersLeftOut += count }

  /// The mistake, and those that were found besides, each by itself.
  package var each: [InputError] {
    var first = self
    (first.others, first.othersLeftOut) = ([], 0)
    return [first] + others
  }
}

/// Goes on after a mistake, so that one reading finds all of them.
package struct MistakeCollector {
  private var first: InputError?

  package init() {}

  package mutating func collect(_ read: () throws(InputError) -> Void) {
    do throws(InputError) { try read() } catch { add(error) }
  }

  package mutating func add(_ mistake: InputError) {
    if first == nil { first = mistake } else { first?.add(mistake) }
  }

  /// Takes in that there are others, of which nothing is kept.
  package mutating func addLeftOut(_ count: Int) { first?.addLeftOut(count) }

  /// - Throws: the first mistake, with the others.
  package func throwFirst() throws(InputError) { if let first { throw first } }
}

/// A place in a text: lines and columns count from 1, columns count bytes.
public struct TextPosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension InputError: CustomStringConvertible {
  public var description: String {
    // As compilers write it, so that an editor goes there.
    let file = position.map { "\(source):\($0.line):\($0.column)" } ?? source
    let error = file.isEmpty ? message : "\(Self.printable(file)): \(message)"
    return advice.isEmpty || kind == .shortage ? error : "\(error)\n\(advice)"
  }

  /// What is wrong, without its file and without advice.
  package var message: String {
    let start = place.isEmpty ? "" : "\(Self.printable(place)): "
    // What there is not enough of says what would be needed.
    if kind == .shortage { return start + Self.printable(found) }
    return "\(start)found \(Self.printable(found)), expected \(Self.printable(expected, limit: 4_000))"
  }

  /// Text from outside, safe for a terminal and not endless.
  package static func printable(_ text: String, limit: Int = 400) -> String {
    // The text may be a whole file; no more of it is looked at than is shown.
    let shown = Printable.text(String(text.unicodeScalars.prefix(limit + 1)))
    return shown.count > limit ? "\(shown.prefix(limit))…" : shown
  }
}
