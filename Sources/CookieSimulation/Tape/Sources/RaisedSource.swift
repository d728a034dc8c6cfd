import Choices

/// All choices of a seed, with unlikely faults made likelier, and by how much the run counts less for it.
///
/// Importance sampling: a fault of probability p strikes with a larger one, q, and the run's weight is the product of p/q
/// for each that struck and (1 - p)/(1 - q) for each that did not. The mean of weights over all runs is 1, and the mean of
/// the weights of runs in which something happened is how often it happens without any of this (Kahn and Marshall, 1953).
final class RaisedSource: TapeSource {
  @exclusivity(unchecked) private var generator: SplitMix64
  @exclusivity(unchecked) private var choices: [Tape.Choice] = []
  @exclusivity(unchecked) private var product = 1.0
  private let least: Probability
  private let records: Bool

  /// - Parameter least: a chance that is smaller is raised to it.
  init(seed: UInt64, least: Probability, records: Bool) {
    generator = SplitMix64(seed: seed)
    (self.least, self.records) = (least, records)
  }

  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    let value = generator.choose(below: count)
    if records { choices.append(Tape.Choice(value, of: count)) }
    return value
  }

  override func strikes(with probability: Probability) -> Bool {
    let drawn = max(probability.threshold, least.threshold)
    let strikes = generator.next() < drawn
    if drawn > probability.threshold {
      let (real, raised) = (probability.value, least.value)
      product *= strikes ? real / raised : (1 - real) / (1 - raised)
    }
    if records { choices.append(Tape.Choice(strikes ? 1 : 0, of: 2)) }
    return strikes
  }

  override var weight: Double { product }

  override var recording: [Tape.Choice] { choices }
}
