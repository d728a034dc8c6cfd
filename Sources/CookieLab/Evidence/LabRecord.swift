import Choices
import CookieScenarios
import Cookies
import Foundation

/// A cell's trials as a file keeps them: `twinjar.lab-trials/1`, one JSON object a line.
///
/// The first line says what was run and on what, as a ``Header``; then comes a ``TrialLine`` for each trial, void ones
/// included, and behind it the trial's events in the words of `twinjar.trace/1`, with `trial` for its number. Of values only
/// the tokens are kept that the lab's own server numbers.
public struct LabRecord: Equatable, Sendable {
  public static let schema = "twinjar.lab-trials/1"

  public struct Header: Codable, Equatable, Sendable {
    public var schema = LabRecord.schema
    public var strategy: String
    public var scenario: String
    /// The scenario's digest, on the engine's platform, when the trials were played.
    public var world: String
    /// The scenario's file, beside this one, and its digest when the trials were played; nil in a record of a lab that did
    /// not write that.
    public var file: String
    public var fileDigest: String?
    /// What of the file's was replaced, in milliseconds.
    public var latency: Double?
    public var offset: Double?
    public var engine: String
    public var engineVersion: String
    /// How the app was built: "debug" or "release".
    public var build: String
    public var cores: Int
    public var seed: UInt64
    /// How many that count were wanted; nil in a record of a lab that did not write it.
    public var trials: Int?
    public var toleranceMilliseconds: Double

    fileprivate static var build: String {
      #if DEBUG
        "debug"
      #else
        "release"
      #endif
    }

    /// - Parameter text: what the scenario's file has.
    package init(_ cell: LabCell, of run: LabRun, text: [UInt8], engineVersion: String) {
      strategy = cell.strategy.name
      scenario = cell.scenario.name
      world = hexadecimal(cell.scenario.digest)
      file = cell.fileName
      fileDigest = Self.digest(of: text)
      (latency, offset) = (cell.sweep.latency, cell.sweep.offset)
      engine = run.engine.rawValue
      self.engineVersion = engineVersion
      build = Self.build
      cores = ProcessInfo.processInfo.activeProcessorCount
      (seed, trials) = (run.seed, run.trials)
      toleranceMilliseconds = run.rule.tolerance
    }
  }

  /// A trial without its events.
  public struct TrialLine: Codable, Equatable, Sendable {
    public var trial: Int
    public var verdict: String
    public var lost: Int
    public var split: Int
    /// Nil in a record of a lab that did not write it.
    public var needless: Int?
    /// Why it does not count.
    public var void: String?
    /// The reason's kind, for a count.
    public var voidKind: String?
    public var refreshes: Int
    public var seconds: Double
    /// In milliseconds.
    public var worstDelay: Double
    public var worstOffset: Double
    /// Nil where the lab did not look at it.
    public var worstArrival: Double?
    public var longestStall: Double
    public var longestWait: Double
    public var longestColdWait: Double
    public var load: Double

    package init(_ trial: Trial) {
      self.trial = trial.number
      verdict = trial.verdict.word
      (lost, split, needless) = (trial.verdict.lost, trial.verdict.split, trial.verdict.needless)
      refreshes = trial.refreshes
      (void, voidKind) = (trial.void?.recorded, trial.void?.word)
      func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
      (seconds, load) = (rounded(trial.seconds), rounded(trial.load))
      worstDelay = rounded(trial.timing.delay)
      worstOffset = rounded(trial.timing.offset)
      worstArrival = trial.timing.arrival.map(rounded)
      longestStall = rounded(trial.timing.stall)
      longestWait = rounded(trial.timing.wait)
      longestColdWait = rounded(trial.timing.coldWait)
    }
  }

  /// An event, with its trial among its members.
  private struct EventLine: Codable {
    var trial: Int
    var event: AppEvent

    private enum Key: CodingKey { case trial }

    init(_ event: AppEvent, of trial: Int) { (self.trial, self.event) = (trial, event) }

    init(from decoder: any Decoder) throws {
      trial = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .trial)
      event = try AppEvent(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try event.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(trial, forKey: .trial)
    }
  }

