/// Finds races: two accesses to the same cookie or the same refresh token, at least one a write, by different actors,
/// that no chain of messages orders.
///
/// Happens-before is kept in vector clocks, one component an actor (Mattern 1989; Fidge 1988). Messages order: a
/// request and its answer, a notification, a call over the bridge, the start of a page load. The stores do not: that a
/// reader happens to see a write is luck, which is the point.
struct RaceDetector {
  private typealias Clock = SIMD8<UInt32>

  /// The latest access of each actor to one thing, as that actor's own clock component; 0 for none.
  private struct Accesses {
    var reads = Clock.zero
    var writes = Clock.zero

    /// Takes an access into account and returns the bit of the race that it makes, or 0.
    mutating func take(thing: Int, by actor: Int, at clock: Clock, isWrite: Bool) -> UInt64 {
      // An earlier access is ordered before this one if this actor's clock has seen it. The actor's own always are.
      var unordered = writes .> clock
      if isWrite { unordered = unordered .| (reads .> clock) }
      if isWrite { writes[actor] = clock[actor] } else { reads[actor] = clock[actor] }
      guard any(unordered) else { return 0 }
      return 1 << UInt64(thing * 4 + (actor == Int(TraceActor.native.rawValue) ? 0 : 2) + (isWrite ? 1 : 0))
    }
  }

  private var clocks: [Clock] = []
  private var now: [Clock] = []
  private var cookies: [Accesses] = []
  private var tokenUses: [(token: TraceText, accesses: Accesses)] = []
  /// One bit for each kind of race: the thing, who came second, and whether that was a write.
  private var seen: UInt64 = 0

  /// How many different races a run has: kinds of thing, of access and of actors.
  mutating func count(in records: [TraceRecord]) -> Int {
    clocks.removeAll(keepingCapacity: true)
    now.removeAll(keepingCapacity: true)
    cookies.removeAll(keepingCapacity: true)
    tokenUses.removeAll(keepingCapacity: true)
    for actor in TraceActor.allCases where actor != .systemBrowser { now.append(.zero) }
    for _ in 0..<Self.cookieCount { cookies.append(Accesses()) }
    seen = 0
    for record in records { take(record) }
    return seen.nonzeroBitCount
  }

  private mutating func take(_ record: TraceRecord) {
    // The system's browser shares nothing with the others but the server, and has no clock.
    guard record.actor != .systemBrowser else { return clocks.append(.zero) }
    let actor = Int(record.actor.rawValue)
    // The server serves each request by itself: that it served another one first tells nobody anything.
    var clock = record.actor == .server ? .zero : now[actor]
    clock[actor] = now[actor][actor]
    if record.cause >= 0 {
      let cause = clocks[Int(record.cause)]
      clock.replace(with: cause, where: cause .> clock)
    }
    clock[actor] &+= 1
    now[actor] = clock
    clocks.append(clock)
    switch record.actor {
    case .native, .page, .sdk, .appExtension: break
    default: return
    }
    // Page script does not see HttpOnly cookies, so it does not read the session.
    if record.kind == .storeRead, record.actor == .page, record.value.isEmpty { return }
    switch record.kind {
    case .cookieWritten, .cookieDeleted:
      access(record.store, record.name, by: actor, at: clock, isWrite: true)
    case .storeRead:
      access(record.store, .refresh, by: actor, at: clock, isWrite: false)
    case .requestSent:
      access(record.actor == .page ? .web : .native, record.name, by: actor, at: clock, isWrite: false)
      if record.endpoint == .refresh, !record.value.isEmpty { useToken(record.value, by: actor, at: clock) }
    default:
      break
    }
  }

  // MARK: - Accesses

  /// Stores times the two session cookies.
  private static let cookieCount = StoreName.allCases.count * 2

  private mutating func access(_ store: StoreName, _ name: TraceText, by actor: Int, at clock: Clock, isWrite: Bool) {
    let isRefresh = name == .refresh
    guard isRefresh || name == .access else { return }
    let index = Int(store.rawValue) * 2 + (isRefresh ? 1 : 0)
    seen |= cookies[index].take(thing: index, by: actor, at: clock, isWrite: isWrite)
  }

  /// Exchanging a single-use token is a write of it.
  private mutating func useToken(_ token: TraceText, by actor: Int, at clock: Clock) {
    if let index = tokenUses.lastIndex(where: { $0.token == token }) {
      seen |= tokenUses[index].accesses.take(thing: Self.cookieCount, by: actor, at: clock, isWrite: true)
    } else {
      var accesses = Accesses()
      accesses.writes[actor] = clock[actor]
      tokenUses.append((token, accesses))
    }
  }
}
