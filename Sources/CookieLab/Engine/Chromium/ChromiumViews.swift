import Foundation

/// The sessions of the views, and of the extension.
///
/// Unchecked: below its lock.
final class ChromiumViews: @unchecked Sendable {
  private let lock = NSLock()
  private var sessions: [EngineView: Task<String?, Never>] = [:]
  private var worker: String?

  /// The session of the extension's worker.
  func set(worker: String) { lock.withLock { self.worker = worker } }
  func isWorker(_ session: String?) -> Bool { lock.withLock { session != nil && session == worker } }

  func set(_ view: EngineView, to session: String) { lock.withLock { sessions[view] = Task { session } } }

  /// A view's session, made once.
  func session(of view: EngineView, make: @escaping @Sendable () async -> String?) async -> String? {
    let task = lock.withLock {
      let task = sessions[view] ?? Task.detached { await make() }
      sessions[view] = task
      return task
    }
    return await task.value
  }
}

/// Loads that have not ended, by the protocol's number of the document's loader.
///
/// A load may end before its caller knows the number; the last few ends are kept. Unchecked: below its lock.
final class ChromiumLoads: @unchecked Sendable {
  private static let mostKept = 32

  private let lock = NSLock()
  private var ended: [String] = []
  private var waiting: [String: (session: String, taker: CheckedContinuation<Bool, Never>)] = [:]
  private var isOver = false

  /// True when it has loaded; false if something else came in its place.
  func wait(for loader: String, in session: String) async -> Bool {
    await withCheckedContinuation { taker in
      let known: Bool? = lock.withLock {
        if ended.contains(loader) { return true }
        if isOver { return false }
        waiting[loader] = (session, taker)
        return nil
      }
      if let known { taker.resume(returning: known) }
    }
  }

  func finish(_ loader: String) {
    let taker = lock.withLock {
      ended.append(loader)
      if ended.count > Self.mostKept { ended.removeFirst() }
      return waiting.removeValue(forKey: loader)?.taker
    }
    taker?.resume(returning: true)
  }

  /// Ends what a session still waits for.
  func end(_ session: String) { end { $0 == session } }

  func endAll() {
    lock.withLock { isOver = true }
    end { _ in true }
  }

  private func end(_ isMeant: (String) -> Bool) {
    let over = lock.withLock {
      let over = waiting.filter { isMeant($0.value.session) }
      for loader in over.keys { waiting[loader] = nil }
      return over.values.map(\.taker)
    }
    for taker in over { taker.resume(returning: false) }
  }
}

/// Takes Chromium's events to whom they concern. Called on the reading thread.
struct ChromiumRouter: Sendable {
  let events: EngineEvents
  let views: ChromiumViews
  let loads: ChromiumLoads
  let pipe: DevToolsPipe

  func take(_ method: String, _ session: String?, _ parameters: WireValue) {
    switch method {
    case "Page.lifecycleEvent":
      if parameters["name"]?.text == "load", let loader = parameters["loaderId"]?.text { loads.finish(loader) }
    case "Runtime.bindingCalled": called(parameters["name"]?.text, parameters["payload"]?.text ?? "", session)
    case "Runtime.executionContextCreated" where views.isWorker(session): bind(session)
    case "Inspector.targetCrashed" where !views.isWorker(session):
      if let session { loads.end(session) }
      events.webProcessDied()
    default: break
    }
  }

  /// A worker that was started again has lost its function.
  private func bind(_ session: String?) {
    pipe.tell("Runtime.addBinding", ["name": .text(ChromiumExtension.function)], session: session)
    pipe.tell("Runtime.evaluate", ["expression": .text(ChromiumExtension.afterBinding)], session: session)
  }

  private func called(_ function: String?, _ payload: String, _ session: String?) {
    switch function {
    case ChromiumExtension.function: events.storeChanged()
    case "twinjarAsk":
      events.pageAsks(
        "refresh",
        PageReply { [pipe] text in
          guard let answer = PageBridge.answer(text, to: payload) else { return }
          pipe.tell("Runtime.evaluate", ["expression": .text(answer)], session: session)
        })
    default: break
    }
  }
}
