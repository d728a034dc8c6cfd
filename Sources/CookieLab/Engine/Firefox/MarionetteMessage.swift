/// What Firefox's Marionette says: a greeting, and an answer to each command.
enum MarionetteMessage: Equatable {
  case greeting(version: Int)
  case answer(id: Int, WireValue, problem: String?)

  /// Nil for what is neither.
  init?(_ bytes: some Collection<UInt8>) {
    guard let message = WireValue.read(bytes) else { return nil }
    if let version = message["marionetteProtocol"]?.integer {
      self = .greeting(version: version)
      return
    }
    // [1, the command's number, an error or null, a result or null]
    let members = message.list
    guard members.count == 4, members[0] == 1, let id = members[1].integer else { return nil }
    let problem =
      members[2] == .null
      ? nil : members[2]["message"]?.text ?? members[2]["error"]?.text ?? "an error without a message"
    self = .answer(id: id, members[3], problem: problem)
  }

  static func command(_ id: Int, _ name: String, _ parameters: WireValue) -> [UInt8] {
    WireFraming.Counted.framed(WireValue.list([0, .number(Double(id)), .text(name), parameters]).bytes)
  }
}
