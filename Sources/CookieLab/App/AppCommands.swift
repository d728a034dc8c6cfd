import Cookies
import Foundation

extension LabApp {
  /// How long nothing may have happened for the app to be quiet, and how long that is waited for, in milliseconds.
  private static let quiet = (silence: 60, limit: 10_000)

  func perform(_ command: AppCommand) async -> AppAnswer {
    var answer = AppAnswer(id: command.id)
    switch command.action {
    case .launch:
      reporter.note(.appLaunched, by: .system)
      await strategy.appDidLaunch()
    case .logIn: answer.native = await logIn()
    case .callNative: answer.native = await call()
    case .openPage: answer.page = await openPage()
    case .fetchOnPage: answer.page = await fetchOnPage()
    case .readOnPage: await readOnPage()
    case .refresh: await refresh(command, &answer)
    case .killNetworkProcess:
      if let process = engine.networkProcess {
        kill(process, SIGKILL)
        answer.killed = process
        reporter.note(.networkProcessDied, by: .networkProcess)
      } else {
        answer.problem = "there is no network process"
      }
    case .tokens:
      await reviveEngine()
      answer.nativeToken = Self.token(in: await nativeStore.allCookies())
      answer.webToken = Self.token(in: await webStore.allCookies())
    case .settle: answer.native = await settle()
    case .advance: clock.advance(by: command.seconds ?? 0)
    case .measure: answer.samples = await Probes(app: self).run(command.probe ?? "", count: command.count ?? 1)
    }
    return answer
  }

  private func refresh(_ command: AppCommand, _ answer: inout AppAnswer) async {
    let (nativeAfter, pageAfter) = (command.nativeAfter, command.pageAfter)
    let looksFirst = command.looksFirst ?? false
    async let native: (began: Int64, end: NativeRefresh)? = {
      guard let nativeAfter else { return nil }
      let began = await Pause.nanoseconds(nativeAfter)
      return (began, await refreshNatively(looksFirst: looksFirst))
    }()
    async let page: PageRefresh? = {
      guard let pageAfter else { return nil }
      let refresh = await refreshOnPage(after: pageAfter)
      if refresh.outcome == .needsLogin { reporter.note(.clientNeedsLogin, by: .page) }
      return refresh
    }()
    if let (began, end) = await native {
      (answer.nativeBegan, answer.native, answer.nativeAccess) = (began, end.outcome, end.goodAccess)
    }
    if let page = await page {
      (answer.pageDue, answer.pageBegan, answer.page) = (page.due, page.began, page.outcome)
      answer.pageHasReported = page.hasReported
    }
  }

  private func settle() async -> ClientOutcome {
    for _ in 0..<(Self.quiet.limit / 10) {
      if hooks.areQuiet(for: Int64(Self.quiet.silence) * 1_000_000) { return .done }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return .unanswered
  }

  private static func token(in cookies: [Cookie]) -> String? { cookies.first { $0.name == "refresh" }?.value }
}

/// Waits as exactly as the kernel can.
enum Pause {
  /// Returns the moment at which the wait was over, on the monotonic clock.
  static func nanoseconds(_ count: Int64) async -> Int64 {
    guard count > 0 else { return MonotonicClock.now }
    return await withCheckedContinuation { continuation in
      // Not a sleep of the pool, whose timers are coarser.
      Thread.detachNewThread {
        var time = timespec(tv_sec: Int(count / 1_000_000_000), tv_nsec: Int(count % 1_000_000_000))
        nanosleep(&time, nil)
        continuation.resume(returning: MonotonicClock.now)
      }
    }
  }
}
