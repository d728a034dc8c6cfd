import CookieSync
import Cookies

/// What an event that is still to come means, whatever number or slot it has.
extension World {
  /// What an event will do. Numbers that only count are replaced by whether they are the current ones.
  func add(_ event: WorldEvent, to hash: inout StateHash) {
    let meaning = meaning(of: event)
    hash.combine(meaning.number)
    hash.combine(isCurrent(meaning.owner))
    if let detail = meaning.detail { hash.combine(detail) }
    switch meaning.cargo {
    case .nothing: break
    case .read(let continuation): addWaiting(continuation, to: &hash)
    case .cookies(let continuation, let cookies):
      addWaiting(continuation, to: &hash)
      hash.combine(self.hash(of: cookies))
    case .write(let slot): add(webWrites[slot], to: &hash)
    case .acknowledgement(let continuation): addWaiting(continuation, to: &hash)
    case .drift(let slot): drifting[slot].hash(into: &hash, cookieExpiries)
    case .request(let id, _): hash.combine(self.hash(ofRequest: id))
    case .sleeper(let sleeper): hash.combine(sleeper)
    }
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
    hash.combine(request.antiForgery)
    hash.combine(request.isProxied)
    hash.combine(request.handsOver)
    hash.combine(request.isResumed)
    hash.combine(request.bystanders.indices.count)
    let fields = [request.cookieField, request.setCookies.0, request.setCookies.1]
    for range in fields + headers.fields[request.bystanders.indices] {
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
