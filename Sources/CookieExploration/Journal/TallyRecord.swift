import Choices
import CookieDiagnosis

/// A tally of whole rounds as a journal has it: counters by their names, those that are zero left out.
struct TallyRecord: Codable {
  struct Settled: Codable {
    var count: Int
    var first: Int?
    /// For each strategy of the scenario, how many of these runs it does not have; only of failed runs.
    var without: [Int]?
  }

  var counters: [String: Int]
  var virtualMilliseconds: Int
  /// How many delays each class of ``DelayHistogram`` has.
  var delays: [String: Int]?
  var loggedIn: Settled
  var noVerdict: Settled
  var failed: Settled
  var ends: [String: Int]?
  var causes: [String: [String: Int]]?
  var firstRuns: [String: Int]?
  var firstLoss: Int?
  var firstStuck: Int?

  init(_ tally: CellTally) {
    counters = [:]
    for (name, counter) in CellTally.counters where tally[keyPath: counter] != 0 {
      counters[name] = tally[keyPath: counter]
    }
    virtualMilliseconds = tally.virtualMilliseconds
    delays = Self.named(Dictionary(uniqueKeysWithValues: tally.delays.filled.map { ($0.place, $0.count) })) { "\($0)" }
    loggedIn = Settled(tally.runsWithLogIn.settled)
    noVerdict = Settled(tally.runsWithoutVerdict.settled)
    failed = Settled(tally.failedRuns.settled)
    ends = Self.named(tally.runsWithoutEnd) { "\($0)" }
    firstRuns = Self.named(tally.firstRuns, \.id)
    causes = Self.named(tally.causes.compactMapValues { Self.named($0, \.id) }, \.rawValue)
    firstLoss = tally.firstLoss
    firstStuck = tally.firstStuck
  }

  private static func named<Key, Value>(_ counts: [Key: Value], _ name: (Key) -> String) -> [String: Value]? {
    counts.isEmpty ? nil : Dictionary(uniqueKeysWithValues: counts.map { (name($0.key), $0.value) })
  }

  // MARK: - Reading

  /// Why a record cannot be what a campaign wrote.
  struct Mistake: Error, Hashable {
    var place: String
    var found: String
    var expected: String
  }

  /// The largest sum that a counter may have: two of them still are a number.
  static let mostCounted = 1 << 61
  /// The most verdicts of one cause in one batch; a journal has fewer than a million batches.
  private static let mostVerdicts = 1 << 40
  /// The most delays of one class in one batch.
  private static let mostDelays = 1 << 40

  /// The tally, if it can be that of these runs.
  ///
  /// - Parameters:
  ///   - place: which of the scenario's strategies it is of.
  ///   - strategies: how many there are.
  func tally(of runs: Range<Int>, place: Int, strategies: Int) throws(Mistake) -> CellTally {
    var tally = CellTally()
    try readCounters(into: &tally, runs: runs)
    tally.virtualMilliseconds = try Self.number(virtualMilliseconds, in: 0...Int.max, "virtualMilliseconds")
    try readDelays(into: &tally)
    tally.runsWithLogIn = RunSet(settled: try loggedIn.read("loggedIn", of: runs))
    tally.runsWithoutVerdict = RunSet(settled: try noVerdict.read("noVerdict", of: runs))
    tally.failedRuns = RunSet(settled: try failed.read("failed", of: runs, place: place, strategies: strategies))
    for (name, count) in ends ?? [:] {
      guard let end = RunEnd.named(name) else { throw Self.unknown(name, "ends", "a way in which runs end") }
      tally.runsWithoutEnd[end] = try Self.number(count, in: 1...runs.count, "ends.\(name)")
    }
    for (name, run) in firstRuns ?? [:] {
      tally.firstRuns[try Self.cause(name, "firstRuns")] = try Self.run(run, of: runs, "firstRuns.\(name)")
    }
    for (kind, counts) in causes ?? [:] {
      guard let key = Verdict.Kind(rawValue: kind) else { throw Self.unknown(kind, "causes", "a kind of verdict") }
      for (name, count) in counts {
        tally.causes[key, default: [:]][try Self.cause(name, "causes.\(kind)")] = try Self.number(
          count, in: 1...Self.mostVerdicts, "causes.\(kind).\(name)")
      }
    }
    if let firstLoss { tally.firstLoss = try Self.run(firstLoss, of: runs, "firstLoss") }
    if let firstStuck { tally.firstStuck = try Self.run(firstStuck, of: runs, "firstStuck") }
    return tally
  }

