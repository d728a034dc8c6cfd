import CookieSync
import Cookies

/// What an event that is still to come means, whatever number or slot it has: every kind stands in one switch.
extension World {
  /// What an event will do. Numbers that only count are replaced by whether they are the current ones.
  func add(_ event: WorldEvent, to hash: inout StateHash) {
    switch event {
    case .script: hash.combine(1)
    case .webRead(let operation):
      hash.combine(2)
      hash.combine(operation.launch == app.launch)
      addWaiting(operation.continuation, to: &hash)
    case .webReadDone(let operation, let cookies):
      hash.combine(3)
      hash.combine(operation.launch == app.launch)
      addWaiting(operation.continuation, to: &hash)
      hash.combine(self.hash(of: cookies))
    case .webWrite(let slot):
      hash.combine(4)
      add(web.writes[slot], to: &hash)
    case .webWriteDone(let continuation):
      hash.combine(5)
      addWaiting(continuation, to: &hash)
    case .observer(let launch, _):
      hash.combine(6)
      hash.combine(launch == app.launch)
    case .flush(let generation):
      hash.combine(7)
      hash.combine(generation == web.generation)
    case .drift(let slot, _):
      hash.combine(8)
      web.drifting[slot].hash(into: &hash, cookieExpiries)
    case .pageRequestLeaves(let id): addRequest(id, as: 9, to: &hash)
    case .requestArrives(let id): addRequest(id, as: 10, to: &hash)
    case .replyArrives(let id): addRequest(id, as: 11, to: &hash)
    case .nativeCompletes(let id): addRequest(id, as: 12, to: &hash)
    case .pageCompletes(let id): addRequest(id, as: 13, to: &hash)
    case .pageTokenExpires(let generation):
      hash.combine(14)
      hash.combine(generation == page.generation)
    case .nativeTokenExpires(let launch):
      hash.combine(15)
      hash.combine(launch == app.launch)
    case .bridgeCall(let generation, _):
      hash.combine(16)
      hash.combine(generation == page.generation)
    case .bridgeReply(let generation, let outcome, _):
      hash.combine(17)
      hash.combine(generation == page.generation)
      hash.combine(Int64(outcome.rawValue))
    case .beginRefresh(let actor):
      hash.combine(18)
      hash.combine(Int64(actor.rawValue))
    case .userRetries(let attempt):
      hash.combine(19)
      hash.combine(attempt == user.attempt)
    case .userLogsIn(let launch):
      hash.combine(22)
      hash.combine(launch == app.launch)
    case .webAwakes(let continuation):
      hash.combine(23)
      addWaiting(continuation, to: &hash)
    case .networkProcessReady(let generation):
      hash.combine(20)
      hash.combine(generation == web.generation)
    case .networkProcessDeathNoticed(let generation):
      hash.combine(21)
      hash.combine(generation == web.generation)
    case .sleepEnds(let sleeper):
      hash.combine(24)
      hash.combine(sleeper)
    }
  }

  func addRequest(_ id: Int32, as kind: Int, to hash: inout StateHash) {
    hash.combine(kind)
    hash.combine(self.hash(ofRequest: id))
  }

  func hash(ofRequest id: Int32) -> StateHash {
    var hash = answer(to: id)
    let request = requests[Int(id)]
    hash.combine(Int64(request.client.rawValue))
    hash.combine(request.owner == (request.isOfPage ? page.generation : app.launch))
    hash.combine(request.networkProcess == web.generation)
    refer(to: request.accessExpiresAt, 5, hash)
    hash.combine(timers(setFor: request.accessExpiresAt))
    hash.combine(request.isRetry)
    hash.combine(request.location.map { Int64($0.rawValue) })
    hash.combine(request.hasStaticHeader)
    hash.combine(request.passesOtherSite)
    for range in [request.cookieField, request.setCookies.0, request.setCookies.1] {
      headers.bytes.withUnsafeBufferPointer { bytes in
        let field = UnsafeBufferPointer(rebasing: bytes[range.indices])
        hash.combine(scenario.policy.expiryFormat == .maxAge ? field : Self.withoutDate(field))
      }
    }
    addWaiting(request.continuation, to: &hash)
    addWaiting(request.hiddenContinuation, to: &hash)
    return hash
  }

  /// A field up to its date, which is no part of a state: it is that of the token, and what matters of that is told apart
  /// (``ClockReferences``). What follows the date is the policy's, and the same in each answer.
  private static func withoutDate(_ field: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let attribute = "expires=".utf8
    for start in field.indices.dropLast(attribute.count - 1) {
      let isDate = zip(field[start...], attribute).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      if isDate { return UnsafeBufferPointer(rebasing: field[..<start]) }
    }
    return field
  }

  func add(_ operation: WebWriteOperation, to hash: inout StateHash) {
    hash.combine(operation.launch == app.launch)
    hash.combine(operation.isDeletion)
    operation.cookie.hash(into: &hash, cookieExpiries)
    addWaiting(operation.continuation, to: &hash)
  }

  /// F03: operations that wait for the store to be needed.
  func addWaitingOperations(to hash: inout StateHash) {
    hash.combine(web.waitingReads.count)
    for operation in web.waitingReads {
      hash.combine(operation.launch == app.launch)
      addWaiting(operation.continuation, to: &hash)
    }
    for operation in web.waitingWrites { add(operation, to: &hash) }
  }

  func addWaiting<Answer>(_ continuation: UnsafeContinuation<Answer, Never>?, to hash: inout StateHash) {
    guard let continuation else { return hash.combine(2) }
    let token = history.token(ofTask: identity(of: continuation))
    hash.combine(token != nil)
    if let token { hash.combine(token) }
  }
}
