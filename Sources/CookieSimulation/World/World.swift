import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies
import SyncStrategies

/// The simulated device, server and user of one run: plain handlers on a virtual event queue.
///
/// Only the strategy's code is asynchronous; it reaches the world through the handles of ``AppShell``. A world is used
/// by one thread at a time and reset between runs, so that buffers are allocated once.
///
/// The parts stand in folders of their own: `Stores` (native and web), `Server`, `Clients` (whatever sends requests, and
/// the way to the server), `App` (its life, and the code around the strategy), `User`.
final class World: ScheduledState {
  /// Virtual time 0, in Unix seconds.
  let epoch: Int64
  /// 2026-01-01T00:00:00Z.
  static let commonEpoch: Int64 = 1_767_225_600

  let scenario: Scenario
  let strategy: StrategyEntry
  let traits: StrategyTraits
  let program: [ScriptInstruction]
  let scriptReadsDocumentCookie: Bool
  /// What matching needs to know of native requests, and of the page's.
  let nativeContexts: EndpointContexts
  let pageContexts: EndpointContexts
  let executor: RunExecutor
  let templates: SetCookieTemplates
  let orders: [DownloadOrder]
  let crowd: CrowdCookies
  private let webOptions: CookieJar.Options
  /// True if the platform makes something else of a parsed cookie than the draft does (F42, F43).
  let adjustsParsedCookies: Bool
  let makesCookiesLax: Bool
  /// False where a write of the native store completes at once, as nothing else in a run does.
  let nativeWritesTakeTime: Bool

  @exclusivity(unchecked) private(set) var tape: Tape
  /// The same, for `Choices.swift`.
  @exclusivity(unchecked) private(set) var lentTape: Unmanaged<Tape>
  @exclusivity(unchecked) var trace = Trace()
  let queue = EventQueue<WorldEvent>()
  @exclusivity(unchecked) var headers = HeaderArena()
  let requests = RequestTable()
  /// Of each request's answer, the cookies that native code is told of.
  @exclusivity(unchecked) var receivedCookies: [[Cookie]] = []
  @exclusivity(unchecked) var tokens = TokenTable()
  @exclusivity(unchecked) var tokenTexts = TokenTexts()
  @exclusivity(unchecked) var native = NativeStore(jar: CookieJar())
  /// The system browser's, which the app never sees (F45).
  @exclusivity(unchecked) var browserJar = CookieJar()
  /// What the app on the old device has, once the app has come to another one (F67).
  @exclusivity(unchecked) var oldDeviceJar = CookieJar()
  /// How far the device's clock is ahead of the server's, in seconds (F65).
  @exclusivity(unchecked) var clockOffset: Int64 = 0
  /// Who may refresh, where the app and its extension have a lock for that.
  @exclusivity(unchecked) var lockHolder = LockHolder.nobody
  @exclusivity(unchecked) var connection = Connection()
  @exclusivity(unchecked) var usedOneTimeAddress = false
  /// How many values of the token against forged calls the server has issued.
  @exclusivity(unchecked) var antiForgeryTokens: Int32 = 0
  @exclusivity(unchecked) var backup: [Cookie]?
  @exclusivity(unchecked) var web = WebStore()
  /// Writes on their way to the web store. Beside it: what is lent of a variable has its references counted.
  let webWrites = SlotPool<WebWriteOperation>()
  /// Cookies on their way to the native store by themselves (F36).
  let drifting = SlotPool<Cookie>()
  let parsedFields = ParsedFields()
  @exclusivity(unchecked) var page = Page()
  @exclusivity(unchecked) var app = AppState()
  @exclusivity(unchecked) var user = User()
  @exclusivity(unchecked) var parkedCalls: [ParkedCall] = []
  /// Those that go on just now; empty but for that moment.
  @exclusivity(unchecked) var releasedCalls: [ParkedCall] = []
  /// True in a run whose delays are orders; then `pending` takes the place of `queue`.
  @exclusivity(unchecked) var isScheduled = false
  @exclusivity(unchecked) var pending = PendingEvents()
  /// What may come next: places in `pending`.
  @exclusivity(unchecked) var enabled: [Int] = []
  /// When the events of a scheduled run happened.
  @exclusivity(unchecked) var instants = Instants()
  @exclusivity(unchecked) var cookieExpiries = CookieExpiries()
  @exclusivity(unchecked) var clockReferences = ClockReferences()
  /// True in a scheduled run whose guide may ask for a state's key.
  @exclusivity(unchecked) var keepsHistory = false
  @exclusivity(unchecked) var keyParts = StateKeyParts()
  @exclusivity(unchecked) var history = AsyncHistory()
  /// How often code had looked at the clock when that was last noted.
  @exclusivity(unchecked) var clockReads: UInt64 = 0
  @exclusivity(unchecked) var probe = VerdictReader()
  @exclusivity(unchecked) var isFinished = false
  /// Notes beside the trace where its records come from.
  @exclusivity(unchecked) var notesOrigins = false
  @exclusivity(unchecked) var origins = RecordOrigins()
  /// In such a run: which hooks are under way, and why the run got stuck, if it did.
  @exclusivity(unchecked) var hookCalls = HookCalls()
  @exclusivity(unchecked) var standstill: Standstill?

