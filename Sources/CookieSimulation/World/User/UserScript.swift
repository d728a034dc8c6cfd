import Choices
import CookieDiagnosis
import CookieScenarios

/// The user's script as a flat program, so that a run steps through it without recursion.
enum ScriptInstruction: Equatable {
  case launchLocked, unlock
  case launch, background, foreground, kill, killNetworkProcess
  case logIn
  case logOut(TraceActor)
  case openPage, openPagePassingOtherSite
  case logInInSystemBrowser(handsOver: Bool), logInOnPage
  case download(DownloadOrder, awaited: Bool)
  case showDocument(DownloadOrder)
  case moveApp(AppMove), callFromOldDevice, setClock(seconds: Int64), fetchInServiceWorker
  case callFromExtension, openSDKScreen, switchNetwork, goOffline, goOnline
  case setTrouble(Trouble?)
  case callNative(awaited: Bool)
  case fetchOnPage(awaited: Bool)
  case readOnPage
  case refreshBoth(Int64)
  case wait(DurationDistribution)
  case browse(duration: DurationDistribution, every: DurationDistribution)
  /// Enters a loop; with no turn it goes on after `end`.
  case loop(ClosedRange<Int>, end: Int)
  /// Goes back to `start` while turns are left.
  case again(start: Int)

  /// Without what it is about.
  var name: String { String("\(self)".prefix { $0 != "(" }) }

  static func compile(_ steps: [ScriptStep]) -> [ScriptInstruction] {
    var program: [ScriptInstruction] = []
    append(steps, to: &program)
    return program
  }

  private static func append(_ steps: [ScriptStep], to program: inout [ScriptInstruction]) {
    for step in steps {
      if case .repeat(let times, let body) = step {
        let start = program.count
        program.append(.loop(times, end: 0))
        append(body, to: &program)
        program.append(.again(start: start))
        program[start] = .loop(times, end: program.count)
      } else if let instruction = instruction(for: step) {
        program.append(instruction)
      }
    }
  }

  private static func instruction(for step: ScriptStep) -> ScriptInstruction? {
    switch step {
    case .launch: .launch
    case .launchLocked: .launchLocked
    case .unlock: .unlock
    case .background: .background
    case .foreground: .foreground
    case .kill: .kill
    case .killNetworkProcess: .killNetworkProcess
    case .logIn: .logIn
    case .logOut(let actor): .logOut(actor)
    case .openPage: .openPage
    case .openPagePassingOtherSite: .openPagePassingOtherSite
    case .logInInSystemBrowser(let handsOver): .logInInSystemBrowser(handsOver: handsOver)
    case .logInOnPage: .logInOnPage
    case .download(let order, let awaited): .download(order, awaited: awaited)
    case .showDocument(let order): .showDocument(order)
    case .callFromExtension: .callFromExtension
    case .openSDKScreen: .openSDKScreen
    case .moveApp(let move): .moveApp(move)
    case .callFromOldDevice: .callFromOldDevice
    case .fetchInServiceWorker: .fetchInServiceWorker
    case .setClock(let seconds): .setClock(seconds: seconds)
    case .switchNetwork: .switchNetwork
    case .goOffline: .goOffline
    case .goOnline: .goOnline
    case .beginTrouble(let trouble): .setTrouble(trouble)
    case .endTrouble: .setTrouble(nil)
    case .callNative(let awaited): .callNative(awaited: awaited)
    case .fetchOnPage(let awaited): .fetchOnPage(awaited: awaited)
    case .readOnPage: .readOnPage
    case .refreshBoth(let offset): .refreshBoth(offset)
    case .wait(let duration): .wait(duration)
    case .browse(let duration, let every): .browse(duration: duration, every: every)
    case .repeat: nil
    }
  }
}

/// Where the user is in the script.
struct ScriptState {
  var next = 0
  var loops: [(start: Int, turnsLeft: Int)] = []
  /// The least time, in a scheduled run.
  var browsesUntil: Deadline?
  /// A `script` event is on the queue.
  var isScheduled = false
  /// The last step is awaited.
  var isWaiting = false
  /// In a scheduled run: the instruction that is being followed, and the instant at which that began.
  var place = 0
  var begun: Int32?
}

extension World {
  func beginScript() { scheduleScript(after: .none) }

  private func scheduleScript(after delay: Delay) {
    guard !user.script.isScheduled else { return }
    user.script.isScheduled = true
    schedule(.script, after: delay)
  }

  /// Nothing that a user waits for is under way.
  private var isQuiet: Bool { !user.isReacting && app.shellTasks == 0 && page.isQuiet }

  /// Goes on once an awaited step has ended and the user is content.
  func continueScriptIfQuiet() {
    if isQuiet { scheduleScript(after: .none) }
  }

  func continueScript() {
    user.script.isScheduled = false
    guard !user.isReacting, isQuiet || !user.script.isWaiting else { return }
    user.script.isWaiting = false
    guard user.script.next < program.count else {
      let mayBeLast = browserJar.count > 0 ? tokens.sessions[...] : tokens.sessions.suffix(1)
      if mayBeLast.contains(where: { $0.isRevoked && !$0.isLoggedOut }) { settleSessionEnd() }
      executor.witness?.note(step: "")
      isFinished = true
      return
    }
    let instruction = program[user.script.next]
    executor.witness?.note(step: instruction.name)
    perform(instruction)
  }

