import Choices
import CookieScenarios
import Foundation
import SyncStrategies
import Testing

@testable import CookieLab

/// Trials on the engine itself, where it is installed.
@Suite("On WebKitGTK", .serialized) struct EngineTests {
  private static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb") && dlopen("libwebkit2gtk-4.1.so.0", RTLD_LAZY) != nil

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
    .enabled(if: isInstalled, "libwebkit2gtk-4.1-0 and xvfb are not installed"))
  func race() throws {
    let scenario = try ScenarioFile.parse(Array(Self.race.utf8), source: "race.json5")
    let cells = try ["two-way-observer", "native-refresh"].map { name in
      let entry = try #require(StrategyCatalogue.all.first { $0.name == name })
      return try LabCell(scenario, from: "race.json5", strategy: entry, engine: .webKitGTK)
    }
    // The window is 600 ms to each side: a machine that is late by a part of that changes nothing.
    let run = LabRun(cells: cells, trials: 2, seed: 1, engine: .webKitGTK, rule: VoidRule(tolerance: 150))
    let played = try run.play(with: Self.program, control: CampaignControl()) { _, _ in }
    #expect(played.version.split(separator: ".").count == 3)
    for (trials, lost) in zip(played.cells, [1, 0]) {
      let counted = trials.filter { $0.void == nil }
      #expect(!counted.isEmpty, "\(trials.map { $0.void?.description ?? "" })")
      #expect(counted.allSatisfy { $0.verdict.lost == lost }, "\(counted.map(\.verdict))")
      for kind in ["tokenIssued", "cookieWritten", "responseReceived"] {
        #expect(counted.allSatisfy { $0.events.contains { $0.kind == kind } }, "\(kind)")
      }
    }
  }
}
