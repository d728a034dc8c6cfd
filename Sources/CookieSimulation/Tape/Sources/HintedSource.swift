import Choices

/// Numbers of any size first, each modulo the possibilities, then the choices of a seed.
final class HintedSource: TapeSource {
  private let hints: [UInt32]
  @exclusivity(unchecked) private var position = 0
  @exclusivity(unchecked) private var generator: SplitMix64
  @exclusivity(unchecked) private var choices: [Tape.Choice] = []

  init(hints: [UInt32], seed: UInt64) {
    self.hints = hints
    generator = SplitMix64(seed: seed)
  }

  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    let value = nextHint().map { Int($0) % count } ?? generator.choose(below: count)
    choices.append(Tape.Choice(value, of: count))
    return value
  }

  override func strikes(with probability: Probability) -> Bool {
    let strikes = nextHint().map { $0 & 1 == 1 } ?? (generator.next() < probability.threshold)
    choices.append(Tape.Choice(strikes ? 1 : 0, of: 2))
    return strikes
  }

  private func nextHint() -> UInt32? {
    guard position < hints.count else { return nil }
    defer { position += 1 }
    return hints[position]
  }

  override var recording: [Tape.Choice] { choices }
}
