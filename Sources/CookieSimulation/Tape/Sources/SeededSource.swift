import Choices

/// All choices of a seed.
final class SeededSource: TapeSource {
  @exclusivity(unchecked) private var generator: SplitMix64
  @exclusivity(unchecked) private var choices: [Tape.Choice] = []
  private let records: Bool

  init(seed: UInt64, records: Bool) {
    generator = SplitMix64(seed: seed)
    self.records = records
  }

  func restart(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    choices = []
  }

  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    draw(below: count)
  }

  @inline(__always)
  func draw(below count: Int) -> Int {
    let value = generator.choose(below: count)
    if records { choices.append(Tape.Choice(value, of: count)) }
    return value
  }

  override func strikes(with probability: Probability) -> Bool {
    let strikes = generator.next() < probability.threshold
    if records { choices.append(Tape.Choice(strikes ? 1 : 0, of: 2)) }
    return strikes
  }

  override var recording: [Tape.Choice] { choices }
}
