import CookieDiagnosis
import CookieSync
import Cookies

/// A read of the web store under way.
struct WebReadOperation {
  var launch: Int32
  /// Who reads, if that is noted.
  var hook = StrategyHook.none
  var continuation: UnsafeContinuation<[Cookie], Never>

  func finish(_ cookies: [Cookie]) { continuation.resume(returning: cookies) }
}

/// A write of the web store under way.
struct WebWriteOperation {
  var launch: Int32
  /// Who writes, if that is noted.
  var hook = StrategyHook.none
  var cookie: Cookie
  var isDeletion: Bool
  /// Nil once the completion has been called, which F09 does early.
  var continuation: UnsafeContinuation<Void, Never>?
}

/// Whatever the world has to do later.
enum WorldEvent {
  /// The user's next step.
  case script
  case webRead(WebReadOperation)
  case webReadDone(WebReadOperation, [Cookie])
  /// A slot of ``WebStore/writes``.
  case webWrite(Int32)
  case webWriteDone(UnsafeContinuation<Void, Never>?)
  case observer(launch: Int32, cause: Int32)
  case flush(generation: Int32)
  /// A slot of ``WebStore/drifting``.
  case drift(Int32, cause: Int32)
  /// A page's request reaches the network process, which adds the cookies.
  case pageRequestLeaves(Int32)
  case requestArrives(Int32)
  case replyArrives(Int32)
  /// The app's completion handler is due.
  case nativeCompletes(Int32)
  case pageCompletes(Int32)
  case pageTokenExpires(generation: Int32)
  case nativeTokenExpires(launch: Int32)
  case bridgeCall(generation: Int32, cause: Int32)
  case bridgeReply(generation: Int32, RefreshOutcome, cause: Int32)
  case beginRefresh(TraceActor)
  case userRetries(attempt: Int32)
  /// Only in a scheduled run, where the time of this is not settled.
  case networkProcessReady(generation: Int32)
  case networkProcessDeathNoticed(generation: Int32)
  case webAwakes(UnsafeContinuation<Void, Never>)
  /// A sleep of the strategy's code ends: its place among those of the executor. Only in a scheduled run.
  case sleepEnds(Int32)
  /// The user tries to log in again.
  case userLogsIn(launch: Int32)

  /// False for what happens outside the app, and goes on while it is suspended.
  func needsRunningApp(in world: World) -> Bool {
    switch self {
    case .script, .requestArrives, .flush, .networkProcessReady, .networkProcessDeathNoticed, .sleepEnds: false
    case .replyArrives(let id): world.requests[Int(id)].kind.belongsToApp
    default: true
    }
  }

  /// Lets whoever waits for this go on, at the end of a run.
  func abandon(in world: World) {
    switch self {
    case .webRead(let operation): operation.finish([])
    case .webReadDone(let operation, _): operation.finish([])
    case .webWrite(let slot): world.web.writes.remove(slot).continuation?.resume()
    case .webWriteDone(let continuation): continuation?.resume()
    case .webAwakes(let continuation): continuation.resume()
    case .sleepEnds(let slot): world.executor.wake(slot)
    case .drift(let slot, _): _ = world.web.drifting.remove(slot)
    case .pageRequestLeaves(let id), .requestArrives(let id), .replyArrives(let id), .nativeCompletes(let id):
      world.abandonRequest(id)
    default: break
    }
  }
}

extension ClientKind {
  /// False for traffic of other processes, which goes on while the app is suspended.
  var belongsToApp: Bool {
    switch self {
    case .backgroundDownload, .systemBrowser, .appExtension: false
    default: true
    }
  }
}

/// Values in slots that are reused. Which slot comes next follows from those that are taken, whatever was there before: a
/// slot's number is part of what tells two states of a run apart.
struct SlotPool<Element> {
  private var slots: [Element?] = []
  /// The least one last.
  private var free: [Int32] = []

  mutating func insert(_ element: Element) -> Int32 {
    if let slot = free.popLast() {
      slots[Int(slot)] = element
      return slot
    }
    slots.append(element)
    return Int32(slots.count - 1)
  }

  /// The slot must be taken.
  subscript(slot: Int32) -> Element {
    guard let element = slots[Int(slot)] else { preconditionFailure("slot \(slot) is free") }
    return element
  }

  /// The slot must be taken.
  mutating func update<Result>(_ slot: Int32, _ change: (inout Element) -> Result) -> Result {
    var element = self[slot]
    defer { slots[Int(slot)] = element }
    return change(&element)
  }

  /// The slot must be taken.
  mutating func remove(_ slot: Int32) -> Element {
    guard let element = slots[Int(slot)].take() else { preconditionFailure("slot \(slot) is free") }
    var place = free.count
    while place > 0, free[place - 1] < slot { place -= 1 }
    free.insert(slot, at: place)
    return element
  }
}
