import Choices
import CookieDiagnosis
import CookieReports
import CookieSimulation
import Foundation
import Testing

@testable import CookieExploration

/// A campaign that goes on from its journal comes to what it would have come to undisturbed.
@Suite("Journals of campaigns") struct CampaignJournalTests {
  private func undisturbed(_ small: SmallCampaign) throws -> String { try small.output(small.campaign.run(jobs: 2)) }

  // MARK: - Going on

  @Test("stopped again and again, with any number of workers", arguments: [1, 3]) func resumes(jobs: Int) throws {
    let small = try SmallCampaign()
    let expected = try undisturbed(small)
    var finished: [Int] = []
    for _ in 0..<1_000 where finished.last ?? 0 < small.campaign.totalRuns {
      let control = CampaignControl()
      let journal = try small.journal()
      let before = journal.state.finishedRuns
      _ = try small.campaign.run(jobs: jobs, journal: journal, control: control) { runs in
        if runs >= before + 300 { control.stop() }
      }
      finished.append(journal.state.finishedRuns)
    }
    #expect(finished == finished.sorted())
    #expect(finished.last == small.campaign.totalRuns)
    let tallies = try small.campaign.run(jobs: jobs, journal: small.journal())
    #expect(try small.output(tallies) == expected)
  }

  @Test("runs without a verdict are kept as such") func noVerdict() throws {
    let small = try SmallCampaign(runs: 12, strategies: ["push-only", "hangs", "two-way-observer"])
    let expected = try undisturbed(small)
    try small.writeAllRounds()
    let tallies = try small.campaign.run(jobs: 1, journal: small.journal())
    #expect(tallies.map(\.runsWithoutVerdict.count) == [0, 12, 0, 0, 12, 0])
    #expect(try small.output(tallies) == expected)
  }

