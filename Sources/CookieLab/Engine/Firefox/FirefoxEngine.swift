import Cookies
import Foundation
import SystemSupport

/// A real Firefox without a screen, below this process. Marionette starts an agent in it (`Agents/firefox.js`), which speaks
/// with this process over a socket of its own: Marionette has no events, and one page at a time.
///
/// Unchecked: nothing changes once it is started.
final class FirefoxEngine: Engine, @unchecked Sendable {
  private static let names = ["firefox-esr", "firefox"]

  let version: String
  private let child: EngineChild
  /// Firefox ends what a client has begun when that goes.
  private let marionette: MarionetteClient
  private let socket: LoopbackSocket
  private let channel: EngineChannel
  private let pending = PendingCalls<FirefoxAnswer>()

  /// - Throws: ``EngineFailure`` if there is no Firefox or it does not start; `SystemFailure` if there is not enough of what it
  ///   takes.
  init(_ setting: EngineSetting) throws {
    let file = try EngineChild.file(of: .firefox, variable: "TWINJAR_FIREFOX", names: Self.names)
    let profile = try EngineChild.profile("firefox", setting)
    try FirefoxProfile.prepare(profile)
    let end = MonotonicClock.now + Int64(EngineChild.patience * 1e9)
    let child = try EngineChild(
      [
        file, "--headless", "--no-remote", "--profile", profile, "--marionette", "--remote-allow-system-access",
        "about:blank",
      ], setting, hasPipes: false)
    self.child = child
    let listener = try LoopbackSocket.Listener()
    marionette = try MarionetteClient(port: try Self.port(profile, child, until: end), until: end)
    let secret = "\(UInt64.random(in: .min ... .max))"
    version = try Self.startAgent(marionette, port: listener.port, secret: secret, observes: setting.observes)
    socket = try Self.agent(of: listener, secret: secret, until: end)
    channel = EngineChannel(reading: socket.descriptor, writing: socket.descriptor)
    try listen(setting.events)
  }

  // MARK: - The start

  private static func port(_ profile: String, _ child: EngineChild, until end: Int64) throws(EngineFailure) -> UInt16 {
    while MonotonicClock.now < end {
      if let port = FirefoxProfile.port(profile) { return port }
      if child.hasEnded { throw EngineFailure(message: child.end(of: .firefox)) }
      usleep(10_000)
    }
    throw EngineFailure(message: "it opens no port", isSlow: true)
  }

  private static func startAgent(
    _ marionette: MarionetteClient, port: UInt16, secret: String, observes: Bool
  ) throws(EngineFailure) -> String {
    _ = try marionette.command("WebDriver:NewSession", [:])
    _ = try marionette.command("Marionette:SetContext", ["value": "chrome"])
    let answer = try marionette.command(
      "WebDriver:ExecuteScript",
      [
        "script": .text(String(decoding: PackageResources.firefox_js, as: UTF8.self)),
        "args": [.number(Double(port)), .text(secret), .bool(observes)], "sandbox": "system", "newSandbox": false,
      ])
    guard let version = answer["value"]?.text else { throw EngineFailure(message: "its agent does not start") }
    return version
  }

  /// The connection whose first line has the secret.
  private static func agent(
    of listener: LoopbackSocket.Listener, secret: String, until end: Int64
  ) throws(EngineFailure) -> LoopbackSocket {
    while let socket = listener.accept(until: end) {
      // Nothing follows before it is asked for, but a change of cookies; there is no page yet.
      if let line = socket.read(until: end), WireValue.read(line)?["secret"]?.text == secret { return socket }
    }
    throw EngineFailure(message: "its agent does not connect", isSlow: true)
  }

  private func listen(_ events: EngineEvents) throws(SystemFailure) {
    let lines = Lines()
    try channel.start { [pending, channel] bytes in
      guard let messages = lines.take(bytes) else { return false }
      for message in messages {
        switch FirefoxMessage(message) {
        case .answer(let id, let answer): pending.end(id, with: answer)
        case .changed: events.storeChanged()
        case .died: events.webProcessDied()
        case .asked(let question, let view):
          events.pageAsks("refresh", PageReply { Self.reply($0, to: question, in: view, channel) })
        case nil: break
        }
      }
      return true
    } ended: { [pending, child] in
      pending.endAll()
      events.engineEnded(child.end(of: .firefox))
    }
  }

