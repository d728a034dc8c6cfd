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

  private static let program: LabProgram = {
    // The test bundle and the command are built side by side.
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("twinjar")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return LabProgram(path: beside.path) }
    return LabProgram(
      path: Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("twinjar").path)
  }()

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
      let counted = trials.filter { $0.void == nil }
      #expect(!counted.isEmpty, "\(trials.map { $0.void?.description ?? "" })")
      #expect(counted.allSatisfy { $0.verdict.lost == lost }, "\(counted.map(\.verdict))")
      for kind in ["tokenIssued", "cookieWritten", "responseReceived"] {
        #expect(counted.allSatisfy { $0.events.contains { $0.kind == kind } }, "\(kind)")
      }
    }
    // The mirror lives by what the web store tells.
    let mirrored = played.cells[0].filter { $0.void == nil }
    #expect(mirrored.allSatisfy { $0.events.contains { $0.kind == "observerNotified" } })
  }

  private static let death = """
    {schema: "twinjar.scenario/1", name: "death", profile: "ideal", policy: "rfc9700-strict",
     network: {latencyMilliseconds: 20}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false},
     script: ["launch", "logIn", "openPage", "fetchOnPage", "killNetworkProcess", {do: "wait", milliseconds: 300},
       "callNative", "fetchOnPage"]}
    """

  @Test(
    "Chromium's network service dies, its store is empty then, and the trial comes to its end",
    .enabled(if: isInstalled("chromium"), "chromium is not installed"))
  func chromiumNetworkService() throws {
    let scenario = try ScenarioFile.parse(Array(Self.death.utf8), source: "death.json5")
    let entry = try #require(StrategyCatalogue.all.first { $0.name == "snapshot-mirror" })
    let cell = try LabCell(scenario, from: "death.json5", strategy: entry, engine: .chromium)
    let run = LabRun(cells: [cell], trials: 1, seed: 1, engine: .chromium, rule: VoidRule(tolerance: 250))
    let trials = try run.play(with: Self.program, control: CampaignControl()) { _, _ in }.cells[0]
    let trial = try #require(trials.first { $0.void == nil }, "\(trials.map { $0.void?.description ?? "" })")
    #expect(trial.events.contains { $0.kind == "networkProcessDied" })
    // The mirror takes the empty store for the truth.
    #expect(trial.verdict.lost == 1)
  }
}
