import CookieSync
import Cookies

/// Where the world tells ``AsyncHistory`` what it tells the strategy. Nothing of this happens in a run without keys.
extension World {
  func resetScheduled() {
    pending.removeAll()
    history.reset(memory: strategy.memory)
    probe.begin()
  }

  /// A hook of the strategy is called.
  func noteCall(_ hook: StaticString, _ argument: Int = 0) -> Int32 {
    keepsHistory ? history.beginCall(hook, argument, at: now) : AsyncHistory.common
  }

  /// A read of the strategy was answered at once.
  func noteInput(_ cookies: [Cookie]?) {
    guard keepsHistory else { return }
    history.tell(hash(of: cookies), to: HookCall.group, at: now)
  }

  /// Code of the app looked at something that may change later.
  func noteInput(_ value: Int) {
    guard keepsHistory else { return }
    var hash = StateHash()
    hash.combine(value)
    history.tell(hash, to: HookCall.group, at: now)
  }

  /// The running task of the strategy waits for an answer.
  func noteWait<Answer>(_ continuation: UnsafeContinuation<Answer, Never>?) {
    guard keepsHistory, let continuation else { return }
    history.wait(task: identity(of: continuation), in: HookCall.group)
  }

  /// An event resumes a task of the strategy.
  func noteAnswer(of event: WorldEvent) {
    guard keepsHistory else { return }
    switch event {
    case .webReadDone(let operation, let cookies):
      history.answer(task: identity(of: operation.continuation), hash(of: cookies), at: now)
    case .webWriteDone(let continuation):
      guard let continuation else { return }
      history.answer(task: identity(of: continuation), StateHash(), at: now)
    case .webAwakes(let continuation):
      history.answer(task: identity(of: continuation), StateHash(), at: now)
    case .nativeCompletes(let id):
      guard let continuation = requests[Int(id)].continuation else { return }
      history.answer(task: identity(of: continuation), answer(to: id), at: now)
    case .replyArrives(let id):
      guard let continuation = requests[Int(id)].hiddenContinuation else { return }
      var content = answer(to: id)
      content.combine(requests[Int(id)].networkProcess == web.generation)
      history.answer(task: identity(of: continuation), content, at: now)
    default: break
    }
  }

  /// A sleep of the strategy ends.
  func noteSleepEnd() {
    guard keepsHistory else { return }
    var hash = StateHash()
    hash.combine(executor.nextTimer?.time)
    history.tell(hash, to: AsyncHistory.common, at: now)
  }

  /// Before each choice of what comes next: no code of the strategy is running.
  func settleHistory() {
    guard keepsHistory, executor.isAtRest, tape.wantsMemoryRead else { return }
    if history.settle() { tape.memoryWasRead() }
  }

  // MARK: - Content

  func hash(of cookies: [Cookie]?) -> StateHash {
    var hash = StateHash()
    hash.combine(cookies?.count ?? -1)
    for cookie in cookies ?? [] { cookie.hash(into: &hash) }
    return hash
  }

  /// What code that waits for a request will be told, and will find when it looks at the request later.
  func answer(to id: Int32) -> StateHash {
    let request = requests[Int(id)]
    var hash = hash(of: request.receivedCookies)
    hash.combine(request.status)
    hash.combine(Int64(request.endpoint.rawValue))
    hash.combine(Int64(request.target.rawValue))
    hash.combine(Int64(request.kind.rawValue))
    hash.combine(Int64(request.content.rawValue))
    hash.combine(request.address)
    hash.combine(Int(request.order))
    return hash
  }

  /// A waiting task is known by its continuation, which is its address.
  func identity<Answer>(of continuation: UnsafeContinuation<Answer, Never>) -> UInt {
    unsafeBitCast(continuation, to: UInt.self)
  }
}

extension Cookie {
  func hash(into hash: inout StateHash) {
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
    hash.combine(expires?.microseconds)
    hash.combine(created.microseconds)
    hash.combine(lastAccessed.microseconds)
  }
}
