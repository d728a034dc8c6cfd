import CookieSync
import Cookies
import Foundation
import SyncStrategies
import TwinJarCommand

/// Strategies with the bugs that an app's own may have, for the tests of what they cost: each its own row, and no other.
@main
enum BrokenStrategies {
  static func main() { TwinJar.main(adding: all) }

  private static let all = [
    entry("index-out-of-range") { _ in
      let cookies: [Int] = []
      _ = cookies[Int.random(in: 3...4)]
    },
    entry("fatal-error") { _ in fatalError("this app does not know what to do") },
    entry("endless-loop") { _ in
      // Nothing that an optimiser can do without.
      while getpid() > 0 {}
    },
    entry("sleeping-thread") { _ in block { Thread.sleep(forTimeInterval: 3_600) } },
    entry("semaphore") { _ in block { DispatchSemaphore(value: 0).wait() } },
    entry("endless-recursion") { _ in _ = depth(1) },
    entry("endless-async-recursion") { _ in _ = await asyncDepth(1) },
    entry("exit") { _ in exit(3) },
    entry("abort") { _ in abort() },
    entry("kills-itself") { _ in raise(SIGKILL) },
    entry("terminates-itself") { _ in raise(SIGTERM) },
    entry("interrupts-its-process") { _ in kill(getpid(), SIGINT) },
    entry("rings") { _ in
      alarm(1)
      block { while getpid() > 0 {} }
    },
    entry("leaves-at-once") { _ in _exit(3) },
    entry("thread-traps") { _ in
      Thread.detachNewThread { fatalError("a thread does not know what to do") }
      block { Thread.sleep(forTimeInterval: 3_600) }
    },
    entry("thread-recurses") { _ in
      Thread.detachNewThread { _ = depth(1) }
      block { Thread.sleep(forTimeInterval: 3_600) }
    },
    entry("ignores-its-trap") { _ in
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      signal(SIGILL, SIG_IGN)
      fatalError("nobody shall hear of it")
    },
    entry("writes-to-nobody") { _ in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      close(ends[0])
      _ = write(ends[1], "x", 1)
      close(ends[1])
    },
    entry("closes-descriptors") { _ in for descriptor: Int32 in 3..<64 { close(descriptor) } },
    entry("closes-its-output") { _ in close(STDOUT_FILENO) },
    entry("copies-its-process") { _ in _ = copyProcess() },
    // As a copy does by itself where another thread held a lock.
    entry("copies-and-waits") { _ in if copyProcess() == 0 { while true { pause() } } },
    entry("traps-in-a-static") { _ in _ = Table.row },
    entry("traps-in-an-init") { _ in _ = Arriving(rows: []) },
    entry("traps-in-a-deinit") { _ in _ = Departing(rows: []) },
    entry("yields-for-ever") { _ in while true { await Task.yield() } },
    entry("sleeps-by-itself") { _ in try? await Task.sleep(for: .milliseconds(1)) },
    entry("draws-an-identifier") { app in
      await app.nativeStore.setCookie(Cookie(name: "id", value: "\(UUID())", domain: "app.example"))
    },
    entry("reads-the-calendar") { app in
      let now = UnixTime(seconds: Int64(Date().timeIntervalSince1970))
      for cookie in await app.nativeStore.allCookies() where cookie.isExpired(at: now) {
        await app.nativeStore.deleteCookie(cookie)
      }
    },
    entry("remembers-in-a-singleton") { app in await SessionKeeper.shared.work(on: app.nativeStore) },
    entry("remembers-in-a-static-object") { app in await StaticKeeper.shared.work(on: app.nativeStore) },
    entry("goes-elsewhere") { _ in chdir("/") },
    // Slow, so that the command is still there when it happens.
    entry("late-trap") { _ in
      Late.trap
      block { _ = usleep(2_000) }
    },
    entry("late-exit") { _ in
      Late.exit
      block { _ = usleep(2_000) }
    },
    entry("aborts-at-the-end") { _ in AtTheEnd.abort },
    entry("loops-at-the-end") { _ in AtTheEnd.loop },
    entry("prints") { _ in print("a strategy prints this") },
    StrategyEntry(name: "traps-in-its-traits", summary: "a bug on purpose", make: TrapsInItsTraits.init(app:)),
    StrategyEntry(name: "waits-in-its-traits", summary: "a bug on purpose", make: WaitsInItsTraits.init(app:)),
    StrategyEntry(name: "tosses-its-traits", summary: "a bug on purpose", make: TossesItsTraits.init(app:)),
    entry("traps-in-a-task") { _ in Task { fatalError("a task does not know what to do") } },
    entry("traps-after-a-sleep") { _ in
      try? await Task.sleep(for: .milliseconds(1))
      fatalError("the hook does not know what to do")
    },
    StrategyEntry(name: "traps-in-a-task-of-its-launch", summary: "a bug on purpose", make: TrapsLater.init(app:)),
    StrategyEntry(name: "traps-before-it-sends", summary: "a bug on purpose", make: TrapsBeforeItSends.init(app:)),
  ]

