/// A message of Chromium's, as its debugging pipe has them.
enum DevToolsMessage: Equatable {
  case answer(id: Int, DevToolsAnswer)
  /// What happens in a session, or in the browser.
  case event(String, session: String?, WireValue)

  /// Nil for what is neither.
  init?(_ bytes: some Collection<UInt8>) {
    guard let message = WireValue.read(bytes) else { return nil }
    if let id = message["id"]?.integer {
      let problem = message["error"].map { $0["message"]?.text ?? "an error without a message" }
      self = .answer(id: id, DevToolsAnswer(result: message["result"] ?? [:], problem: problem))
    } else if let method = message["method"]?.text {
      self = .event(method, session: message["sessionId"]?.text, message["params"] ?? [:])
    } else {
      return nil
    }
  }

  static func call(_ id: Int, _ method: String, _ parameters: WireValue, session: String?) -> [UInt8] {
    var members: [String: WireValue] = ["id": .number(Double(id)), "method": .text(method), "params": parameters]
    members["sessionId"] = session.map { .text($0) }
    return WireValue.members(members).bytes + [0]
  }
}

struct DevToolsAnswer: Equatable, Sendable {
  var result: WireValue
  /// Why it could not be done; nil if it was.
  var problem: String?
  var endedAt = MonotonicClock.now

  /// Of a script that was run: what it returned, or threw.
  var script: EngineAnswer {
    if let problem { return EngineAnswer(isDone: false, text: problem, endedAt: endedAt) }
    if let thrown = result["exceptionDetails"] {
      let words = thrown["exception"]?["description"]?.text ?? thrown["text"]?.text ?? "an exception"
      return EngineAnswer(isDone: false, text: words, endedAt: endedAt)
    }
    let value = result["result"]?["value"]
    return EngineAnswer(isDone: true, text: value?.scriptText ?? "undefined", endedAt: endedAt)
  }

  static func == (one: DevToolsAnswer, other: DevToolsAnswer) -> Bool {
    one.result == other.result && one.problem == other.problem
  }
}
