import Choices
import CookieScenarios
import Foundation
import SyncStrategies
import SystemSupport
import TokenServer

/// Plays a scenario's script with a real app and judges what becomes of its sessions. One thread a trial.
///
/// Waits of more than ``longestWait`` seconds move the clocks of the server and the app; what is under way comes to its end before.
final class TrialPlayer {
  /// What all trials of a cell share.
  struct Setting: Sendable {
    var program: LabProgram
    var engine: LabEngine
    /// Nil for an engine that needs none.
    var display: String?
    var scenario: Scenario
    var strategy: StrategyEntry
    var stalls: LatenessWatch
    var janitor: Janitor
    var isStopped: @Sendable () -> Bool
  }

  /// In seconds.
  static let longestWait = 2.0
  /// How much of a longer one goes by all the same, for what the engine does by itself.
  static let shortestWait = 0.1

  private let setting: Setting
  private let server: TrialServer
  private let profile: PrivateDirectory
  private var random: SplitMix64
  private var app: AppProcess?
  private var user = TrialUser()
  private(set) var trial: Trial
  private var hasPage = false
  private var pageIsLive = false
  /// Commands whose answers nobody waits for yet.
  private var underWay: [(id: Int, action: AppCommand.Action)] = []
  /// The expiry that each side's timer has fired for, in seconds of the server's clock.
  private var firedFor: [TrialUser.Side: Double] = [:]
  private var killedEvents: [AppEvent] = []
  private var wantedOffset: Int64 = 0
  /// On the monotonic clock.
  private var launchedAt: Int64 = 0
  /// What the page takes for its access token's expiry after native code has renewed it, on the server's clock.
  private var bridgedExpiry: Double?

  init(_ setting: Setting, number: Int, seed: UInt64) throws {
    self.setting = setting
    random = SplitMix64(seed: seed)
    trial = Trial(number: number, seed: seed)
    profile = try PrivateDirectory()
    setting.janitor.watch(profile)
    server = try TrialServer(setting.scenario, seed: random.next())
  }

  private var scenario: Scenario { setting.scenario }

  /// Plays the trial to its end.
  ///
  /// - Throws: `AppProcess.Failure.missing` if there is no engine; what else goes wrong makes the trial void.
  func play() throws -> Trial {
    let begun = MonotonicClock.now
    do {
      try perform(scenario.script)
      try settle()
      if server.server.newestSessionIsRevoked { trial.verdict.lost += 1 }
    } catch let failure as AppProcess.Failure {
      if case .missing = failure { throw failure }
      trial.void = VoidReason(failure)
    } catch let failure as SystemFailure {
      trial.void = .engine(failure.description)
    } catch is Stopped {
      trial.void = .stopped
    }
    endApp()
    server.server.stop()
    finish(since: begun)
    return trial
  }

  private struct Stopped: Error {}

  private func finish(since begun: Int64) {
    trial.seconds = Double(MonotonicClock.now - begun) / 1e9
    trial.refreshes = server.server.refreshes
    trial.timing.delay = server.worstDelay
    trial.timing.stall = setting.stalls.longest(in: server.criticalSpans)
    trial.load = MachineLoad.now
    trial.events = (killedEvents + server.events).sorted { $0.nanoseconds < $1.nanoseconds }.map {
      var event = $0
      event.nanoseconds -= begun
      return event
    }
  }

  // MARK: - Steps

  private func running() throws -> AppProcess {
    if setting.isStopped() { throw Stopped() }
    guard let app else { throw AppProcess.Failure.engine("a step without a running app") }
    return app
  }

  private func perform(_ steps: [ScriptStep]) throws {
    for step in steps { try perform(step) }
  }

  private func perform(_ step: ScriptStep) throws {
    guard let app, isWatched(step) else { return try play(step) }
    let before = app.waits
    let isCold = step == .openPage && !hasPage
    try play(step)
    let wait = app.waits.longest(since: before)
    if isCold {
      trial.timing.coldWait = max(trial.timing.coldWait, wait)
    } else {
      trial.timing.wait = max(trial.timing.wait, wait)
    }
  }

