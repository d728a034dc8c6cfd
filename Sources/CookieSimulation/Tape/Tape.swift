import Choices

/// The single source of everything that is not determined in a run.
///
/// Which ready task goes next, how long a message takes, whether a fault strikes: each is one choice. A seeded tape
/// draws its choices from ``SplitMix64``; a recorded tape replays a list of them. A run is a pure function of
/// (strategy, scenario, tape).
public final class Tape: ChoiceSource {
  /// One choice: `value` of `arity` possibilities, `0 <= value < arity`.
  public struct Choice: Hashable, Sendable {
    public var arity: UInt32
    public var value: UInt32

    public init(arity: UInt32, value: UInt32) {
      self.arity = arity
      self.value = value
    }
  }

  /// What a replay found when it asked for a choice that the recording does not hold.
  public enum Mismatch: Error, Hashable, Sendable {
    /// The recording has a choice of another arity here: the code that runs is not the code that was recorded.
    case arity(position: Int, recorded: UInt32, asked: UInt32)
    /// The run wants more choices than were recorded.
    case exhausted(position: Int)
  }

  private enum Source {
    case seeded
    case recorded
    /// Recorded, but read as far as it fits: what does not is 0.
    case fitted
    /// Begun by numbers of any size, then drawn.
    case hinted
    case guided
    /// No fault, and the middle of everything else.
    case smooth
  }

  private var source: Source
  /// True in a run whose delays are orders: whatever is pending may come next, as far as no rule forbids it.
  let isScheduled: Bool
  private let guide: (any ScheduleGuide)?
  @exclusivity(unchecked) private var generator: SplitMix64
  @exclusivity(unchecked) private var position = 0
  /// What is replayed, or what was chosen.
  @exclusivity(unchecked) private var choices: [Choice]
  /// What was chosen, where that may differ from what is replayed.
  @exclusivity(unchecked) private var taken: [Choice] = []
  @exclusivity(unchecked) private var takenPurposes: [ChoicePurpose] = []
  private let records: Bool
  private let hints: [UInt32]
  /// What a tape that draws all its choices began with.
  let seed: UInt64?
  /// Is told the choices of any other tape, if somebody watches.
  @exclusivity(unchecked) var witness: RunWitness?

  /// The guide of a scheduled run wants to see no more of it.
  @exclusivity(unchecked) private(set) var isCut = false
  /// How much longer than their least the durations may be that a scheduled run drew since the last
  /// ``takeSlack()``.
  @exclusivity(unchecked) private var slack: Int64 = 0
  /// Choices other than orders were made since the guide last saw a moment that can have a key.
  @exclusivity(unchecked) private var madeOtherChoices = false
  /// The jobs that were picked where there was a choice, since the strategy was last at rest.
  @exclusivity(unchecked) var jobPicks = StateHash()
  /// How many of the choices are made when a run is played again.
  @exclusivity(unchecked) private var settled = 0
  /// What the run does now counts for nothing: it is about to be played again.
  @exclusivity(unchecked) private var isVoid = false

  /// How many faults have struck so far: chances of neither 0 nor 1 that came true.
  @exclusivity(unchecked) public private(set) var strikes = 0

  /// The first mismatch of a replay; later choices are then 0.
  public private(set) var mismatch: Mismatch?

  /// A tape whose choices a generator draws. `records` keeps them for a replay.
  public init(seed: UInt64, records: Bool = false) {
    source = .seeded
    isScheduled = false
    guide = nil
    generator = SplitMix64(seed: seed)
    choices = []
    hints = []
    self.seed = seed
    self.records = records
  }

  /// A tape that takes its first choices from `hints` and draws the rest; it records them all.
  ///
  /// Each number stands for itself modulo the number of possibilities, so that any numbers make a tape: changed ones of
  /// another run, or the bytes of a fuzzer. A chance strikes if its number is odd.
  public init(hints: [UInt32], seed: UInt64) {
    source = .hinted
    isScheduled = false
    guide = nil
    generator = SplitMix64(seed: seed)
    choices = []
    self.hints = hints
    self.seed = nil
    records = true
  }

