import Choices
import CookieProperties

/// Makes a sequence that violates a property shorter and plainer for as long as it violates it.
struct SequenceMinimiser {
  let fails: (FuzzSequence) -> Bool

  func minimise(_ sequence: FuzzSequence) -> FuzzSequence {
    var parts = sequence.steps.map { ($0, Array(sequence.field($0))) }
    let steps = SequenceShrinker<(FuzzSequence.Step, [UInt8])>(
      simplerForms: Self.plainer, fails: { fails(Self.joined($0)) })
    parts = steps.shrink(parts)
    for index in parts.indices where parts[index].0.kind == .response {
      let base = parts
      let shrinker = SequenceShrinker(simplerForms: QuestionMinimiser.plainerUnits) { units in
        var candidate = base
        candidate[index].1 = units.flatMap { $0 }
        return fails(Self.joined(candidate))
      }
      parts[index].1 = shrinker.shrink(QuestionMinimiser.units(parts[index].1)).flatMap { $0 }
    }
    return Self.joined(parts)
  }

  private static func plainer(_ part: (FuzzSequence.Step, [UInt8])) -> [(FuzzSequence.Step, [UInt8])] {
    var step = part.0
    step.isHTTP = true
    step.site = .sameSite
    step.isEmbeddedElsewhere = false
    step.hasSafeMethod = true
    step.delay = 0
    var results = step == part.0 ? [] : [(step, part.1)]
    if part.0.url != 0 {
      step = part.0
      step.url = 0
      results.append((step, part.1))
    }
    return results
  }

  private static func joined(_ parts: [(FuzzSequence.Step, [UInt8])]) -> FuzzSequence {
    var sequence = FuzzSequence()
    for (step, field) in parts {
      var step = step
      step.start = sequence.octets.count
      sequence.octets += field
      step.end = sequence.octets.count
      sequence.steps.append(step)
    }
    return sequence
  }
}