  private func perform(_ instruction: ScriptInstruction) {
    if case .browse(let duration, let every) = instruction {
      if user.script.browsesUntil == nil { beginStep(user.script.next) }
      return browse(duration: duration, every: every)
    }
    beginStep(user.script.next)
    user.script.next += 1
    switch instruction {
    case .launch, .launchLocked:
      launchApp(isLocked: instruction == .launchLocked)
      user.script.isWaiting = true
    case .unlock: app.backupIsUnreadable = false
    case .background: suspendApp()
    case .foreground: resumeApp()
    case .kill: killApp()
    case .killNetworkProcess: networkProcessIsKilled()
    case .logIn: act { app.shell?.logIn() }
    case .logOut(.page) where page.state == .none: break
    case .logOut(let actor): act { logOut(on: actor) }
    case .openPage: act { app.shell?.loadPage() }
    case .openPagePassingOtherSite: act { app.shell?.loadPage(passesOtherSite: true) }
    case .logInOnPage: act { logInOnPage() }
    case .logInInSystemBrowser(let handsOver): logInInSystemBrowser(handsOver: handsOver)
    case .download(let order, let awaited): act(awaited: awaited) { download(order) }
    case .showDocument(let order): act { app.shell?.showDocument(order) }
    case .callFromExtension: callFromExtension()
    case .openSDKScreen: openSDKScreen()
    case .moveApp(let move): moveApp(move)
    case .callFromOldDevice: callFromOldDevice()
    case .fetchInServiceWorker: act(awaited: false) { fetchInServiceWorker() }
    case .setClock(let seconds): setClock(by: seconds)
    case .switchNetwork: switchNetwork()
    case .goOffline: setOffline(true)
    case .goOnline: setOffline(false)
    case .setTrouble(let trouble): setTrouble(trouble)
    case .callNative(let awaited): act(awaited: awaited) { app.shell?.call() }
    case .fetchOnPage(let awaited): act(awaited: awaited) { fetchOnPage() }
    case .readOnPage: if page.state != .none { readOnPage() }
    case .refreshBoth(let offset):
      schedule(.beginRefresh(.native, launch: app.launch), after: .exactly(max(0, -offset)))
      schedule(.beginRefresh(.page, launch: app.launch), after: .exactly(max(0, offset)))
    case .wait(let duration): return scheduleScript(after: drawn(duration))
    case .loop(let times, let end): enterLoop(times, end: end)
    case .again(let start): repeatLoop(from: start)
    case .browse: break
    }
    if !user.script.isWaiting || isQuiet { scheduleScript(after: .none) }
  }

  /// An action of the user. Without a running app there is nobody to act on, and the script goes on.
  private func act(awaited: Bool = true, _ body: () -> Void) {
    guard app.isRunning, !app.isSuspended else { return }
    body()
    user.script.isWaiting = awaited
  }

  private func download(_ order: DownloadOrder) {
    switch order.means {
    case .page, .webView: downloadOnPage(order)
    case .foreground, .background: app.shell?.download(order)
    }
  }

  private func logOut(on actor: TraceActor) {
    note(.userLogsOut, by: .user, about: actor)
    if actor == .page { sendFromPage(.logOut) } else { app.shell?.logOut() }
  }

  private func enterLoop(_ times: ClosedRange<Int>, end: Int) {
    let turns = times.lowerBound + choose(below: times.count)
    if turns == 0 {
      user.script.next = end
    } else {
      user.script.loops.append((start: user.script.next, turnsLeft: turns - 1))
    }
  }

  private func repeatLoop(from start: Int) {
    guard let loop = user.script.loops.last else { return }
    if loop.turnsLeft == 0 {
      user.script.loops.removeLast()
    } else {
      user.script.loops[user.script.loops.count - 1].turnsLeft -= 1
      user.script.next = loop.start
    }
  }

  private func browse(duration: DurationDistribution, every: DurationDistribution) {
    let end = user.script.browsesUntil ?? beginBrowsing(for: duration)
    user.script.browsesUntil = end
    guard !isOver(end, of: duration), app.isRunning, !app.isSuspended else {
      user.script.browsesUntil = nil
      user.script.next += 1
      return scheduleScript(after: .none)
    }
    if choose(below: 2) == 0 { app.shell?.call() } else { fetchOnPage() }
    scheduleScript(after: drawn(every))
  }

  private func beginBrowsing(for duration: DurationDistribution) -> Deadline {
    // What it may last longer in a scheduled run is said where its end is asked for.
    let end = deadline(after: drawn(duration).least)
    if isScheduled { instants.keep(duration.maximum) }
    return end
  }

  private func isOver(_ end: Deadline, of duration: DurationDistribution) -> Bool {
    guard isScheduled else { return end.time <= now }
    return hasCome(after: end.base, earliest: duration.minimum, latest: duration.maximum)
  }
}
