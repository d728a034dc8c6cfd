import Choices
import CookieProperties
import Cookies

/// A range of runs through all properties of our own parser and jar, on the calling thread.
struct PropertyRound: Sendable {
  /// What the runs of one range came to.
  struct Outcome: Sendable {
    var executions = 0
    /// The runs that violated a property.
    var violations: [(run: Int, violation: PropertyViolation)] = []
    /// The first field with each signature that was not known before, with its run.
    var novelties: [(signature: FieldSignature, run: Int, field: [UInt8])] = []
  }

  let seed: UInt64
  /// Fields to splice from.
  let fields: [[UInt8]]
  /// Signatures that were seen in earlier rounds, a bit each.
  let known: SignatureSet
  let tamper: (@Sendable (inout ParsedSetCookie) -> Void)?

  /// The parser sees every sequence; one of so many is also played to the jar, which takes twice as long.
  static let jarInterval = 2

  func run(_ runs: Range<Int>) -> Outcome {
    var generator = SequenceGenerator()
    generator.fields = fields
    let checker = PropertyChecker(tamper: tamper)
    var known = known
    var outcome = Outcome()
    let choices = SeededChoices()
    for run in runs {
      choices.restart(seed: SplitMix64.seed(campaign: seed, run: run))
      generator.generate(choices)
      let isPlayed = run % Self.jarInterval == 0
      let violation = isPlayed ? checker.check(generator.sequence) : checker.checkParser(generator.sequence)
      if let violation {
        outcome.violations.append((run, violation))
        continue
      }
      for (index, signature) in checker.signatures.enumerated() where known.insert(signature) {
        let responses = generator.sequence.steps.filter { $0.kind == .response }
        outcome.novelties.append((signature, run, Array(generator.sequence.field(responses[index]))))
      }
    }
    outcome.executions = checker.executions
    return outcome
  }
}

/// Signatures, a bit each. An empty set takes no room.
struct SignatureSet: Sendable {
  private var words: [UInt64] = []
  private(set) var count = 0

  func contains(_ signature: FieldSignature) -> Bool {
    !words.isEmpty && words[Int(signature.bits) >> 6] & (1 << UInt64(signature.bits & 63)) != 0
  }

  /// True if it was not there.
  mutating func insert(_ signature: FieldSignature) -> Bool {
    guard !contains(signature) else { return false }
    if words.isEmpty { words = Array(repeating: 0, count: (1 << FieldSignature.width) / 64) }
    words[Int(signature.bits) >> 6] |= 1 << UInt64(signature.bits & 63)
    count += 1
    return true
  }
}
