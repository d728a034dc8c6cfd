import Choices
import CookieScenarios
import Foundation
import SyncStrategies
import SystemSupport
import TokenServer

/// Plays a scenario's script with a real app and judges what becomes of its sessions. One thread a trial.
///
/// Waits of more than ``longestWait`` seconds move the clocks of the server and the app; what is under way comes to its end before,
/// but for what a timer begins in the last seconds of one.
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

  let setting: Setting
  let server: TrialServer
  private let profile: PrivateDirectory
  private var random: SplitMix64
  var app: AppProcess?
  private var user = TrialUser()
  private(set) var trial: Trial
  private var hasPage = false
  /// The number of the last command that loaded a page, which ends what the page before it was about.
  private var lastLoad = 0
  var pageIsLive = false
  /// A command whose answer nobody waits for yet.
  struct UnderWay {
    var id: Int
    var action: AppCommand.Action
    /// Of a refresh: when each side begins, in nanoseconds from the command.
    var nativeAfter: Int64?
    var pageAfter: Int64?
    /// True for a refresh that a timer began.
    var isTimers = false
  }
  var underWay: [UnderWay] = []
  /// The expiry that each side's timer has fired for, in seconds of the server's clock.
  var firedFor: [TrialUser.Side: Double] = [:]
  private var killedEvents: [AppEvent] = []
  /// On the monotonic clock.
  var launchedAt: Int64 = 0
  /// What the page takes for its access token's expiry after native code has renewed it, on the server's clock.
  var bridgedExpiry: Double?
  /// For what native code's timer is set again after it found an access token that another side had renewed.
  var copiedExpiry: Double?
  private var watch: AppWatch

  init(_ setting: Setting, number: Int, seed: UInt64) throws {
    self.setting = setting
    random = SplitMix64(seed: seed)
    watch = AppWatch(of: setting.engine)
    trial = Trial(number: number, seed: seed)
    if setting.engine.usualPageWay == nil { trial.timing.arrival = nil }
    profile = try PrivateDirectory()
    try RoomForProfile.check(profile)
    setting.janitor.watch(profile)
    server = try TrialServer(setting.scenario, seed: random.next())
  }

  var scenario: Scenario { setting.scenario }

  /// Plays the trial to its end.
  ///
  /// - Throws: `AppProcess.Failure.missing` if there is no engine; what else goes wrong makes the trial void.
  func play() throws -> Trial {
    let begun = MonotonicClock.now
    do {
      try perform(scenario.script)
      if try !endsAmongTimers() { try settle() }
      _ = try look()
      try RoomForProfile.check(profile)
      if server.server.newestSessionIsRevoked, !server.server.newestSessionHasExpired { trial.verdict.lost += 1 }
    } catch let failure as AppProcess.Failure {
      if case .missing = failure { throw failure }
      trial.void = death(behind: failure) ?? VoidReason(failure)
    } catch let death as AppWatch.EngineDeath {
      trial.void = .died(death.process)
    } catch is UnplayedRefresh {
      trial.void = .neverEnded("the page's refresh, of which neither the page nor the server knows")
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

  struct Stopped: Error {}

  /// A race that one side did not run.
  private struct UnplayedRefresh: Error {}

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

  func running() throws -> AppProcess {
    if setting.isStopped() { throw Stopped() }
    guard let app else { throw AppProcess.Failure.engine("a step without a running app") }
    return app
  }

  private func perform(_ steps: [ScriptStep]) throws {
    for step in steps { try perform(step) }
  }

  private func perform(_ step: ScriptStep) throws {
    guard isWatched(step) else {
      try play(step)
      return try lookEarly(behind: step)
    }
    let before = try look()
    let isCold = step == .openPage && !hasPage
    try play(step)
    let wait = try look().longest(since: before)
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

  private func look() throws -> ProcessorWaits { try app.map { try watch.look(at: $0) } ?? ProcessorWaits() }

  private func lookEarly(behind step: ScriptStep) throws {
    guard step == .launch || step == .logIn, let app else { return }
    if hasPage { _ = try look() } else { try watch.lookBeforePage(at: app) }
  }

  /// Why a step had no end, if a process of the engine's has died meanwhile.
  private func death(behind failure: AppProcess.Failure) -> VoidReason? {
    guard case .silent = failure else { return nil }
    do { _ = try look() } catch let death as AppWatch.EngineDeath { return .died(death.process) } catch {}
    return nil
  }

  private func play(_ step: ScriptStep) throws {
    // Nothing happens while no app runs, in the simulator as well.
    guard app != nil || step.needsNoApp else { return }
    switch step {
    case .launch: try launch()
    case .kill:
      _ = try look()
      endApp()
    case .killNetworkProcess:
      // Without one nothing dies, in the simulator as well.
      if let killed = try running().ask(.killNetworkProcess).killed { watch.expectDeath(of: killed) }
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
  func draw(_ distribution: DurationDistribution) -> Double {
    Double(distribution.nanoseconds(at: random.choose(below: DurationDistribution.resolution))) / 1e9
  }

  private func launch() throws {
    endApp()
    launchedAt = MonotonicClock.now
    app = try AppProcess(
      AppProcess.Launch(
        program: setting.program, strategy: setting.strategy.name, directory: profile.path, server: server.server.base,
        grace: scenario.policy.graceSeconds, display: setting.display, engine: setting.engine),
      isStopped: setting.isStopped)
    _ = try running().ask(.advance) { $0.seconds = server.server.clock.offset }
    _ = try running().ask(.launch)
  }

  /// Ends the app as the system does. What was under way reaches nobody.
  private func endApp() {
    guard let app else { return }
    app.kill()
    killedEvents += app.events
    self.app = nil
    (hasPage, pageIsLive, underWay, bridgedExpiry, copiedExpiry) = (false, false, [], nil, nil)
    watch = AppWatch(of: setting.engine)
  }

  private func logIn() throws {
    user.isLoggedIn = try running().ask(.logIn).native == .done
    if !user.isLoggedIn { throw AppProcess.Failure.engine("a login was not answered") }
  }

  private func act(_ action: AppCommand.Action, by side: TrialUser.Side, awaited: Bool = true) throws {
    let id = try running().send(action)
    if action == .openPage { (hasPage, pageIsLive, lastLoad) = (true, true, id) }
    let command = UnderWay(id: id, action: action)
    guard awaited else { return underWay.append(command) }
    try take(try running().answer(to: id, of: action), to: command)
  }

  func refresh(nativeAfter: Int64?, pageAfter: Int64?, looksFirst: Bool) throws {
    let id = try running().send(.refresh) {
      ($0.nativeAfter, $0.pageAfter, $0.looksFirst) = (nativeAfter, pageAfter, looksFirst)
    }
    underWay.append(UnderWay(id: id, action: .refresh, nativeAfter: nativeAfter, pageAfter: pageAfter))
  }

  /// By how much the moments of two refreshes were off.
  private func time(_ answer: AppAnswer, to command: UnderWay) {
    guard let nativeAfter = command.nativeAfter, let pageAfter = command.pageAfter else { return }
    if let native = answer.nativeBegan, let page = answer.pageBegan {
      trial.timing.offset = max(
        trial.timing.offset, abs(Double(page - native - (pageAfter - nativeAfter))) / 1e6)
    }
    // One that asks native code sends nothing, and one that was refreshing already nothing more.
    guard let usual = setting.engine.usualPageWay, let due = answer.pageDue,
      let received = server.pageRefresh(since: due - pageAfter)
    else { return }
    trial.timing.arrival = max(trial.timing.arrival ?? 0, abs(Double(received - due) / 1e6 - usual))
  }

  /// True for a page's refresh whose script came to no end, and of which the server has not heard.
  private func isUnplayed(_ answer: AppAnswer, to command: UnderWay) -> Bool {
    guard let pageAfter = command.pageAfter, answer.pageHasReported == false, lastLoad < command.id else {
      return false
    }
    return server.pageRefresh(since: (answer.pageDue ?? 0) - pageAfter) == nil
  }

  func take(_ answer: AppAnswer, to command: UnderWay) throws {
    if isUnplayed(answer, to: command) { throw UnplayedRefresh() }
    time(answer, to: command)
    if command.action == .refresh, answer.page == .done, setting.strategy.traits.answersPageRefresh {
      let now = MonotonicClock.now
      let age = Double(now - (app?.heardAt[command.id] ?? now)) / 1e9
      bridgedExpiry = server.server.clock.now - age + scenario.policy.accessLifetimeSeconds
    }
    if let token = answer.nativeAccess { copiedExpiry = server.server.expiry(ofAccess: token) }
    if let outcome = answer.page { pageIsLive = outcome != .needsLogin && hasPage }
    // Native code's login page first, as it is met first by who looks at the app.
    if answer.native == .needsLogin { try meetsLogin(.native) }
    if answer.page == .needsLogin { try meetsLogin(.page) }
  }

  /// Waits until nothing is under way.
  func settle() throws {
    guard app != nil else { return }
    while !underWay.isEmpty {
      let next = underWay.removeFirst()
      try take(try running().answer(to: next.id, of: next.action), to: next)
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
    // As in the simulator, nobody has lost a session that the policy had ended.
    if !server.server.newestSessionHasExpired {
      trial.verdict.judge(try holdings(), asking: side, asksNativeCode: setting.strategy.traits.answersPageRefresh)
    }
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
}

extension ScriptStep {
  /// True for one that does something while no app runs.
  var needsNoApp: Bool {
    switch self {
    case .launch, .kill, .wait, .repeat: true
    default: false
    }
  }
}

extension VoidReason {
  init(_ failure: AppProcess.Failure) {
    switch failure {
    case .ended(let words): self = .appEnded(words)
    case .stopped: self = .stopped
    case .silent(let action): self = .neverEnded(action?.rawValue ?? "the start of the app")
    case .slow(let what): self = .neverEnded("the start of the app: \(what)")
    case .engine(let what), .missing(let what): self = .engine(what)
    }
  }
}