  /// A tape that replays `choices`.
  ///
  /// - Parameters:
  ///   - isScheduled: true if they were made in a scheduled run.
  ///   - fitting: true to read them as far as they fit, for a shrinker: a choice that is missing or too large is
  ///     replaced, and ``recording`` says what was chosen.
  public init(replaying choices: [Choice], isScheduled: Bool = false, fitting: Bool = false) {
    source = fitting ? .fitted : .recorded
    self.isScheduled = isScheduled
    guide = nil
    generator = SplitMix64(seed: 0)
    self.choices = choices
    hints = []
    seed = nil
    records = fitting
  }

  /// The tape of a scheduled run whose choices `guide` makes.
  public init(guide: any ScheduleGuide) {
    source = .guided
    isScheduled = true
    self.guide = guide
    generator = SplitMix64(seed: 0)
    choices = []
    hints = []
    seed = nil
    records = true
  }

  /// The choices made so far (of a seeded tape that records, of a guided or a fitted one), or the whole recording.
  public var recording: [Choice] { source == .fitted ? taken : choices }

  /// What each of the choices of a guided or fitted tape was about.
  public var purposes: [ChoicePurpose] { takenPurposes }

  /// How many choices a replay left unread.
  public var unread: Int { source == .recorded ? max(0, choices.count - position) : 0 }

  /// From here on nothing strikes and every other choice is the middle one: for comparing two courses of events that
  /// differ in one thing.
  func continueSmoothly() { source = .smooth }

  /// The choices so far stand, and what follows counts for nothing until ``rewind()``.
  func breakOff() { isVoid = true }

  /// Begins again with the choices that were made until ``breakOff()``, and goes on from there as before.
  func rewind() {
    if source == .guided {
      settled = choices.count
      guide?.playsAgain()
    }
    if source == .fitted {
      taken.removeAll(keepingCapacity: true)
      takenPurposes.removeAll(keepingCapacity: true)
    }
    isVoid = false
    position = 0
    slack = 0
    strikes = 0
    jobPicks = StateHash()
    madeOtherChoices = false
  }

  /// Chooses one of `count` possibilities, evenly. One possibility is no choice and leaves no mark on the tape.
  public func choose(below count: Int) -> Int { choose(below: count, for: .script) }

