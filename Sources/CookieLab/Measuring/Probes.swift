import CookieSync
import Cookies
import Foundation
import SyncStrategies

/// What can be measured of the engines by itself, without a strategy; what a copy consists of is ``CopySequence``'s.
enum Probe: String, CaseIterable, Sendable {
  /// `allCookies()` of the web store.
  case webRead
  /// `setCookie` of the web store, persistent and not.
  case webWrite
  case webWriteSession
  /// From a set to the observer's call, and from that to the set's completion.
  case notification
  /// Whether `document.cookie` is stale some time after a completed set.
  case visibility
  /// `setCookie` of the native store, with 2 and 500 cookies in it.
  case nativeWrite
  /// The first read of the web store of a new app.
  case coldRead
  /// When the page of a new app was asked for, and again when the engine is warm; the server says when that reached it.
  case load
  /// When script of the page was told to call.
  case pageCall
  /// When native code called, and had the answer.
  case nativeCall
  /// A message of the page to native code and its answer.
  case bridge
  /// A set whose network process is killed some time after it was begun.
  case killDuringSet
  /// A set begun some time after the network process was killed.
  case setAfterKill
}

/// Runs probes in the app's process.
struct Probes {
  let app: LabApp

  /// The delays that are tried, in milliseconds.
  static let staleAfter = [0, 0.1, 0.25, 0.5, 1, 2]
  static let killedAfter = [0, 0.1, 0.3, 0.5, 1, 2]
  static let setAfter = [0.0, 5, 10, 20, 50]
  private static let messagesEach = 20
  /// Before a sample, in nanoseconds: as long as a trial waits between the page's last call and the race (`Corpus/lab/race.json5`).
  /// What an app does once after such a pause finds caches and threads cold and processors asleep, which they are not right after
  /// the same.
  static let rest: Int64 = 300_000_000
  /// Before what is measured of a new app, whose first operation comes at once in a trial as well.
  private static let moment: Int64 = 20_000_000

  /// Samples by name: milliseconds, moments of the monotonic clock in nanoseconds, or 1 and 0 for yes and no.
  func run(_ name: String, count: Int) async -> [String: [Double]] {
    guard let probe = Probe(rawValue: name) else { return [:] }
    if probe != .coldRead, probe != .load { await warmUp() }
    switch probe {
    case .webRead: return ["milliseconds": await times(count) { _ in _ = await app.webStore.allCookies() }]
    case .webWrite: return ["milliseconds": await times(count) { await app.webStore.setCookie(cookie("w", $0)) }]
    case .webWriteSession:
      return ["milliseconds": await times(count) { await app.webStore.setCookie(cookie("s", $0, lasts: false)) }]
    case .notification: return await notification(count)
    case .visibility: return await visibility(count)
    case .nativeWrite: return await nativeWrites(count)
    case .coldRead:
      return ["milliseconds": await times(1, after: Self.moment) { _ in _ = await app.webStore.allCookies() }]
    case .load:
      // The network process starts apart from the web process, and is measured by itself.
      _ = await app.webStore.allCookies()
      let cold = await moments(1, after: Self.moment) { await app.loadPage() }
      return ["moments": (cold + (await moments(count - 1) { await app.loadPage() })).map { Double($0.begun) }]
    case .pageCall: return ["moments": await moments(count) { _ = await app.fetchOnPage() }.map { Double($0.begun) }]
    case .nativeCall:
      let calls = await moments(count) { _ = await app.call() }
      return ["begun": calls.map { Double($0.begun) }, "moments": calls.map { Double($0.ended) }]
    case .bridge: return ["milliseconds": await messages(count)]
    case .killDuringSet: return await killing(count, Self.killedAfter, killsFirst: false)
    case .setAfterKill: return await killing(count, Self.setAfter, killsFirst: true)
    }
  }

  /// The first operation of a new app waits for the network process, which is measured by itself.
  private func warmUp() async {
    await app.webStore.setCookie(cookie("first", 0))
    _ = await app.webStore.allCookies()
  }

  private func cookie(_ name: String, _ number: Int, lasts: Bool = true) -> Cookie {
    Cookie(
      name: name, value: "\(number)", domain: app.host,
      expires: lasts ? UnixTime(seconds: Int64(Date().timeIntervalSince1970) + 86_400) : nil)
  }

  private func times(_ count: Int, after rest: Int64 = rest, _ body: (Int) async -> Void) async -> [Double] {
    var times: [Double] = []
    for index in 0..<count {
      _ = await Pause.nanoseconds(rest)
      let begun = MonotonicClock.now
      await body(index)
      times.append(Double(MonotonicClock.now - begun) / 1e6)
    }
    return times
  }

