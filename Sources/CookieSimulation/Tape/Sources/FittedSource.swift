/// A recording as far as it fits, for a shrinker: a choice that is missing is 0, one that is too large the largest, and
/// the source keeps what was chosen.
final class FittedSource: TapeSource {
  private let wanted: [Tape.Choice]
  @exclusivity(unchecked) private var taken: [Tape.Choice] = []
  @exclusivity(unchecked) private var takenPurposes: [ChoicePurpose] = []

  init(_ choices: [Tape.Choice]) { wanted = choices }

  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    let position = taken.count
    let value = position < wanted.count ? min(Int(wanted[position].value), count - 1) : 0
    taken.append(Tape.Choice(value, of: count))
    takenPurposes.append(purpose)
    return value
  }

  override func rewind() {
    taken.removeAll(keepingCapacity: true)
    takenPurposes.removeAll(keepingCapacity: true)
  }

  override var recording: [Tape.Choice] { taken }
  override var purposes: [ChoicePurpose] { takenPurposes }
}
