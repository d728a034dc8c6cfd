/// A recording, choice by choice: what does not fit it ends the replay.
final class RecordedSource: TapeSource {
  private let choices: [Tape.Choice]
  @exclusivity(unchecked) private var position = 0
  @exclusivity(unchecked) private var firstMismatch: Tape.Mismatch?

  init(_ choices: [Tape.Choice]) { self.choices = choices }

  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    guard firstMismatch == nil else { return 0 }
    guard position < choices.count else {
      firstMismatch = .exhausted(position: position)
      return 0
    }
    let choice = choices[position]
    guard Int(choice.arity) == count else {
      firstMismatch = .arity(position: position, recorded: choice.arity, asked: UInt32(truncatingIfNeeded: count))
      return 0
    }
    position += 1
    return Int(choice.value)
  }

  override func rewind() { position = 0 }

  override var recording: [Tape.Choice] { choices }
  override var mismatch: Tape.Mismatch? { firstMismatch }
  override var unread: Int { max(0, choices.count - position) }
}
