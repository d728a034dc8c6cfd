import CookieDiagnosis
import CookieSync
import Cookies

/// What an event means to whatever handles all events alike: the queue of a scheduled run, its schedules, the keys of its
/// states, a suspension, the end of a run.
struct EventMeaning {
  /// Tells kinds apart in a state's key.
  var number: Int
  /// Whose turn it is.
  var lane: Lane
  /// False for what happens outside the app, and goes on while it is suspended.
  var needsRunningApp = true
  /// What part of the world it keeps its order with.
  var channel = Channel.none
  /// It waits until a starting network process is up.
  var needsNetworkProcess = false
  /// It waits for the writes that were issued before it, unless it overtakes them (F06).
  var isLoad = false
  /// Alike among those of one launch.
  var isNotification = false
  /// What it ends with.
  var owner = Owner.nobody
  var cargo = Cargo.nothing
  /// What else tells two of a kind apart.
  var detail: Int64?

  enum Channel {
    case none
    /// To the network process: operations of the store.
    case storeRequests
    /// From the network process to native code.
    case storeAnswers
  }

  /// Whose end an event does not outlive, by number; in a state's key it counts whether that is the current one.
  enum Owner: Equatable {
    case nobody
    case launch(Int32)
    case page(Int32)
    case networkProcess(Int32)
    case attempt(Int32)
  }

  /// What an event carries, and who waits for it.
  enum Cargo {
    case nothing
    /// A read on its way to the network process.
    case read(UnsafeContinuation<[Cookie], Never>)
    /// A read's answer.
    case cookies(UnsafeContinuation<[Cookie], Never>, [Cookie])
    /// A slot of ``World/webWrites``.
    case write(Int32)
    case acknowledgement(UnsafeContinuation<Void, Never>?)
    /// A slot of ``World/drifting``.
    case drift(Int32)
    case request(Int32, answers: Listener)
    /// A place among the executor's sleepers.
    case sleeper(Int32)
  }

  /// Whom an event tells about a request.
  enum Listener {
    case nobody
    case task
    case hiddenWebView
  }
}

