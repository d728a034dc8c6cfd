/// The instants of a scheduled run: when each of its events happened, as far as delays, deadlines and their order say.
///
/// Nothing is settled but differences: an event comes so and so long after the instant at which it was scheduled, after
/// the one before it, and before the last moment of whatever is still pending. All that follows for those instants that
/// can still matter stands in a ``Zone``. Beside it the run needs times to go by, since clocks are read and traces are
/// written: the least that satisfy everything decided so far. A decision can make the times of the past later. Then they
/// are provisional, and the run is played again with the right ones: at its end, or at once where the clock would be
/// wrong about a deadline (``mustReplay``). So every scheduled run is one that a run with delays can be as well.
struct Instants {
  /// One instant is at least so much later than another.
  private struct Constraint {
    var from: Int32
    var to: Int32
    var distance: Int64
  }

  /// The latest moment of something pending.
  struct Bound {
    var base: Int32
    /// The most nanoseconds after it.
    var latest: Int64
  }

  /// An instant that the zone knows.
  private struct Member {
    var instant: Int32
    /// How many pending events count from it.
    var holders = 0
    /// The longest deadline that counts from it; negative if there is none.
    var longestDeadline: Int64 = -1
  }

  /// What happens now, or has just happened.
  private(set) var current: Int32 = 0
  /// The time of each instant, in nanoseconds since the run began.
  private(set) var times: [Int64] = []
  /// When each would be if all of the past had been as it is preferred: what comes next if nothing is chosen goes by this,
  /// since playing a run again must not change it.
  private(set) var calmTimes: [CalmTime] = []
  /// Of each that the zone has forgotten: how long ago it was then, at least.
  private var passed: [Int64] = []
  /// How late each can be at most, apart from what else is decided.
  private var latestTimes: [Int64] = []
  private var constraints: [Constraint] = []
  /// The last moments of what was pending when the present event happened.
  private var pendingBounds: [Bound] = []
  private(set) var zone = Zone()
  private var members: [Member] = []
  private var slots: [Int32] = []
  /// The times with which the run is played again.
  private var presets: [Int64] = []
  /// The clock is wrong about a deadline; what the run does until it is played again counts for nothing.
  private(set) var mustReplay = false
  /// Not all of the times so far fit what was decided.
  private(set) var areProvisional = false
  /// For the sake of deadlines further away than this no instant stays in the zone. It is found again if a run does come
  /// near to one, so this decides about nothing but time.
  var limit = Int64.max

  /// At the beginning of a run, or of playing it again.
  mutating func begin(again: Bool) {
    if !again { presets.removeAll(keepingCapacity: true) }
    mustReplay = false
    areProvisional = false
    times.removeAll(keepingCapacity: true)
    calmTimes.removeAll(keepingCapacity: true)
    latestTimes.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    pendingBounds.removeAll(keepingCapacity: true)
    zone.removeAll()
    members.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    passed.removeAll(keepingCapacity: true)
    current = 0
    times.append(0)
    calmTimes.append(CalmTime())
    latestTimes.append(0)
    addMember(0)
  }

  private mutating func addMember(_ instant: Int32) {
    slots.append(Int32(zone.append()))
    passed.append(0)
    members.append(Member(instant: instant))
  }

  // MARK: - Who counts from an instant

  /// The instant's slot in the zone; nil if it was forgotten, because nothing can depend on it any more.
  func slot(of instant: Int32) -> Int? {
    let slot = Int(slots[Int(instant)])
    return slot < 0 ? nil : slot
  }

  /// The zone's instants by their slots.
  func instant(at slot: Int) -> Int32 { members[slot].instant }

  /// True if nothing can lie between two instants.
  func areAtOnce(_ left: Int32, _ right: Int32) -> Bool {
    if left == right { return true }
    guard let left = slot(of: left), let right = slot(of: right) else { return false }
    return zone.most(left, after: right) == 0 && zone.most(right, after: left) == 0
  }

  /// Something pending counts from the instant, which must be known.
  mutating func hold(_ instant: Int32) { if let slot = slot(of: instant) { members[slot].holders += 1 } }
  mutating func release(_ instant: Int32) { if let slot = slot(of: instant) { members[slot].holders -= 1 } }

  /// A deadline counts from the present instant, which stays in the zone until it has come.
  mutating func keep(_ deadline: Int64) {
    guard deadline <= limit, let slot = slot(of: current) else { return }
    members[slot].longestDeadline = max(members[slot].longestDeadline, deadline)
  }

  private mutating func forgetWhatNobodyNeeds() {
    guard let now = slot(of: current) else { return }
    var slot = zone.count - 1
    while slot >= 0 {
      let member = members[slot]
      // The present may have moved to another slot meanwhile.
      let present = self.slot(of: current) ?? now
      if slot != present, member.holders == 0, member.longestDeadline < zone.least(present, after: slot) {
        passed[Int(member.instant)] = zone.least(present, after: slot)
        forget(slot)
      }
      slot -= 1
    }
  }