  /// Whose events a file has.
  public enum KeptEvents: String, CaseIterable, Sendable {
    /// Every trial's: some 5 KB each.
    case each
    /// Those of the first trial of each verdict that counts.
    case first
  }

  public var header: Header
  public var trials: [TrialLine]

  init(header: Header, trials: [TrialLine]) { (self.header, self.trials) = (header, trials) }

  /// What the file of a cell's trials holds.
  ///
  /// - Parameter events: of which trials the events are kept.
  package static func text(_ header: Header, _ trials: [Trial], events: KeptEvents = .each) -> String {
    var text = header.line()
    var seen: Set<String> = []
    for trial in trials {
      text += TrialLine(trial).line()
      let isFirst = trial.void == nil && seen.insert(trial.verdict.word).inserted
      guard events == .each || isFirst else { continue }
      for event in trial.events where !Self.isRoutine(event) { text += EventLine(event, of: trial.number).line() }
    }
    return text
  }

  /// Reads say nothing about what became of a session, and there are many.
  private static func isRoutine(_ event: AppEvent) -> Bool { event.kind == "storeRead" }

  /// Reads a file.
  ///
  /// - Parameter source: its name, for messages.
  public init(_ text: String, source: String) throws(InputError) {
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    func mistake(_ line: Int, _ found: String, _ expected: String) -> InputError {
      InputError(.data, source: source, place: "line \(line)", found: found, expected: expected)
    }
    guard let first = lines.first, let header = Header.read(first), header.schema == Self.schema else {
      throw mistake(1, lines.first.map { $0.isEmpty ? "nothing" : String($0.prefix(80)) } ?? "nothing", Self.schema)
    }
    if let (found, expected) = header.mistake { throw mistake(1, found, expected) }
    self.header = header
    trials = []
    var numbers: Set<Int> = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if let trial = TrialLine.read(line) {
        guard trial.lost >= 0, trial.split >= 0, trial.needless ?? 0 >= 0 else {
          throw mistake(index + 1, "a count below 0", "a count of sessions")
        }
        guard (0...1e6).contains(trial.load) else { throw mistake(index + 1, "load \(trial.load)", "0 to 1,000,000") }
        if let wrong = trial.impossibleNumber {
          throw mistake(index + 1, "\(wrong.name) \(wrong.value)", "0 to 1,000,000,000")
        }
        if trial.void == nil, let late = header.reason(trial) {
          throw mistake(index + 1, "a trial that counts, and \(late.description)", "void, by its tolerance")
        }
        guard trial.verdictIsThatOfItsCounts else {
          throw mistake(index + 1, "\"\(trial.verdict)\" beside other counts", "the word for its counts")
        }
        guard (trial.void == nil) == (trial.voidKind == nil), VoidReason.isWord(trial.voidKind ?? "late") else {
          throw mistake(index + 1, "void without voidKind, or an unknown one", "both, or neither")
        }
        if let kind = trial.voidKind, !VoidReason.describes(trial.void ?? "", kind) {
          throw mistake(index + 1, "voidKind \"\(kind)\" beside another reason", "the kind of its reason")
        }
        if trial.voidKind == "late", header.reason(trial, roundedBy: -0.01) == nil {
          throw mistake(index + 1, "a trial that is late, and keeps each limit", "one that counts, by its tolerance")
        }
        guard 0..<header.mostTrials ~= trial.trial else {
          throw mistake(index + 1, "trial \(trial.trial)", "0 to \(header.mostTrials - 1)")
        }
        guard numbers.insert(trial.trial).inserted else {
          throw mistake(index + 1, "trial \(trial.trial) again", "each trial once")
        }
        trials.append(trial)
      } else if EventLine.read(line) == nil {
        throw mistake(index + 1, String(line.prefix(80)), "a trial or an event")
      }
    }
    let counted = trials.count { $0.void == nil }
    if let wanted = header.trials, counted > wanted {
      throw mistake(1, "trials \(wanted), and \(counted) that count", "as many as that at most")
    }
  }

  /// The counts of the trials.
  public var result: CellResult {
    let counted = trials.filter { $0.void == nil }
    return CellResult(
      scenario: header.scenario, strategy: header.strategy, trials: counted.count,
      lost: counted.count { $0.lost > 0 }, split: counted.count { $0.split > 0 },
      needless: counted.contains { $0.needless == nil } ? nil : counted.count { $0.needless ?? 0 > 0 },
      void: Dictionary(grouping: trials.compactMap(\.voidKind)) { $0 }.mapValues(\.count),
      seconds: counted.map(\.seconds))
  }

  /// A name for the file that says what is in it.
  public static func fileName(scenario: String, strategy: String) -> String { "\(scenario).\(strategy).ndjson" }
}

