import Choices

/// The single source of everything that is not determined in a run.
///
/// Which ready task goes next, how long a message takes, whether a fault strikes: each is one choice. Where a tape has its
/// choices from is a source of its own: a seed, a recording, a guide. A run is a pure function of
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

    init(_ value: Int, of count: Int) {
      self.init(arity: UInt32(truncatingIfNeeded: count), value: UInt32(truncatingIfNeeded: value))
    }
  }

  /// What a replay found when it asked for a choice that the recording does not hold.
  public enum Mismatch: Error, Hashable, Sendable {
    /// The recording has a choice of another arity here: the code that runs is not the code that was recorded.
    case arity(position: Int, recorded: UInt32, asked: UInt32)
    /// The run wants more choices than were recorded.
    case exhausted(position: Int)
  }

  private let source: TapeSource
  /// The source, if a generator draws all choices and nobody is told of them: most runs, and the shortest way.
  private let seeded: SeededSource?
  /// In the place of the source from some choice on.
  @exclusivity(unchecked) private var smooth: SmoothSource?
  /// The source, if a guide makes the choices.
  private let guided: GuidedSource?
  /// True in a run whose delays are orders: whatever is pending may come next, as far as no rule forbids it.
  let isScheduled: Bool
  /// What a tape that draws all its choices began with.
  @exclusivity(unchecked) private(set) var seed: UInt64?
  /// Is told the choices of any other tape, if somebody watches.
  @exclusivity(unchecked) var witness: RunWitness?
  /// The jobs that were picked where there was a choice, since the strategy was last at rest.
  @exclusivity(unchecked) var jobPicks = StateHash()
  /// What the run does now counts for nothing: it is about to be played again.
  @exclusivity(unchecked) private var isVoid = false

  /// How many faults have struck so far: chances of neither 0 nor 1 that came true.
  @exclusivity(unchecked) public private(set) var strikes = 0

  private init(
    _ source: TapeSource, guided: GuidedSource? = nil, isScheduled: Bool = false, seed: UInt64? = nil
  ) {
    self.source = source
    seeded = source as? SeededSource
    self.guided = guided
    self.isScheduled = isScheduled
    self.seed = seed
  }

  /// A tape whose choices a generator draws. `records` keeps them for a replay.
  public convenience init(seed: UInt64, records: Bool = false) {
    self.init(SeededSource(seed: seed, records: records), seed: seed)
  }

  /// A tape whose choices a generator draws, with each fault that is less likely than `least` raised to it; what the run
  /// counts for says ``weight``. The scenario's certain and impossible faults stay so. `records` keeps the choices: a
  /// replay takes them as they are, and weighs nothing.
  public convenience init(seed: UInt64, raisingFaultsTo least: Probability, records: Bool = false) {
    self.init(RaisedSource(seed: seed, least: least, records: records))
  }

  /// A tape that takes its first choices from `hints` and draws the rest; it records them all.
  ///
  /// Each number stands for itself modulo the number of possibilities, so that any numbers make a tape: changed ones of
  /// another run, or the bytes of a fuzzer. A chance strikes if its number is odd.
  public convenience init(hints: [UInt32], seed: UInt64) { self.init(HintedSource(hints: hints, seed: seed)) }

  /// A tape that replays `choices`.
  ///
  /// - Parameters:
  ///   - isScheduled: true if they were made in a scheduled run.
  ///   - fitting: true to read them as far as they fit, for a shrinker: a choice that is missing or too large is
  ///     replaced, and ``recording`` says what was chosen.
  public convenience init(replaying choices: [Choice], isScheduled: Bool = false, fitting: Bool = false) {
    self.init(fitting ? FittedSource(choices) : RecordedSource(choices), isScheduled: isScheduled)
  }

  /// The tape of a scheduled run whose choices `guide` makes.
  public convenience init(guide: any ScheduleGuide) {
    let source = GuidedSource(guide)
    self.init(source, guided: source, isScheduled: true)
  }

  /// The choices made so far (of a seeded tape that records, of a hinted, guided or fitted one), or the whole recording.
  public var recording: [Choice] { source.recording }

  /// By how much likelier the run's faults are in the scenario than on this tape: 1 unless it raises them.
  public var weight: Double { source.weight }

  /// What each of the choices of a guided or fitted tape was about.
  public var purposes: [ChoicePurpose] { source.purposes }

  /// How many choices a replay left unread.
  public var unread: Int { source.unread }

  /// The first mismatch of a replay; later choices are then 0.
  public var mismatch: Mismatch? { source.mismatch }

  // MARK: - Choices

  /// Chooses one of `count` possibilities, evenly. One possibility is no choice and leaves no mark on the tape.
  public func choose(below count: Int) -> Int { choose(below: count, for: .script) }

  func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)? = nil) -> Int {
    guard count > 1, !isVoid else { return 0 }
    if let seeded, smooth == nil { return seeded.draw(below: count) }
    let value =
      smooth?.choose(below: count, for: purpose, in: state) ?? source.choose(below: count, for: purpose, in: state)
    if seed == nil { witness?.note(Choice(value, of: count)) }
    return value
  }

  /// True with the given probability. A certain answer leaves no mark on the tape; any other is a choice of two.
  public func chance(_ probability: Probability) -> Bool {
    if probability.threshold == 0 { return false }
    if probability.threshold == .max { return true }
    guard !isVoid else { return false }
    let strikes = smooth?.strikes(with: probability) ?? source.strikes(with: probability)
    if seed == nil { witness?.note(Choice(strikes ? 1 : 0, of: 2)) }
    if strikes { self.strikes += 1 }
    return strikes
  }

  /// How long something takes: drawn from a distribution, where a smaller choice is a shorter duration, or left open in a
  /// scheduled run.
  @inline(__always)
  package func duration(_ distribution: DurationDistribution) -> Delay {
    if isScheduled { return Delay(least: distribution.minimum, most: distribution.maximum) }
    if distribution.isFixed { return .exactly(distribution.minimum) }
    return .exactly(distribution.nanoseconds(at: chooseQuantile()))
  }

  @inline(__always)
  private func chooseQuantile() -> Int {
    // What a generator draws is never void: only a scheduled run is played again.
    if let seeded, smooth == nil { return seeded.draw(below: DurationDistribution.resolution) }
    return choose(below: DurationDistribution.resolution, for: .delay)
  }

  /// From here on nothing strikes and every other choice is the middle one: for comparing two courses of events that
  /// differ in one thing.
  func continueSmoothly() { smooth = SmoothSource() }

  // MARK: - Playing again

  /// Begins anew with all choices of a seed: one run after the other needs no tape of its own.
  ///
  /// - Precondition: it is a tape of a seed.
  package func restart(seed: UInt64) {
    guard let seeded else { preconditionFailure("only a tape of a seed can take another") }
    seeded.restart(seed: seed)
    self.seed = seed
    (smooth, witness, isVoid) = (nil, nil, false)
    strikes = 0
    jobPicks = StateHash()
  }

  /// The choices so far stand, and what follows counts for nothing until ``rewind()``.
  func breakOff() { isVoid = true }

  /// Begins again with the choices that were made until ``breakOff()``, and goes on from there as before.
  func rewind() {
    source.rewind()
    isVoid = false
    strikes = 0
    jobPicks = StateHash()
  }

  // MARK: - What the guide of a scheduled run is asked

  /// The guide wants to see no more of the run.
  var isCut: Bool { guided?.isCut ?? false }

  /// True if the guide may ask for a state's key.
  var asksForKeys: Bool { guided?.guide.asksForKeys ?? false }

  /// At a moment with one way to go on. False if the guide cuts the run here.
  func passes(in state: any ScheduledState) -> Bool { isVoid || guided?.passes(in: state) ?? true }

  /// True if the strategy's memory has to be read now, where it can be.
  var wantsMemoryRead: Bool { guided?.guide.wantsMemoryRead ?? false }

  func memoryWasRead() {
    jobPicks = StateHash()
    if let guided, guided.isNew { guided.guide.memoryWasRead() }
  }
}
