import CookieSync
import Cookies

/// The part of a state's key that holds what is still to come, and in which order.
extension World {
  /// What one of the ways of going on does; nil if that is unknown.
  func identity(ofEnabled possibility: Int) -> StateKey? {
    guard keepsHistory else { return nil }
    let place = enabled[possibility]
    let own = event(ofPending: place)
    // When it comes is told of twins alone: how long ago something was is known in one of two runs that meet, and not in the
    // other, where nothing depends on it.
    let twins = pending.entries.indices.filter { $0 != place && event(ofPending: $0).key == own.key }
    if twins.isEmpty { return own.key }
    // The same thing can be pending twice: then they are told apart by which was scheduled before the other, unless it
    // makes no difference which of them comes.
    var hash = content(ofPending: place)
    let base = pending.entries[place].base
    hash.combine(
      twins.count {
        (pending.entries[$0].base, $0) < (base, place) && !isInterchangeable($0, with: place)
          && content(ofPending: $0).key == hash.key
      })
    return hash.key
  }

  private func event(ofPending place: Int) -> StateHash {
    var hash = StateHash()
    add(pending.events[place], to: &hash)
    return hash
  }

  private func content(ofPending place: Int) -> StateHash {
    var hash = event(ofPending: place)
    if !isFar(pending.entries[place], remainingTime) {
      let span = span(of: pending.entries[place])
      hash.combine(span.earliest)
      hash.combine(span.latest)
    }
    return hash
  }

  /// When an event comes after its base; from now on, if it is settled how long ago that was.
  func span(of entry: PendingEvents.Entry) -> (earliest: Int64, latest: Int64) {
    guard let slot = instants.slot(of: entry.base), let now = instants.slot(of: instants.current),
      instants.zone.least(now, after: slot) == instants.zone.most(now, after: slot)
    else { return (entry.earliest, entry.latest) }
    let passed = instants.zone.least(now, after: slot)
    return (max(0, entry.earliest - passed), max(-1, entry.latest - passed))
  }

  /// True for what no run lives to see that goes on from here.
  func isFar(_ entry: PendingEvents.Entry, _ remaining: Int64) -> Bool {
    instants.most(since: entry.base) + remaining < entry.earliest
  }

  func addPending(to hash: inout StateHash, inOrder: Bool) {
    hash.combine(pending.entries.count)
    var near: [(index: Int, hash: StateHash)] = []
    near.reserveCapacity(pending.entries.count)
    var far = StateHash()
    let remaining = clockReferences.remaining
    // Places in a channel go by age, whatever is due when.
    var place: (requests: Int, answers: Int) = (0, 0)
    for (index, entry) in pending.entries.enumerated() {
      var one = StateHash()
      one.combine(entry.isBlocked)
      add(pending.events[index], to: &one)
      switch entry.channel {
      case .storeRequests:
        place.requests += 1
        one.combine(place.requests)
      case .storeAnswers:
        place.answers += 1
        one.combine(place.answers)
      case .none: break
      }
      // Of those that can come at the same times only one is offered, and nothing else says which these are.
      if entry.isNotification { one.combine(pending.entries.indices.count { isInterchangeable($0, with: index) }) }
      // A load waits for the writes before it.
      if entry.isLoad { one.combine(place.requests) }
      if isFar(entry, remaining) {
        far.add(one)
      } else {
        near.append((index, one))
      }
    }
    hash.combine(far)
    if inOrder {
      addCalmOrder(of: near, to: &hash)
    } else {
      var all = StateHash()
      for entry in near {
        all.add(entry.hash)
        refer(to: pending.entries[entry.index], as: entry.hash)
      }
      hash.combine(all)
    }
    // What came due while the app was suspended, in its order.
    hash.combine(app.held.count)
    for event in app.held { add(event, to: &hash) }
  }

  /// The calm way goes by what is due, so a bound on departures from it makes that part of the state: when each comes if
  /// nothing else is chosen, and when if something that is due later comes first.
  func addCalmOrder(of near: [(index: Int, hash: StateHash)], to hash: inout StateHash) {
    let present = instants.calmTimes[Int(instants.current)]
    var moments: [(time: CalmTime, place: Int, isPostponed: Int)] = []
    moments.reserveCapacity(near.count * 2)
    for (place, (index, _)) in near.enumerated() {
      let entry = pending.entries[index]
      if !entry.isPostponed { moments.append((due(index), place, 0)) }
      moments.append((instants.calmTimes[Int(entry.base)].moved(by: entry.latest), place, 1))
    }
    moments.sort { ($0.time, $0.place, $0.isPostponed) < ($1.time, $1.place, $1.isPostponed) }
    let ranks = ranksOfTwins(among: near, in: moments.lazy.map(\.place))
    for moment in moments {
      hash.combine(near[moment.place].hash)
      if ranks[moment.place] > 0 { hash.combine(ranks[moment.place]) }
      hash.combine(moment.isPostponed)
      moment.time.hash(after: present, into: &hash)
    }
    for (place, (index, one)) in near.enumerated() {
      var role = one
      if ranks[place] > 0 { role.combine(ranks[place]) }
      refer(to: pending.entries[index], as: role)
    }
  }

  /// What tells apart those that are alike in all but when they come: which is first in the calm order, from 1; 0 for what has
  /// no twin. Of two timers that are due at one time the calm way takes the older one, and they may count from different
  /// instants.
  private func ranksOfTwins(
    among near: [(index: Int, hash: StateHash)], in order: some Sequence<Int>
  ) -> [Int] {
    var ranks = [Int](repeating: 0, count: near.count)
    var next = 1
    for place in order where ranks[place] == 0 {
      let entry = pending.entries[near[place].index]
      let hasTwin = near.contains { other in
        let twin = pending.entries[other.index]
        return other.index != near[place].index && other.hash.key == near[place].hash.key
          && (twin.base, twin.earliest, twin.latest) != (entry.base, entry.earliest, entry.latest)
      }
      guard hasTwin else { continue }
      ranks[place] = next
      next += 1
    }
    return ranks
  }

  func refer(to entry: PendingEvents.Entry, as role: StateHash) {
    // What may have to wait is asked, once it no longer has to, whether its last moment is over.
    let mayWait = entry.channel != .none || entry.needsNetworkProcess || entry.waitsForWrites
    var role = role
    if mayWait { role.combine(span(of: entry).earliest) }
    clockReferences.add(
      role, &instants, after: entry.base, nearest: entry.earliest,
      earliest: mayWait ? entry.latest + 1 : entry.earliest, latest: mayWait ? entry.latest + 1 : entry.latest)
  }
}
