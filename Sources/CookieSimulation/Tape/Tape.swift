/// The single source of everything that is not determined in a run.
///
/// Which ready task goes next, how long a message takes, whether a fault strikes: each is one choice. A seeded tape
/// draws its choices from ``SplitMix64``; a recorded tape replays a list of them. A run is a pure function of
/// (strategy, scenario, tape).
public final class Tape {
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
    case guided
    /// No fault, and the middle of everything else.
    case smooth
  }

  private var source: Source
  @exclusivity(unchecked) private var generator: SplitMix64
  @exclusivity(unchecked) private var position = 0
  @exclusivity(unchecked) private var choices: [Choice]
  private let records: Bool
  private let guide: [UInt32]

  /// The first mismatch of a replay; later choices are then 0.
  public private(set) var mismatch: Mismatch?

  /// A tape whose choices a generator draws. `records` keeps them for a replay.
  public init(seed: UInt64, records: Bool = false) {
    source = .seeded
    generator = SplitMix64(seed: seed)
    choices = []
    guide = []
    self.records = records
  }

  /// A tape that takes its first choices from `guide` and draws the rest; it records them all.
  ///
  /// Each number stands for itself modulo the number of possibilities, so that any numbers make a tape: changed ones of
  /// another run, or the bytes of a fuzzer. A chance strikes if its number is odd.
  public init(guidedBy guide: [UInt32], seed: UInt64) {
    source = .guided
    generator = SplitMix64(seed: seed)
    choices = []
    self.guide = guide
    records = true
  }

  /// A tape that replays `choices`.
  public init(replaying choices: [Choice]) {
    source = .recorded
    generator = SplitMix64(seed: 0)
    self.choices = choices
    guide = []
    records = false
  }

  /// The choices made so far (of a seeded tape that records), or the whole recording.
  public var recording: [Choice] { choices }

  /// How many choices a replay left unread.
  public var unread: Int { source == .recorded ? max(0, choices.count - position) : 0 }

  /// From here on nothing strikes and every other choice is the middle one: for comparing two courses of events that
  /// differ in one thing.
  func continueSmoothly() { source = .smooth }

  /// Chooses one of `count` possibilities, evenly. One possibility is no choice and leaves no mark on the tape.
  public func choose(below count: Int) -> Int {
    guard count > 1 else { return 0 }
    switch source {
    case .seeded:
      let value = Self.drawn(below: count, from: &generator)
      if records { record(value, of: count) }
      return value
    case .recorded:
      return replayed(of: count)
    case .guided:
      let value = nextGuide().map { Int($0) % count } ?? Self.drawn(below: count, from: &generator)
      record(value, of: count)
      return value
    case .smooth:
      return count / 2
    }
  }

  private func nextGuide() -> UInt32? {
    guard position < guide.count else { return nil }
    position += 1
    return guide[position - 1]
  }

  /// The high half of a full product: a value below `count`, off even by at most count / 2^64.
  @inline(__always)
  private static func drawn(below count: Int, from generator: inout SplitMix64) -> Int {
    Int(truncatingIfNeeded: generator.next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// True with the given probability. A certain answer leaves no mark on the tape; any other is a choice of two.
  public func chance(_ probability: Probability) -> Bool {
    if probability.threshold == 0 { return false }
    if probability.threshold == .max { return true }
    switch source {
    case .seeded:
      let strikes = generator.next() < probability.threshold
      if records { record(strikes ? 1 : 0, of: 2) }
      return strikes
    case .recorded:
      return replayed(of: 2) == 1
    case .guided:
      let strikes = nextGuide().map { $0 & 1 == 1 } ?? (generator.next() < probability.threshold)
      record(strikes ? 1 : 0, of: 2)
      return strikes
    case .smooth:
      return false
    }
  }

  /// A duration from a distribution, in nanoseconds. A smaller choice is a shorter duration.
  public func duration(_ distribution: DurationDistribution) -> Int64 {
    if distribution.isFixed { return distribution.minimum }
    return distribution.nanoseconds(at: choose(below: DurationDistribution.resolution))
  }

  private func record(_ value: Int, of count: Int) {
    choices.append(Choice(arity: UInt32(truncatingIfNeeded: count), value: UInt32(truncatingIfNeeded: value)))
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
    return Int(choice.value)
  }
}

/// A probability between 0 and 1, as the share of the 64-bit numbers below a threshold.
///
/// Integer comparison keeps a tape's meaning independent of the machine's floating-point library.
public struct Probability: Hashable, Sendable {
  let threshold: UInt64

  public static let never = Probability(threshold: 0)
  public static let always = Probability(threshold: .max)

  private init(threshold: UInt64) { self.threshold = threshold }

  /// Fails outside 0...1 and for NaN.
  public init?(_ value: Double) {
    guard value >= 0, value <= 1 else { return nil }
    threshold = value == 1 ? .max : UInt64(value * 0x1p64)
  }

  /// The probability as a number, for printing.
  public var value: Double { threshold == .max ? 1 : Double(threshold) / 0x1p64 }
}