  private mutating func forget(_ slot: Int) {
    slots[Int(members[slot].instant)] = -1
    zone.remove(slot)
    let last = members.removeLast()
    guard slot < members.count else { return }
    members[slot] = last
    slots[Int(last.instant)] = Int32(slot)
  }

  // MARK: - Events

  /// True if something that comes at least `earliest` after `base` can come before the last moment of everything in
  /// `bounds`.
  func canHappen(after base: Int32, earliest: Int64, before bounds: [Bound]) -> Bool {
    guard let slot = slot(of: base) else { return true }
    return bounds.allSatisfy { bound in
      guard let other = self.slot(of: bound.base) else { return true }
      return Zone.sum(zone.most(other, after: slot), bound.latest) >= earliest
    }
  }

  /// It happens, and is the present from now on. Returns its time.
  ///
  /// - Parameters:
  ///   - preferred: how long after `base` it comes if nothing else is chosen.
  ///   - own: its own last moment.
  mutating func happen(
    after base: Int32, earliest: Int64, preferred: Int64, own: Bound?, before bounds: [Bound]
  ) -> Int64 {
    let new = Int32(times.count)
    var time = max(times[Int(current)], times[Int(base)] + earliest)
    if times.count < presets.count { time = presets[times.count] }
    note(Constraint(from: current, to: new, distance: 0))
    note(Constraint(from: base, to: new, distance: earliest))
    var isLate = false
    var latest = Int64.max
    // Of what stays pending only the last moment before it comes counts, so that is all that is kept.
    if let own { keepBound(own, at: new) }
    pendingBounds = bounds
    for bound in bounds {
      if time > times[Int(bound.base)] + bound.latest { isLate = true }
      latest = min(latest, latestTimes[Int(bound.base)] + bound.latest)
    }
    advance(to: new, after: base, earliest: earliest, before: bounds)
    times.append(time)
    calmTimes.append(max(calmTimes[Int(current)], calmTimes[Int(base)].moved(by: preferred)))
    latestTimes.append(min(RunExecutor.horizon, max(latest, time)))
    current = new
    if isLate { areProvisional = true }
    forgetWhatNobodyNeeds()
    return time
  }

  private mutating func advance(to new: Int32, after base: Int32, earliest: Int64, before bounds: [Bound]) {
    if let slot = slot(of: base) {
      for bound in bounds {
        guard let other = self.slot(of: bound.base) else { continue }
        zone.limit(slot, after: other, to: bound.latest - earliest)
      }
    }
    let present = slot(of: current)
    addMember(new)
    let slot = zone.count - 1
    if let present { zone.begin(slot, atLeast: 0, after: present) }
    if let origin = self.slot(of: base) { zone.begin(slot, atLeast: earliest, after: origin) }
    for bound in bounds {
      if let other = self.slot(of: bound.base) { zone.begin(slot, atMost: bound.latest, after: other) }
    }
  }

  private mutating func note(_ constraint: Constraint) { constraints.append(constraint) }

  private mutating func keepBound(_ bound: Bound, at instant: Int32) {
    note(Constraint(from: instant, to: bound.base, distance: -bound.latest))
  }

  /// What was pending until now has to wait for something else from now on.
  mutating func endBound(_ bound: Bound) { keepBound(bound, at: current) }

  // MARK: - Deadlines

  /// What is known of whether something has come that comes between `earliest` and `latest` after an instant.
  enum Coming {
    case hasCome
    case hasNotCome
    /// Both are possible.
    case open
  }

  mutating func coming(after base: Int32, earliest: Int64, latest: Int64) -> Coming {
    if let known = know(base, earliest: earliest, latest: latest) { return known }
    guard let slot = slot(of: base), let now = self.slot(of: current) else { return .hasNotCome }
    let canHaveCome = zone.most(now, after: slot) >= earliest
    let canBeToCome = zone.least(now, after: slot) < latest
    if canHaveCome, canBeToCome { return .open }
    return canHaveCome ? .hasCome : .hasNotCome
  }

  /// How long ago an instant can be, at most.
  func most(since base: Int32) -> Int64 {
    guard let slot = slot(of: base), let now = self.slot(of: current) else {
      return latestTimes[Int(current)] - times[Int(base)]
    }
    return zone.most(now, after: slot)
  }

  /// True if it had come when the zone forgot the instant.
  func isOver(after base: Int32, latest: Int64) -> Bool { slot(of: base) == nil && passed[Int(base)] >= latest }

