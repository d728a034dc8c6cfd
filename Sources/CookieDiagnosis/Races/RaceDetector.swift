/// Finds races: two accesses to the same cookie or the same refresh token, at least one a write, by different actors,
/// that no chain of messages orders.
///
/// Happens-before is kept in vector clocks, one component an actor (Mattern 1989; Fidge 1988). Messages order: a
/// request and its answer, a notification, a call over the bridge, the start of a page load. The stores do not: that a
/// reader happens to see a write is luck, which is the point.
package struct RaceDetector: ~Copyable {
  /// Components count an actor's records, of which there are fewer than 2^31.
  private typealias Clock = SIMD8<Int32>
  /// All bits of some components of a clock. To change one by its number would send all of them through memory, and
  /// `SIMDMask` is read component by component.
  private typealias Mask = Clock

  /// The latest access of each actor to one thing, as that actor's own clock component; 0 for none.
  private struct Accesses: BitwiseCopyable {
    var reads = Clock.zero
    var writes = Clock.zero
    /// The records of those accesses.
    var readRecords = Clock.zero
    var writeRecords = Clock.zero

    /// Takes an access into account and returns whose earlier reads and writes race with it.
    mutating func take(by own: Mask, at clock: Clock, record: Int, isWrite: Bool) -> Unordered {
      // An earlier access is ordered before this one if this actor's clock has seen it. The actor's own always are.
      var unordered = Unordered(writes: RaceDetector.mask(ofLess: clock, writes))
      let record = Clock(repeating: Int32(truncatingIfNeeded: record))
      if isWrite {
        unordered.reads = RaceDetector.mask(ofLess: clock, reads)
        writes = writes & ~own | clock & own
        writeRecords = writeRecords & ~own | record & own
      } else {
        reads = reads & ~own | clock & own
        readRecords = readRecords & ~own | record & own
      }
      return unordered
    }
  }

  /// The actors whose accesses no message orders before the present one.
  private struct Unordered {
    var reads = Mask.zero
    var writes: Mask

    var isEmpty: Bool { (reads | writes).wrappedSum() == 0 }
  }

  /// The components in which one clock is less than another: the sign of their difference.
  @inline(__always)
  private static func mask(ofLess clock: Clock, _ other: Clock) -> Mask { (clock &- other) &>> 31 }

  /// The component of each actor.
  private let masks: PlainTable<Mask> = {
    let masks = PlainTable<Mask>(capacity: Mask.scalarCount)
    for actor in 0..<Mask.scalarCount {
      var mask = Mask.zero
      mask[actor] = -1
      masks.append(mask)
    }
    return masks
  }()
  /// Of each record, and the latest of each actor.
  private let clocks = PlainTable<Clock>()
  private let now = PlainTable<Clock>()
  private let cookies = PlainTable<Accesses>()
  /// The refresh tokens that were used, and the uses of each. Apart, since a session may have thousands and each is looked for.
  private var usedTokens: [TraceText] = []
  private let tokenUses = PlainTable<Accesses>()
  /// One bit for each kind of race: the thing, who came second, and whether that was a write.
  private var seen: UInt64 = 0

  /// If races are wanted and not only counted: the pairs so far, by index of their records.
  private var pairs: [(thing: Int, first: Int, firstIsWrite: Bool, second: Int, secondIsWrite: Bool)]?
  /// The record that is taken into account.
  private var record = 0

  /// How many different races a run has: kinds of thing, of access and of actors.
  mutating func count(in records: [TraceRecord]) -> Int {
    clocks.reset(to: .zero, count: 0)
    now.reset(to: .zero, count: Clock.scalarCount)
    cookies.reset(to: Accesses(), count: Self.cookieCount)
    usedTokens.removeAll(keepingCapacity: true)
    tokenUses.reset(to: Accesses(), count: 0)
    seen = 0
    for index in records.indices {
      record = index
      take(records[index])
    }
    return seen.nonzeroBitCount
  }

  /// The races of a run, one for each pair of places that they come from, in the order in which they occur.
  package static func races(in records: [TraceRecord], origins: RecordOrigins) -> [Race] {
    var detector = RaceDetector()
    detector.pairs = []
    _ = detector.count(in: records)
    let reader = OriginReader(records: records, hooks: origins.hooks)
    // Of the same pair of places, the two accesses that are closest in time say most.
    var races: [Race] = []
    var places: [Race.Key: Int] = [:]
    for pair in detector.pairs ?? [] {
      let race = Race(
        thing: thing(pair.thing),
        first: Race.Access(record: pair.first, isWrite: pair.firstIsWrite, origin: reader.origin(of: pair.first)),
        second: Race.Access(record: pair.second, isWrite: pair.secondIsWrite, origin: reader.origin(of: pair.second)))
      if let place = places[race.key] {
        if race.width(in: records) < races[place].width(in: records) { races[place] = race }
      } else {
        places[race.key] = races.count
        races.append(race)
      }
    }
    return races
  }

  private static func thing(_ index: Int) -> Race.Thing {
    guard index < cookieCount, let store = StoreName(rawValue: UInt8(index / 2)) else { return .token }
    return .cookie(store, isRefresh: index % 2 == 1)
  }

  private mutating func take(_ record: TraceRecord) {
    // The system's browser and another device share nothing with the others but the server, and have no clock.
    guard record.actor.sharesStores else { return clocks.append(.zero) }
    let actor = Int(record.actor.rawValue)
    let own = masks[actor]
    // The server serves each request by itself: that it served another one first tells nobody anything.
    var clock = record.actor == .server ? now[actor] & own : now[actor]
    if record.cause >= 0, Int(record.cause) < clocks.count {
      let cause = clocks[Int(record.cause)]
      clock ^= (clock ^ cause) & Self.mask(ofLess: clock, cause)
    }
    // As a mask is -1 in its components.
    clock &-= own
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
      access(record.store, record.name, by: record.actor, own, at: clock, isWrite: true)
    case .storeRead:
      access(record.store, .refresh, by: record.actor, own, at: clock, isWrite: false)
    case .requestSent:
      let store = record.actor == .page ? StoreName.web : .native
      access(store, record.name, by: record.actor, own, at: clock, isWrite: false)
      if record.endpoint == .refresh, !record.value.isEmpty {
        useToken(record.value, by: record.actor, own, at: clock)
      }
    default:
      break
    }
  }

  // MARK: - Accesses

  /// Stores times the two session cookies.
  private static let cookieCount = StoreName.allCases.count * 2

  private mutating func access(
    _ store: StoreName, _ name: TraceText, by actor: TraceActor, _ own: Mask, at clock: Clock, isWrite: Bool
  ) {
    let isRefresh = name == .refresh
    guard isRefresh || name == .access else { return }
    let index = Int(store.rawValue) * 2 + (isRefresh ? 1 : 0)
    let unordered = cookies[index].take(by: own, at: clock, record: record, isWrite: isWrite)
    if unordered.isEmpty { return }
    note(unordered, among: cookies[index], thing: index, by: actor, isWrite: isWrite)
  }

  /// Exchanging a single-use token is a write of it.
  private mutating func useToken(
    _ token: TraceText, by actor: TraceActor, _ own: Mask, at clock: Clock
  ) {
    if let index = usedTokens.lastIndex(of: token) {
      let unordered = tokenUses[index].take(by: own, at: clock, record: record, isWrite: true)
      if unordered.isEmpty { return }
      note(unordered, among: tokenUses[index], thing: Self.cookieCount, by: actor, isWrite: true)
    } else {
      var accesses = Accesses()
      _ = accesses.take(by: own, at: clock, record: record, isWrite: true)
      usedTokens.append(token)
      tokenUses.append(accesses)
    }
  }

  /// Counts a race, and keeps its pairs if they are wanted.
  private mutating func note(
    _ unordered: Unordered, among accesses: Accesses, thing: Int, by actor: TraceActor, isWrite: Bool
  ) {
    seen |= 1 << UInt64(thing * 4 + (actor == .native ? 0 : 2) + (isWrite ? 1 : 0))
    guard pairs != nil else { return }
    for other in 0..<Clock.scalarCount where other != Int(actor.rawValue) {
      let (write, read) = (Int(accesses.writeRecords[other]), Int(accesses.readRecords[other]))
      if unordered.writes[other] != 0 { pairs?.append((thing, write, true, record, isWrite)) }
      if unordered.reads[other] != 0 { pairs?.append((thing, read, false, record, isWrite)) }
    }
  }
}

extension TraceActor {
  fileprivate var sharesStores: Bool { self != .systemBrowser && self != .oldDevice }
}
