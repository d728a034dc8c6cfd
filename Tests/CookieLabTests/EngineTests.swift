import Choices
import CookieScenarios
import Foundation
import SyncStrategies
import Testing

@testable import CookieLab

/// Trials on the engines themselves, where they are installed.
@Suite("On real engines", .serialized) struct EngineTests {
  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  private static let hasWebKit = isInstalled("Xvfb") && dlopen("libwebkit2gtk-4.1.so.0", RTLD_LAZY) != nil

  private static let program = built("twinjar")

  /// The test bundle and the programs are built side by side.
  private static func built(_ name: String) -> LabProgram {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return LabProgram(path: beside.path) }
    return LabProgram(path: Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent(name).path)
  }

  private static let race = """
    {schema: "twinjar.scenario/1", name: "race", profile: "ideal", policy: "rfc9700-strict",
     network: {latencyMilliseconds: 300}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false},
     script: ["launch", "logIn", "openPage", "fetchOnPage", {do: "wait", milliseconds: 300},
       {do: "refreshBoth", offsetMilliseconds: 0}, {do: "wait", minutes: 1}, "callNative", "fetchOnPage"]}
    """

  @Test(
    "two refreshes at once end the session of a mirror, and not of a strategy that lets native code alone refresh",
    .enabled(if: hasWebKit, "libwebkit2gtk-4.1-0 and xvfb are not installed"))
  func race() throws { try race(on: .webKitGTK, late: 150) }

  @Test("the same on Chromium", .enabled(if: isInstalled("chromium"), "chromium is not installed"))
  func raceOnChromium() throws { try race(on: .chromium, late: 250) }

  @Test("the same on Firefox", .enabled(if: isInstalled("firefox-esr"), "firefox-esr is not installed"))
  func raceOnFirefox() throws { try race(on: .firefox, late: 250) }

  /// - Parameter late: the window is 600 ms to each side: a machine that is late by a part of that changes nothing.
  private func race(on engine: LabEngine, late: Double) throws {
    let scenario = try ScenarioFile.parse(Array(Self.race.utf8), source: "race.json5")
    let cells = try ["two-way-observer", "native-refresh"].map { name in
      let entry = try #require(StrategyCatalogue.all.first { $0.name == name })
      return try LabCell(scenario, from: "race.json5", strategy: entry, engine: engine)
    }
    let run = LabRun(cells: cells, trials: 2, seed: 1, engine: engine, rule: VoidRule(tolerance: late))
    let played = try run.play(with: Self.program, control: CampaignControl()) { _, _ in }
    #expect(played.version.split(separator: ".").count >= 3)
    for (trials, lost) in zip(played.cells, [1, 0]) {
      let counted = Self.counted(trials)
      #expect(counted.allSatisfy { $0.verdict.lost == lost }, "\(counted.map(\.verdict))")
      for kind in ["tokenIssued", "cookieWritten", "responseReceived"] {
        #expect(counted.allSatisfy { $0.events.contains { $0.kind == kind } }, "\(kind)")
      }
    }
    // The mirror lives by what the web store tells.
    let mirrored = played.cells[0].filter { $0.void == nil }
    #expect(mirrored.allSatisfy { $0.events.contains { $0.kind == "observerNotified" } })
  }

  private static let isAlone = ProcessInfo.processInfo.environment["TWINJAR_TESTS_ALONE"] != nil

  /// The trials that count, of which there is one at least: where tests run at once, the machine may be late in each, which is
  /// known then. A run of these tests alone sets `TWINJAR_TESTS_ALONE`, and one must count.
  private static func counted(_ trials: [Trial]) -> [Trial] {
    let counted = trials.filter { $0.void == nil }
    let mayBeLate = !isAlone && trials.allSatisfy(\.isLate)
    withKnownIssue("the machine was late in each trial", isIntermittent: true) {
      #expect(!counted.isEmpty, "\(trials.map { $0.void?.description ?? "" })")
    } when: {
      mayBeLate
    }
    return counted
  }

  private static let death = """
    {schema: "twinjar.scenario/1", name: "death", profile: "ideal", policy: "rfc9700-strict",
     network: {latencyMilliseconds: 20}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false},
     script: ["launch", "logIn", "openPage", "fetchOnPage", "killNetworkProcess", {do: "wait", milliseconds: 300},
       "callNative", "fetchOnPage"]}
    """

  @Test(
    "an app that is killed is told as that, and not as a process of the engine's that died",
    .enabled(if: hasWebKit, "libwebkit2gtk-4.1-0 and xvfb are not installed"))
  func killedApp() throws {
    let scenario = try ScenarioFile.parse(Array(Self.death.utf8), source: "death.json5")
    // What the strategy does is for the program to say.
    let entry = StrategyEntry(name: "kills-itself", summary: "a bug on purpose") { PushOnly(app: $0) }
    let cell = try LabCell(scenario, from: "death.json5", strategy: entry, engine: .webKitGTK)
    let run = LabRun(cells: [cell], trials: 1, seed: 1, engine: .webKitGTK, rule: VoidRule(tolerance: 1_000))
    let program = Self.built("twinjar-broken-strategies")
    let trials = try run.play(with: program, control: CampaignControl()) { _, _ in }.cells[0]
    // Beside all other tests an app may take too long to start.
    let told = trials.filter { trial in if case .neverEnded = trial.void { false } else { true } }
    #expect(told.allSatisfy { $0.void == .appEnded("") }, "\(trials.map { $0.void?.description ?? "" })")
    #expect(!told.isEmpty || !Self.isAlone, "\(trials.map { $0.void?.description ?? "" })")
  }

  @Test(
    "an X server that dies costs no trial but the one that it dies in",
    .enabled(if: hasWebKit, "libwebkit2gtk-4.1-0 and xvfb are not installed"))
  func displayDies() throws {
    let scenario = try ScenarioFile.parse(Array(Self.death.utf8), source: "death.json5")
    let entry = try #require(StrategyCatalogue.all.first { $0.name == "push-only" })
    let cell = try LabCell(scenario, from: "death.json5", strategy: entry, engine: .webKitGTK)
    let run = LabRun(cells: [cell], trials: 2, seed: 1, engine: .webKitGTK, rule: VoidRule(tolerance: 1_000))
    var killed = 0
    let trials = try run.play(with: Self.program, control: CampaignControl()) { _, played in
      guard played.cells[0].count == 1 else { return }
      for server in Self.displays() { killed += kill(server, SIGKILL) == 0 ? 1 : 0 }
    }.cells[0]
    #expect(killed == 1)
    let failed = trials.map { trial in if case .engine = trial.void { true } else { false } }
    // The next trial may set out before the system knows.
    #expect(failed.count(where: { $0 }) <= 1 && failed.count > 1, "\(trials.map { $0.void?.description ?? "" })")
    #expect(failed.last == false, "\(trials.map { $0.void?.description ?? "" })")
  }

  /// The X servers that this process has started.
  private static func displays() -> [pid_t] {
    let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    return numbers.filter { number in
      let words = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
      return words.hasPrefix("\(number) (Xvfb) ") && words.split(separator: " ").dropFirst(3).first == "\(getpid())"
    }
  }

  @Test(
    "Chromium's network service dies, its store is empty then, and the trial comes to its end",
    .enabled(if: isInstalled("chromium"), "chromium is not installed"))
  func chromiumNetworkService() throws {
    let scenario = try ScenarioFile.parse(Array(Self.death.utf8), source: "death.json5")
    let entry = try #require(StrategyCatalogue.all.first { $0.name == "snapshot-mirror" })
    let cell = try LabCell(scenario, from: "death.json5", strategy: entry, engine: .chromium)
    let run = LabRun(cells: [cell], trials: 1, seed: 1, engine: .chromium, rule: VoidRule(tolerance: 250))
    let trials = try run.play(with: Self.program, control: CampaignControl()) { _, _ in }.cells[0]
    for trial in Self.counted(trials) {
      #expect(trial.events.contains { $0.kind == "networkProcessDied" })
      // The mirror takes the empty store for the truth.
      #expect(trial.verdict.lost == 1)
    }
  }
}

extension Trial {
  fileprivate var isLate: Bool { if case .late = void { true } else { false } }
}
