/// What a trace shows, read for the check of a chain and without the rules that made it.
///
/// It knows exchanges, tokens, and what each store held when; one pass over the records gathers it. All positions are
/// indices of records, -1 for none.
struct TraceFacts {
  /// One request and what became of it.
  struct Exchange {
    /// When it was sent first; a redirect sends it again.
    var sent = -1
    var judged = -1
    /// The refresh token that the server made for it, any token, and the access token.
    var issuedRefresh = -1
    var issuedAny = -1
    var issuedAccess = -1
    var rotated = -1
    var replyLost = -1
    /// When its last answer arrived, and when one with a redirect did.
    var answered = -1
    var redirected = -1
  }

  private(set) var records: [TraceRecord] = []
  private var exchanges: [Exchange] = []
  /// Where each simulated token was issued, by its number.
  private var issues: [Int] = []
  /// Changes of each session cookie in each store, lost writes excluded: by store and name.
  private var changes: [[Int]] = []
  private(set) var lostWrites: [Int] = []
  private(set) var reads: [Int] = []
  private(set) var notifications: [Int] = []
  private(set) var sends: [Int] = []
  /// Launches, kills, starts and deaths of processes.
  private(set) var lifecycle: [Int] = []
  private(set) var logOuts: [Int] = []
  private(set) var flushes: [Int] = []

  init(_ records: [TraceRecord]) {
    self.records = records
    exchanges = Array(repeating: Exchange(), count: 1 + Int(records.map(\.request).max() ?? -1))
    changes = Array(repeating: [], count: StoreName.allCases.count * 2)
    for index in records.indices { take(records[index], at: index) }
  }

  private mutating func take(_ record: TraceRecord, at index: Int) {
    switch record.kind {
    case .requestSent:
      note(record) { if $0.sent < 0 { $0.sent = index } }
      sends.append(index)
    case .tokenAccepted, .tokenRefused: note(record) { $0.judged = index }
    case .tokenIssued: takeIssue(record, at: index)
    case .tokenRotated: note(record) { $0.rotated = index }
    case .replyLost: note(record) { $0.replyLost = index }
    case .responseReceived:
      note(record) {
        $0.answered = index
        if (300..<400).contains(record.number) { $0.redirected = index }
      }
      if record.endpoint == .logOut { logOuts.append(index) }
    case .sessionRevoked: if record.reason == .loggedOut { logOuts.append(index) }
    case .cookieWritten, .cookieLoaded, .cookieDeleted, .cookieVanished:
      if let list = Self.list(of: record.store, record.name) { changes[list].append(index) }
    case .writeLost: lostWrites.append(index)
    case .storeRead: reads.append(index)
    case .observerNotified: notifications.append(index)
    case .storeFlushed: flushes.append(index)
    case .appLaunched, .appKilled, .networkProcessStarted, .networkProcessDied, .pageDied: lifecycle.append(index)
    default: break
    }
  }

  private mutating func takeIssue(_ record: TraceRecord, at index: Int) {
    note(record) {
      $0.issuedAny = index
      if record.name == .refresh { $0.issuedRefresh = index }
      if record.name == .access { $0.issuedAccess = index }
    }
    guard let number = record.value.tokenNumber, number >= 0, Int(number) < records.count else { return }
    while issues.count <= Int(number) { issues.append(-1) }
    issues[Int(number)] = index
  }

  private mutating func note(_ record: TraceRecord, _ change: (inout Exchange) -> Void) {
    if exchanges.indices.contains(Int(record.request)) { change(&exchanges[Int(record.request)]) }
  }

  private static func list(of store: StoreName, _ name: TraceText) -> Int? {
    guard name == .refresh || name == .access else { return nil }
    return Int(store.rawValue) * 2 + (name == .refresh ? 1 : 0)
  }

  // MARK: - Questions

  /// What became of the request that a record belongs to.
  func exchange(of index: Int) -> Exchange {
    let request = Int(records[index].request)
    return exchanges.indices.contains(request) ? exchanges[request] : Exchange()
  }