  private func readCounters(into tally: inout CellTally, runs: Range<Int>) throws(Mistake) {
    var left = counters
    for (name, counter) in CellTally.counters {
      guard let count = left.removeValue(forKey: name) else { continue }
      let most = name.hasPrefix("runs") || name.hasSuffix("Runs") ? runs.count : Self.mostCounted
      tally[keyPath: counter] = try Self.number(count, in: 0...most, "counters.\(name)")
    }
    if let name = left.keys.min() { throw Self.unknown(name, "counters", "the name of a counter") }
    guard tally.runs == runs.count else {
      throw Mistake(place: "counters.runs", found: "\(tally.runs)", expected: "\(runs.count), as the rounds have")
    }
  }

  private func readDelays(into tally: inout CellTally) throws(Mistake) {
    for (name, count) in delays ?? [:] {
      guard let place = Int(name), 0..<DelayHistogram.classes ~= place else {
        throw Self.unknown(name, "delays", "a class of delays, 0 to \(DelayHistogram.classes - 1)")
      }
      tally.delays.add(try Self.number(count, in: 1...Self.mostDelays, "delays.\(name)"), at: place)
    }
  }

  private static func unknown(_ name: String, _ place: String, _ expected: String) -> Mistake {
    Mistake(place: place, found: "\"\(name)\"", expected: expected)
  }

  private static func cause(_ name: String, _ place: String) throws(Mistake) -> Cause {
    guard let cause = Cause.named(name) else { throw unknown(name, place, "the id of a cause") }
    return cause
  }

  fileprivate static func run(_ run: Int, of runs: Range<Int>, _ place: String) throws(Mistake) -> Int {
    guard runs.contains(run) else {
      throw Mistake(
        place: place, found: "run \(run)", expected: "one of the runs \(runs.lowerBound) to \(runs.upperBound - 1)")
    }
    return run
  }

  fileprivate static func number(_ number: Int, in range: ClosedRange<Int>, _ place: String) throws(Mistake) -> Int {
    guard range.contains(number) else {
      throw Mistake(place: place, found: "\(number)", expected: "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

extension TallyRecord.Settled {
  fileprivate init(_ settled: RunSet.Settled) {
    count = settled.count
    first = settled.first
    without = settled.place == nil ? nil : settled.without
  }

  fileprivate func read(_ place: String, of runs: Range<Int>) throws(TallyRecord.Mistake) -> RunSet.Settled {
    var settled = RunSet.Settled()
    settled.count = try TallyRecord.number(count, in: 0...runs.count, "\(place).count")
    if let first { settled.first = try TallyRecord.run(first, of: runs, "\(place).first") }
    guard (count > 0) == (first != nil) else {
      throw TallyRecord.Mistake(
        place: "\(place).first", found: first == nil ? "nothing" : "a run",
        expected: count > 0 ? "the lowest run" : "nothing, as there is none")
    }
    return settled
  }

  /// The same of runs that were compared with those of other strategies.
  fileprivate func read(
    _ name: String, of runs: Range<Int>, place: Int, strategies: Int
  ) throws(TallyRecord.Mistake) -> RunSet.Settled {
    var settled = try read(name, of: runs)
    let without = without ?? []
    guard without.count == strategies else {
      throw TallyRecord.Mistake(
        place: "\(name).without", found: "\(without.count) numbers", expected: "\(strategies), one for each strategy")
    }
    for (other, number) in without.enumerated() {
      _ = try TallyRecord.number(number, in: 0...(other == place ? 0 : count), "\(name).without[\(other)]")
    }
    settled.place = place
    settled.without = without
    return settled
  }
}

extension RunEnd {
  fileprivate static func named(_ name: String) -> RunEnd? {
    (UInt8.min...UInt8.max).lazy.compactMap(RunEnd.init(rawValue:)).first { "\($0)" == name && !$0.hasVerdict }
  }
}

extension CellTally {
  /// Of all kinds and causes.
  private var verdictCount: Int { causes.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// False if the sum of a counter would be too large to be one of runs.
  func canAdd(_ other: CellTally) -> Bool {
    Self.counters.allSatisfy { other[keyPath: $0.path] <= TallyRecord.mostCounted - self[keyPath: $0.path] }
      && other.delays.count <= TallyRecord.mostCounted - delays.count
      && other.verdictCount <= TallyRecord.mostCounted - verdictCount
  }
}
