/// The choices of a guide, in a scheduled run. A guide is the code of a search, never a tape or a file: one that chooses what is
/// not there is wrong, and its run would be another than the one that it believes to see.
final class GuidedSource: TapeSource {
  let guide: any ScheduleGuide
  @exclusivity(unchecked) private var choices: [Tape.Choice] = []
  @exclusivity(unchecked) private var madePurposes: [ChoicePurpose] = []
  /// How many of the choices are made when a run is played again, and how many of these have been.
  @exclusivity(unchecked) private var settled = 0
  @exclusivity(unchecked) private var position = 0
  @exclusivity(unchecked) private var firstMismatch: Tape.Mismatch?
  /// Choices other than orders were made since the guide last saw a moment that can have a key.
  @exclusivity(unchecked) private var madeOtherChoices = false
  /// The guide wants to see no more of the run.
  @exclusivity(unchecked) private(set) var isCut = false

  init(_ guide: any ScheduleGuide) { self.guide = guide }

  /// False while the run repeats what was chosen before it was played again.
  var isNew: Bool { position >= settled }

  override func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    guard isNew else { return again(of: count, for: purpose) }
    let choice = isCut ? 0 : guide.choose(at: ChoicePoint(purpose: purpose, count: count, state: state))
    guard let choice else {
      precondition(purpose == .order, "a guide cuts a run at an order")
      isCut = true
      return 0
    }
    precondition((0..<count).contains(choice), "a guide chooses one of the possibilities")
    choices.append(Tape.Choice(choice, of: count))
    madePurposes.append(purpose)
    madeOtherChoices = purpose != .order
    return choice
  }

  private func again(of count: Int, for purpose: ChoicePurpose) -> Int {
    let choice = choices[position]
    position += 1
    madeOtherChoices = purpose != .order
    if Int(choice.arity) == count { return Int(choice.value) }
    firstMismatch =
      firstMismatch
      ?? .arity(position: position - 1, recorded: choice.arity, asked: UInt32(truncatingIfNeeded: count))
    return 0
  }

  /// At a moment with one way to go on. False if the guide cuts the run here.
  func passes(in state: any ScheduledState) -> Bool {
    guard madeOtherChoices, guide.asksForKeys, !isCut, isNew else { return !isCut }
    madeOtherChoices = false
    if !guide.passes(ChoicePoint(purpose: .order, count: 1, state: state)) { isCut = true }
    return !isCut
  }

  override func rewind() {
    settled = choices.count
    position = 0
    madeOtherChoices = false
    guide.playsAgain()
  }

  override var recording: [Tape.Choice] { choices }
  override var purposes: [ChoicePurpose] { madePurposes }
  override var mismatch: Tape.Mismatch? { firstMismatch }
}