extension LabRecord.TrialLine {
  /// A number that no lab writes.
  fileprivate var impossibleNumber: (name: String, value: Double)? {
    let numbers = [
      ("refreshes", Double(refreshes)), ("seconds", seconds), ("worstDelay", worstDelay), ("worstOffset", worstOffset),
      ("worstArrival", worstArrival ?? 0), ("longestStall", longestStall), ("longestWait", longestWait),
      ("longestColdWait", longestColdWait),
    ]
    return numbers.first { !(0...1e9).contains($0.1) }.map { (name: $0.0, value: $0.1) }
  }

  /// Where its needless logins were not counted, their word says nothing.
  fileprivate var verdictIsThatOfItsCounts: Bool {
    guard let needless else { return true }
    return verdict == Trial.Verdict(lost: lost, split: split, needless: needless).word
  }
}

extension LabRecord.Header {
  /// Of a scenario's file.
  static func digest(of text: [UInt8]) -> String {
    var hash = FNV1a()
    for byte in text { hash.combine(byte: byte) }
    return hexadecimal(hash.value)
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 16 && text.allSatisfy { $0.isHexDigit && $0.isASCII && !$0.isUppercase }
  }

  /// How many trials were played at most; as many as a run can have where it does not say.
  fileprivate var mostTrials: Int { (trials ?? LabRun.possibleTrials.upperBound) * (1 + LabRun.mostReplacements) }

  /// Why a trial of it does not count, by the numbers that stand in its line; these are rounded to hundredths.
  fileprivate func reason(_ trial: LabRecord.TrialLine, roundedBy rounding: Double = 0.005) -> VoidReason? {
    VoidRule(tolerance: toleranceMilliseconds + rounding).reason(
      TrialTiming(
        delay: trial.worstDelay, offset: trial.worstOffset, arrival: trial.worstArrival, stall: trial.longestStall,
        wait: trial.longestWait, coldWait: trial.longestColdWait))
  }

  /// What of it is not as in a run, so that the two are not one set.
  public func difference(from run: LabRun) -> (found: String, expected: String)? {
    let own = [
      ("seed", "\(seed)", "\(run.seed)"), ("engine", engine, run.engine.rawValue), ("build", build, Self.build),
      ("toleranceMilliseconds", "\(toleranceMilliseconds)", "\(run.rule.tolerance)"),
    ]
    return own.first { $0.1 != $0.2 }.map { ("\($0.0) \($0.1)", "\($0.0) \($0.2)") }
  }

  /// What of it no lab has written, and what was expected.
  fileprivate var mistake: (found: String, expected: String)? {
    if !VoidRule.tolerances.contains(toleranceMilliseconds) {
      return ("toleranceMilliseconds \(toleranceMilliseconds)", VoidRule.tolerancesInWords)
    }
    for (name, digest) in [("world", world), ("fileDigest", fileDigest ?? world)] where !Self.isDigest(digest) {
      return ("\(name) \(Printable.text(digest))", "16 hexadecimal digits")
    }
    guard LabReport.Machine.isVersion(engineVersion) else {
      return ("engineVersion \"\(Printable.text(engineVersion))\"", "the engine's version")
    }
    if !LabReport.Machine.possibleCores.contains(cores) {
      return ("cores \(cores)", LabReport.Machine.possibleCoresInWords)
    }
    if let trials, !LabRun.possibleTrials.contains(trials) {
      return ("trials \(trials)", LabRun.possibleTrialsInWords)
    }
    for text in [engineVersion, scenario, strategy] where Printable.text(text) != text {
      return (Printable.text(text), "text that can be shown")
    }
    return nil
  }
}