extension World {
  /// Every kind of event stands here, and in ``handle(_:)``.
  func meaning(of event: WorldEvent) -> EventMeaning {
    switch event {
    case .script: EventMeaning(number: 1, lane: .user, needsRunningApp: false)
    case .webRead(let operation):
      EventMeaning(
        number: 2, lane: .networkProcess, channel: .storeRequests, needsNetworkProcess: true,
        owner: .launch(operation.launch), cargo: .read(operation.continuation))
    case .webReadDone(let operation, let cookies):
      EventMeaning(
        number: 3, lane: .native, channel: .storeAnswers, owner: .launch(operation.launch),
        cargo: .cookies(operation.continuation, cookies))
    case .webWrite(let slot):
      EventMeaning(
        number: 4, lane: .networkProcess, channel: .storeRequests, needsNetworkProcess: true, cargo: .write(slot))
    case .webWriteDone(let continuation):
      EventMeaning(number: 5, lane: .native, channel: .storeAnswers, cargo: .acknowledgement(continuation))
    case .webFlush(let launch, let continuation):
      EventMeaning(
        number: 27, lane: .networkProcess, channel: .storeRequests, needsNetworkProcess: true, owner: .launch(launch),
        cargo: .acknowledgement(continuation))
    case .nativeWriteDone(let continuation):
      EventMeaning(number: 28, lane: .native, cargo: .acknowledgement(continuation))
    case .observer(let launch, _):
      // Those that keep an order are not alike: each has its place in it.
      scenario.profile.faults.observerPrecedesCompletion
        ? EventMeaning(number: 6, lane: .native, channel: .storeAnswers, owner: .launch(launch))
        : EventMeaning(number: 6, lane: .native, isNotification: true, owner: .launch(launch))
    case .flush(let generation):
      EventMeaning(number: 7, lane: .networkProcess, needsRunningApp: false, owner: .networkProcess(generation))
    case .drift(let slot, _): EventMeaning(number: 8, lane: .system, cargo: .drift(slot))
    case .pageRequestLeaves(let id):
      EventMeaning(
        number: 9, lane: .networkProcess, needsNetworkProcess: true, isLoad: true,
        cargo: .request(id, answers: .nobody))
    case .nativeRequestLeaves(let id, _):
      EventMeaning(number: 29, lane: .native, cargo: .request(id, answers: .nobody))
    case .requestArrives(let id):
      EventMeaning(number: 10, lane: .server, needsRunningApp: false, cargo: .request(id, answers: .nobody))
    case .replyArrives(let id):
      EventMeaning(
        number: 11, lane: requests[Int(id)].client == .page ? .page : .native,
        needsRunningApp: requests[Int(id)].kind.belongsToApp, cargo: .request(id, answers: .hiddenWebView))
    case .nativeCompletes(let id): EventMeaning(number: 12, lane: .native, cargo: .request(id, answers: .task))
    case .pageCompletes(let id): EventMeaning(number: 13, lane: .page, cargo: .request(id, answers: .nobody))
    case .pageTokenExpires(let generation): EventMeaning(number: 14, lane: .page, owner: .page(generation))
    case .pageScript(let generation, let group, let writesLeft):
      EventMeaning(
        number: 25, lane: .page, owner: .page(generation), detail: Int64(group) << 32 | Int64(writesLeft))
    case .nativeTokenExpires(let launch): EventMeaning(number: 15, lane: .native, owner: .launch(launch))
    case .bridgeCall(let generation, _): EventMeaning(number: 16, lane: .native, owner: .page(generation))
    case .bridgeReply(let generation, let outcome, _):
      EventMeaning(number: 17, lane: .page, owner: .page(generation), detail: Int64(outcome.rawValue))
    case .beginRefresh(let actor, let launch):
      EventMeaning(
        number: 18, lane: actor == .page ? .page : .native, owner: .launch(launch), detail: Int64(actor.rawValue))
    case .userRetries(let attempt): EventMeaning(number: 19, lane: .user, owner: .attempt(attempt))
    case .networkProcessReady(let generation):
      EventMeaning(number: 20, lane: .system, needsRunningApp: false, owner: .networkProcess(generation))
    case .networkProcessDeathNoticed(let generation):
      EventMeaning(number: 21, lane: .system, needsRunningApp: false, owner: .networkProcess(generation))
    case .userLogsIn(let launch): EventMeaning(number: 22, lane: .user, owner: .launch(launch))
    case .webAwakes(let continuation):
      EventMeaning(number: 23, lane: .native, needsNetworkProcess: true, cargo: .acknowledgement(continuation))
    case .extensionTriesAgain(let call):
      EventMeaning(number: 26, lane: .system, needsRunningApp: false, cargo: .request(call, answers: .nobody))
    case .sleepEnds(let sleeper):
      EventMeaning(number: 24, lane: .native, needsRunningApp: false, cargo: .sleeper(sleeper))
    }
  }

  func isCurrent(_ owner: EventMeaning.Owner) -> Bool {
    switch owner {
    case .nobody: true
    case .launch(let launch): launch == app.launch
    case .page(let generation): generation == page.generation
    case .networkProcess(let generation): generation == web.generation
    case .attempt(let attempt): attempt == user.attempt
    }
  }

  /// Lets whoever waits for an event go on, at the end of a run.
  func abandon(_ event: WorldEvent) {
    switch meaning(of: event).cargo {
    case .nothing: break
    case .read(let continuation), .cookies(let continuation, _): continuation.resume(returning: [])
    case .write(let slot): webWrites.remove(slot).continuation?.resume()
    case .acknowledgement(let continuation): continuation?.resume()
    case .drift(let slot): _ = drifting.remove(slot)
    case .request(let id, _): abandonRequest(id)
    case .sleeper(let sleeper): executor.wake(sleeper)
    }
  }
}

extension ClientKind {
  /// False for traffic of other processes, which goes on while the app is suspended.
  fileprivate var belongsToApp: Bool {
    switch self {
    case .backgroundDownload, .systemBrowser, .appExtension, .oldDevice: false
    case .dataTask, .pageNavigation, .pageFetch, .foregroundDownload, .handedOverDownload, .hiddenWebView, .sdk,
      .serviceWorker:
      true
    }
  }
}
