import Choices
import CookieProperties
import Cookies

/// Makes sequences of responses and requests from tapes.
///
/// The same tape and the same fields to splice from give the same sequence.
public struct SequenceGenerator {
  /// The latest sequence.
  public private(set) var sequence = FuzzSequence()
  /// Fields worth starting from: given by a corpus or found earlier. Fixed while a round of a campaign lasts.
  public var fields: [[UInt8]] = []
  /// The octets of the sequence that is being made.
  private let octets = OctetBuffer()

  public init() {}

  /// Makes ``sequence`` anew: one to eight responses, with a request here and there and one at the end.
  public mutating func generate(_ tape: some ChoiceSource) {
    sequence.removeAll()
    octets.removeAll()
    let responses = 1 + tape.choose(below: 8)
    // Mostly one host, so that cookies meet; a sequence about domains or connections has more.
    let home = UInt8(tape.choose(below: FuzzHosts.texts.count))
    for index in 0..<responses {
      appendResponse(tape, home: home)
      if index == responses - 1 || tape.choose(below: 8) == 0 { appendRequest(tape, home: home) }
    }
    sequence.octets.append(contentsOf: octets.octets)
  }

  private mutating func appendResponse(_ tape: some ChoiceSource, home: UInt8) {
    var step = FuzzSequence.Step()
    place(&step, tape, home: home)
    step.start = octets.count
    if !fields.isEmpty, tape.choose(below: 8) == 0 {
      spliced(tape)
    } else {
      FieldGrammar(tape: tape).append(to: octets)
    }
    step.end = octets.count
    sequence.steps.append(step)
  }

  private mutating func appendRequest(_ tape: some ChoiceSource, home: UInt8) {
    var step = FuzzSequence.Step()
    step.kind = .request
    place(&step, tape, home: home)
    step.hasSafeMethod = tape.choose(below: 8) != 0
    step.start = octets.count
    step.end = step.start
    sequence.steps.append(step)
  }

  /// Where and when, and by whom. One choice decides that all is as usual, which it mostly is.
  @inline(__always)
  private func place(_ step: inout FuzzSequence.Step, _ tape: some ChoiceSource, home: UInt8) {
    step.url = home
    let unusual = tape.choose(below: 16)
    guard unusual > 7 else { return }
    switch unusual {
    case 8...11: step.url = UInt8(tape.choose(below: FuzzHosts.texts.count))
    // Its neighbours in the list share the domain.
    case 12: step.url = home ^ 1
    case 13: step.isHTTP = false
    case 14:
      let site = tape.choose(below: SiteRelation.allCases.count + 1)
      // One choice more: the same site in a page of another one.
      step.isEmbeddedElsewhere = site == SiteRelation.allCases.count
      if !step.isEmbeddedElsewhere { step.site = SiteRelation.allCases[site] }
    default: step.delay = Self.delay(tape.choose(below: 5))
    }
  }

  /// From a second to beyond the longest lifetime of a cookie.
  private static func delay(_ choice: Int) -> Int32 {
    switch choice {
    case 0: 1
    case 1: 2
    case 2: 11
    case 3: 4000
    default: 34_560_001
    }
  }

  /// A field of the corpus, or the front of one and the rest of another; then changed, mostly.
  private func spliced(_ tape: some ChoiceSource) {
    let start = octets.count
    let first = fields[tape.choose(below: fields.count)]
    if tape.choose(below: 2) == 0 {
      append(first, 0..<first.count)
    } else {
      let second = fields[tape.choose(below: fields.count)]
      append(first, 0..<tape.choose(below: first.count + 1))
      append(second, tape.choose(below: second.count + 1)..<second.count)
    }
    if tape.choose(below: 4) != 0 { FieldMutator(tape: tape).mutate(octets, from: start) }
  }

  private func append(_ field: [UInt8], _ range: Range<Int>) {
    field.withUnsafeBufferPointer { octets.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
