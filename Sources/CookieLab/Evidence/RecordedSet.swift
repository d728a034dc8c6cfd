import Choices
import CookieExploration
import CookieScenarios
import Cookies
import SyncStrategies

/// Recorded trials of several cells, for comparing them with today's simulator; no engine is needed.
public struct RecordedSet: Sendable {
  public struct Cell: Sendable {
    public let record: LabRecord
    public let cell: LabCell
  }

  public let cells: [Cell]
  public let engine: LabEngine

  /// - Parameters:
  ///   - files: what a directory of records has, by the file's name: the records (`.ndjson`) and the scenarios that they name.
  ///   - directory: its name, for messages.
  ///   - platform: what stands for the engine in the simulator.
  ///   - strategy: finds a strategy by its name.
  /// - Throws: the first mistake, or that there is no record.
  public init(
    _ files: [String: [UInt8]], in directory: String, platform: LabPlatform.Choice = .first,
    strategy: (String) -> StrategyEntry?
  ) throws(InputError) {
    var cells: [Cell] = []
    var names: [String: String] = [:]
    for name in files.keys.sorted() where name.hasSuffix(".ndjson") {
      let cell = try Self.cell(name, files, directory, platform, strategy)
      // Its trials would count twice.
      if let other = names.updateValue(name, forKey: cell.cell.recordName) {
        throw InputError(
          .data, source: "\(directory)/\(name)",
          found: "\"\(cell.record.header.scenario)\" with \(cell.record.header.strategy), as in \(directory)/\(other)",
          expected: "each cell once")
      }
      cells.append(cell)
    }
    guard !cells.isEmpty else {
      throw InputError(.data, source: directory, found: "no file *.ndjson", expected: LabRecord.schema)
    }
    self.cells = cells
    // One set, one engine: rates of several do not stand in one table.
    engine = LabEngine(rawValue: cells[0].record.header.engine) ?? .webKitGTK
    for cell in cells where cell.record.header.engine != engine.rawValue {
      throw InputError(
        .data, source: directory, place: "engine", found: "\(engine.rawValue) and \(cell.record.header.engine)",
        expected: "trials on one engine")
    }
  }

  private static func cell(
    _ name: String, _ files: [String: [UInt8]], _ directory: String, _ platform: LabPlatform.Choice,
    _ strategy: (String) -> StrategyEntry?
  ) throws(InputError) -> Cell {
    let source = "\(directory)/\(name)"
    let record = try LabRecord(String(decoding: files[name] ?? [], as: UTF8.self), source: source)
    func mistake(_ place: String, _ found: String, _ expected: String) -> InputError {
      InputError(.data, source: source, place: place, found: found, expected: expected)
    }
    guard let engine = LabEngine(rawValue: record.header.engine) else {
      let names = LabEngine.allCases.map(\.rawValue)
      throw mistake("engine", record.header.engine, NearestName.expectation(record.header.engine, among: names))
    }
    guard let file = files[record.header.file] else {
      throw mistake("file", record.header.file, "the name of a scenario's file beside this one")
    }
    guard let entry = strategy(record.header.strategy) else {
      throw mistake("strategy", record.header.strategy, "the name of a strategy")
    }
    if let digest = record.header.fileDigest, digest != LabRecord.Header.digest(of: file) {
      throw mistake(
        "fileDigest", "\(LabRecord.Header.digest(of: file)), that of \(record.header.file) today",
        "\(digest): the file as it was when the trials were played")
    }
    let sweep = LabCell.Sweep(latency: record.header.latency, offset: record.header.offset)
    guard (0...1_000).contains(sweep.latency ?? 0) else {
      throw mistake("latency", "\(sweep.latency ?? 0)", "0 to 1,000 milliseconds")
    }
    guard (-5_000...5_000).contains(sweep.offset ?? 0) else {
      throw mistake("offset", "\(sweep.offset ?? 0)", "-5,000 to 5,000 milliseconds")
    }
    let scenario = try ScenarioFile.parse(file, source: "\(directory)/\(record.header.file)")
    if let offset = sweep.offset, !scenario.hasOffset {
      throw mistake("offset", "\(offset)", "none: \(record.header.file) has no refreshBoth")
    }
    let cell = try LabCell(
      scenario, from: record.header.file, sweep: sweep, strategy: entry, engine: engine, platform: platform,
      named: source)
    guard cell.scenario.name == record.header.scenario else {
      throw mistake("scenario", record.header.scenario, cell.scenario.name)
    }
    return Cell(record: record, cell: cell)
  }

  /// What is to be said of old records.
  private var remarks: [String] {
    let worlds = cells.count { $0.record.header.world != hexadecimal($0.cell.scenario.digest) }
    let unseen = cells.count { $0.record.trials.contains { $0.worstArrival == nil } }
    let short = cells.count { $0.record.result.trials < $0.record.header.trials ?? 0 }
    var remarks: [String] = []
    func remark(_ count: Int, _ words: String) {
      if count > 0 { remarks.append("\(words) in \(count) of \(cells.count) cells") }
    }
    remark(
      worlds,
      "the simulated world has another digest than on that day (its platform, or a file without a digest, has changed)")
    remark(short, "fewer trials count than were wanted")
    remark(unseen, "when a page's refresh reached the server: not recorded, so that no trial is void for it,")
    let versions = Set(cells.map(\.record.header.engineVersion))
    return remarks + [cells[0].cell.platform.remark(on: versions)].compactMap(\.self) + mixtures
  }

  /// What `lab run --record` would not have put into one directory, or what only several machines have.
  private var mixtures: [String] {
    func mixture(_ what: String, _ value: (LabRecord.Header) -> String) -> String? {
      let values = Dictionary(grouping: cells) { value($0.record.header) }.mapValues(\.count)
      guard values.count > 1 else { return nil }
      let words = values.sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }
        .map { "\($0.key) in \($0.value)" }
      return "trials of several \(what): \(words.joined(separator: ", ")) of \(cells.count) cells"
    }
    return [
      mixture("engine versions", \.engineVersion), mixture("numbers of cores", { "\($0.cores)" }),
      mixture("builds", { Printable.text($0.build) }), mixture("seeds", { "\($0.seed)" }),
      mixture("tolerances in ms", { "\($0.toleranceMilliseconds)" }),
    ].compactMap(\.self)
  }

  /// Compares what was measured then with what the simulator says now.
  ///
  /// - Parameter runs: of the simulator, for each cell.
  public func report(
    runs: Int, seed: UInt64, jobs: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in }
  ) -> LabReport {
    let run = LabRun(
      cells: cells.map(\.cell), trials: 0, seed: seed, engine: engine,
      rule: VoidRule(tolerance: cells.map(\.record.header.toleranceMilliseconds).max() ?? 0), simulatedRuns: runs)
    let tallies = run.simulate(jobs: jobs, control: control, progress: progress)
    let results = cells.map(\.record.result)
    let loads = cells.flatMap(\.record.trials).map(\.load)
    let versions = Set(cells.map(\.record.header.engineVersion)).sorted()
    return LabReport(
      machine: LabReport.Machine(
        engine: run.engine.rawValue, engineVersion: versions.joined(separator: " and "),
        cores: cells.map(\.record.header.cores).max() ?? 0, load: [loads.min(), loads.max()].compactMap(\.self),
        platform: run.cells.first?.platform.words ?? ""),
      rule: run.rule, seed: seed, results: results, comparisons: CellComparison.all(results, simulated: tallies),
      isComplete: !control.isStopped, remarks: remarks)
  }
}