  private func moments(
    _ count: Int, after rest: Int64 = rest, _ body: () async -> Void
  ) async -> [(begun: Int64, ended: Int64)] {
    var moments: [(Int64, Int64)] = []
    for _ in 0..<count {
      _ = await Pause.nanoseconds(rest)
      let begun = MonotonicClock.now
      await body()
      moments.append((begun, MonotonicClock.now))
    }
    return moments
  }

  /// The set of one cookie, what the observer heard of it, and when.
  private func notification(_ count: Int) async -> [String: [Double]] {
    var samples: [String: [Double]] = [:]
    for index in 0..<count {
      _ = await Pause.nanoseconds(Self.rest)
      app.changes.clear()
      let begun = MonotonicClock.now
      // Both moments are those of GTK's thread, whose order they have.
      let ended = await app.engine.set(cookie("n", index)).endedAt
      // It comes within milliseconds, if it comes.
      _ = await Pause.nanoseconds(30_000_000)
      let heard = app.changes.moments
      samples["notices", default: []].append(Double(heard.count))
      guard let first = heard.first else { continue }
      samples["afterCall", default: []].append(Double(first - begun) / 1e6)
      samples["afterHalf", default: []].append(max(0, Double(first - (begun + ended) / 2) / 1e6))
      samples["beforeCompletion", default: []].append(first < ended ? 1 : 0)
    }
    return samples
  }

  /// The mean of many messages each.
  private func messages(_ count: Int) async -> [Double] {
    await app.loadPage()
    var means: [Double] = []
    for _ in 0..<count {
      if let mean = await app.askNativeCode(Self.messagesEach) { means.append(mean) }
    }
    return means
  }

  private func visibility(_ count: Int) async -> [String: [Double]] {
    await app.loadPage()
    var samples: [String: [Double]] = [:]
    var number = 0
    for _ in 0..<count {
      for delay in Self.staleAfter {
        number += 1
        await app.webStore.setCookie(cookie("v", number))
        _ = await Pause.nanoseconds(Int64(delay * 1e6))
        let seen = await app.engine.script("return document.cookie").text
        samples["\(delay)", default: []].append(seen.contains("v=\(number)") ? 0 : 1)
      }
    }
    return samples
  }

  /// In the storage that the app's requests use, on the profile's disk.
  private func nativeWrites(_ count: Int) async -> [String: [Double]] {
    var samples: [String: [Double]] = [:]
    for held in [2, 500] {
      for number in 0..<held { await app.nativeStore.setCookie(cookie("f\(number)", 0)) }
      samples["\(held)"] = await times(count) { await app.nativeStore.setCookie(cookie("f0", $0 + 1)) }
    }
    return samples
  }

  private func killing(_ count: Int, _ delays: [Double], killsFirst: Bool) async -> [String: [Double]] {
    var samples: [String: [Double]] = [:]
    var number = 0
    for _ in 0..<count {
      for delay in delays {
        number += 1
        await revive()
        guard let process = app.engine.networkProcess else { continue }
        let name = "k\(number)"
        if killsFirst {
          kill(process, SIGKILL)
          _ = await Pause.nanoseconds(Int64(delay * 1e6))
          await app.webStore.setCookie(cookie(name, number))
        } else {
          app.engine.begin(setting: cookie(name, number))
          _ = await Pause.nanoseconds(Int64(delay * 1e6))
          kill(process, SIGKILL)
        }
        _ = await Pause.nanoseconds(100_000_000)
        await revive()
        let isThere = await app.webStore.allCookies().contains { $0.name == name }
        samples["\(delay)", default: []].append(isThere ? 0 : 1)
        if killsFirst { samples["notices", default: []].append(await noticesOfOneSet(name) > 0 ? 1 : 0) }
      }
    }
    return samples
  }

  /// How often the observer is called for a set.
  private func noticesOfOneSet(_ name: String) async -> Int {
    app.changes.clear()
    await app.webStore.setCookie(cookie(name, 0))
    _ = await Pause.nanoseconds(30_000_000)
    return app.changes.moments.count
  }

  /// A load starts the network process again.
  private func revive() async {
    for _ in 0..<20 {
      await app.loadBlank()
      if app.engine.networkProcess != nil { return }
      _ = await Pause.nanoseconds(20_000_000)
    }
  }
}

/// Hears of the web store's changes, and does nothing.
struct ProbeStrategy: SyncStrategy {
  let app: HybridApp
  static var observesWebStore: Bool { true }
  /// The page's messages are answered at once.
  func refreshForPage() async -> RefreshOutcome { .unanswered }

  static let entry = StrategyEntry(name: "lab-probe", summary: "measures the engines", isHidden: true) {
    ProbeStrategy(app: $0)
  }
}

/// When the observer was called, on the monotonic clock.
final class ChangeMoments: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Int64] = []

  func note() {
    let now = MonotonicClock.now
    lock.withLock { all.append(now) }
  }

  func clear() { lock.withLock { all = [] } }
  var moments: [Int64] { lock.withLock { all } }
}
