import Foundation
import Synchronization
import SystemSupport

/// Chromium's debugging pipe: calls with their answers, and events.
///
/// Unchecked: the handler is set before anything is read.
final class DevToolsPipe: @unchecked Sendable {
  private let channel: EngineChannel
  private let pending = PendingCalls<DevToolsAnswer>()
  private let isOver = Atomic<Bool>(false)
  private let end: @Sendable () -> String

  /// - Parameter end: says that the browser is gone, for a person.
  init(_ channel: EngineChannel, end: @escaping @Sendable () -> String) { (self.channel, self.end) = (channel, end) }

  /// - Parameters:
  ///   - event: the method, the session and the parameters; called on the reading thread.
  ///   - ended: is called when the browser is gone, after every call has been answered.
  func start(
    event: @escaping @Sendable (String, String?, WireValue) -> Void, ended: @escaping @Sendable () -> Void
  ) throws(SystemFailure) {
    let frames = Frames()
    try channel.start { [pending] bytes in
      guard let messages = frames.take(bytes) else { return false }
      for message in messages {
        switch DevToolsMessage(message) {
        case .answer(let id, let answer): pending.end(id, with: answer)
        case .event(let method, let session, let parameters): event(method, session, parameters)
        case nil: break
        }
      }
      return true
    } ended: { [pending, weak self] in
      self?.isOver.store(true, ordering: .releasing)
      pending.endAll()
      ended()
    }
  }

  /// Unchecked: the reading thread's alone.
  private final class Frames: @unchecked Sendable {
    private var framing = WireFraming.Ended(by: 0)
    func take(_ bytes: ArraySlice<UInt8>) -> [[UInt8]]? { framing.take(bytes) }
  }

  private static let gone = DevToolsAnswer(result: [:], problem: "Chromium is gone")

  func call(_ method: String, _ parameters: WireValue = [:], session: String? = nil) async -> DevToolsAnswer {
    await pending.answer { channel.send(DevToolsMessage.call($0, method, parameters, session: session)) } ?? Self.gone
  }

  /// How long a call on the store may take before it is made again, in seconds, and how often it is made.
  private static let repetition = (after: 1.0, most: 15)

  /// A call that may be made twice. One that is under way when the network service dies is never answered, and whoever waits for
  /// it would wait for ever.
  func repeatedCall(_ method: String, _ parameters: WireValue = [:], session: String? = nil) async -> DevToolsAnswer {
    for _ in 0..<Self.repetition.most {
      let answer = await pending.answerOrNone(within: Self.repetition.after) {
        channel.send(DevToolsMessage.call($0, method, parameters, session: session))
      }
      if let answer { return answer }
    }
    return Self.gone
  }

  /// Sends a call whose answer nobody wants. The browser answers all the same, to a number that is nobody's.
  func tell(_ method: String, _ parameters: WireValue = [:], session: String? = nil) {
    channel.send(DevToolsMessage.call(0, method, parameters, session: session))
  }

  /// For the start, where a thread may stand still.
  ///
  /// - Throws: if there is no answer in time, or it is an error.
  func wait(
    _ method: String, _ parameters: WireValue = [:], session: String? = nil
  ) throws(EngineFailure) -> WireValue {
    let answer = pending.answer(within: EngineChild.patience) {
      channel.send(DevToolsMessage.call($0, method, parameters, session: session))
    }
    guard let answer else {
      let hasEnded = isOver.load(ordering: .acquiring)
      throw EngineFailure(message: hasEnded ? end() : "no answer to \(method)", isSlow: !hasEnded)
    }
    if let problem = answer.problem { throw EngineFailure(message: "\(method): \(problem)") }
    return answer.result
  }
}
