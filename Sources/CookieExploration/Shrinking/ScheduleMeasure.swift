import CookieSimulation

/// How much there is to understand in a run: a shrinker prefers less, and an earlier field to a later one.
public struct ScheduleMeasure: Hashable, Sendable, Comparable {
  /// Faults that strike.
  public var faults: Int
  /// Jobs and events.
  public var events: Int
  /// Context switches: how often something is taken although something else was due before it.
  public var preemptions: Int
  /// How far what is taken stands behind what is due first, and how long delays are, as their choices.
  public var delay: Int

  init(events: Int, choices: [Tape.Choice], purposes: [ChoicePurpose]) {
    faults = 0
    preemptions = 0
    delay = 0
    self.events = events
    for (choice, purpose) in zip(choices, purposes) where choice.value > 0 {
      switch purpose {
      case .fault: faults += 1
      case .order, .job:
        preemptions += 1
        delay += Int(choice.value)
      case .script, .delay, .random, .clock: delay += Int(choice.value)
      }
    }
  }

  public static func < (left: ScheduleMeasure, right: ScheduleMeasure) -> Bool {
    (left.faults, left.events, left.preemptions, left.delay)
      < (right.faults, right.events, right.preemptions, right.delay)
  }
}
