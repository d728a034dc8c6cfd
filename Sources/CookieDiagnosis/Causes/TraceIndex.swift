/// What the rules ask of a trace, gathered in one pass, so that a long trace is not searched again for each question.
struct TraceIndex {
  /// One request and what became of it: indices of records, -1 for none.
  struct Exchange {
    var sent = -1
    /// The server's verdict on its token: accepted or refused.
    var judged = -1
    /// The refresh token that the server issued for it.
    var issued = -1
    /// Any token that it issued.
    var issuedAny = -1
    /// The answer that said with a date how long its cookies live.
    var dated = -1
    var replyLost = -1
    /// Its first answer, and its last: a redirect has more than one.
    var firstAnswered = -1
    var answered = -1
  }

  private(set) var records: [TraceRecord] = []
  /// Where somebody had to log in again, if that is what is to be explained.
  var signedOutAt: Int?
  private var appSessions = AppSessions()
  private var exchanges: [Exchange] = []
  /// Where each simulated token was issued, by its number.
  private var issues: [Int] = []
  /// Indices of the records of each group, ascending. Refusals of refresh tokens, and of access tokens.
  private(set) var refusals: [Int] = []
  private(set) var accessRefusals: [Int] = []
  private(set) var revocations: [Int] = []
  private(set) var rotations: [Int] = []
  private(set) var refreshesSent: [Int] = []
  /// The first token of each session that is the app's.
  private(set) var openings: [Int] = []
  /// Writes, deletions, disappearances and reappearances of a session cookie in any store, and writes that were lost.
  private(set) var changes: [Int] = []
  private(set) var reads: [Int] = []
  /// Launches, kills, starts and deaths of processes.
  private(set) var lifecycle: [Int] = []
  /// Loads of another page into the web view.
  private(set) var navigations: [Int] = []
  private(set) var notifications: [Int] = []
  /// Where native code asked for notifications.
  private(set) var observers: [Int] = []
  /// What the surroundings did: connection, address, foreign code.
  private(set) var surroundings: [Int] = []

  mutating func fill(from records: [TraceRecord]) {
    clear()
    self.records = records
    for index in records.indices { take(records[index], at: index) }
    if openings.count > 1 { openings.removeAll { appSessions.isUnheard(records[$0].number) } }
  }

  /// Lets go of the trace, whose buffer its owner wants to use again.
  mutating func clear() {
    records = []
    signedOutAt = nil
    appSessions.removeAll()
    Self.empty(&exchanges)
    Self.empty(&issues)
    Self.empty(&refusals)
    Self.empty(&accessRefusals)
    Self.empty(&revocations)
    Self.empty(&rotations)
    Self.empty(&refreshesSent)
    Self.empty(&openings)
    Self.empty(&changes)
    Self.empty(&reads)
    Self.empty(&lifecycle)
    Self.empty(&navigations)
    Self.empty(&notifications)
    Self.empty(&observers)
    Self.empty(&surroundings)
  }

  /// Most of a run's groups are empty, where removing nothing would cost as much as removing much.
  @inline(__always)
  private static func empty<Element>(_ array: inout [Element]) {
    if !array.isEmpty { array.removeAll(keepingCapacity: true) }
  }

  private mutating func take(_ record: TraceRecord, at index: Int) {
    appSessions.take(record)
    switch record.kind {
    case .requestSent:
      // A redirected request is sent more than once; the first time counts.
      note(record) { if $0.sent < 0 { $0.sent = index } }
      if record.endpoint == .refresh { refreshesSent.append(index) }
    case .responseSent where record.expiresAt != 0: note(record) { $0.dated = index }
    case .responseReceived:
      note(record) {
        if $0.firstAnswered < 0 { $0.firstAnswered = index }
        $0.answered = index
        // A recorder sees what a client saw.
        if record.expiresAt != 0 { $0.dated = index }
      }
    case .replyLost: note(record) { $0.replyLost = index }
    case .tokenIssued:
      if record.number > openings.last.map({ records[$0].number }) ?? -1, !appSessions.foreign.contains(record.number) {
        openings.append(index)
      }
      noteIssue(of: record.value, at: index)
      note(record) {
        $0.issuedAny = index
        if record.name == .refresh { $0.issued = index }
      }
    case .tokenRotated: rotations.append(index)
    case .tokenAccepted: note(record) { $0.judged = index }
    case .tokenRefused:
      note(record) { $0.judged = index }
      if record.name == .refresh { refusals.append(index) } else { accessRefusals.append(index) }
    case .sessionRevoked: revocations.append(index)
    case .cookieWritten, .cookieLoaded, .cookieDeleted, .cookieVanished, .writeLost:
      if record.name == .refresh || record.name == .access { changes.append(index) }
    case .storeRead: reads.append(index)
    case .pageLoadStarted where record.client == .pageNavigation: navigations.append(index)
    case .observerNotified: notifications.append(index)
    case .observerAdded: observers.append(index)
    case .appLaunched, .appKilled, .networkProcessStarted, .networkProcessDied, .pageDied: lifecycle.append(index)
    case .addressChanged, .connectionLost, .connectionBack, .refreshGivenUp, .sdkOpened, .zombieKeepsLock, .lockRefused,
      .transferCut, .fileLost, .contentServed, .requestStruck, .troubleBegan, .troubleEnded, .appMoved, .clockSet,
      .completionLost:
      surroundings.append(index)
    default: break
    }
  }

