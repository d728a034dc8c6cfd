import Foundation

/// One run of a scenario's script in real time.
package struct Trial: Sendable {
  /// What became of its sessions. As in the simulator, one trial can lose a session and split another.
  package struct Verdict: Codable, Equatable, Sendable {
    var lost = 0
    var split = 0
    /// The user had to log in on a side that could have gone on.
    var needless = 0

    var word: String {
      let words = [(lost, "lost"), (split, "split"), (needless, "needless login")].filter { $0.0 > 0 }.map(\.1)
      return words.isEmpty ? "kept" : words.joined(separator: ", ")
    }
  }

  /// Its place among the cell's trials, from 0.
  var number: Int
  var seed: UInt64
  var verdict = Verdict()
  /// Why it does not count; nil if it does.
  package var void: VoidReason?
  var refreshes = 0
  /// In seconds, with the app's starts.
  var seconds = 0.0
  var timing = TrialTiming()
  /// The machine's load average over a minute when it ended.
  package var load = 0.0
  /// In the order of time, whose zero is the trial's beginning.
  var events: [AppEvent] = []
}

/// By how much the trial's moments were off, in milliseconds.
package struct TrialTiming: Codable, Equatable, Sendable {
  /// The worst of the server's delays around a refresh.
  var delay = 0.0
  /// The worst distance of two refreshes that were to begin some time apart.
  var offset = 0.0
  /// Of these the page's: by how much the worst one reached the server sooner or later than it does as a rule. Nil where that is
  /// not looked at.
  var arrival: Double? = 0
  /// The longest time around a refresh in which a thread that wanted to run did not.
  var stall = 0.0
  /// The longest that one thread of the app or the engine waited for a processor during a step, when they were warm, and while a
  /// new app's first page was loading.
  var wait = 0.0
  var coldWait = 0.0
}

/// Why a trial does not count. It is counted apart and never dropped in silence.
package enum VoidReason: Equatable, Sendable {
  /// The machine was late.
  case late(String)
  case appEnded(String)
  /// A step that had no end.
  case neverEnded(String)
  case engine(String)
  /// Nothing was left to listen on.
  case noPort(String)
  /// By itself: no step of the scenario had killed it.
  case died(EngineProcess)
  /// The lab itself was stopped.
  case stopped

  /// One of each kind.
  private static let kinds: [VoidReason] = [
    .late(""), .appEnded(""), .neverEnded(""), .engine(""), .noPort(""), .died(.web), .died(.network), .stopped,
  ]

  /// True for one of the kinds' words.
  static func isWord(_ text: String) -> Bool { kinds.contains { $0.word == text } }

  /// True if a reason's words are of the kind that `word` says.
  static func describes(_ text: String, _ word: String) -> Bool {
    kinds.contains { $0.word == word && text.hasPrefix($0.description) }
  }

  /// The kind, for a table.
  var word: String {
    switch self {
    case .late: "late"
    case .appEnded: "app ended"
    case .neverEnded: "never ended"
    case .engine: "engine failed"
    case .noPort: "no port"
    case .died(let process): "\(process.rawValue) died"
    case .stopped: "stopped"
    }
  }

  /// What an app said last that ended by itself; nil for another reason, and for one that said nothing.
  package var lastWords: String? { if case .appEnded(let words) = self, !words.isEmpty { words } else { nil } }

  /// What a record says: not what an app said last, which may be a cookie's value.
  var recorded: String { if case .appEnded = self { Self.appEnded("").description } else { description } }

  package var description: String {
    switch self {
    case .late(let what): "late: \(what)"
    case .appEnded(let what): "the app ended\(what.isEmpty ? "" : ": \(what)")"
    case .neverEnded(let step): "never ended: \(step)"
    case .engine(let what): "the engine failed: \(what)"
    case .noPort(let what): "no port: \(what)"
    case .died(let process): "the engine's \(process.rawValue) died by itself"
    case .stopped: "stopped"
    }
  }
}

/// When a trial is void because the machine was late: a stated rule, the same for all, which does not look at the verdict.
public struct VoidRule: Sendable, Equatable {
  /// How far delays and offsets may be off, in milliseconds. The lab may stand still for twice as long. Four times as long a
  /// thread of the app or the engine may wait for a processor during a step, most of which decides nothing; twenty times while a
  /// new app loads its first page, where threads wait for each other on any machine.
  public var tolerance: Double

  public static let defaultTolerance = 5.0

  public init(tolerance: Double = defaultTolerance) { self.tolerance = tolerance }

  /// For a person.
  ///
  /// - Parameter looksAtArrivals: whether a page's refresh has a usual time at the server with the engine.
  func words(looksAtArrivals: Bool) -> String {
    let (once, twice) = (Self.text(tolerance), Self.text(2 * tolerance))
    return
      "A trial is void if around a refresh one of the server's delays was off by more than \(once) ms, two refreshes "
      + "began more than \(once) ms off their distance, "
      + (looksAtArrivals
        ? "the page's of them reached the server more than \(once) ms sooner or later than it does as a rule, " : "")
      + "or the lab stood still for \(twice) ms; if a thread of the app or the "
      + "engine waited more than \(Self.text(4 * tolerance)) ms for a processor during a step, or \(Self.text(20 * tolerance)) ms while a new app "
      + "loaded its first page; if a process of the engine died by itself; or if it did not come to its end."
  }

  /// Milliseconds that a tolerance may have, and the words for that.
  public static let tolerances = 0.5...1_000.0
  public static let tolerancesInWords = "0.5 to 1,000"

  func reason(_ timing: TrialTiming) -> VoidReason? {
    if timing.delay > tolerance { return .late("a delay was off by \(Self.text(timing.delay)) ms") }
    if timing.offset > tolerance {
      return .late("two refreshes were off their distance by \(Self.text(timing.offset)) ms")
    }
    if let arrival = timing.arrival, arrival > tolerance {
      return .late("a page's refresh reached the server \(Self.text(arrival)) ms off its usual time")
    }
    if timing.stall > 2 * tolerance { return .late("the lab stood still for \(Self.text(timing.stall)) ms") }
    if timing.wait > 4 * tolerance { return .late("a thread waited \(Self.text(timing.wait)) ms for a processor") }
    if timing.coldWait > 20 * tolerance {
      return .late("a thread waited \(Self.text(timing.coldWait)) ms for a processor while the app began")
    }
    return nil
  }

  private static func text(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
