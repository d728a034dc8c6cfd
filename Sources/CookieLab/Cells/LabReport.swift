import Choices
import CookieReports
import Foundation

/// What `twinjar lab run` says: measured against simulated, cell by cell.
public struct LabReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json]

  /// With what it was measured.
  public struct Machine: Codable, Equatable, Sendable {
    public var engine: String
    public var engineVersion: String
    public var cores: Int
    /// The load average when a trial ended, the least and the most; empty if none has.
    public var load: [Double]
    /// The simulator's, beside it.
    public var platform: String

    /// That a machine can have.
    static let possibleCores = 1...65_536
    static let possibleCoresInWords = "1 to 65,536"

    /// Engines call their versions by numbers.
    static func isVersion(_ text: String) -> Bool { text.unicodeScalars.contains { ("0"..."9").contains($0) } }

    public init(engine: String, engineVersion: String, cores: Int, load: [Double], platform: String) {
      (self.engine, self.engineVersion, self.cores, self.load) = (engine, engineVersion, cores, load)
      self.platform = platform
    }
  }

  private struct Document: Encodable {
    var schema = "twinjar.lab/1"
    var seed: UInt64
    var isComplete: Bool
    var machine: Machine
    /// What is to be said of the platform beside the engine.
    var caveat: String?
    var voidRule: String
    var toleranceMilliseconds: Double
    var cells: [CellResult]
    var comparisons: [CellComparison]
    var remarks: [String]
  }

  public let machine: Machine
  public let rule: VoidRule
  public let seed: UInt64
  public let results: [CellResult]
  public let comparisons: [CellComparison]
  public let isComplete: Bool
  /// What else is to be said of where the trials are from.
  public let remarks: [String]
  /// True if void trials were replaced as often as they may be, and some cell has fewer that count than were asked for.
  public let isShort: Bool

  public init(
    machine: Machine, rule: VoidRule, seed: UInt64, results: [CellResult], comparisons: [CellComparison],
    isComplete: Bool, remarks: [String] = [], isShort: Bool = false
  ) {
    self.machine = machine
    self.rule = rule
    self.seed = seed
    self.results = results
    self.comparisons = comparisons
    self.isComplete = isComplete
    self.remarks = remarks
    self.isShort = isShort
  }

  /// True if a cell parts from the simulator.
  public var differs: Bool { comparisons.contains(where: \.differs) }

  /// True if a cell has no trial that counts, so that nothing is said of it, or fewer than were asked for.
  public var isWithoutVerdict: Bool { isShort || results.contains { $0.trials == 0 } }

  public var parts: [ReportPart] {
    [.text(head), .table(table)] + (notes.isEmpty ? [] : [.list(notes)]) + [.text(foot)]
  }

  private var engine: LabEngine? { LabEngine(rawValue: machine.engine) }

  private var head: String {
    let load =
      machine.load.isEmpty ? "" : ", load " + machine.load.map { String(format: "%.1f", $0) }.joined(separator: " to ")
    return
      "\(engine?.name ?? machine.engine) \(machine.engineVersion), \(machine.cores) cores\(load); simulated as \(machine.platform), seed \(seed)"
      + (isComplete ? "" : ", interrupted: the trials finished so far") + (engine?.caveat.map { ". \($0)" } ?? "")
  }

  private var table: ReportTable {
    var table = ReportTable([
      .init("scenario", isCode: true), .init("strategy", isCode: true), .init("outcome"), .init("measured", .right),
      .init("simulated", .right), .init("p", .right), .init("p (Holm)", .right),
    ])
    table.rows = comparisons.map {
      [
        $0.scenario, $0.strategy, $0.outcome.rawValue + ($0.differs ? " DIFFERS" : ""), "\($0.count)/\($0.trials)",
        Self.percent($0.simulatedRate), Self.p($0.p), Self.p($0.adjustedP),
      ]
    }
    return table
  }

  private var notes: [String] {
    let silent = results.count { $0.needless == nil }
    let missing = silent == 0 ? [] : ["needless logins: not recorded in \(silent) of \(results.count) cells"]
    return voidLines + missing + remarks
  }

  private var voidLines: [String] {
    results.filter { !$0.void.isEmpty }.map { result in
      let reasons = result.void.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      return "\(result.scenario), \(result.strategy): \(result.void.values.reduce(0, +)) void (\(reasons)) beside "
        + "\(result.trials) that count"
    }
  }

  private var foot: String {
    let trials = results.reduce(0) { $0 + $1.trials }
    let void = results.reduce(0) { $0 + $1.void.values.reduce(0, +) }
    let apart = comparisons.count(where: \.differs)
    return "\(trials) trials count, \(void) are void. \(ruleWords) "
      + "\(comparisons.count) comparisons, of which \(apart) differ at 5 %; mean absolute difference \(differenceWords)."
  }

  private var ruleWords: String { rule.words(looksAtArrivals: engine?.usualPageWay != nil) }

  private var differenceWords: String {
    func words(_ comparisons: [CellComparison]) -> String {
      CellComparison.meanDifference(comparisons).map { String(format: "%.1f points", $0) } ?? "nothing"
    }
    let telling = comparisons.filter { !$0.isPlain }
    guard !telling.isEmpty, telling.count < comparisons.count else { return words(comparisons) }
    return "\(words(comparisons)), or \(words(telling)) over the \(telling.count) in which not both sides say "
      + "none or both each"
  }

  static func percent(_ rate: Double) -> String { String(format: "%.1f %%", 100 * rate) }

  static func p(_ value: Double) -> String { value < 0.0001 ? "<0.0001" : String(format: "%.4f", value) }

  public func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        seed: seed, isComplete: isComplete, machine: machine, caveat: engine?.caveat,
        voidRule: ruleWords,
        toleranceMilliseconds: rule.tolerance, cells: results, comparisons: comparisons,
        remarks: remarks))
  }
}
