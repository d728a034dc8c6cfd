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
  /// When its completion is due, if that was settled when it was issued; only in a timed run.
  var completesAt: Int64?
  /// Nil once the completion has been called, which F09 does early.
  var continuation: UnsafeContinuation<Void, Never>?
}

/// Whatever the world has to do later.
enum WorldEvent {
  /// The user's next step.
  case script
  case webRead(WebReadOperation)
  case webReadDone(WebReadOperation, [Cookie])
  /// A slot of ``World/webWrites``.
  case webWrite(Int32)
  case webWriteDone(UnsafeContinuation<Void, Never>?)
  /// The native store has written its file.
  case nativeWriteDone(UnsafeContinuation<Void, Never>)
  case webFlush(launch: Int32, UnsafeContinuation<Void, Never>)
  case observer(launch: Int32, cause: Int32)
  case flush(generation: Int32)
  /// A slot of ``World/drifting``.
  case drift(Int32, cause: Int32)
  /// A page's request reaches the network process, which adds the cookies.
  case pageRequestLeaves(Int32)
  /// A request of native code, called some time ago, sets out; how long the strategy had held that call back.
  case nativeRequestLeaves(Int32, heldBack: Int64)
  case requestArrives(Int32)
  case replyArrives(Int32)
  /// The app's completion handler is due.
  case nativeCompletes(Int32)
  case pageCompletes(Int32)
  case pageTokenExpires(generation: Int32)
  /// Script of the page writes its cookies: its place among ``CrowdCookies/scripts``.
  case pageScript(generation: Int32, group: Int32, writesLeft: Int32)
  case nativeTokenExpires(launch: Int32)
  case bridgeCall(generation: Int32, cause: Int32)
  case bridgeReply(generation: Int32, RefreshOutcome, cause: Int32)
  case beginRefresh(TraceActor, launch: Int32)
  case userRetries(attempt: Int32)
  /// Only in a scheduled run, where the time of this is not settled.
  case networkProcessReady(generation: Int32)
  case networkProcessDeathNoticed(generation: Int32)
  case webAwakes(UnsafeContinuation<Void, Never>)
  /// A sleep of the strategy's code ends: its place among those of the executor. Only in a scheduled run.
  case sleepEnds(Int32)
  /// The app's extension tries to have the lock; its refused call.
  case extensionTriesAgain(Int32)
  /// The user tries to log in again.
  case userLogsIn(launch: Int32)
}
