import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

/// Worlds of `.ci/rivals` in which another strategy harms fewer users than twinjar does, and why: what is not mended is
/// explained here, and shows no other cause than the ones that its explanation is about.
@Suite struct RivalWorldTests {
  struct World: Sendable, CustomTestStringConvertible {
    var file: String
    var rival: String
    /// Everything that may happen to twinjar's users there.
    var causes: Set<String>
    /// Why, in the words of Strategies.md.
    var explanation: String
    var testDescription: String { "\(file): \(explanation)" }

    func scenario() throws -> Scenario {
      let name = "\(file).json5"
      return try ScenarioFile.parse(
        Array(try Data(contentsOf: RivalWorldTests.folder.appending(path: name))), source: name)
    }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Corpus/rivals").standardizedFileURL

  static let worlds: [World] = [
    World(
      file: "page-logout-after-process-death", rival: "snapshot-mirror", causes: ["F20", "written-back"],
      explanation: "A page that logs out when its store has lost the session"),
    World(
      file: "clock-set-past-expiry", rival: "header-injection", causes: ["F65"],
      explanation: "A clock that is set past the cookies' expiry (F65)"),
    World(
      file: "first-write-lost", rival: "native-refresh", causes: ["F04"],
      explanation: "A web store that loses what is written without saying so (F08)"),
    World(
      file: "extension-refresh-at-logout", rival: "borrowed-cookies", causes: ["F55"],
      explanation: "An extension without the lock"),
    World(
      file: "page-login-before-process-death", rival: "session-proxy", causes: ["F23"],
      explanation: "`session-proxy` does not use the web store"),
    World(
      file: "unseen-logout-before-first-unlock", rival: "snapshot-mirror", causes: ["F33"],
      explanation: "A logout on the page that nobody saw before a kill, and then a launch before the first unlock"),
    World(
      file: "page-before-first-unlock", rival: "session-proxy", causes: ["F51"],
      explanation: "A page that is opened before the first unlock, when the web store has nothing of the session"),
    World(
      file: "unseen-logout-before-lock", rival: "access-only-web", causes: ["F34", "written-back"],
      explanation: "a process that keeps the web store's lock (F58)"),
    World(
      file: "late-copy-after-restart", rival: "snapshot-mirror", causes: ["F36", "written-back"],
      explanation: "A token that the platform itself copies late into the native store"),
    World(
      file: "page-refresh-at-logout", rival: "hidden-web-view", causes: ["F55"],
      explanation: "A page that logs out while native code refreshes for it"),
    World(
      file: "login-over-session-without-dates", rival: "native-refresh", causes: ["F01", "written-back"],
      explanation: "A login on the page over a session with dates no earlier than its own"),
    World(
      file: "restored-without-dates", rival: "persistent-copy", causes: ["F64"],
      explanation: "A device that is restored without the Keychain, of a session whose cookies have no dates"),
    World(
      file: "outside-app-bound-domains", rival: "header-injection", causes: ["F12"],
      explanation: "A login in native code of a session whose host is outside the app-bound domains (F12)"),
    World(
      file: "kill-during-refresh", rival: "native-backup", causes: ["F51"],
      explanation: "A kill while a refresh is under way"),
    World(
      file: "request-during-logout", rival: "access-only-web", causes: ["F01"],
      explanation: "A native request that sets out while the answer to the page's logout is on its way"),
    World(
      file: "logout-within-write", rival: "push-only", causes: ["F34", "written-back"],
      explanation: "Observers that are told before a write completes"),
    World(
      file: "worker-refreshes-by-itself", rival: "access-only-web", causes: ["F50", "F01"],
      explanation: "A service worker that refreshes by itself in the same moment as native code"),
    World(
      file: "emptied-before-first-unlock", rival: "own-stores", causes: ["F28"],
      explanation: "Foreign code that empties both stores, and then a launch before the first unlock (F27)"),
    World(
      file: "greeting-lost-before-logout", rival: "access-only-web", causes: ["written-back"],
      explanation: "A web store that loses `twinjar`'s greeting by itself (F24) while a page is shown"),
    World(
      file: "mark-lost-after-unseen-logout", rival: "snapshot-mirror", causes: ["F24"],
      explanation: "A logout on the page that nobody saw before a kill, and a store that loses the rest by itself"),
    World(
      file: "forgery-token-carried-over", rival: "own-stores", causes: ["F36"],
      explanation:
        "A platform that copies the page's cookies late into the native store (`driftToNativeMilliseconds`), with a token against forgery among them"
    ),
    World(
      file: "kill-at-page-logout", rival: "push-only", causes: ["F34", "written-back"],
      explanation:
        "A kill within some milliseconds of a logout on the page, with a login before it that was not flushed"),
    World(
      file: "extension-call-at-logout", rival: "single-source-web", causes: ["late-answer", "written-back"],
      explanation: "An extension's call that is under way at a logout, with the lock or without"),
    World(
      file: "native-logout-before-first-unlock", rival: "native-refresh", causes: ["F22", "written-back"],
      explanation:
        "a launch before the first unlock that opens the page or makes a native request (F27)"),
    World(
      file: "lost-at-load-without-refresh-token", rival: "header-injection", causes: ["F24"],
      explanation: "A session without refresh tokens that the web store loses at a load of the page (F24)"),
    World(
      file: "tokens-that-script-reads", rival: "access-only-web", causes: ["no-HttpOnly"],
      explanation: "Tokens that page script may read, as a server sets them without HttpOnly"),
  ]

  private func runs(of strategy: String, in scenario: Scenario) throws -> [RunSummary] {
    let simulator = Simulator(scenario: scenario, strategy: try #require(StrategyCatalogue.entry(named: strategy)))
    return (0..<60 as Range<UInt64>).map { simulator.run(Tape(seed: $0)) }
  }

  @Test("the rival does better, and by the named causes alone", arguments: worlds) func explained(_ world: World) throws
  {
    let scenario = try world.scenario()
    let own = try runs(of: "twinjar", in: scenario)
    let others = try runs(of: world.rival, in: scenario)
    #expect(others.count { $0.isHarmed } < own.count { $0.isHarmed }, "nothing is left to explain")
    #expect(own.allSatisfy { $0.end == .finished })
    #expect(Set(own.flatMap { $0.verdicts.map(\.cause.id) }) == world.causes)
  }

  @Test("each world in the corpus has its explanation, which stands in the documentation") func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.worlds.map { "\($0.file).json5" }))
    let page = Self.folder.appending(path: "../../Sources/CookieSimulation/CookieSimulation.docc/Strategies.md")
    let words = try String(contentsOf: page.standardizedFileURL, encoding: .utf8).split { $0.isWhitespace }.joined(
      separator: " ")
    for world in Self.worlds { #expect(words.contains(world.explanation)) }
  }
}