  private mutating func note(_ record: TraceRecord, _ change: (inout Exchange) -> Void) {
    // A trace has at least one record for each of its requests; a larger number is not ours.
    let request = Int(record.request)
    guard request >= 0, request < records.count else { return }
    while exchanges.count <= request { exchanges.append(Exchange()) }
    change(&exchanges[request])
  }

  private mutating func noteIssue(of token: TraceText, at index: Int) {
    // A trace has a record for each token that was issued in it; a larger number is not ours.
    guard let number = token.tokenNumber, number >= 0, Int(number) < 2 * records.count else { return }
    while issues.count <= Int(number) { issues.append(-1) }
    issues[Int(number)] = index
  }

  // MARK: - Questions

  func exchange(_ request: Int32) -> Exchange {
    exchanges.indices.contains(Int(request)) ? exchanges[Int(request)] : Exchange()
  }

  /// The request that a record belongs to.
  func exchange(of record: Int) -> Exchange { exchange(records[record].request) }

  /// The latest of `indices` before `limit` that satisfies a condition.
  func last(_ indices: [Int], before limit: Int, where condition: (TraceRecord) -> Bool = { _ in true }) -> Int? {
    var position = Self.count(of: indices, below: limit) - 1
    while position >= 0 {
      let index = indices[position]
      if condition(records[index]) { return index }
      position -= 1
    }
    return nil
  }

  /// The latest look of native code at a store before `limit`.
  func lastLook(at store: StoreName, before limit: Int) -> Int? {
    last(reads, before: limit) { $0.store == store && $0.actor == .native }
  }

  /// The earliest look of native code at a store after `limit`.
  func firstLook(at store: StoreName, after limit: Int) -> Int? {
    first(reads, after: limit) { $0.store == store && $0.actor == .native }
  }