  @Test("cut after any byte, nothing whole is lost and nothing is counted twice") func torn() throws {
    let small = try SmallCampaign(runs: 210)
    let expected = try undisturbed(small)
    try small.writeUsualRounds()
    let whole = try small.bytes()
    let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }
    // Around each line's end, and many between.
    let places = Set(stride(from: 0, to: whole.count, by: 331)).union(ends.flatMap { [$0 - 1, $0, $0 + 1, $0 + 2] })
    for place in places.sorted() where place <= whole.count {
      try small.write(Array(whole[..<place]))
      let journal = try small.journal()
      let lines = ends.count { $0 < place }
      // The first line is the header; a round of a scenario is 50 runs of two strategies, the last 10.
      let rounds = max(0, lines - 1)
      let runs = (0..<rounds).reduce(0) { $0 + ($1 / 2 < 4 ? 100 : 20) }
      #expect(journal.state.finishedRuns == runs, "after \(place) bytes")
      #expect(try small.bytes().count == (lines == 0 ? ends[0] : ends[lines - 1]) + 1, "after \(place) bytes")
    }
    for place in [ends[0] + 1, ends[2] + 40, whole.count - 1] {
      try small.write(Array(whole[..<place]))
      #expect(try small.output(small.campaign.run(jobs: 1, journal: small.journal())) == expected)
    }
  }

  // MARK: - What is refused

  struct Foreign: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout JournalHeader) -> Void
    var says: String
  }

  static let foreign: [Foreign] = [
    Foreign(
      testDescription: "another seed", change: { $0.seed = 8 }, says: "seed: found 7, expected 8, as in this command"),
    Foreign(
      testDescription: "another number of runs", change: { $0.runs = 211 }, says: "runs: found 210, expected 211"),
    Foreign(
      testDescription: "races that are not counted", change: { $0.countsRaces = false },
      says: "races: found counted, expected not counted"),
    Foreign(
      testDescription: "another strategy", change: { $0.strategies[1] = "twinjar" },
      says: "strategies: found two-way-observer, expected twinjar"),
    Foreign(
      testDescription: "fewer strategies", change: { $0.strategies.removeLast() },
      says: "strategies: found two-way-observer, expected no other"),
    Foreign(
      testDescription: "more strategies", change: { $0.strategies.append("twinjar") },
      says: "strategies: found no other, expected twinjar"),
    Foreign(
      testDescription: "strategies in another order", change: { $0.strategies.reverse() },
      says: "strategies: found another order, expected the same order"),
    Foreign(
      testDescription: "another scenario", change: { $0.scenarios[0].name = "mine" },
      says: "scenarios: found concurrent-refresh, expected mine"),
    Foreign(
      testDescription: "a scenario with another content", change: { $0.scenarios[1].digest = "0000000000000001" },
      says: "scenario cold-launch: found content "),
    Foreign(
      testDescription: "another build of the program", change: { $0.program = "q" },
      says: "version of the program: found p, expected q"),
    Foreign(
      testDescription: "another executor", change: { $0.executor = "elsewhere" }, says: "expected elsewhere"),
  ]

  @Test("another campaign's", arguments: foreign) func refuses(_ foreign: Foreign) throws {
    let small = try SmallCampaign(runs: 210)
    try small.writeUsualRounds()
    let before = try small.bytes()
    var header = small.header()
    foreign.change(&header)
    let error = #expect(throws: InputError.self) { try CampaignJournal(in: small.directory, for: header) }
    #expect(error?.kind == .data)
    #expect(error?.description.contains(foreign.says) ?? false, "\(error?.description ?? "")")
    #expect(error?.description.contains("journal of another campaign") ?? false)
    #expect(try small.bytes() == before)
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Changes the lines of a journal, the header first.
    var change: @Sendable (inout [[UInt8]]) -> Void
    var says: String
  }

  static let damages: [Damage] = [
    Damage(
      testDescription: "a changed digit", change: { $0[2][40] ^= 1 },
      says: "line 3: found a line that does not fit its checksum"),
    Damage(testDescription: "a line that is gone", change: { $0.remove(at: 2) }, says: "line 3: found a line that"),
    Damage(
      testDescription: "a line that is there twice", change: { $0.insert($0[2], at: 3) },
      says: "line 4: found a line that"),
    Damage(
      testDescription: "two lines in another order", change: { $0.swapAt(1, 2) }, says: "line 2: found a line that"),
    Damage(
      testDescription: "another program's file", change: { $0 = [Array("{\"a\": 1}".utf8), []] },
      says: "found a file that is no journal"),
    Damage(
      testDescription: "a text without an end", change: { $0 = [Array("my notes".utf8)] },
      says: "found a file that is no journal"),
    Damage(
      testDescription: "another version's", change: { $0 = Self.line(version: "twinjar.journal/2") },
      says: "line 1: found version \"twinjar.journal/2\", expected \"twinjar.journal/1\""),
    Damage(
      testDescription: "no header", change: { $0 = Self.line(version: "twinjar.journal/1") },
      says: "line 1: found what no campaign writes"),
  ]

  /// A journal of a first line alone, with its checksum.
  private static func line(version: String) -> [[UInt8]] {
    let line = try? JournalLine(["runs": 1], .first(schema: "twinjar.journal/1"))
    let text = String(decoding: line?.bytes ?? [], as: UTF8.self).replacing("twinjar.journal/1", with: version)
    let body = text.split(separator: ",\"check\"")[0]
    var hash = FNV1a()
    hash.combine(0)
    for byte in body.utf8 { hash.combine(byte: byte) }
    return [Array("\(body),\"check\":\"\(hexadecimal(hash.value))\"}".utf8), []]
  }

  @Test("damaged before its last line, or none at all", arguments: damages) func refuses(_ damage: Damage) throws {
    let small = try SmallCampaign(runs: 210)
    try small.writeUsualRounds()
    var lines = try small.bytes().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    damage.change(&lines)
    let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    try small.write(bytes)
    let error = #expect(throws: InputError.self) { try small.journal() }
    #expect(error?.kind == .data)
    #expect(error?.description.contains(damage.says) ?? false, "\(error?.description ?? "")")
    // What is refused is not touched.
    #expect(try small.bytes() == bytes)
  }

  @Test("that another process is writing") func locked() throws {
    let small = try SmallCampaign()
    let first = try small.journal()
    let error = #expect(throws: InputError.self) { try small.journal() }
    #expect(error?.kind == .noInput)
    #expect(error?.description.contains("another process is writing") ?? false)
    _ = first
  }

  @Test("a strategy that ended its process is left out of what follows") func leavesOut() throws {
    let small = try SmallCampaign(runs: 120, strategies: ["push-only", "two-way-observer", "native-refresh"])
    try small.writeAllRounds()
    let rest = try SmallCampaign(runs: 120, strategies: ["push-only", "native-refresh"])
    for _ in 0..<2 {
      let journal = try CampaignJournal(in: small.directory, for: rest.header(), failed: ["two-way-observer"])
      #expect(try rest.output(journal.state.tallies) == rest.output(rest.campaign.run(jobs: 1)))
    }
    let error = #expect(throws: InputError.self) { try small.journal() }
    #expect(error?.description.contains("two-way-observer ended its process in it") ?? false)
  }

  // MARK: - Any file

  @Test("whatever stands in a file with right checksums, reading ends in an answer") func anything() throws {
    let small = try SmallCampaign(runs: 210)
    try small.writeUsualRounds()
    let lines = try small.bytes().split(separator: UInt8(ascii: "\n")).map { Array($0.dropLast(28)) + Array("}".utf8) }
    var generator = SplitMix64(seed: 3)
    let pieces = [
      "-1", "9223372036854775807", "1e400", "null", "[]", "{}", "\"x\"", "4611686018427387904", "0.5", "60",
    ]
    var (refused, taken) = (0, 0)
    for _ in 0..<120 {
      var changed = lines
      let number = generator.choose(below: changed.count)
      changed[number] = Self.changed(changed[number], pieces, &generator)
      try small.write(Self.withChecks(changed))
      do throws(InputError) {
        let journal = try CampaignJournal(in: small.directory, for: small.header())
        taken += 1
        #expect(journal.state.finishedRuns <= small.campaign.totalRuns)
      } catch {
        refused += 1
        #expect(error.kind == .data, "\(error)")
      }
    }
    #expect(refused > 60 && taken > 0, "\(refused) refused, \(taken) taken")
  }

  @Test("one that was removed, or replaced, meanwhile is not written to", arguments: [false, true])
  func removed(isReplaced: Bool) throws {
    let small = try SmallCampaign(runs: 210)
    let journal = try small.journal()
    let batch = CampaignBatch(
      scenario: 0, rounds: 0..<1, tallies: CampaignState(small.campaign, rounds: 0..<1).tallies(ofScenario: 0))
    try FileManager.default.removeItem(atPath: small.path())
    if isReplaced { try small.write([]) }
    let error = #expect(throws: InputError.self) { try journal.keep(batch) }
    #expect(error?.kind == .noInput && error?.source == small.path())
    #expect(error?.found == "a journal that was removed, or replaced, while this command wrote to it")
  }

  /// A number of a line, or any byte, is something else.
  private static func changed(_ line: [UInt8], _ pieces: [String], _ generator: inout SplitMix64) -> [UInt8] {
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    let starts = line.indices.dropFirst().filter { isDigit(line[$0]) && !isDigit(line[$0 - 1]) }
    guard generator.choose(below: 4) > 0, !starts.isEmpty else {
      var line = line
      line[generator.choose(below: line.count)] = UInt8(truncatingIfNeeded: generator.next())
      return line
    }
    let start = starts[generator.choose(below: starts.count)]
    let end = line[start...].firstIndex { !isDigit($0) } ?? line.endIndex
    return Array(line[..<start]) + Array(pieces[generator.choose(below: pieces.count)].utf8) + Array(line[end...])
  }

  /// The lines as a journal has them: each with the checksum of itself and the one above.
  private static func withChecks(_ lines: [[UInt8]]) -> [UInt8] {
    var (bytes, check): ([UInt8], UInt64) = ([], 0)
    for line in lines {
      let body = line.dropLast()
      var hash = FNV1a()
      hash.combine(check)
      for byte in body { hash.combine(byte: byte) }
      check = hash.value
      bytes += body + Array(",\"check\":\"\(hexadecimal(check))\"}\n".utf8)
    }
    return bytes
  }

  @Test("numbers that each may be, and whose sum may not", arguments: ["delays", "verdicts"]) func sums(of what: String)
  {
    var (sum, tally) = (CellTally(), CellTally())
    switch what {
    case "delays":
      sum.delays.add(TallyRecord.mostCounted, at: 3)
      tally.delays.add(1, at: 4)
    default:
      sum.causes = [.lost: [.doubleRefresh: TallyRecord.mostCounted]]
      tally.causes = [.split: [.unexplained: 1]]
    }
    #expect(!sum.canAdd(tally))
    #expect(tally.canAdd(tally))
  }

  @Test("runs that no tally of so few can have") func undetermined() throws {
    var tally = CellTally()
    tally.runs = 50
    tally.undeterminedRuns = 51
    #expect(throws: TallyRecord.Mistake.self) {
      try TallyRecord(tally).tally(of: 0..<50, place: 0, strategies: 1)
    }
  }

  @Test("a first line of more strategies and scenarios than anybody compares") func cells() throws {
    var header = try SmallCampaign().header()
    header.scenarios = Array(repeating: header.scenarios[0], count: 10_000)
    header.strategies = (0..<1_000).map { "s\($0)" }
    #expect(header.mistake?.expected == "at most 250000 pairs of both")
    header.strategies = Array(header.strategies[..<25])
    #expect(header.mistake == nil)
  }

  @Test("what is no regular file, and need not end", arguments: ["/dev/zero", "/dev"]) func device(path: String) {
    let error = #expect(throws: InputError.self) { try JournalContents(reading: path) }
    #expect(error?.kind == .noInput)
    #expect(error?.description.contains("no regular file") ?? false)
  }

  @Test("the largest numbers that a tally may have are read as they were written") func extremes() throws {
    var tally = CellTally()
    for index in 0..<50 {
      var run = RunSummary()
      run.end = index % 10 == 0 ? .stuck : index % 10 == 1 ? .escaped : .finished
      run.lostSessions = index % 2
      tally.add(run, index: 100 + index, repeatsItself: index % 7 > 0)
    }
    tally.delayMicroseconds = TallyRecord.mostCounted
    tally.virtualMilliseconds = .max
    tally.causes = [.lost: [.doubleRefresh: 1 << 40], .writtenBack: [.unexplained: 3]]
    tally.firstRuns = [.doubleRefresh: 100, .unexplained: 149]
    var tallies = [tally, CellTally()]
    tallies[1].runs = 50
    CellTally.settle(&tallies)
    for (place, tally) in tallies.enumerated() {
      let record = try JSONDecoder().decode(TallyRecord.self, from: JSONEncoder().encode(TallyRecord(tally)))
      #expect(try record.tally(of: 100..<150, place: place, strategies: 2) == tally)
    }
  }
}
