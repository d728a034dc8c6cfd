import CookieDiagnosis
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import Foundation
import SyncStrategies
import Testing

/// What twinjar still loses: the shrunk runs that the documentation names, and why no code on the device could have done
/// better in them.
@Suite struct ResidualLossTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var kind: Verdict.Kind
    var cause: Cause
    var testDescription: String { "\(file): \(cause.id)" }

    func finding() throws -> Finding {
      let path = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Corpus/findings/\(file).finding").standardizedFileURL
      return try FindingText(parsing: String(contentsOf: path, encoding: .utf8), source: file).finding
    }
  }

  /// A kill before native code has heard of what the page did.
  static let kills = [
    Case(file: "twinjar.kill-after-set.lost", kind: .lost, cause: .notDurable),
    Case(file: "twinjar.kill-after-set.resurrected", kind: .resurrected, cause: .deletionNotDurable),
    Case(file: "twinjar.login-after-every-restart.lost", kind: .lost, cause: .sessionCookieDied),
  ]
  static let lostReply = Case(file: "twinjar.concurrent-refresh.lost", kind: .lost, cause: .replyLost)

  private func played(_ test: Case) throws -> (summary: RunSummary, records: [TraceRecord]) {
    let finding = try test.finding()
    let replay = FindingReplay(finding, strategy: try strategy("twinjar"), scenario: try scenario(of: finding))
    #expect(replay.outcome == .same, "the run differs by now: put what `twinjar shrink` makes of it in its place")
    return (replay.summary, replay.trace.records)
  }

  private func strategy(_ name: String) throws -> StrategyEntry { try #require(StrategyCatalogue.entry(named: name)) }

  private func scenario(of finding: Finding) throws -> Scenario {
    try #require(try BuiltInScenarios.scenario(named: finding.tape.scenario))
  }

  @Test("the run shows the verdict for its cause", arguments: kills + [lostReply]) func shows(_ test: Case) throws {
    let verdicts = try played(test).summary.verdicts
    #expect(verdicts.contains { $0.kind == test.kind && $0.cause == test.cause }, "\(verdicts)")
    // Nothing else is lost in it but for the same reason: a kill, or the lost reply.
    let reasons: [Cause] = test.file == Self.lostReply.file ? [.replyLost] : Self.kills.map(\.cause)
    #expect(verdicts.allSatisfy { reasons.contains($0.cause) }, "\(verdicts)")
  }

  @Test("the documentation tells what `twinjar explain` tells", arguments: [kills[0], kills[2], lostReply])
  func documentation(_ test: Case) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CookieSimulation/CookieSimulation.docc/Strategies.md").standardizedFileURL
    let documentation = try String(contentsOf: path, encoding: .utf8)
    let finding = try test.finding()
    let simulator = Simulator(scenario: try scenario(of: finding), strategy: try strategy("twinjar"))
    let summary = simulator.run(finding.tape.tape())
    let story = ChainReport(simulator.chains(of: summary), in: simulator.trace).text
    #expect(documentation.contains("twinjar explain --no-races Corpus/findings/\(test.file).finding"))
    #expect(documentation.contains("```\n\(story)```"), "\(story)")
  }

  @Test("from the page's change to the kill nothing reaches native code", arguments: kills)
  func nobodyHadToldNativeCode(_ test: Case) throws {
    let (summary, records) = try played(test)
    let verdict = try #require(summary.verdicts.first { $0.kind == test.kind && $0.cause == test.cause })
    let between = try #require(beforeKill(verdict.record, in: records))
    #expect(between.allSatisfy { $0.actor != .native }, "\(between)")
    // A notification takes at least a millisecond.
    let time = try #require(between.last).time - between[between.startIndex].time
    #expect(time < 1_000_000)
  }

  /// The records from the page's last change of the web store to the last kill before a verdict.
  private func beforeKill(_ verdict: Int, in records: [TraceRecord]) -> ArraySlice<TraceRecord>? {
    guard let kill = records[..<verdict].lastIndex(where: { $0.kind == .appKilled }) else { return nil }
    let change = records[..<kill].lastIndex {
      $0.actor == .page && $0.store == .web && ($0.kind == .cookieWritten || $0.kind == .cookieDeleted)
    }
    return change.map { records[$0...kill] }
  }

  @Test("wherever twinjar loses to a kill, native code had heard of nothing, or for less than a read takes")
  func everyKillComesBeforeTheRead() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "kill-after-set"))
    let simulator = Simulator(scenario: scenario, strategy: try strategy("twinjar"))
    // 0.25 ms in the store's distribution.
    let read: Int64 = 250_000
    var losses = 0
    for seed in 0..<2_000 as Range<UInt64> {
      for verdict in simulator.run(Tape(seed: seed)).verdicts {
        losses += 1
        let between = try #require(beforeKill(verdict.record, in: simulator.trace.records))
        let heard = between.first { $0.actor == .native }?.time ?? .max
        #expect(between[between.endIndex - 1].time - read < heard, "seed \(seed)")
      }
    }
    #expect((1..<30).contains(losses))
  }

  /// Leaves a cookie in the native store whenever the app calls it, and does nothing else.
  struct Listens: SyncStrategy {
    static var observesWebStore: Bool { true }
    static var answersPageRefresh: Bool { true }
    let app: HybridApp

    private func note() async { await app.nativeStore.setCookie(Cookie(name: "called", value: "1", domain: "a.test")) }
    func appDidLaunch() async { await note() }
    func nativeWillSend(_ purpose: RequestPurpose) async { await note() }
    func nativeDidReceive(_ response: NativeResponse) async { await note() }
    func pageWillLoad() async { await note() }
    func cookieHeaderForPage() async -> [Cookie] {
      await note()
      return []
    }
    func cookiesForHandedOverDownload() async -> [Cookie]? {
      await note()
      return nil
    }
    func webStoreDidChange() async { await note() }
    func refreshForNative() async -> RefreshOutcome {
      await note()
      return .unanswered
    }
  }

  @Test("no hook of any strategy is called in that time", arguments: kills) func noHookIsCalled(_ test: Case) throws {
    let finding = try test.finding()
    let listens = StrategyEntry(name: "listens", summary: "") { Listens(app: $0) }
    let simulator = Simulator(scenario: try scenario(of: finding), strategy: listens)
    _ = simulator.run(try fitting(finding))
    let records = simulator.trace.records
    // It does hear of things, before and after.
    #expect(records.count { $0.actor == .native && $0.kind == .cookieWritten } > 2)
    let kills = records.indices.filter { records[$0].kind == .appKilled }
    let stretches = kills.compactMap { beforeKill($0 + 1, in: records) }
    // The kill that the tape is about comes within a millisecond.
    let sudden = stretches.filter { $0[$0.endIndex - 1].time - $0[$0.startIndex].time < 1_000_000 }
    #expect(!sudden.isEmpty)
    for stretch in sudden { #expect(stretch.allSatisfy { $0.actor != .native }, "\(stretch)") }
  }

  @Test(
    "every built-in strategy that leaves the page its own requests comes to harm on the same tape", arguments: kills)
  func noStrategyKeepsIt(_ test: Case) throws {
    let finding = try test.finding()
    for strategy in StrategyCatalogue.all where !strategy.traits.proxiesPage {
      let simulator = Simulator(scenario: try scenario(of: finding), strategy: strategy)
      #expect(!simulator.run(try fitting(finding)).verdicts.isEmpty, "\(strategy.name)")
    }
  }

  private func fitting(_ finding: Finding) throws -> Tape {
    guard case .choices(let choices) = finding.tape.content else { throw Mistake.notATapeOfDelays }
    return Tape(replaying: choices, fitting: true)
  }

  enum Mistake: Error { case notATapeOfDelays }

  // MARK: - A lost reply

  @Test("the token that the session could go on with never reaches the device") func theNewTokenReachesNobody() throws {
    let (summary, records) = try played(Self.lostReply)
    let verdict = try #require(summary.verdicts.first)
    let before = records[..<verdict.record]
    let refreshes = before.filter { $0.name == .refresh && $0.number == verdict.session }
    let usedUp = Set(refreshes.filter { $0.kind == .tokenRotated }.map(\.value))
    let good = refreshes.filter { $0.kind == .tokenIssued && !usedUp.contains($0.value) }.map(\.value)
    #expect(good.count == 1)
    #expect(!before.contains { $0.kind == .cookieWritten && good.contains($0.value) })
  }

  @Test("where every reply to a refresh is lost, and the server has no grace, no strategy keeps the session")
  func everyStrategyLosesALostReply() {
    var scenario = Scenario(
      name: "lost-reply", profile: .ideal, policy: .rfc9700Strict,
      script: [
        .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 16 * 60_000)), .callNative(awaited: true),
        .openPage, .wait(.fixed(milliseconds: 120_000)), .callNative(awaited: true), .openPage,
        .wait(.fixed(milliseconds: 120_000)),
      ])
    scenario.profile.faults.replyLoss = .always
    for strategy in StrategyCatalogue.all {
      let summary = Simulator(scenario: scenario, strategy: strategy).run(Tape(seed: 1))
      #expect(summary.lostSessions > 0, "\(strategy.name): \(summary.verdicts)")
    }
  }
}
