/// When something comes if nothing is chosen, for telling what is due before what.
///
/// Told in two parts: what was waited for, and what messages have taken since. So the few milliseconds by which messages
/// differ from run to run are over with the next wait, and runs that have come to the same meet again. It is an order
/// that is preferred and no claim about time: what can come next is the ``Zone``'s business.
struct CalmTime: Hashable, Comparable {
  /// What lasts so long is waited for; what is shorter is a message. In nanoseconds.
  private static let leastWait: Int64 = 1_000_000_000

  private(set) var waited: Int64 = 0
  private(set) var since: Int64 = 0

  static func < (left: Self, right: Self) -> Bool { (left.waited, left.since) < (right.waited, right.since) }

  func moved(by nanoseconds: Int64) -> CalmTime {
    nanoseconds < Self.leastWait
      ? CalmTime(waited: waited, since: since + nanoseconds)
      : CalmTime(waited: min(RunExecutor.horizon, waited + min(nanoseconds, RunExecutor.horizon)))
  }

  /// How long after the present it is. Of what is overdue only the order counts.
  func hash(after present: CalmTime, into hash: inout StateHash) {
    guard self > present else { return hash.combine(-1) }
    hash.combine(waited - present.waited)
    hash.combine(waited == present.waited ? since - present.since : since)
  }
}
