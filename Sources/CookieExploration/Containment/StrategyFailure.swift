import CookieDiagnosis
import CookieSimulation
import Foundation

/// How a strategy ended the process that ran it, or had to be ended with it.
package struct StrategyFailure: Codable, Sendable {
  package enum Kind: Codable, Sendable, Hashable {
    /// A trap or another deadly signal.
    case signal(Int32)
    /// It called `exit`.
    case exit(Int32)
    /// Its process ended with a status and without `exit`: by `_exit`, or as another program that took its place.
    case left(Int32)
    /// No job and no event in so many seconds.
    case hang(seconds: Double)
    /// One run took so many bytes.
    case memory(bytes: Int)
    /// It closed a descriptor that was the command's.
    case lostOutput
  }

  package var kind: Kind
  package var strategy: String
  /// Nil if it was outside any run, where the strategy's static properties are read.
  package var scenario: String?
  /// The hook whose own task ran; nil outside any, and where that is not known, as for a task that a hook has started.
  package var hook: String?
  /// What the user did then, as the script says; nil after the last step.
  package var step: String?
  /// A tape that leads there, if it is short enough to be kept.
  package var tape: String?
  /// Source file and line, or a function, where they are known.
  package var place: String?
  /// What is to be known where it was not seen who ended the process; nil where it was.
  package var remark: String?

  init(_ kind: Kind, _ run: WitnessedRun, place: String? = nil) {
    self.kind = kind
    strategy = run.strategy
    scenario = run.scenario
    hook = run.hook == .none ? nil : "\(run.hook)"
    step = run.step
    tape = run.tape?.text
    self.place = place
  }

  /// What happened, without where.
  package var what: String {
    switch kind {
    case .signal(SIGKILL):
      "was ended by signal SIGKILL: by itself, by the system for lack of memory, or by somebody else"
    case .signal(let number):
      Self.traps[number].map { "ended its process: \($0), signal \(number)" } ?? "was ended by \(Self.name(number))"
    case .exit(let code): "called exit(\(code))"
    case .left(let code): "called _exit(\(code)), or another program took its process and ended with \(code)"
    case .hang(let seconds):
      "hangs: no job of its code ended for \(Int(seconds)) s; it blocks or ends its thread, or loops without waiting"
    case .lostOutput: "closed standard output, standard error, or the descriptor that its command's answer goes to"
    case .memory(let bytes): "took more than \(bytes >> 20) MiB in one run"
    }
  }

  private static let traps: [Int32: String] = [
    SIGILL: "a trap", SIGTRAP: "a trap", SIGSEGV: "a bad address or an endless recursion", SIGBUS: "a bad address",
    SIGFPE: "arithmetic", SIGABRT: "abort",
  ]
  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGKILL: "SIGKILL", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
    SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGVTALRM: "SIGVTALRM", SIGPROF: "SIGPROF",
    SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGABRT: "SIGABRT",
  ]

  /// What a signal is called.
  static func name(_ number: Int32) -> String { "signal \(names[number] ?? "\(number)")" }

  /// In which scenario and hook, or else during which step of the script.
  var setting: String {
    guard let scenario else { return "in its static properties, such as observesWebStore, before any run" }
    if let hook { return "in \(scenario), hook \(hook)\(Self.callers[hook] ?? "")" }
    return "in \(scenario)\(step.map { ", during the step \($0)" } ?? ", after the last step")"
  }

  /// Hooks whose defaults call others. Swift does not tell a hook of one's own from the default.
  private static let callers = [
    "\(StrategyHook.refreshForNative)": " or one that its default calls",
    "\(StrategyHook.refreshForPage)": " or one that its default calls",
  ]

  /// For a person: what happened, and where.
  package var text: String {
    var text = "\(strategy) \(what)\n  \(setting)"
    if let place { text += ", at \(place)" }
    if let remark { text += "\n  \(remark)" }
    if scenario == nil { return text + "\n" }
    return text + "\n" + (tape.map { "  \($0)\n" } ?? "  (its tape is too long to be shown)\n")
  }
}