  @exclusivity(unchecked) var keyAssumptions = KeyAssumptions() {
    didSet {
      remaining = RemainingTime(program, keyAssumptions.steps)
      // What keys ask for had better be at hand.
      instants.limit = max(instants.limit, remaining.from(0, in: [], of: program))
    }
  }
  @exclusivity(unchecked) private(set) var remaining: RemainingTime
  /// What runs so far have shown beyond what keys assume, and whether the latest one has shown something.
  @exclusivity(unchecked) var keyNeeds = KeyAssumptions()
  @exclusivity(unchecked) var keysFallShort = false

  init(scenario: Scenario, strategy: StrategyEntry, executor: RunExecutor, epoch: Int64 = commonEpoch) {
    self.epoch = epoch
    self.scenario = scenario
    (self.strategy, traits) = (strategy, strategy.traits)
    self.executor = executor
    program = ScriptInstruction.compile(scenario.script)
    remaining = RemainingTime(program, StepLengths())
    scriptReadsDocumentCookie = program.contains(.readOnPage)
    nativeContexts = EndpointContexts(hosts: scenario.policy.hosts)
    pageContexts =
      scenario.app.pageIsEmbedded
      ? EndpointContexts(hosts: scenario.policy.hosts, isEmbedded: true) : nativeContexts
    orders = Self.orders(in: program)
    crowd = CrowdCookies(scenario.bystanders, in: scenario.profile.nativeRules.jar, from: epoch)
    templates = SetCookieTemplates(policy: scenario.policy)
    var webOptions = CookieJar.Options()
    webOptions.acceptsPartitioned = scenario.policy.cookiesArePartitioned
    self.webOptions = webOptions
    adjustsParsedCookies = Self.adjustsParsedCookies(scenario)
    makesCookiesLax = Self.makesCookiesLax(scenario)
    nativeWritesTakeTime = Self.nativeWritesTakeTime(scenario.profile.timing)
    tape = Tape(seed: 0)
    lentTape = .passUnretained(tape)
    instants.limit =
      remaining.from(0, in: [], of: program) * 4 + 240_000_000_000 + nanoseconds(policy.accessLifetimeSeconds)
    native.jar = scenario.profile.nativeRules.jar
    trace.records.reserveCapacity(512)
    receivedCookies.reserveCapacity(64)
    headers.bytes.reserveCapacity(8_192)
  }

  /// - Parameter again: true to play the run again that has just been broken off.
  func reset(tape: Tape, again: Bool = false) {
    self.tape = tape
    lentTape = .passUnretained(tape)
    trace.removeAll()
    queue.removeAll()
    headers.removeAll()
    requests.removeAll()
    receivedCookies.removeAll(keepingCapacity: true)
    tokens.removeAll()
    native.jar.reset(keepingCapacity: true)
    native.busyUntil = 0
    backup = nil
    web.reset()
    if webOptions.acceptsPartitioned {
      web.jar = CookieJar(options: webOptions)
      (web.disk, web.pageCopy) = (CookieJar(), CookieJar())
    }
    if browserJar.count > 0 { browserJar = CookieJar() }
    if oldDeviceJar.count > 0 { oldDeviceJar = CookieJar() }
    resetClock()
    connection = Connection()
    lockHolder = .nobody
    usedOneTimeAddress = false
    antiForgeryTokens = 0
    page = Page()
    app = AppState(lastLaunch: app.launch)
    app.firstLaunch = app.launch
    user.reset()
    isFinished = false
    if notesOrigins {
      origins.removeAll()
      hookCalls.removeAll()
      standstill = nil
    }
    let wasScheduled = isScheduled
    isScheduled = tape.isScheduled
    keepsHistory = isScheduled && tape.asksForKeys
    // A timed run keeps nothing in these, and must find nothing that a scheduled one has left.
    if isScheduled || wasScheduled || instants.times.isEmpty { instants.begin(again: again) }
    if !again { keysFallShort = false }
    cookieExpiries.removeAll()
    if isScheduled { resetScheduled() }
  }

  // MARK: - Time

  var now: Int64 { executor.now }

  /// The same moment as cookies know it.
  var cookieTime: UnixTime { UnixTime(microseconds: (epoch + clockOffset) * 1_000_000 + now / 1_000) }

  /// The same moment on the run's clock.
  func runTime(_ time: UnixTime) -> Int64 {
    let microseconds = time.microseconds(since: UnixTime(seconds: epoch + clockOffset))
    let (nanoseconds, overflow) = microseconds.multipliedReportingOverflow(by: 1_000)
    return overflow ? (microseconds < 0 ? .min : RunExecutor.horizon) : nanoseconds
  }

  /// The moment that is `delay` away.
  func time(after delay: Int64) -> Int64 { executor.time(after: delay) }

  func schedule(_ event: consuming WorldEvent, after delay: Delay) {
    if isScheduled { return schedulePending(event, after: instants.current, delay) }
    schedule(event, at: time(after: delay.least))
  }