  /// How many of rising places are below a limit: mostly nearly all.
  private static func count(of indices: [Int], below limit: Int) -> Int {
    guard let last = indices.last, last >= limit else { return indices.count }
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The earliest of `indices` after `limit` that satisfies a condition.
  func first(_ indices: [Int], after limit: Int, where condition: (TraceRecord) -> Bool = { _ in true }) -> Int? {
    for index in indices[Self.count(of: indices, below: limit + 1)...] where condition(records[index]) { return index }
    return nil
  }

  /// Where a token came to a store for the first time.
  func firstArrival(of token: TraceText, in store: StoreName) -> Int? {
    first(changes, after: -1) { $0.isArrival(in: store) && $0.value == token }
  }

  /// Where the server issued the first token that came of a request.
  func issueAny(for sent: Int) -> Int? {
    let issue = exchange(of: sent).issuedAny
    return issue >= 0 ? issue : nil
  }

  /// When a request's token was taken from its store: at once, unless the app wrote it into a header for a page that was to
  /// load.
  func taken(by sent: Int) -> Int {
    let load = Int(records[sent].cause)
    return records[sent].hasOwnHeader && records.indices.contains(load) ? load : sent
  }

  /// The client that a refusal was for.
  func client(of refusal: Int) -> TraceActor? {
    let sent = exchange(of: refusal).sent
    return sent >= 0 ? records[sent].actor : nil
  }

  /// The store that a client's cookies are in.
  func store(of client: TraceActor) -> StoreName { client == .page ? .web : .native }

  /// The store that a request has its token from: its client's own; or the other one, if the app wrote the header itself
  /// and the token was there and is not in the client's, or it wrote one without a token.
  func store(ofRequest sent: Int) -> StoreName {
    let (request, own) = (records[sent], store(of: records[sent].actor))
    guard request.hasOwnHeader else { return own }
    let other: StoreName = own == .web ? .native : .web
    if request.value.isEmpty { return other }
    return !holds(own, request, before: sent) && arrival(of: request.value, in: other, before: sent) != nil
      ? other : own
  }

  private func holds(_ store: StoreName, _ cookie: TraceRecord, before limit: Int) -> Bool {
    guard let change = last(changes, before: limit, where: { $0.name == cookie.name && $0.changes(store) }) else {
      return false
    }
    return records[change].isArrival(in: store) && records[change].value == cookie.value
  }

  /// Where the server issued a token; nil for one that it never did.
  func issue(of token: TraceText) -> Int? {
    guard let number = token.tokenNumber, issues.indices.contains(Int(number)), issues[Int(number)] >= 0 else {
      return nil
    }
    return issues[Int(number)]
  }

  /// The session that a token belongs to; nil for one that the server never issued.
  func session(of token: TraceText) -> Int32? { issue(of: token).map { records[$0].number } }

  /// True for the answer to a logout that was about a session: the latest when it was sent, and the one whose token it carried.
  func isLogout(_ index: Int, of session: Int32) -> Bool {
    let answer = records[index]
    guard answer.kind == .responseReceived, answer.endpoint == .logOut else { return false }
    let sent = exchange(of: index).sent
    if sent >= 0, self.session(of: records[sent].value) == session { return true }
    return last(openings, before: sent >= 0 ? sent : index).map { records[$0].number == session } ?? false
  }

  /// The latest logout that was heard, whatever it carried: a later session that was being opened meanwhile does not keep an
  /// earlier one.
  func logout(before limit: Int) -> Int? {
    records[..<limit].indices.last {
      records[$0].kind == .responseReceived && records[$0].endpoint == .logOut && isHeardLogout($0)
    }
  }

  /// True if a logout's answer is one: it came, and neither a failing server nor a captive portal gave it.
  func isHeardLogout(_ answer: Int) -> Bool { records[answer].number != 0 && trouble(behind: answer) == nil }

  /// Where an answer's request was struck by what says nothing about the session; nil if its server answered it.
  func trouble(behind answer: Int) -> Int? {
    let request = records[answer].request
    return last(surroundings, before: answer) { $0.kind == .requestStruck && $0.request == request }
  }

  /// True if a token is of an earlier session than the one that had been opened last, and from before that: an earlier
  /// session that was renewed since is one that the device lives on with.
  func isOfEarlierSession(_ token: TraceText, at limit: Int) -> Bool {
    guard let opening = last(openings, before: limit), let issue = issue(of: token) else { return false }
    return records[issue].number < records[opening].number && issue < opening
  }

  /// Where native code has a token from that it writes: the latest read that showed it, or answer that brought it.
  func source(of token: TraceText, before write: Int) -> Int? {
    let read = last(reads, before: write) { $0.actor == .native && $0.value == token }
    // A grace may send a token again, with the answer to another request than the one that it was made for.
    let brought = last(changes, before: write) { $0.isByAnswer && $0.actor == .native && $0.value == token }
    let shown = [read, brought.map { Int(records[$0].cause) }].compactMap { $0 }.max()
    guard let issue = issue(of: token) else { return shown }
    let answered = exchange(of: issue).answered
    guard answered >= 0, answered < write, records[answered].actor == .native else { return shown }
    return max(answered, shown ?? -1)
  }

  /// The latest arrival of a token in a store.
  func arrival(of token: TraceText, in store: StoreName, before limit: Int) -> Int? {
    last(changes, before: limit) { $0.isArrival(in: store) && $0.value == token }
  }

  /// Where a store got a token that it has had without a break until its latest arrival there.
  func beginning(of token: TraceText, in store: StoreName, before limit: Int) -> Int? {
    guard var beginning = arrival(of: token, in: store, before: limit) else { return nil }
    let name = records[beginning].name
    while let earlier = last(changes, before: beginning, where: { $0.name == name && $0.changes(store) }),
      records[earlier].isArrival(in: store), records[earlier].value == token
    {
      beginning = earlier
    }
    return beginning
  }
}

extension TraceRecord {
  /// True if the store has this record's cookie from now on.
  func isArrival(in store: StoreName) -> Bool {
    (kind == .cookieWritten || kind == .cookieLoaded) && !value.isEmpty && self.store == store
  }

  /// True if the store no longer has this record's cookie.
  func isRemoval(from store: StoreName) -> Bool {
    (kind == .cookieDeleted || kind == .cookieVanished || isEmptied) && self.store == store
  }

  /// True if a cookie is as good as none from now on: without a value, as some platforms keep it where the server clears one,
  /// and as code then copies it.
  var isEmptied: Bool { (kind == .cookieWritten || kind == .cookieLoaded) && value.isEmpty }

  /// True if the app, its server or the platform took this record's cookie from the store, as a logout does.
  func isDeletion(from store: StoreName) -> Bool { isRemoval(from: store) && !isLoss }

  /// True if a cookie is gone and neither the app nor its server removed it.
  var isLoss: Bool { kind == .cookieVanished || kind == .cookieDeleted && actor == .sdk }

  /// True if the record is about whether the store has its cookie.
  func changes(_ store: StoreName) -> Bool { isArrival(in: store) || isRemoval(from: store) }

  /// True if an answer of the server wrote or deleted the cookie, not native code by itself.
  var isByAnswer: Bool { cause >= 0 }

  /// A simulated token's number, by which tokens of one run are ordered in time; -1 for any other text.
  var tokenOrder: Int32 { value.tokenNumber ?? -1 }
}
