import CookieReports
import Cookies
import Testing

@testable import ArchiveTrials

@Suite("Trials of archives")
struct ArchiveTrialsTests {
  /// An archive that forgets, to see that forgetting is seen.
  private struct Forgetful: CookieArchive {
    let name = "forgetful"
    var change: @Sendable (inout ArchivedCookie) -> Void

    func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
      try CompactArchive().encode(
        cookies.map { original in
          var copy = original
          change(&copy)
          return copy
        })
    }

    func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] { try CompactArchive().decode(bytes) }
  }

  private func words(_ change: @escaping @Sendable (inout ArchivedCookie) -> Void) -> [String: [String]] {
    let archive = Forgetful(change: change)
    return Dictionary(grouping: TrialCase.all, by: { $0.fate(in: archive).word }).mapValues { $0.map(\.name) }
  }

  @Test func whatIsForgottenIsLostAndNothingElse() {
    #expect(words { _ in }.keys.sorted() == ["kept"])
    #expect(words { $0.cookie.httpOnly = false }["lost"] == ["HttpOnly", "session, HttpOnly"])
    #expect(words { $0.cookie.secure = false }["lost"] == ["Secure", "session, Secure"])
    #expect(words { $0.cookie.partitionKey = nil }["lost"] == ["partition key"])
    #expect(words { $0.cookie.sameSite = .default }["lost"] == ["SameSite=Strict", "SameSite=Lax", "SameSite=None"])
    #expect(words { $0.properties = [] }["lost"]?.count == 7)
    #expect(words { $0.cookie.expires = nil }["lost"]?.count == 5)
  }

  @Test func whatIsAlteredIsChanged() {
    #expect(
      words { $0.cookie.expires = $0.cookie.expires.map { UnixTime(seconds: $0.seconds) } }["changed"]
        == ["expiry, microseconds", "expiry, latest time"])
    // Canonically equivalent, and other bytes all the same.
    let decomposed = words { cookie in
      if cookie.cookie.value.hasPrefix("caf") { cookie.cookie.value = "cafe\u{301} \u{1F36A}" }
    }
    #expect(decomposed["changed"] == ["value, non-ASCII"])
  }

  @Test func everyDamageIsTriedOnce() throws {
    let plan = try #require(DamagePlan(CompactArchive()))
    let damages = (0..<plan.count).map { plan.damage($0) }
    let size = damages.filter { $0.kind == .flip }.map(\.bytes.count).max() ?? 0
    #expect(Set(damages.filter { $0.kind == .cut }.map(\.bytes.count)) == Set(0..<size))
    #expect(Set(damages.filter { $0.kind == .flip }.map(\.bytes)).count == size * 8)
    #expect(damages.filter { $0.kind == .hostile }.count == DamagePlan.hostileNames(for: CompactArchive()).count)
  }

  @Test(
    "our decoders refuse what is made to deceive them",
    arguments: ["compact", "binarycookies", "cookies.txt", "set-cookie"])
  func hostile(name: String) throws {
    let archive = try #require(ArchiveCatalogue.archive(named: name))
    let plan = try #require(DamagePlan(archive))
    for index in 0..<DamagePlan.hostileNames(for: archive).count {
      #expect(plan.damage(index).kind == .hostile)
      #expect(plan.reaction(to: plan.damage(index).bytes) == .refused)
    }
  }

  /// A result that keeps `kept` attributes, is deceived by `deceived` of 10 damages and takes so long.
  private func result(
    _ name: String, kept: Int, deceived: Int = 0, nanoseconds: Double = 1, fate: Fate = .lost,
    reaction: Reaction = .refused,
    speed: SpeedResult? = nil
  ) -> ArchiveResult {
    var result = ArchiveResult(name: name, isOwn: true)
    result.fates = [Fate](repeating: .kept, count: kept) + [fate]
    result.damage.planned = 10
    for index in 0..<10 { result.damage.note(.flip, index < deceived ? .deceived : reaction, names: []) }
    result.speeds = [
      speed ?? .measured(Speed(encodeNanoseconds: nanoseconds, decodeNanoseconds: 0, bytes: 100))
    ]
    return result
  }

  @Test func theRecommendationFollowsFromTheTable() {
    let table: [(step: String, results: [ArchiveResult], best: String?)] = [
      ("keeps more", [result("a", kept: 3, nanoseconds: 1), result("b", kept: 4, deceived: 9, nanoseconds: 9)], "b"),
      (
        "is deceived less", [result("a", kept: 4, deceived: 2), result("b", kept: 4, deceived: 1, nanoseconds: 9)], "b"
      ),
      ("is faster", [result("a", kept: 4, nanoseconds: 3), result("b", kept: 4, nanoseconds: 2)], "b"),
      ("traps", [result("a", kept: 9, fate: .trapped("x")), result("b", kept: 1)], "b"),
      ("hangs", [result("a", kept: 9, fate: .unfinished), result("b", kept: 1)], "b"),
      ("traps at damage", [result("a", kept: 9, reaction: .trapped), result("b", kept: 1)], "b"),
      ("takes too long", [result("a", kept: 9, speed: .unfinished(seconds: 3)), result("b", kept: 1)], "b"),
      ("nothing qualifies", [result("a", kept: 9, speed: .refused("x"))], nil),
    ]
    for row in table {
      let report = ArchiveReport(results: row.results, cookieCounts: [1], budget: 1)
      #expect(report.best()?.name == row.best, "\(row.step)")
    }
  }

  @Test("an archive that was not damaged in its time is not taken for one that cannot be damaged", arguments: [0, 10])
  func notBegun(planned: Int) {
    var result = ArchiveResult(name: "a", isOwn: true)
    result.damage.planned = planned
    let text = ArchivesReport(ArchiveReport(results: [result], cookieCounts: [1], budget: 0.1)).text
    #expect(text.contains("no archive to damage") == (planned == 0))
    #expect(text.contains("not begun in its time") == (planned > 0))
  }

  @Test func messagesAreHarmlessToTerminalsAndPages() throws {
    let hostile = result("a", kept: 1, fate: .refused("\u{1B}[2J|<b>"))
    let report = ArchiveReport(results: [hostile], cookieCounts: [1], budget: 1)
    #expect(!ArchivesReport(report).text.contains("\u{1B}"))
    let page = try MarkdownFormat().text(of: ArchivesReport(report))
    #expect(!page.contains("\u{1B}"))
    #expect(!page.contains("<b>"))
  }
}