  /// Unchecked: the reading thread's alone.
  private final class Lines: @unchecked Sendable {
    private var framing = WireFraming.Ended(by: UInt8(ascii: "\n"))
    func take(_ bytes: ArraySlice<UInt8>) -> [[UInt8]]? { framing.take(bytes) }
  }

  // MARK: - Operations

  /// The cookies are in the browser's first process.
  var networkProcess: pid_t? { nil }

  private static func line(_ operation: String, _ id: Int, _ members: [String: WireValue]) -> [UInt8] {
    WireValue.members(members.merging(["op": .text(operation), "id": .number(Double(id))]) { $1 }).bytes
      + [UInt8(ascii: "\n")]
  }

  private func call(_ operation: String, _ members: [String: WireValue] = [:]) async -> EngineAnswer {
    let answer = await pending.answer { channel.send(Self.line(operation, $0, members)) }
    guard let answer else { return EngineAnswer(isDone: false, text: "Firefox is gone") }
    return EngineAnswer(
      isDone: answer.isDone, text: answer.text, cookies: answer.cookies, endedAt: answer.endedAt)
  }

  func allCookies() async -> [Cookie] { await call("all").cookies }

  func set(_ cookie: Cookie) async -> EngineAnswer { await call("set", ["cookie": cookie.firefox]) }

  func begin(setting cookie: Cookie) { channel.send(Self.line("set", 0, ["cookie": cookie.firefox])) }

  func delete(_ cookie: Cookie) async {
    _ = await call(
      "delete",
      [
        "host": .text(cookie.hostOnly ? cookie.domain : "." + cookie.domain), "name": .text(cookie.name),
        "path": .text(cookie.path),
      ])
  }

  /// Firefox has no such records.
  func fetchRecords() async {}

  func load(_ address: URL, header: [Cookie], in view: EngineView) async -> EngineAnswer {
    var members: [String: WireValue] = ["view": Self.number(view), "url": .text(address.absoluteString)]
    if !header.isEmpty { members["header"] = .text(header.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")) }
    return await call("load", members)
  }

  func script(_ body: String, in view: EngineView) async -> EngineAnswer {
    await call("script", ["view": Self.number(view), "body": .text(PageBridge.prelude + body)])
  }

  private static func number(_ view: EngineView) -> WireValue { .number(Double(view.rawValue)) }

  private static func reply(_ text: String, to question: String, in view: Int, _ channel: EngineChannel) {
    guard let answer = PageBridge.answer(text, to: question) else { return }
    channel.send(line("script", 0, ["view": .number(Double(view)), "body": .text(answer)]))
  }
}

struct FirefoxAnswer: Equatable, Sendable {
  var isDone: Bool
  var text = ""
  var cookies: [Cookie] = []
  var endedAt = MonotonicClock.now

  static func == (one: FirefoxAnswer, other: FirefoxAnswer) -> Bool {
    one.isDone == other.isDone && one.text == other.text && one.cookies == other.cookies
  }
}

/// What the agent in Firefox says.
enum FirefoxMessage: Equatable {
  case answer(id: Int, FirefoxAnswer)
  case changed
  /// A page's process.
  case died
  case asked(String, view: Int)

  /// Nil for what is none of these.
  init?(_ bytes: some Collection<UInt8>) {
    guard let message = WireValue.read(bytes) else { return nil }
    if let id = message["id"]?.integer, let isDone = message["ok"]?.bool {
      let cookies = message["cookies"]?.list.compactMap { Cookie(firefox: $0) } ?? []
      self = .answer(id: id, FirefoxAnswer(isDone: isDone, text: message["text"]?.text ?? "", cookies: cookies))
    } else if let question = message["ask"]?.text, let view = message["view"]?.integer {
      self = .asked(question, view: view)
    } else if message["changed"] == true {
      self = .changed
    } else if message["died"] == true {
      self = .died
    } else {
      return nil
    }
  }
}
