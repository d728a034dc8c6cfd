import Foundation

/// Firefox's Marionette, one command at a time: what starts the agent. One thread uses it.
final class MarionetteClient {
  private let socket: LoopbackSocket
  private let channel: EngineChannel
  /// On the monotonic clock.
  private let end: Int64
  private var framing = WireFraming.Counted()
  private var unread: [[UInt8]] = []
  private var lastID = 0

  private static let version = 3

  /// - Parameter end: until when all of its answers have to come.
  init(port: UInt16, until end: Int64) throws(EngineFailure) {
    socket = try LoopbackSocket(to: port)
    channel = EngineChannel(reading: socket.descriptor, writing: socket.descriptor)
    self.end = end
    guard case .greeting(let version) = try next() else { throw EngineFailure(message: "Marionette does not greet") }
    guard version == Self.version else {
      throw EngineFailure(message: "Marionette speaks version \(version) of its protocol, expected \(Self.version)")
    }
  }

  private func next() throws(EngineFailure) -> MarionetteMessage {
    while true {
      if !unread.isEmpty, let message = MarionetteMessage(unread.removeFirst()) { return message }
      guard unread.isEmpty else { continue }
      guard let bytes = socket.read(until: end), let messages = framing.take(bytes) else {
        throw EngineFailure(message: "Marionette does not answer")
      }
      unread += messages
    }
  }

  func command(_ name: String, _ parameters: WireValue) throws(EngineFailure) -> WireValue {
    lastID += 1
    channel.send(MarionetteMessage.command(lastID, name, parameters))
    while true {
      guard case .answer(let id, let result, let problem) = try next(), id == lastID else { continue }
      if let problem { throw EngineFailure(message: "\(name): \(problem)") }
      return result
    }
  }
}