  /// When a request's token was taken from its store: for a header that the app wrote, when its page was to load.
  func taken(by sent: Int) -> Int {
    let load = Int(records[sent].cause)
    return records[sent].hasOwnHeader && records.indices.contains(load) ? load : sent
  }

  /// True if the server refused the token of a request.
  func isRefused(_ sent: Int) -> Bool {
    let judged = exchange(of: sent).judged
    return judged >= 0 && records[judged].kind == .tokenRefused
  }

  func isLogIn(_ request: Int32) -> Bool {
    guard exchanges.indices.contains(Int(request)) else { return false }
    let sent = exchanges[Int(request)].sent
    return sent >= 0 && records[sent].endpoint == .logIn
  }

  func issue(of token: TraceText) -> Int? {
    guard let number = token.tokenNumber, issues.indices.contains(Int(number)), issues[Int(number)] >= 0 else {
      return nil
    }
    return issues[Int(number)]
  }

  func session(of token: TraceText) -> Int32? { issue(of: token).map { records[$0].number } }

  /// The latest of a list before a place, and the earliest after it, that satisfies a condition.
  func last(_ list: [Int], before limit: Int, where condition: (TraceRecord) -> Bool = { _ in true }) -> Int? {
    var position = place(of: limit, in: list) - 1
    while position >= 0 {
      if condition(records[list[position]]) { return list[position] }
      position -= 1
    }
    return nil
  }

  func first(_ list: [Int], after limit: Int, where condition: (TraceRecord) -> Bool = { _ in true }) -> Int? {
    var position = place(of: limit + 1, in: list)
    while position < list.count {
      if condition(records[list[position]]) { return list[position] }
      position += 1
    }
    return nil
  }

  /// How many entries of an ascending list are below a limit.
  private func place(of limit: Int, in list: [Int]) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Stores

  func changes(of name: TraceText, in store: StoreName) -> [Int] {
    Self.list(of: store, name).map { changes[$0] } ?? []
  }

  /// The record by which the store has a cookie of this name just before a place; nil if it has none.
  func held(_ name: TraceText, in store: StoreName, before limit: Int) -> Int? {
    guard let change = last(changes(of: name, in: store), before: limit), records[change].brings else { return nil }
    return change
  }

  /// The token that a store lost by a change: of a cookie that was emptied the one that it had.
  func tokenTaken(by change: Int) -> TraceText {
    let record = records[change]
    guard record.value.isEmpty else { return record.value }
    return held(record.name, in: record.store, before: change).map { records[$0].value } ?? .empty
  }

  /// The latest arrival of a token in a store.
  func arrival(of token: TraceText, _ name: TraceText = .refresh, in store: StoreName, before limit: Int) -> Int? {
    last(changes(of: name, in: store), before: limit) { $0.brings && $0.value == token }
  }

  /// The store that a request's token came from: the client's own, unless only the other one had it, in a header that the
  /// app wrote.
  func store(ofRequest sent: Int) -> StoreName? {
    let request = records[sent]
    guard let own = store(of: request.actor), request.hasOwnHeader else { return store(of: request.actor) }
    let other: StoreName = own == .web ? .native : .web
    if request.value.isEmpty { return other }
    let isOwn = held(request.name, in: own, before: sent).map { records[$0].value == request.value } ?? false
    let isOther = arrival(of: request.value, request.name, in: other, before: sent) != nil
    return !isOwn && isOther ? other : own
  }

  /// The store whose cookies a client's requests carry; nil if it has none that the app could reach.
  func store(of client: TraceActor) -> StoreName? {
    switch client {
    case .page: .web
    case .native, .sdk, .appExtension: .native
    default: nil
    }
  }
}

extension TraceRecord {
  /// True if the store has this record's cookie from now on.
  var brings: Bool { (kind == .cookieWritten || kind == .cookieLoaded) && !value.isEmpty }

  /// True if the store has lost this record's cookie, or its value, which is as much.
  var takesAway: Bool { kind == .cookieVanished || deletes }

  /// True if somebody took the cookie, or its value, from the store.
  var deletes: Bool { kind == .cookieDeleted || kind == .cookieWritten && value.isEmpty }

  /// True if a store is changed.
  var isChange: Bool { brings || takesAway }
}
