import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

/// Which strategies break a token that must match its own side (F59), and what their documentation says of it.
@Suite struct AntiForgeryTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var breaksIt: Bool

    init(_ strategy: String, _ file: String, breaksIt: Bool) {
      (testDescription, self.file, self.breaksIt) = (strategy, file, breaksIt)
    }
  }

  static let rows = [
    Row("push-only", "PushOnly", breaksIt: true),
    Row("two-way-observer", "TwoWayObserver", breaksIt: true),
    Row("snapshot-mirror", "SnapshotMirror", breaksIt: true),
    Row("single-source-web", "SingleSourceWeb", breaksIt: true),
    Row("single-source-native", "SingleSourceNative", breaksIt: true),
    Row("native-backup", "NativeBackup", breaksIt: true),
    Row("native-refresh", "NativeRefresh", breaksIt: true),
    Row("cold-start-wake", "ColdStartWake", breaksIt: true),
    Row("access-only-web", "AccessOnlyWeb", breaksIt: true),
    Row("ephemeral-stores", "EphemeralStores", breaksIt: true),
    Row("own-stores", "OwnStores", breaksIt: true),
    Row("session-proxy", "SessionProxy", breaksIt: false),
    Row("capacitor-cookies", "CapacitorCookies", breaksIt: true),
    Row("shared-cookies-flag", "SharedCookiesFlag", breaksIt: true),
    Row("header-injection", "HeaderInjection", breaksIt: false),
    Row("dummy-cookie", "DummyCookie", breaksIt: true),
    Row("shared-process-pool", "SharedProcessPool", breaksIt: false),
    Row("hidden-web-view", "HiddenWebViewRenewal", breaksIt: false),
    Row("keychain-restore", "KeychainRestore", breaksIt: true),
    Row("persistent-copy", "PersistentCopy", breaksIt: true),
    Row("single-flight-native", "SingleFlightNative", breaksIt: true),
    Row("borrowed-cookies", "BorrowedDownloadCookies", breaksIt: true),
    Row("sentinel-mirror", "SentinelMirror", breaksIt: true),
    Row("read-back", "ReadBack", breaksIt: true),
    Row("snapshot-on-use", "SnapshotOnUse", breaksIt: true),
    Row("single-flight", "SingleFlight", breaksIt: true),
    Row("cookie-manager-jar", "CookieManagerJar", breaksIt: true),
    Row("persistent-cookie-jar", "PersistentCookieJar", breaksIt: false),
    Row("twinjar", "TwinJar/TwinJar", breaksIt: false),
  ]

  @Test("every strategy has a row") func complete() {
    #expect(Set(Self.rows.map(\.testDescription)) == Set(StrategyCatalogue.all.map(\.name)))
  }

  /// Calls of both sides, with a token from each answer or from each beginning, and the same after a logout and a login.
  private static func scenario(_ occasion: Bystander.Occasion) throws -> Scenario {
    let text = """
      {schema: "twinjar.scenario/1", name: "forgery", summary: "made up", profile: "ideal", policy: "no-rotation",
       bystanders: [{name: "csrf", by: "server", on: "\(occasion.rawValue)", mustMatch: true}],
       script: ["launch", "logIn", "openPage", {do: "wait", seconds: 3}, "callNative", "fetchOnPage",
         {do: "wait", seconds: 3}, "callNative", {do: "wait", seconds: 3}, "fetchOnPage", {do: "wait", minutes: 20},
         "callNative", "fetchOnPage", {do: "logOut", on: "native"}, {do: "wait", seconds: 3}, "logIn", "fetchOnPage",
         "openPage", {do: "wait", seconds: 3}, "callNative", "fetchOnPage"]}
      """
    return try ScenarioFile.parse(Array(text.utf8), source: "forgery")
  }

  @Test("breaks a token that must match, or leaves it alone", arguments: rows) func breaks(_ row: Row) throws {
    let strategy = try #require(StrategyCatalogue.entry(named: row.testDescription))
    var forbidden = 0
    for occasion in [Bystander.Occasion.eachAnswer, .beginning] {
      let simulator = Simulator(scenario: try Self.scenario(occasion), strategy: strategy)
      for seed in 0..<5 as Range<UInt64> { forbidden += simulator.run(Tape(seed: seed)).forbiddenRequests }
    }
    #expect((forbidden > 0) == row.breaksIt)
  }

  @Test("says so among what it does to cookies of others, and only then", arguments: rows) func says(_ row: Row) throws
  {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/SyncStrategies/\(row.file).swift")
    let lines = try String(contentsOf: sources.standardizedFileURL, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("/// Cookies of others: ") })
    let words = lines[start...].prefix { $0.hasPrefix("/// ") }.joined(separator: " ")
    #expect(words.contains("(F59)") == row.breaksIt)
  }
}
