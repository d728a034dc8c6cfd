import Choices
import CookieExploration
import CookieScenarios
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
  ///   - platform: one of the engine's; nil for the first.
  ///   - strategy: finds a strategy by its name.
  /// - Throws: the first mistake, or that there is no record.
  public init(
    _ files: [String: [UInt8]], in directory: String, platform: String? = nil, strategy: (String) -> StrategyEntry?
  ) throws(InputError) {
    var cells: [Cell] = []
    for name in files.keys.sorted() where name.hasSuffix(".ndjson") {
      cells.append(try Self.cell(name, files, directory, platform, strategy))
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
    _ name: String, _ files: [String: [UInt8]], _ directory: String, _ platform: String?,
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
    let sweep = LabCell.Sweep(latency: record.header.latency, offset: record.header.offset)
    guard (0...1_000).contains(sweep.latency ?? 0) else {
      throw mistake("latency", "\(sweep.latency ?? 0)", "0 to 1,000 milliseconds")
    }
    guard (-5_000...5_000).contains(sweep.offset ?? 0) else {
      throw mistake("offset", "\(sweep.offset ?? 0)", "-5,000 to 5,000 milliseconds")
    }
    let scenario = try ScenarioFile.parse(file, source: "\(directory)/\(record.header.file)")
    let cell = try LabCell(
      scenario, from: record.header.file, sweep: sweep, strategy: entry, engine: engine, platform: platform)
    guard cell.scenario.name == record.header.scenario else {
      throw mistake("scenario", record.header.scenario, cell.scenario.name)
    }
    return Cell(record: record, cell: cell)
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
        cores: cells.map(\.record.header.cores).max() ?? 0, load: [loads.min() ?? 0, loads.max() ?? 0],
        platform: run.cells.first?.scenario.profile.name ?? ""),
      rule: run.rule, seed: seed, results: results, comparisons: CellComparison.all(results, simulated: tallies),
      isComplete: !control.isStopped)
  }
}