  func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)? = nil) -> Int {
    guard count > 1, !isVoid else { return 0 }
    switch source {
    case .seeded:
      let value = generator.choose(below: count)
      if records { record(value, of: count) }
      return value
    case .recorded:
      return replayed(of: count)
    case .fitted:
      return fitted(of: count, for: purpose)
    case .hinted:
      let value = nextHint().map { Int($0) % count } ?? generator.choose(below: count)
      record(value, of: count)
      return value
    case .smooth:
      return count / 2
    case .guided:
      return guided(of: count, for: purpose, in: state)
    }
  }

  private func nextHint() -> UInt32? {
    guard position < hints.count else { return nil }
    position += 1
    return hints[position - 1]
  }

  /// True with the given probability. A certain answer leaves no mark on the tape; any other is a choice of two.
  public func chance(_ probability: Probability) -> Bool {
    if probability.threshold == 0 { return false }
    if probability.threshold == .max { return true }
    let strikes = strikes(with: probability)
    if strikes { self.strikes += 1 }
    return strikes
  }

  private func strikes(with probability: Probability) -> Bool {
    if isVoid { return false }
    switch source {
    case .seeded:
      let strikes = generator.next() < probability.threshold
      if records { record(strikes ? 1 : 0, of: 2) }
      return strikes
    case .recorded:
      return replayed(of: 2) == 1
    case .fitted:
      return fitted(of: 2, for: .fault) == 1
    case .hinted:
      let strikes = nextHint().map { $0 & 1 == 1 } ?? (generator.next() < probability.threshold)
      record(strikes ? 1 : 0, of: 2)
      return strikes
    case .smooth:
      return false
    case .guided:
      return guided(of: 2, for: .fault, in: nil) == 1
    }
  }

  /// A duration from a distribution, in nanoseconds. A smaller choice is a shorter duration. In a scheduled run it is
  /// the least, and what it could be longer adds to the slack of whatever is scheduled next.
  public func duration(_ distribution: DurationDistribution) -> Int64 {
    if distribution.isFixed { return distribution.minimum }
    if isScheduled {
      slack = min(RunExecutor.horizon, slack + distribution.maximum - distribution.minimum)
      return distribution.minimum
    }
    return distribution.nanoseconds(at: choose(below: DurationDistribution.resolution, for: .delay))
  }

  /// Half of a duration from a distribution.
  func half(of distribution: DurationDistribution) -> Int64 {
    guard isScheduled, !distribution.isFixed else { return duration(distribution) / 2 }
    let (least, most) = (distribution.minimum / 2, distribution.maximum / 2)
    addSlack(most - least)
    return least
  }

  /// True if the guide of a scheduled run may ask for a state's key.
  var asksForKeys: Bool { guide?.asksForKeys ?? false }

  /// At a moment with one way to go on. False if the guide cuts the run here.
  func passes(in state: any ScheduledState) -> Bool {
    guard madeOtherChoices, let guide, guide.asksForKeys, !isCut, !isVoid, position >= settled else { return !isCut }
    madeOtherChoices = false
    if !guide.passes(ChoicePoint(purpose: .order, count: 1, state: state)) { isCut = true }
    return !isCut
  }

  /// True if the strategy's memory has to be read now, where it can be.
  var wantsMemoryRead: Bool { guide?.wantsMemoryRead ?? false }

  func memoryWasRead() {
    jobPicks = StateHash()
    if position >= settled { guide?.memoryWasRead() }
  }

  /// The slack since it was last taken.
  func takeSlack() -> Int64 {
    defer { slack = 0 }
    return slack
  }

  /// Gives slack back that was taken for the sake of something in between.
  func addSlack(_ more: Int64) { slack = min(RunExecutor.horizon, slack + more) }

  /// Only half of what was drawn is waited for.
  func halveSlack() { slack /= 2 }

  private func guided(of count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int {
    if position < settled {
      let choice = choices[position]
      position += 1
      madeOtherChoices = purpose != .order
      witness?.note(choice)
      if Int(choice.arity) == count { return Int(choice.value) }
      mismatch =
        mismatch
        ?? .arity(
          position: position - 1, recorded: choice.arity, asked: UInt32(truncatingIfNeeded: count))
      return 0
    }
    let choice = isCut ? 0 : guide?.choose(at: ChoicePoint(purpose: purpose, count: count, state: state))
    guard let choice else {
      precondition(purpose == .order, "a guide cuts a run at an order")
      isCut = true
      return 0
    }
    precondition((0..<count).contains(choice), "a guide chooses one of the possibilities")
    record(choice, of: count)
    takenPurposes.append(purpose)
    madeOtherChoices = purpose != .order
    return choice
  }

  private func fitted(of count: Int, for purpose: ChoicePurpose) -> Int {
    let wanted = position < choices.count ? Int(choices[position].value) : 0
    position += 1
    let value = min(wanted, count - 1)
    let choice = Choice(arity: UInt32(truncatingIfNeeded: count), value: UInt32(truncatingIfNeeded: value))
    taken.append(choice)
    witness?.note(choice)
    takenPurposes.append(purpose)
    return value
  }

  private func record(_ value: Int, of count: Int) {
    let choice = Choice(arity: UInt32(truncatingIfNeeded: count), value: UInt32(truncatingIfNeeded: value))
    choices.append(choice)
    witness?.note(choice)
  }

  private func replayed(of count: Int) -> Int {
    guard mismatch == nil else { return 0 }
    guard position < choices.count else {
      mismatch = .exhausted(position: position)
      return 0
    }
    let choice = choices[position]
    guard Int(choice.arity) == count else {
      mismatch = .arity(position: position, recorded: choice.arity, asked: UInt32(truncatingIfNeeded: count))
      return 0
    }
    position += 1
    witness?.note(choice)
    return Int(choice.value)
  }
}
