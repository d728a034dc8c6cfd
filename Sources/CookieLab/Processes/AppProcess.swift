import CookieDiagnosis
import Cookies
import Foundation
import SyncStrategies
import SystemSupport

/// The app, seen from the lab: a child with the strategy, Foundation and the engine in it or below it. One thread uses it.
final class AppProcess {
  /// Why a trial cannot go on.
  enum Failure: Error, Equatable {
    /// The engine is there, and has not started in time: what it has not done.
    case slow(String)
    /// By itself, or by a signal; with the end of what it said last.
    case ended(String)
    /// It does not answer.
    case silent(AppCommand.Action?)
    case engine(String)
    case missing(String)
    /// The lab itself was stopped before it was ready.
    case stopped
  }

  /// How long the app may take to be ready, and to answer, in seconds.
  static let patience = (start: 30.0, answer: 20.0)

  let engineVersion: String
  private(set) var events: [AppEvent] = []
  /// True once a web process of the engine has died.
  private(set) var pageHasDied = false
  private let process: ChildProcess
  private let directory: String
  private var answers: [Int: AppAnswer] = [:]
  /// When each answer was heard, by its number, in nanoseconds of the monotonic clock.
  private(set) var heardAt: [Int: Int64] = [:]
  private var lastID = 0

  struct Launch {
    var program: LabProgram
    var strategy: String
    var directory: String
    var server: URL
    /// In seconds.
    var grace: Double
    /// Nil for an engine that needs none.
    var display: String?
    var engine = LabEngine.webKitGTK
  }

  /// - Parameter isStopped: whether nobody waits for it any more.
  init(_ launch: Launch, isStopped: () -> Bool = { false }) throws {
    directory = launch.directory
    var child = launch.program.launch(
      .app,
      [
        launch.strategy, "--directory", launch.directory, "--server", launch.server.absoluteString, "--grace",
        "\(launch.grace)", "--engine", launch.engine.rawValue, "--parent", "\(getpid())",
      ])
    child.environment.merge(ChildEnvironment.caller(LabEngine.variables)) { $1 }
    child.environment.merge(Self.environment(launch)) { $1 }
    child.errors = Self.errorFile(in: launch.directory)
    process = try ChildProcess(child)
    let end = MonotonicClock.now + Int64(Self.patience.start * 1e9)
    while true {
      if isStopped() { throw Failure.stopped }
      let slice = min(end, MonotonicClock.now + Self.startSlice)
      guard let line = try Self.next(of: process, until: slice, isLast: slice == end, directory) else { continue }
      if let failure = line.failure {
        if failure.isSlow ?? false { throw Failure.slow(failure.message) }
        throw failure.isMissing ? Failure.missing(failure.message) : Failure.engine(failure.message)
      }
      if let version = line.ready {
        engineVersion = version
        return
      }
    }
  }

  /// How often it is seen whether the lab was stopped, in nanoseconds.
  private static let startSlice: Int64 = 100_000_000

  /// The same while the app starts: nil for silence until then, unless that is the last of it.
  private static func next(
    of process: ChildProcess, until end: Int64, isLast: Bool, _ directory: String
  ) throws -> AppLine? {
    do { return try next(of: process, until: end, during: nil, directory) } catch Failure.silent where !isLast {
      return nil
    }
  }

  /// Everything that engines, GTK, fontconfig and Foundation write goes below the profile.
  private static func environment(_ launch: Launch) -> [String: String] {
    let directory = launch.directory
    var environment = [
      "HOME": directory, "TMPDIR": directory, "XDG_DATA_HOME": directory + "/data",
      "XDG_CACHE_HOME": directory + "/cache", "XDG_CONFIG_HOME": directory + "/config",
      "XDG_STATE_HOME": directory + "/state", "XDG_RUNTIME_DIR": directory, "GDK_BACKEND": "x11",
      "GIO_USE_VFS": "local", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
      // It wants rights that containers do not give; nothing but the lab's own server is loaded.
      "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "SWIFT_BACKTRACE": "enable=no",
    ]
    environment["DISPLAY"] = launch.display
    return environment
  }

  // MARK: - Asking

  /// Sends a command and goes on; ``answer(to:)`` waits for what it gives.
  func send(_ action: AppCommand.Action, _ change: (inout AppCommand) -> Void = { _ in }) -> Int {
    lastID += 1
    var command = AppCommand(id: lastID, action)
    change(&command)
    process.send([String(command.line().dropLast())])
    return lastID
  }

  func answer(to id: Int, of action: AppCommand.Action, within seconds: Double = patience.answer) throws -> AppAnswer {
    let end = MonotonicClock.now + Int64(seconds * 1e9)
    while true {
      if let answer = answers.removeValue(forKey: id) { return answer }
      if let line = try Self.next(of: process, until: end, during: action, directory) { try take(line) }
    }
  }

  /// True if the answer is there. It is heard while time goes by.
  func hasAnswered(_ id: Int) -> Bool { answers[id] != nil }

  func ask(
    _ action: AppCommand.Action, within seconds: Double = patience.answer,
    _ change: (inout AppCommand) -> Void = { _ in }
  ) throws -> AppAnswer {
    try answer(to: send(action, change), of: action, within: seconds)
  }

  /// Lets time go by, in seconds, and hears what happens meanwhile.
  func wait(_ seconds: Double) throws {
    let end = MonotonicClock.now + Int64(seconds * 1e9)
    while MonotonicClock.now < end {
      switch process.next(within: Double(end - MonotonicClock.now) / 1e9) {
      case .line(let text): if let line = AppLine.read(text) { try take(line) }
      case .silence: return
      case .closed, .overlong, .stopped: throw Failure.ended(Self.lastWords(in: directory))
      }
    }
  }

  var isAlive: Bool { !process.hasEnded }

  /// True once a process that the app had started has ended.
  var hasOutlivedChild: Bool { ProcessStatus(of: process.identifier)?.hasOutlivedChild ?? false }

  /// Its own process, and those of the engine.
  var family: [pid_t] { [process.identifier] + ProcessStatus.descendants(of: process.identifier) }

  /// Ends the app and the engine's processes, as the system ends an app.
  func kill() { process.end() }

  private static let deathOfPage = "\(TraceRecord.Kind.pageDied)"

  private func take(_ line: AppLine) throws(Failure) {
    if let failure = line.failure { throw .engine(failure.message) }
    if let answer = line.answer {
      answers[answer.id] = answer
      heardAt[answer.id] = MonotonicClock.now
    }
    guard let event = line.event else { return }
    events.append(event)
    if event.kind == Self.deathOfPage { pageHasDied = true }
  }

  /// Nil for a line that is none of the app's: whatever a library prints.
  private static func next(
    of process: ChildProcess, until end: Int64, during action: AppCommand.Action?, _ directory: String
  ) throws -> AppLine? {
    switch process.next(within: max(0, Double(end - MonotonicClock.now) / 1e9)) {
    case .line(let text): return AppLine.read(text)
    case .silence, .stopped: throw Failure.silent(action)
    case .closed, .overlong: throw Failure.ended(lastWords(in: directory))
    }
  }

  private static func errorFile(in directory: String) -> String { directory + "/errors" }

  /// What the app said of its end on standard error, as it stands there: Swift's own word for it, or else the last line that is
  /// not empty.
  private static func lastWords(in directory: String) -> String {
    let text = (try? String(contentsOfFile: errorFile(in: directory), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    let words = lines.last { $0.contains("Fatal error") } ?? lines.last ?? ""
    return String(words.prefix(200))
  }
}
