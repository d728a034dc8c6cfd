import Choices
import CookieScenarios

/// A tape as one line of text, to paste into a bug report:
///
///     twinjar.tape/1,strategy=push-only,scenario=cold-launch,world=…,seed=…,trace=…,check=…
///
/// It names what it belongs to, and carries a checksum, so that a line that was cut, edited or made by another version
/// is recognised. A tape has either a seed or its choices (base64url of pairs of LEB128 numbers: arity, value); those of
/// a scheduled run are called its schedule.
public struct TapeText: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case seed(UInt64)
    case choices([Tape.Choice])
    /// The choices of a scheduled run.
    case schedule([Tape.Choice])
  }

  public static let version = "twinjar.tape/1"

  /// In the place of the digest of a trace that nobody knows: of a run that ended its process, or that is not the same
  /// twice. It is compared with nothing.
  public static let unknownTrace: UInt64 = 0

  public var strategy: String
  public var scenario: String
  /// Digest of the scenario with all its numbers.
  public var world: UInt64
  public var content: Content
  /// Digest of the trace that the tape gave when it was written, or ``unknownTrace``.
  public var trace: UInt64

  public init(strategy: String, scenario: Scenario, content: Content, trace: UInt64) {
    self.init(strategy: strategy, scenario: scenario.name, world: scenario.digest, content: content, trace: trace)
  }

  init(strategy: String, scenario: String, world: UInt64, content: Content, trace: UInt64) {
    self.strategy = strategy
    self.scenario = scenario
    self.world = world
    self.content = content
    self.trace = trace
  }

  /// A tape to run. `records` keeps the choices of a seeded tape.
  public func tape(records: Bool = false) -> Tape {
    switch content {
    case .seed(let seed): Tape(seed: seed, records: records)
    case .choices(let choices): Tape(replaying: choices)
    case .schedule(let choices): Tape(replaying: choices, isScheduled: true)
    }
  }

  // MARK: - Text

  public var text: String {
    let content =
      switch content {
      case .seed(let seed): "seed=\(hexadecimal(seed))"
      case .choices(let choices): "choices=\(Base64URL.encode(Self.packed(choices)))"
      case .schedule(let choices): "schedule=\(Base64URL.encode(Self.packed(choices)))"
      }
    let line =
      "\(Self.version),strategy=\(strategy),scenario=\(scenario),world=\(hexadecimal(world)),\(content),"
      + "trace=\(hexadecimal(trace))"
    return "\(line),check=\(Self.checksum(line))"
  }

  public init(parsing text: String, source: String) throws(InputError) {
    func mistake(_ place: String, found: String, expected: String) -> InputError {
      InputError(.data, source: source, place: place, found: found, expected: expected)
    }
    // By bytes, and into no more parts than a tape has: the text may be any file of any size.
    let line = text.trimmedOfWhitespace
    guard !line.isEmpty else { throw mistake("", found: "nothing", expected: "a tape (\(Self.version))") }
    let parts = line.utf8.split(
      separator: UInt8(ascii: ","), maxSplits: Self.fields + 1, omittingEmptySubsequences: false
    ).map(Substring.init)
    guard parts[0] == Self.version else {
      throw mistake("", found: "\"\(parts[0].prefix(40))\"", expected: "a tape (\(Self.version))")
    }
    let keys = parts.dropFirst().map { String(Substring($0.utf8.prefix { $0 != UInt8(ascii: "=") }).prefix(40)) }
    let forms = ["seed", "choices", "schedule"].map { ["strategy", "scenario", "world", $0, "trace", "check"] }
    guard forms.contains(keys) else {
      throw mistake(
        "", found: "the fields \(keys.joined(separator: ", "))",
        expected: "strategy, scenario, world, seed, choices or schedule, trace, check: the tape was cut or edited")
    }
    let values = zip(keys, parts.dropFirst()).map { key, part in
      String(Substring(part.utf8.dropFirst(key.utf8.count + 1)))
    }
    let body = String(Substring(line.utf8.dropLast(parts[Self.fields].utf8.count + 1)))
    guard values[5] == Self.checksum(body) else {
      throw mistake("check", found: values[5], expected: "\(Self.checksum(body)): the tape was cut or edited")
    }
    guard let world = UInt64(values[2], radix: 16), let trace = UInt64(values[4], radix: 16) else {
      throw mistake("world", found: "\(values[2]), \(values[4])", expected: "hexadecimal digests")
    }
    strategy = values[0]
    scenario = values[1]
    self.world = world
    self.trace = trace
    if keys[3] == "seed" {
      guard let seed = UInt64(values[3], radix: 16) else {
        throw mistake("seed", found: values[3], expected: "a hexadecimal number")
      }
      content = .seed(seed)
    } else {
      guard let bytes = Base64URL.decode(values[3]), let choices = Self.unpacked(bytes) else {
        throw mistake(keys[3], found: "\(values[3].utf8.count) characters", expected: "base64url of pairs of numbers")
      }
      content = keys[3] == "schedule" ? .schedule(choices) : .choices(choices)
    }
  }

  /// Behind the version.
  private static let fields = 6

  private static func checksum(_ text: String) -> String {
    var hash = FNV1a()
    hash.combine(text)
    return hexadecimal(hash.value)
  }

  // MARK: - Choices

  private static func packed(_ choices: [Tape.Choice]) -> [UInt8] {
    var bytes: [UInt8] = []
    for choice in choices {
      append(choice.arity, to: &bytes)
      append(choice.value, to: &bytes)
    }
    return bytes
  }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func unpacked(_ bytes: [UInt8]) -> [Tape.Choice]? {
    var numbers: [UInt32] = []
    var number: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      guard shift <= 28 else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 != 0 { continue }
      guard let small = UInt32(exactly: number) else { return nil }
      numbers.append(small)
      (number, shift) = (0, 0)
    }
    guard shift == 0, numbers.count % 2 == 0 else { return nil }
    var choices: [Tape.Choice] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard numbers[index] >= 2, numbers[index + 1] < numbers[index] else { return nil }
      choices.append(Tape.Choice(arity: numbers[index], value: numbers[index + 1]))
    }
    return choices
  }
}

extension String {
  fileprivate var trimmedOfWhitespace: Substring {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let begun = unicodeScalars.drop(while: isBlank)
    let end = begun.lastIndex { !isBlank($0) }.map { begun.index(after: $0) } ?? begun.startIndex
    return Substring(begun[..<end])
  }
}
