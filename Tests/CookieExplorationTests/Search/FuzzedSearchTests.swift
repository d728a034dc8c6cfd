import Choices
import CookieScenarios
import Foundation
import SyncStrategies
import Testing

@testable import CookieExploration
@testable import CookieSimulation

@Suite("A search by libFuzzer in another program")
struct FuzzedSearchTests {
  private func exploration(_ strategy: String, _ scenario: String) throws -> Exploration {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: strategy)),
      scenario: try #require(try BuiltInScenarios.scenario(named: scenario)))
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 500)
    exploration.search = .random(seed: 1)
    return exploration
  }

  /// A directory that is gone after the test.
  private final class Directory {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], to name: String) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
  }

  // MARK: - Inputs

  struct Bytes: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var hints: [UInt32]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Bytes(name: "nothing", bytes: [], hints: []),
    Bytes(name: "one byte says nothing", bytes: [7], hints: []),
    Bytes(name: "the higher byte first", bytes: [1, 2], hints: [258]),
    Bytes(name: "a last byte alone says nothing", bytes: [0, 3, 9], hints: [3]),
    Bytes(name: "the greatest", bytes: [255, 255, 0, 0], hints: [65_535, 0]),
  ])
  func twoBytesAChoice(_ row: Bytes) { #expect(ScheduleInput(row.bytes).hints == row.hints) }

  @Test func choicesBecomeTheirValues() {
    let choices = [Tape.Choice(arity: 3, value: 2), Tape.Choice(arity: 65_536, value: 258)]
    #expect(ScheduleInput(making: choices).bytes == [0, 2, 1, 2])
  }

  @Test("the input made of a run is that run, and any bytes are a run that repeats itself")
  func inputsAreRuns() throws {
    let player = InputPlayer(try exploration("two-way-observer", "concurrent-refresh"))
    for bytes in [[], [0, 1], [UInt8](repeating: 0, count: 64), (0..<200).map { UInt8($0) }] as [[UInt8]] {
      let run = player.play(ScheduleInput(bytes))
      #expect(player.repeats(run))
      let again = player.play(ScheduleInput(making: run.choices))
      #expect(again.choices == run.choices)
      #expect(again.summary == run.summary)
    }
  }

  @Test func theCalmInputIsTheCalmRun() throws {
    let exploration = try exploration("two-way-observer", "concurrent-refresh")
    let run = InputPlayer(exploration).play(exploration.calmInput)
    #expect(!run.choices.isEmpty)
    #expect(run.choices.allSatisfy { $0.value == 0 })
    #expect(exploration.calmInput.bytes.count == 2 * run.choices.count)
  }

  // MARK: - Orders

  @Test("an order comes back from its environment", arguments: [nil, 0, 3])
  func orders(preemptions: Int?) throws {
    var order = FuzzOrder()
    order.strategy = "twinjar"
    order.scenario = "/tmp/a b.json5"
    order.world = 0xFEDC_BA98_7654_3210
    order.bounds = ExplorationBounds(faults: 2, preemptions: preemptions)
    order.properties = [.split, .race]
    order.found = "/tmp/found"
    order.countsStates = preemptions == nil
    #expect(try FuzzOrder(environment: order.environment) == order)
  }

  @Test func withoutAnEnvironmentThereAreDefaults() throws {
    let order = try FuzzOrder(environment: ["HOME": "/"])
    #expect(order == FuzzOrder())
    #expect(try order.exploration().scenario.name == "concurrent-refresh")
  }

  @Test(arguments: [
    ("TWINJAR_SCHEDULE_FAULTS", "9", "0 to 8"), ("TWINJAR_SCHEDULE_FAULTS", "", "0 to 8"),
    ("TWINJAR_SCHEDULE_PREEMPTIONS", "-1", "0 to 1000, or any"),
    ("TWINJAR_SCHEDULE_STATES", "1", "yes or no"),
    ("TWINJAR_SCHEDULE_PROPERTIES", "lost,losst", "did you mean \"lost\"?"),
    ("TWINJAR_SCHEDULE_PROPERTIES", "", "one of lost"), ("TWINJAR_SCHEDULE_WORLD", "x", "hexadecimal digits"),
    ("TWINJAR_SCHEDULE_STRATEGY", "nobody", "a strategy that is built into this program"),
    ("TWINJAR_SCHEDULE_SCENARIO", "/nowhere", "a scenario file"),
    ("TWINJAR_SCHEDULE_WORLD", "1", "from the same sources"),
  ])
  func badOrdersAreRefused(variable: String, value: String, says: String) {
    let error = #expect(throws: InputError.self) {
      try FuzzOrder(environment: [variable: value]).exploration()
    }
    #expect(error?.description.contains(says) ?? false, "\(String(describing: error))")
  }

  // MARK: - What is found

  @Test("what shows here is the finding that another search makes of the same schedule; the rest is counted")
  func reading() throws {
    let exploration = try exploration("two-way-observer", "concurrent-refresh")
    let drawn = exploration.run()
    let violation = try #require(drawn.report.violations[.lost])
    let directory = try Directory()
    var progress = FuzzProgress()
    (progress.schedules, progress.longest) = (4_711, 99)
    try directory.write(progress.bytes, to: "progress")
    try directory.write(ScheduleInput(making: violation.choices).bytes, to: "schedule-000000000042")
    try directory.write([], to: "schedule-43")
    try directory.write([], to: "schedule-00000000004x")
    try directory.write([1, 2, 3], to: "notes.txt")
    try directory.write([UInt8](repeating: 0, count: ScheduleInput.mostBytes + 1), to: "schedule-000000000044")
    try FileManager.default.createDirectory(
      atPath: "\(directory.path)/schedule-000000000045", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(directory.path)/schedule-000000000046", withDestinationPath: "/dev/zero")

    var search = FuzzedSearch(exploration)
    try search.read(directory.path)
    #expect(search.report.violations[.lost]?.run == 42)
    #expect(search.report.violations[.lost]?.choices == violation.choices)
    #expect(search.report.schedules == 4_711)
    #expect(search.report.longest == 99)
    #expect(search.ignored == 6)
    #expect(search.silent == 0)
    #expect(search.shown.count == 1)
    #expect(exploration.report(on: search.report).findings == drawn.findings)
    #expect(drawn.findings.map(\.cause) == [.doubleRefresh])
  }

  @Test func anInputThatViolatesNothingHereIsCounted() throws {
    let directory = try Directory()
    try directory.write([], to: "schedule-000000000001")
    var search = FuzzedSearch(try exploration("native-refresh", "with-grace"))
    try search.read(directory.path)
    #expect(search.silent == 1)
    #expect(search.report.violations.isEmpty)
    #expect(search.report.schedules == 0)
  }

  @Test func aMissingDirectoryIsNamed() throws {
    var search = FuzzedSearch(try exploration("native-refresh", "with-grace"))
    let error = #expect(throws: InputError.self) { try search.read("/nowhere/found") }
    #expect(error?.kind == .noInput)
    #expect(error?.description.contains("/nowhere/found") ?? false)
  }

  @Test("what is no progress is none", arguments: [0, 8, 23, 25])
  func shortProgress(length: Int) {
    #expect(FuzzProgress(Array((FuzzProgress().bytes + [0]).prefix(length))) == nil)
  }

  @Test func alienProgressIsNone() {
    #expect(FuzzProgress([UInt8](repeating: 0, count: 24)) == nil)
    #expect(FuzzProgress(FoundInputs.mark + [UInt8](repeating: 255, count: 16)) == nil)
    #expect(FuzzProgress(FuzzProgress().bytes) == FuzzProgress())
  }

  @Test("the fuzzing program writes each property's first violation, and counts on")
  func writing() throws {
    let directory = try Directory()
    let player = InputPlayer(try exploration("two-way-observer", "concurrent-refresh"))
    let writer = try FoundInputWriter(directory: directory.path, properties: [.lost, .split])
    let rows: [(bytes: [UInt8], violations: [Property], isDetermined: Bool, isDone: Bool, files: Int)] = [
      ([1], [], true, false, 0), ([2], [.lost], true, false, 1), ([3], [.lost], true, false, 1),
      ([4], [.leak], true, false, 1), ([5], [], false, true, 2), ([6], [.lost, .split], true, true, 3),
    ]
    var longest = 0
    for (number, row) in rows.enumerated() {
      let input = ScheduleInput(row.bytes)
      let run = player.play(input)
      longest = max(longest, run.summary.steps)
      #expect(
        try writer.take(input, run, violations: row.violations, isDetermined: row.isDetermined) == row.isDone)
      #expect(directory.names.count == row.files + 1)
      let progress = try #require(FuzzProgress(in: directory.path))
      #expect(progress.schedules == number + 1)
      #expect(progress.longest == longest)
    }
    #expect(
      directory.names == ["progress", "schedule-000000000002", "schedule-000000000005", "schedule-000000000006"])
    #expect(FileManager.default.contents(atPath: "\(directory.path)/schedule-000000000002") == Data([2]))
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() {
    let error = #expect(throws: InputError.self) {
      try FoundInputWriter(directory: "/nowhere", properties: [.lost])
    }
    #expect(error?.description.contains("/nowhere") ?? false)
  }
}
