import CookieSync
import Cookies

/// Where the world tells ``AsyncHistory`` what it tells the strategy. Nothing of this happens in a run without keys.
extension World {
  func resetScheduled() {
    pending.removeAll()
    clockReads = executor.clockReads
    history.reset(memory: strategy.memory)
    probe.begin()
  }

  /// A hook of the strategy is called.
  func noteCall(_ hook: StaticString, _ argument: Int = 0) -> Int32 {
    keepsHistory ? history.beginCall(hook, argument) : AsyncHistory.common
  }

  /// A read of the strategy was answered at once.
  func noteInput(_ cookies: [Cookie]?) {
    guard keepsHistory else { return }
    history.tell(hash(of: cookies), to: HookCall.group)
  }

  /// Code of the app looked at something that may change later.
  func noteInput(_ value: Int) {
    guard keepsHistory else { return }
    var hash = StateHash()
    hash.combine(value)
    history.tell(hash, to: HookCall.group)
  }

  /// The running task of the strategy waits for an answer.
  func noteWait<Answer>(_ continuation: UnsafeContinuation<Answer, Never>?) {
    guard keepsHistory, let continuation else { return }
    history.wait(task: identity(of: continuation), in: HookCall.group)
  }

  /// An event resumes a task of the strategy.
  func noteAnswer(of event: WorldEvent) {
    guard keepsHistory else { return }
    switch meaning(of: event).cargo {
    case .cookies(let continuation, let cookies):
      history.answer(task: identity(of: continuation), hash(of: cookies))
    case .acknowledgement(let continuation):
      guard let continuation else { return }
      history.answer(task: identity(of: continuation), StateHash())
    case .request(let id, answers: .task):
      guard let continuation = requests[Int(id)].continuation else { return }
      history.answer(task: identity(of: continuation), answer(to: id))
    case .request(let id, answers: .hiddenWebView):
      guard let continuation = requests[Int(id)].hiddenContinuation else { return }
      var content = answer(to: id)
      content.combine(requests[Int(id)].networkProcess == web.generation)
      history.answer(task: identity(of: continuation), content)
    case .sleeper(let sleeper):
      var hash = StateHash()
      hash.combine(sleeper)
      history.tell(hash, to: AsyncHistory.common)
    case .nothing, .read, .write, .drift, .request(_, answers: .nobody): break
    }
  }

  /// Code that looked at the clock was told the time.
  private func noteClockReads() {
    guard executor.clockReads != clockReads else { return }
    clockReads = executor.clockReads
    var hash = StateHash()
    hash.combine(now)
    history.tell(hash, to: AsyncHistory.common)
  }

  /// Before each choice of what comes next: no code of the strategy is running.
  func settleHistory() {
    guard keepsHistory else { return }
    noteClockReads()
    guard executor.isAtRest, tape.wantsMemoryRead else { return }
    if history.settle(cookieExpiries) { tape.memoryWasRead() }
  }

  // MARK: - Content

  func hash(of cookies: [Cookie]?) -> StateHash {
    var hash = StateHash()
    hash.combine(cookies?.count ?? -1)
    for cookie in cookies ?? [] { cookie.hash(into: &hash, cookieExpiries) }
    return hash
  }

  /// What code that waits for a request will be told, and will find when it looks at the request later.
  func answer(to id: Int32) -> StateHash {
    let request = requests[Int(id)]
    var hash = hash(of: receivedCookies[Int(id)])
    hash.combine(request.status)
    hash.combine(Int64(request.endpoint.rawValue))
    hash.combine(Int64(request.target.rawValue))
    hash.combine(Int64(request.kind.rawValue))
    hash.combine(Int64(request.content.rawValue))
    hash.combine(request.isForeign)
    hash.combine(request.isCancelled)
    hash.combine(request.isCut)
    hash.combine(request.address)
    hash.combine(Int(request.order))
    return hash
  }

  /// A waiting task is known by its continuation, which is its address: one word, whatever the answer, and a cast that says so
  /// would end the first run of any search if it were not.
  func identity<Answer>(of continuation: UnsafeContinuation<Answer, Never>) -> UInt {
    unsafeBitCast(continuation, to: UInt.self)
  }
}

extension Cookie {
  /// - Parameter expiries: what is known of dates; when the cookie was stored or sent is no part of a state, only the
  ///   order in which its jar has it.
  func hash(into hash: inout StateHash, _ expiries: CookieExpiries) {
    hash.combine(name)
    hash.combine(value)
    hash.combine(domain)
    hash.combine(path)
    hash.combine(partitionKey ?? "-")
    var flags: UInt64 = hostOnly ? 1 : 0
    flags |= secure ? 2 : 0
    flags |= httpOnly ? 4 : 0
    flags |= UInt64(sameSite.rawValue) << 3
    hash.combine(flags)
    expiries.hash(expiryOf: self, into: &hash)
  }
}