  /// Schedules an event of a timed run.
  func schedule(_ event: consuming WorldEvent, at time: Int64) {
    queue.schedule(event, at: min(time, RunExecutor.horizon), sequence: executor.nextSequence())
  }

  // MARK: - Trace

  /// Appends a record and returns its index, for records that it causes.
  @discardableResult
  func note(
    _ kind: TraceRecord.Kind, by actor: TraceActor, cause: Int32 = -1, request: Int32 = -1, number: Int32 = 0,
    store: StoreName = .native, endpoint: Endpoint = .call, reason: RefusalReason = .none, about: TraceActor = .native,
    name: TraceText = .empty, value: TraceText = .empty, expiresAt: Int64 = 0, client: ClientKind = .dataTask
  ) -> Int32 {
    var record = TraceRecord(time: now, kind: kind, actor: actor)
    record.cause = cause
    record.request = request
    record.number = number
    record.store = store
    record.endpoint = endpoint
    record.reason = reason
    record.about = about
    record.name = name
    record.value = value
    record.expiresAt = expiresAt
    record.client = client
    record.isLaxByDefault =
      makesCookiesLax && (kind == .responseReceived && actor == .page || kind == .cookieWritten && store == .web)
    if notesOrigins { origins.note(.current, step: executor.steps) }
    trace.records.append(record)
    return Int32(truncatingIfNeeded: trace.records.count - 1)
  }

  // MARK: - Events

  /// Handles the next event. The queue must not be empty.
  func handleNextEvent() {
    let (time, event) = queue.removeNext()
    executor.advance(to: time)
    executor.countStep()
    countEvent(event)
    origins.eventHook = .none
    if app.isSuspended, meaning(of: event).needsRunningApp {
      app.held.append(event)
    } else {
      handle(event)
    }
  }

  /// Counts an event of the world, in a run that asks for it. The end of a sleep is one of the strategy's code.
  func countEvent(_ event: WorldEvent) {
    guard notesOrigins else { return }
    if case .sleepEnds = event { return }
    origins.noteEvent()
  }

  /// Removes the next event without letting it happen.
  func takeNextEvent() -> WorldEvent {
    let (time, event) = queue.removeNext()
    executor.advance(to: time)
    executor.countStep()
    return event
  }

  func handle(_ event: WorldEvent) {
    switch event {
    case .script: continueScript()
    case .webRead(let operation): webReadArrives(operation)
    case .webReadDone(let operation, let cookies): operation.finish(cookies)
    case .webWrite(let slot): webWriteArrives(slot)
    case .webWriteDone(let continuation): continuation?.resume()
    case .nativeWriteDone(let continuation): continuation.resume()
    case .webFlush(let launch, let continuation): webFlushArrives(launch: launch, continuation)
    case .observer(let launch, let cause): observerFires(launch: launch, cause: cause)
    case .flush(let generation): flushReachesDisk(generation: generation)
    case .drift(let slot, let cause): driftArrives(slot, cause: cause)
    case .pageRequestLeaves(let id): pageRequestLeaves(id)
    case .nativeRequestLeaves(let id, let heldBack): nativeRequestLeaves(id, heldBack: heldBack)
    case .requestArrives(let id): requestArrives(id)
    case .replyArrives(let id): replyArrives(id)
    case .nativeCompletes(let id): nativeCompletes(id)
    case .pageCompletes(let id): pageCompletes(id)
    case .pageScript(let generation, let group, let writesLeft):
      pageScriptRuns(generation: generation, group: group, writesLeft: writesLeft)
    case .pageTokenExpires(let generation): pageTokenExpires(generation: generation)
    case .nativeTokenExpires(let launch): nativeTokenExpires(launch: launch)
    case .bridgeCall(let generation, let cause): bridgeCallArrives(generation: generation, cause: cause)
    case .bridgeReply(let generation, let outcome, let cause):
      bridgeReplyArrives(generation: generation, outcome: outcome, cause: cause)
    case .beginRefresh(let actor, let launch): beginRefresh(by: actor, launch: launch)
    case .userLogsIn(let launch): userLogsIn(launch: launch)
    case .userRetries(let attempt): userRetries(attempt: attempt)
    case .webAwakes(let continuation): continuation.resume()
    case .extensionTriesAgain(let call): extensionRefreshes(insteadOf: call)
    case .sleepEnds(let slot): executor.wake(slot)
    case .networkProcessReady(let generation): networkProcessBecomesReady(generation: generation)
    case .networkProcessDeathNoticed(let generation): networkProcessDeathIsNoticed(generation: generation)
    }
  }

  /// Ends all that is under way, so that suspended tasks run out instead of leaking. Their handles are no longer
  /// admitted to the world, so nothing that they do is seen.
  func abandonPendingWork() {
    app.launch &+= 1
    app.shell = nil
    abandonWaitingOperations()
    for event in app.held { abandon(event) }
    app.held.removeAll(keepingCapacity: true)
    while !queue.isEmpty { abandon(queue.removeNext().payload) }
    for event in pending.events { abandon(event) }
    pending.removeAll()
  }
}