  /// A step in which a late thread may decide what becomes of the session; loops are watched step by step.
  private func isWatched(_ step: ScriptStep) -> Bool {
    switch step {
    case .launch, .kill, .repeat: false
    // The first of a new app starts the engine.
    case .logIn: false
    default: true
    }
  }

  private func play(_ step: ScriptStep) throws {
    switch step {
    case .launch: try launch()
    case .kill: endApp()
    case .killNetworkProcess:
      // Without one nothing dies, in the simulator as well.
      _ = try running().ask(.killNetworkProcess)
    case .logIn: try logIn()
    case .openPage: try act(.openPage, by: .page)
    case .callNative(let awaited): try act(.callNative, by: .native, awaited: awaited)
    case .fetchOnPage(let awaited): if hasPage { try act(.fetchOnPage, by: .page, awaited: awaited) }
    case .readOnPage: if hasPage { _ = try running().ask(.readOnPage) }
    case .refreshBoth(let offset):
      try refresh(nativeAfter: max(0, -offset), pageAfter: pageIsLive ? max(0, offset) : nil, looksFirst: false)
    case .wait(let time): try wait(draw(time))
    case .repeat(let times, let inner):
      for _ in 0..<(times.lowerBound + random.choose(below: times.count)) { try perform(inner) }
    default: throw AppProcess.Failure.engine("\(step.words): nothing that the lab can play")
    }
  }

  /// In seconds.
  private func draw(_ distribution: DurationDistribution) -> Double {
    Double(distribution.nanoseconds(at: random.choose(below: DurationDistribution.resolution))) / 1e9
  }

  private func launch() throws {
    endApp()
    launchedAt = MonotonicClock.now
    app = try AppProcess(
      AppProcess.Launch(
        program: setting.program, strategy: setting.strategy.name, directory: profile.path, server: server.server.base,
        grace: scenario.policy.graceSeconds, display: setting.display, engine: setting.engine))
    _ = try running().ask(.advance) { $0.seconds = server.server.clock.offset }
    _ = try running().ask(.launch)
  }

  /// Ends the app as the system does. What was under way reaches nobody.
  private func endApp() {
    guard let app else { return }
    app.kill()
    killedEvents += app.events
    self.app = nil
    (hasPage, pageIsLive, underWay, bridgedExpiry) = (false, false, [], nil)
  }

  private func logIn() throws {
    user.isLoggedIn = try running().ask(.logIn).native == .done
    if !user.isLoggedIn { throw AppProcess.Failure.engine("a login was not answered") }
  }

  private func act(_ action: AppCommand.Action, by side: TrialUser.Side, awaited: Bool = true) throws {
    if action == .openPage { (hasPage, pageIsLive) = (true, true) }
    let id = try running().send(action)
    guard awaited else { return underWay.append((id, action)) }
    try take(try running().answer(to: id, of: action))
  }

  private func refresh(nativeAfter: Int64?, pageAfter: Int64?, looksFirst: Bool) throws {
    let id = try running().send(.refresh) {
      ($0.nativeAfter, $0.pageAfter, $0.looksFirst) = (nativeAfter, pageAfter, looksFirst)
    }
    if let nativeAfter, let pageAfter { wantedOffset = pageAfter - nativeAfter }
    underWay.append((id, .refresh))
  }

  private func take(_ answer: AppAnswer) throws {
    if let native = answer.nativeBegan, let page = answer.pageBegan {
      trial.timing.offset = max(trial.timing.offset, abs(Double(page - native - wantedOffset)) / 1e6)
    }
    if let outcome = answer.page { pageIsLive = outcome != .needsLogin && hasPage }
    // Native code's login page first, as it is met first by who looks at the app.
    if answer.native == .needsLogin { try meetsLogin(.native) }
    if answer.page == .needsLogin { try meetsLogin(.page) }
  }

