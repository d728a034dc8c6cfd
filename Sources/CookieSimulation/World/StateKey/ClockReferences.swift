/// What of a state counts from which instant: pending events and deadlines.
///
/// The times themselves are no part of a state, and neither is what is so long ago that nothing asks for it: two states
/// are the same if the same things count from instants that can lie apart in the same ways. What cannot matter is left
/// out of these by the abstraction Extra+ of G. Behrmann, P. Bouyer, K. Larsen, R. Pelánek, "Lower and upper bounds in
/// zone-based abstractions of timed automata" (2006): all that is ever asked is whether so and so much time has passed
/// since an instant.
struct ClockReferences {
  private struct Reference {
    var slot: Int
    var earliest: Int64
    var latest: Int64
    var role: StateHash
  }

  /// An instant that something counts from.
  private struct Origin {
    var slot: Int
    var signature = StateHash()
    /// It is asked whether so much has passed (L), and whether no more has (U).
    var longestLower: Int64 = 0
    var longestUpper: Int64 = 0
  }

  /// How long the run can still last, at most. What lies further away is none that it lives to see.
  private(set) var remaining: Int64 = 0
  /// True for a key that holds in which order things are due.
  private var isInOrder = false
  private var references: [Reference] = []
  /// What counts from an instant that nothing depends on any more.
  private var settled = StateHash()

  /// - Parameters:
  ///   - role: what it is that counts.
  ///   - nearest: the time after the instant that is asked for. What is scheduled for it, while it has not come, can
  ///     come later.
  ///   - due: how long after the instant something can be due that is scheduled for it later; nil if nothing is.
  mutating func add(
    _ role: StateHash, _ instants: inout Instants, after base: Int32, nearest: Int64, earliest: Int64, latest: Int64,
    due: Int64? = nil
  ) {
    if instants.most(since: base) + remaining < nearest { return settle(role, hasCome: false) }
    if instants.isOver(after: base, latest: nearest) { return settle(role, hasCome: true) }
    instants.find(base, deadline: latest)
    guard let slot = instants.slot(of: base), let now = instants.slot(of: instants.current) else { return }
    var reference = Reference(slot: slot, earliest: earliest, latest: latest, role: role)
    if isInOrder, let due {
      let (calm, present) = (instants.calmTimes[Int(base)], instants.calmTimes[Int(instants.current)])
      calm.moved(by: due).hash(after: present, into: &reference.role)
      // When it is due after it was passed over.
      calm.moved(by: latest).hash(after: present, into: &reference.role)
    }
    // What is settled counts from now.
    let passed = instants.zone.least(now, after: slot)
    if slot != now, passed == instants.zone.most(now, after: slot) {
      reference.slot = now
      reference.earliest = max(0, earliest - passed)
      reference.latest = max(-1, latest - passed)
    }
    references.append(reference)
  }

  private mutating func settle(_ role: StateHash, hasCome: Bool) {
    var role = role
    role.combine(hasCome)
    settled.add(role)
  }

  /// At the beginning of a key.
  mutating func begin(within remaining: Int64, inOrder: Bool) {
    self.remaining = remaining
    isInOrder = inOrder
    references.removeAll(keepingCapacity: true)
    settled = StateHash()
  }

  func hash(into hash: inout StateHash, _ instants: Instants) {
    guard let now = instants.slot(of: instants.current) else { return }
    hash.combine(settled)
    var origins = origins()
    let present = origins.firstIndex { $0.slot == now }.map { origins.remove(at: $0) }
    hash.combine((present ?? Origin(slot: now)).signature)
    origins.sort {
      ($0.signature.high, $0.signature.low, instants.instant(at: $0.slot))
        < ($1.signature.high, $1.signature.low, instants.instant(at: $1.slot))
    }
    for origin in origins { hash.combine(origin.signature) }
    Self.hash(origins, now: now, instants.zone, into: &hash)
  }

  private func origins() -> [Origin] {
    var origins: [Origin] = []
    for reference in references {
      let place = origins.firstIndex { $0.slot == reference.slot } ?? origins.count
      if place == origins.count { origins.append(Origin(slot: reference.slot)) }
      var one = reference.role
      one.combine(reference.earliest)
      one.combine(reference.latest)
      origins[place].signature.add(one)
      origins[place].longestLower = max(origins[place].longestLower, reference.earliest)
      origins[place].longestUpper = max(origins[place].longestUpper, reference.latest)
    }
    return origins
  }

  /// The clock of an origin is what has passed since it. Number 0 stands for a clock that is always 0.
  private static func hash(_ origins: [Origin], now: Int, _ zone: Zone, into hash: inout StateHash) {
    func slot(_ clock: Int) -> Int { clock == 0 ? now : origins[clock - 1].slot }
    func lower(_ clock: Int) -> Int64 { clock == 0 ? 0 : origins[clock - 1].longestLower }
    func upper(_ clock: Int) -> Int64 { clock == 0 ? 0 : origins[clock - 1].longestUpper }
    func least(_ clock: Int) -> Int64 { clock == 0 ? 0 : zone.least(now, after: slot(clock)) }
    for left in 0...origins.count {
      for right in 0...origins.count where left != right {
        // The most that the left clock can show more than the right one.
        let most = zone.most(slot(right), after: slot(left))
        if left > 0, most > lower(left) || least(left) > lower(left) || least(right) > upper(right) {
          hash.combine(Zone.unbounded)
        } else if left == 0, least(right) > upper(right) {
          hash.combine(-upper(right))
          hash.combine(true)
        } else {
          hash.combine(most)
        }
      }
    }
  }
}