  private static func entry(
    _ name: String, _ break: @escaping @Sendable (HybridApp) async -> Void
  ) -> StrategyEntry {
    StrategyEntry(name: name, summary: "a bug on purpose") { Broken(app: $0, break: `break`) }
  }

  /// What an app's code calls, perhaps without knowing.
  private static func block(_ body: () -> Void) { body() }

  /// `fork`, which Swift does not show.
  private static func copyProcess() -> Int32 {
    let fork = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fork")
    return unsafeBitCast(fork, to: (@convention(c) () -> Int32).self)()
  }

  @inline(never) private static func depth(_ number: Int) -> Int {
    number == .max ? 0 : 1 + depth(number + 1) % number
  }

  private static func asyncDepth(_ number: Int) async -> Int {
    number == .max ? 0 : 1 + (await asyncDepth(number + 1)) % number
  }
}

private enum Table {
  static let rows: [Int] = []
  static let row = rows[Int.random(in: 3...4)]  // traps-in-a-static
}

private final class Arriving {
  let row: Int

  init(rows: [Int]) {
    row = rows[Int.random(in: 3...4)]  // traps-in-an-init
  }
}

private final class Departing {
  let rows: [Int]

  init(rows: [Int]) { self.rows = rows }

  deinit {
    _ = rows[Int.random(in: 3...4)]  // traps-in-a-deinit
  }
}

/// On a thread, when the run that started it is long over.
private enum Late {
  static let trap: Void = later { fatalError("nobody is here any more") }
  static let exit: Void = later { Foundation.exit(0) }

  private static func later(_ act: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.3)
      act()
    }
  }
}

/// When the command has ended.
private enum AtTheEnd {
  static let abort: Void = { atexit { Foundation.abort() } }()
  static let loop: Void = { atexit { while getpid() > 0 {} } }()
}

private struct TrapsInItsTraits: SyncStrategy {
  let app: HybridApp
  static var observesWebStore: Bool { Table.row == 1 }
}

private struct WaitsInItsTraits: SyncStrategy {
  let app: HybridApp
  static var proxiesPage: Bool {
    Thread.sleep(forTimeInterval: 3_600)
    return false
  }
}

private struct TossesItsTraits: SyncStrategy {
  let app: HybridApp
  static var usesOwnStores: Bool { Bool.random() }
}

/// In a task that its launch leaves behind, after other hooks, of which it has none, were called.
private struct TrapsLater: SyncStrategy {
  let app: HybridApp

  func appDidLaunch() async {
    Task {
      while await app.nativeStore.allCookies().isEmpty { try? await app.clock.sleep(for: .milliseconds(1)) }
      fatalError("a task does not know what to do")
    }
  }
}

/// Also where the default of another hook calls it.
private struct TrapsBeforeItSends: SyncStrategy {
  let app: HybridApp

  func nativeWillSend(_ purpose: RequestPurpose) async {
    if purpose == .refresh { fatalError("this app does not know what to do") }
  }
}

/// Does it when the page is about to load.
private struct Broken: SyncStrategy {
  let app: HybridApp
  let `break`: @Sendable (HybridApp) async -> Void

  func pageWillLoad() async { await `break`(app) }
}

/// The same as the optimiser lays it out before the program runs: the variable never changes, and the object does. For one worker.
private final class StaticKeeper: @unchecked Sendable {
  static let shared = StaticKeeper()
  private var kept: [Cookie] = []

  func work(on store: any CookieStore) async {
    let cookies = await store.allCookies()
    guard cookies.isEmpty else {
      kept = cookies
      return
    }
    for cookie in kept { await store.setCookie(cookie) }
  }
}

/// There once for the app, as a session manager is: what it keeps, a process that ends takes with it.
///
/// No actor: one that the runs of two workers enter at once takes a job of one into the other.
private final class SessionKeeper: @unchecked Sendable {
  static let shared = SessionKeeper()
  private let lock = NSLock()
  // Below it.
  private var kept: [Cookie] = []

  /// Fills a store that has lost its cookies again.
  func work(on store: any CookieStore) async {
    let cookies = await store.allCookies()
    guard cookies.isEmpty else { return lock.withLock { kept = cookies } }
    for cookie in lock.withLock({ kept }) { await store.setCookie(cookie) }
  }
}