  /// Waits until nothing is under way.
  private func settle() throws {
    guard app != nil else { return }
    while !underWay.isEmpty {
      let next = underWay.removeFirst()
      let answer = try running().answer(to: next.id, of: next.action)
      if next.action == .refresh, answer.page == .done, setting.strategy.traits.answersPageRefresh {
        bridgedExpiry = server.server.clock.now + scenario.policy.accessLifetimeSeconds
      }
      try take(answer)
    }
    if try running().ask(.settle).native == .unanswered { throw AppProcess.Failure.silent(.settle) }
  }

  // MARK: - The user

  private func meetsLogin(_ side: TrialUser.Side) throws {
    guard user.isLoggedIn, !user.givenUp.contains(side) else { return }
    try wait(draw(scenario.app.patience))
    let retry = try running().ask(side == .page ? .openPage : .callNative)
    let outcome = side == .page ? retry.page : retry.native
    if side == .page { pageIsLive = outcome != .needsLogin }
    guard outcome == .needsLogin else {
      if outcome == .done { user.givenUp.remove(side) }
      return
    }
    trial.verdict.judge(try holdings(), asking: side, asksNativeCode: setting.strategy.traits.answersPageRefresh)
    user.givenUp.insert(side)
    try logIn()
    if hasPage {
      let answer = try running().ask(.openPage)
      pageIsLive = answer.page != .needsLogin
      if answer.page == .done { user.givenUp.remove(.page) }
      if answer.page == .needsLogin { try meetsLogin(.page) }
    }
  }

  private func holdings() throws -> Holdings {
    let tokens = try running().ask(.tokens)
    func isUsable(_ token: String?) -> Bool { token.map(server.server.isUsable(refresh:)) ?? false }
    return Holdings(native: isUsable(tokens.nativeToken), web: isUsable(tokens.webToken))
  }

  // MARK: - Time

  /// Lets time go by: really, or on the clocks of the server and the app, where each side's timer fires at the expiry of its
  /// access token.
  private func wait(_ seconds: Double) throws {
    guard seconds > Self.longestWait else { return try sleep(seconds) }
    try settle()
    let end = server.server.clock.now + seconds
    try sleep(Self.shortestWait)
    while true {
      let due = timersDue(before: end)
      guard let moment = due.map(\.expiry).min() else { break }
      try advance(to: moment)
      let sides = due.filter { $0.expiry - moment < 1 }
      for (side, expiry) in sides { firedFor[side] = expiry }
      func after(_ side: TrialUser.Side) -> Int64? {
        sides.contains { $0.side == side } ? Int64(draw(scenario.app.refreshJitter) * 1e9) : nil
      }
      if app != nil { try refresh(nativeAfter: after(.native), pageAfter: after(.page), looksFirst: true) }
      try settle()
    }
    try advance(to: end)
  }

  private func timersDue(before end: Double) -> [(side: TrialUser.Side, expiry: Double)] {
    guard app != nil else { return [] }
    var due: [(TrialUser.Side, Double)] = []
    if scenario.app.nativeRefreshesAtExpiry, let expiry = server.accessExpiry(of: "native", since: launchedAt) {
      due.append((.native, expiry))
    }
    let seen = server.accessExpiry(of: "page", since: launchedAt)
    if scenario.app.pageRefreshesAtExpiry, pageIsLive, let expiry = [seen, bridgedExpiry].compactMap({ $0 }).max() {
      due.append((.page, expiry))
    }
    return due.filter { $0.1 < end && firedFor[$0.0] != $0.1 }
  }

  private func advance(to moment: Double) throws {
    let missing = moment - server.server.clock.now
    guard missing > 0 else { return }
    server.server.advance(by: missing)
    if app != nil { _ = try running().ask(.advance) { $0.seconds = missing } }
  }

  private func sleep(_ seconds: Double) throws {
    if let app { try app.wait(seconds) } else { Thread.sleep(forTimeInterval: seconds) }
    if setting.isStopped() { throw Stopped() }
  }
}

extension VoidReason {
  init(_ failure: AppProcess.Failure) {
    switch failure {
    case .ended(let words): self = .appEnded(words)
    case .silent(let action): self = .neverEnded(action?.rawValue ?? "the start of the app")
    case .engine(let what), .missing(let what): self = .engine(what)
    }
  }
}