  /// What is known of something that comes between `earliest` and `latest` after an instant that the zone has forgotten;
  /// nil if that is not enough. Then the zone knows the instant again.
  mutating func know(_ base: Int32, earliest: Int64, latest: Int64) -> Coming? {
    guard slot(of: base) == nil else { return nil }
    if isOver(after: base, latest: latest) { return .hasCome }
    if latestTimes[Int(current)] - times[Int(base)] < earliest { return .hasNotCome }
    revive(base, deadline: latest)
    return nil
  }

  /// Something is to count from an instant.
  mutating func find(_ base: Int32, deadline: Int64) {
    if slot(of: base) == nil { revive(base, deadline: deadline) }
  }

  /// Finds out from all that was decided how far the instant can lie from those in the zone.
  private mutating func revive(_ base: Int32, deadline: Int64) {
    let after = leastDistances(base, forward: true)
    let before = leastDistances(base, forward: false)
    let slot = zone.append()
    slots[Int(base)] = Int32(slot)
    members.append(Member(instant: base, longestDeadline: deadline))
    for other in 0..<slot {
      let instant = Int(members[other].instant)
      if let least = after[instant] { zone.limit(slot, after: other, to: -least) }
      if let least = before[instant] { zone.limit(other, after: slot, to: -least) }
    }
  }

  /// How much later than `base` each instant is at least, or how much earlier; nil where nothing says so.
  private func leastDistances(_ base: Int32, forward: Bool) -> [Int64?] {
    let all = constraints + pendingBounds.map { Constraint(from: current, to: $0.base, distance: -$0.latest) }
    var distances = [Int64?](repeating: nil, count: times.count)
    distances[Int(base)] = 0
    func widen(_ constraint: Constraint) -> Bool {
      let (near, far) = forward ? (constraint.from, constraint.to) : (constraint.to, constraint.from)
      guard let distance = distances[Int(near)].map({ $0 + constraint.distance }) else { return false }
      if let known = distances[Int(far)], known >= distance { return false }
      distances[Int(far)] = distance
      return true
    }
    _ = Self.isStill(all, within: times.count, widen)
    return distances
  }

  /// Sees to it that the times agree with an answer.
  ///
  /// - Parameter atOnce: something is going to look at the clock.
  mutating func agree(_ hasCome: Bool, after base: Int32, earliest: Int64, latest: Int64, atOnce: Bool) {
    let passed = times[Int(current)] - times[Int(base)]
    guard hasCome ? passed < earliest : passed >= latest else { return }
    areProvisional = true
    if atOnce { demandReplay() }
  }

  /// Decides what was open.
  mutating func decide(_ hasCome: Bool, after base: Int32, earliest: Int64, latest: Int64) {
    guard let slot = slot(of: base), let now = self.slot(of: current) else { return }
    if hasCome {
      note(Constraint(from: base, to: current, distance: earliest))
      zone.limit(slot, after: now, to: -earliest)
    } else {
      note(Constraint(from: current, to: base, distance: 1 - latest))
      zone.limit(now, after: slot, to: latest - 1)
    }
  }

  /// The present comes at least so much later than an instant, unless nothing can lie between the two.
  mutating func separate(from base: Int32, by distance: Int64) {
    find(base, deadline: distance)
    guard let slot = slot(of: base), let now = self.slot(of: current), slot != now,
      zone.most(now, after: slot) >= distance, zone.least(now, after: slot) < distance
    else { return }
    decide(true, after: base, earliest: distance, latest: distance)
    agree(true, after: base, earliest: distance, latest: distance, atOnce: true)
  }

  // MARK: - Playing again

  /// The run is to be played again, with times that fit.
  mutating func demandReplay() {
    guard !mustReplay else { return }
    mustReplay = true
    solve()
  }

  /// The least times that satisfy all constraints. There are some: nothing was decided that the zone does not allow.
  private mutating func solve() {
    presets = times
    for bound in pendingBounds { keepBound(bound, at: current) }
    if Self.isStill(constraints, within: presets.count, { raise($0) }) { return }
    assertionFailure("the zone allows nothing that is impossible")
  }

  /// Applies constraints until none changes anything any more; false if that does not happen within so many rounds.
  ///
  /// What is later makes the past later, which makes what follows later: one way and back at a time.
  private static func isStill(
    _ constraints: [Constraint], within rounds: Int, _ changes: (Constraint) -> Bool
  ) -> Bool {
    for _ in 0...rounds {
      var hasChanged = false
      for constraint in constraints.reversed() where changes(constraint) { hasChanged = true }
      for constraint in constraints where changes(constraint) { hasChanged = true }
      if !hasChanged { return true }
    }
    return false
  }

  private mutating func raise(_ constraint: Constraint) -> Bool {
    let least = presets[Int(constraint.from)] + constraint.distance
    guard least > presets[Int(constraint.to)] else { return false }
    presets[Int(constraint.to)] = least
    return true
  }
}
