import CookieSync
import Cookies

/// A call of a launch that is over, or of a run that is: it waits until the run's end, and then gets nothing.
///
/// Answered at once, code that asks again and again would never give its thread back.
enum ParkedCall {
  case cookies(UnsafeContinuation<[Cookie], Never>)
  case backup(UnsafeContinuation<[Cookie]?, Never>)
  case acknowledgement(UnsafeContinuation<Void, Never>)
  case response(RequestPurpose, UnsafeContinuation<NativeAnswer, Never>)
  case refresh(UnsafeContinuation<RefreshOutcome, Never>)
  case sleep(UnsafeContinuation<Void, any Error>)

  func resume() {
    switch self {
    case .cookies(let continuation): continuation.resume(returning: [])
    case .backup(let continuation): continuation.resume(returning: nil)
    case .acknowledgement(let continuation): continuation.resume()
    case .response(let purpose, let continuation):
      continuation.resume(
        returning: NativeAnswer(response: NativeResponse(purpose: purpose, status: nil, setCookies: [])))
    case .refresh(let continuation): continuation.resume(returning: .unanswered)
    case .sleep(let continuation): continuation.resume(throwing: CancellationError())
    }
  }
}

/// What the world says to a call of a strategy.
enum Admission {
  case granted
  /// The launch or the run is over.
  case parked
  /// The call comes from a foreign thread, which must not touch the world.
  case escaped
}

extension World {
  func admission(of launch: Int32) -> Admission {
    guard executor.isCurrent else {
      executor.reportEscape()
      return .escaped
    }
    return launch == app.launch && !isFinished ? .granted : .parked
  }

  /// Lets all parked calls go on, and says how many they were. One that is parked again at once is no reason to forget the others.
  func releaseParkedCalls() -> Int {
    swap(&parkedCalls, &releasedCalls)
    defer { releasedCalls.removeAll(keepingCapacity: true) }
    for call in releasedCalls.reversed() { call.resume() }
    return releasedCalls.count
  }

  func dropParkedCalls() { parkedCalls.removeAll(keepingCapacity: true) }
}
