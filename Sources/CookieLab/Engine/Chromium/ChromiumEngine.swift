import Cookies
import Foundation

/// A real Chromium without a screen, below this process, spoken to over its debugging pipe.
///
/// Unchecked: what changes is below locks, or set once before the engine is used.
final class ChromiumEngine: Engine, @unchecked Sendable {
  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  let version: String
  private let child: EngineChild
  private let pipe: DevToolsPipe
  private let loads = ChromiumLoads()
  private let views = ChromiumViews()

  /// - Throws: ``EngineFailure`` if there is no Chromium or it does not start; `SystemFailure` if there is not enough of what it
  ///   takes.
  init(_ setting: EngineSetting) throws {
    let file = try EngineChild.file(of: .chromium, variable: "TWINJAR_CHROMIUM", names: Self.names)
    let profile = try EngineChild.profile("chromium", setting)
    let child = try EngineChild(
      [file] + Self.arguments + ["--user-data-dir=\(profile)", "about:blank"], setting, hasPipes: true)
    guard let channel = child.channel else { throw EngineFailure(message: "it has no pipes") }
    self.child = child
    pipe = DevToolsPipe(channel) { child.end(of: .chromium) }
    let router = ChromiumRouter(events: setting.events, views: views, loads: loads, pipe: pipe)
    try pipe.start {
      router.take($0, $1, $2)
    } ended: { [loads] in
      loads.endAll()
      setting.events.engineEnded(child.end(of: .chromium))
    }
    let product = try pipe.wait("Browser.getVersion")["product"]?.text ?? ""
    version = product.split(separator: "/").last.map(String.init) ?? product
    if setting.observes { try Self.observe(pipe, setting, router) }
    guard let page = try Self.target("page", pipe) else { throw EngineFailure(message: "it shows no page") }
    views.set(.page, to: try Self.attach(page, pipe))
  }

  private static let arguments = [
    // Containers do not give the rights that its sandbox wants; nothing but the lab's own server is loaded.
    "--headless", "--no-sandbox", "--remote-debugging-pipe", "--enable-unsafe-extension-debugging", "--disable-gpu",
    "--disable-dev-shm-usage", "--no-first-run", "--no-default-browser-check", "--password-store=basic",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    // The view that nobody sees is as awake as the other.
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
  ]

  // MARK: - The start

  /// The first target of a kind that is there, waiting for it for some seconds.
  private static func target(_ type: String, _ pipe: DevToolsPipe) throws(EngineFailure) -> String? {
    for _ in 0..<500 {
      let targets = try pipe.wait("Target.getTargets", ["filter": [["type": .text(type)]]])
      if let target = targets["targetInfos"]?.list.first?["targetId"]?.text { return target }
      usleep(20_000)
    }
    return nil
  }

  private static func session(_ target: String, _ pipe: DevToolsPipe) throws(EngineFailure) -> String {
    let answer = try pipe.wait("Target.attachToTarget", ["targetId": .text(target), "flatten": true])
    guard let session = answer["sessionId"]?.text else { throw EngineFailure(message: "a target without a session") }
    return session
  }

  /// What a page's session needs before it is used.
  private static let pageCalls: [(String, WireValue)] = [
    ("Page.enable", [:]), ("Page.setLifecycleEventsEnabled", ["enabled": true]), ("Runtime.enable", [:]),
    ("Runtime.addBinding", ["name": "twinjarAsk"]),
  ]

  private static func attach(_ target: String, _ pipe: DevToolsPipe) throws(EngineFailure) -> String {
    let session = try session(target, pipe)
    for (method, parameters) in pageCalls { _ = try pipe.wait(method, parameters, session: session) }
    return session
  }

  /// A worker that is attached to is not put to sleep. It dies with the network service, and comes back when it is told
  /// something.
  private static func observe(
    _ pipe: DevToolsPipe, _ setting: EngineSetting, _ router: ChromiumRouter
  ) throws(EngineFailure) {
    let path = try ChromiumExtension.write(below: setting.directory)
    _ = try pipe.wait("Extensions.loadUnpacked", ["path": .text(path)])
    guard let worker = try target("service_worker", pipe) else {
      throw EngineFailure(message: "its extension does not start", isSlow: true)
    }
    let session = try session(worker, pipe)
    router.views.set(worker: session)
    _ = try pipe.wait("Runtime.enable", session: session)
    _ = try pipe.wait("Runtime.addBinding", ["name": .text(ChromiumExtension.function)], session: session)
  }

  // MARK: - Processes

  var networkProcess: pid_t? {
    LabEngine.chromium.networkProcesses(among: ProcessStatus.descendants(of: getpid())).first
  }

  // MARK: - Operations

  func allCookies() async -> [Cookie] {
    await pipe.repeatedCall("Storage.getCookies").result["cookies"]?.list.compactMap { Cookie(devTools: $0) } ?? []
  }

  func set(_ cookie: Cookie) async -> EngineAnswer {
    let answer = await pipe.repeatedCall("Storage.setCookies", ["cookies": [cookie.devTools]])
    return EngineAnswer(isDone: answer.problem == nil, text: answer.problem ?? "", endedAt: answer.endedAt)
  }

  func begin(setting cookie: Cookie) { pipe.tell("Storage.setCookies", ["cookies": [cookie.devTools]]) }

  func delete(_ cookie: Cookie) async {
    guard let session = await session(of: .page) else { return }
    _ = await pipe.repeatedCall("Network.deleteCookies", cookie.devToolsKey, session: session)
  }

  /// Chromium has no such records.
  func fetchRecords() async {}

  /// The header is left out: `Page.navigate` has none.
  func load(_ address: URL, header: [Cookie], in view: EngineView) async -> EngineAnswer {
    guard let session = await session(of: view) else { return EngineAnswer(isDone: false, text: "no such view") }
    loads.end(session)
    let answer = await pipe.call("Page.navigate", ["url": .text(address.absoluteString)], session: session)
    if let problem = answer.problem ?? answer.result["errorText"]?.text {
      return EngineAnswer(isDone: false, text: problem)
    }
    // Without a loader it was no load but a step within the page.
    guard let loader = answer.result["loaderId"]?.text else { return EngineAnswer(isDone: true) }
    let isDone = await loads.wait(for: loader, in: session)
    return EngineAnswer(isDone: isDone, text: isDone ? "" : "superseded, or the page died")
  }

  func script(_ body: String, in view: EngineView) async -> EngineAnswer {
    guard let session = await session(of: view) else { return EngineAnswer(isDone: false, text: "no such view") }
    let expression = "(async () => {\(PageBridge.prelude)\(body)\n})()"
    return await pipe.call(
      "Runtime.evaluate", ["expression": .text(expression), "awaitPromise": true, "returnByValue": true],
      session: session
    ).script
  }

  /// The session of a view; the one that nobody sees is made when it is used first.
  private func session(of view: EngineView) async -> String? {
    await views.session(of: view) { [pipe] in
      let target = await pipe.call("Target.createTarget", ["url": "about:blank", "background": true])
      guard let id = target.result["targetId"]?.text else { return nil }
      let attached = await pipe.call("Target.attachToTarget", ["targetId": .text(id), "flatten": true])
      guard let session = attached.result["sessionId"]?.text else { return nil }
      for (method, parameters) in Self.pageCalls { _ = await pipe.call(method, parameters, session: session) }
      return session
    }
  }
}
