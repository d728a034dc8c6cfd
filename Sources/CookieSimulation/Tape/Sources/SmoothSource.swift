import Choices

/// No fault, and the middle of everything else, after another source has begun the run.
final class SmoothSource: TapeSource {
  private let beginning: TapeSource

  init(after beginning: TapeSource) { self.beginning = beginning }

  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    count / 2
  }

  override func strikes(with probability: Probability) -> Bool { false }

  override var recording: [Tape.Choice] { beginning.recording }
  override var purposes: [ChoicePurpose] { beginning.purposes }
  override var mismatch: Tape.Mismatch? { beginning.mismatch }
}
