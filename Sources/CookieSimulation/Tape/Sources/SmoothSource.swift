import Choices

/// No fault, and the middle of everything else, after another source has begun the run.
final class SmoothSource: TapeSource {
  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    count / 2
  }

  override func strikes(with probability: Probability) -> Bool { false }
}
