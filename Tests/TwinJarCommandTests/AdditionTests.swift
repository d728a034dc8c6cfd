import ArchiveTrials
import ArgumentParser
import Choices
import CookieReports
import CookieSimulation
import Cookies
import Foundation
import SyncStrategies
import Testing

@testable import CookieDiagnosis
@testable import CookieExploration
@testable import CookieFuzzing
@testable import CookieScenarios
@testable import TwinJarCommand

/// One more entry of each kind, and all the places that must know it: none has a list of its own beside the catalogue.
@Suite("Adding things") struct AdditionTests {
  private static let name = "made-up"

  /// What a mistyped name is told.
  private static func suggestion(_ body: () throws -> Void) -> String {
    do { try body() } catch let error as InputError { return error.expected } catch { return "\(error)" }
    return "nothing was refused"
  }

  private static func scenario(_ text: String) throws(InputError) -> Scenario {
    let start = #"{ schema: "twinjar.scenario/1", name: "mine", script: ["launch"], "#
    return try ScenarioFile.parse(Array((start + text + " }").utf8), source: "mine.json5")
  }

  private static let nothingElse = #"profile: "ideal", policy: "rfc9700-strict""#

  /// True if one of the first random scenarios has a text in it.
  private static func isDrawn(_ text: String) -> Bool {
    (0..<400 as Range<UInt64>).contains { seed in
      var generator = ScenarioGenerator(seed: seed)
      return generator.document().contains(text)
    }
  }

  @Test func strategy() throws {
    let push = try #require(StrategyCatalogue.entry(named: "push-only"))
    let entry = StrategyEntry(name: Self.name, summary: "does what another does", catalogueIDs: ["S99"]) {
      PushOnly(app: $0)
    }
    try StrategySelection.catalogue.adding(entry) {
      #expect(try ListCommand.report(on: [.strategies]).text.contains("made-up  "))
      #expect(try ListCommand.report(on: [.strategies]).text.contains("[S99]"))
      #expect(try StrategySelection.strategies([]).last?.name == Self.name)
      #expect(try StrategySelection.strategies([Self.name]).count == 1)
      #expect(Self.suggestion { _ = try StrategySelection.strategies(["made-upp"]) }.contains("\"made-up\""))
      let scenario = try #require(try BuiltInScenarios.scenario(named: "one-relaunch"))
      let tally = { Campaign(scenarios: [scenario], strategies: [$0], runs: 20, seed: 1).run(jobs: 1)[0] }
      #expect(tally(try StrategySelection.strategy(Self.name)).runsWithLoss == tally(push).runsWithLoss)
    }
    #expect(StrategySelection.entry(named: Self.name) == nil)
  }

  @Test func policy() throws {
    var policy = ServerPolicy.auth0
    (policy.name, policy.summary, policy.graceSeconds) = (Self.name, "a server of this test", 77)
    try ServerPolicy.catalogue.adding(policy) {
      #expect(try ListCommand.report(on: [.policies]).text.contains("a server of this test"))
      let read = try Self.scenario(#"profile: "ideal", policy: "made-up""#)
      #expect(read.policy.graceSeconds == 77)
      #expect(
        Self.suggestion { _ = try Self.scenario(#"profile: "ideal", policy: "made-upp""#) }.contains("\"made-up\""))
      #expect(Self.isDrawn(#"policy: "made-up""#))
      let other = try Self.scenario(Self.nothingElse)
      #expect(ScenarioVariants.variant(of: other, withDigest: read.digest)?.policy.name == Self.name)
      let numbers = 0..<2 * Profile.all.count * (ServerPolicy.all.count + 1)
      #expect(numbers.contains { ScenarioVariants.variant($0, of: other).policy.name == Self.name })
    }
    #expect(throws: InputError.self) { try Self.scenario(#"profile: "ideal", policy: "made-up""#) }
  }

  @Test func profile() throws {
    var profile = Profile.ideal
    (profile.name, profile.summary, profile.faults.observerIsReleased) = (Self.name, "a platform of this test", true)
    try Profile.catalogue.adding(profile) {
      #expect(try ListCommand.report(on: [.profiles]).text.contains("a platform of this test"))
      #expect(try ListCommand.report(on: [.faults]).text.contains(Self.name))
      let read = try Self.scenario(#"profile: "made-up", policy: "rfc9700-strict""#)
      #expect(read.profile.faults.observerIsReleased)
      #expect(
        Self.suggestion { _ = try Self.scenario(#"profile: "made-upp", policy: "rfc9700-strict""#) }
          .contains("\"made-up\""))
      #expect(Self.isDrawn(#"profile: "made-up""#))
      let other = try Self.scenario(Self.nothingElse)
      #expect(ScenarioVariants.variant(of: other, withDigest: read.digest)?.profile.name == Self.name)
      let advise = try AdviseCommand.parse(["--scenario", "cold-launch", "--platform", Self.name])
      #expect(try advise.chosenScenario().profile.name == Self.name)
    }
    #expect(Profile.named(Self.name) == nil)
  }

  /// A key has a property of its own; this one shares that of another.
  @Test func fault() throws {
    let field = ScenarioField<FaultOptions>.probability("madeUp", \.replyLoss, "F99")
    let entry = CatalogueEntry(
      "F99", "what this test makes up", trigger: "none", effect: "none", [.inference], source: "this test")
    try FaultOptions.fieldCatalogue.adding(field) {
      try FaultCatalogue.catalogue.adding(entry) {
        let list = try ListCommand.report(on: [.faults]).text
        #expect(list.contains("F99") && list.contains("what this test makes up") && list.contains("faults.madeUp"))
        let read = try Self.scenario("\(Self.nothingElse), faults: { madeUp: 0.5 }")
        #expect(read.profile.faults.replyLoss == Probability(0.5))
        #expect(read.canonicalLines.contains { $0.hasPrefix("faults.madeUp") })
        #expect(read.digest != (try Self.scenario(Self.nothingElse)).digest)
        #expect(entry.isOn(in: read.profile) && !entry.isOn(in: .ideal))
        #expect(
          Self.suggestion { _ = try Self.scenario("\(Self.nothingElse), faults: { madeUpp: 0.5 }") }.contains("madeUp"))
        #expect(
          Self.suggestion { _ = try Self.scenario("\(Self.nothingElse), faults: { madeUp: 2 }") }
            != "nothing was refused")
        #expect(Self.isDrawn("madeUp: "))
      }
    }
    #expect(throws: InputError.self) { try Self.scenario("\(Self.nothingElse), faults: { madeUp: 0.5 }") }
  }

  private enum MadeUpRule: CauseRule {
    static let cause = Cause("made-up", "what this test makes up")
    static let causes = [cause]
    static let needs: Set<TraceRecord.Kind> = []

    static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
      .first(cause)
    }
  }

  @Test func cause() throws {
    var record = TraceRecord(time: 0, kind: .userLogsInAgain, actor: .user)
    record.number = 0
    func found() -> Cause {
      var finder = CauseFinder()
      finder.begin([record])
      return finder.cause(of: .lost, at: 0)
    }
    #expect(found() == .unexplained)
    try CauseRules.catalogue.adding(MadeUpRule.self) {
      #expect(found() == MadeUpRule.cause)
      #expect(Cause.named(Self.name)?.label == "what this test makes up")
      #expect(Cause.allCases.count { $0.id == Self.name } == 1)
      _ = try ExplainCommand.parse(["a-tape", "--cause", Self.name])
    }
    #expect(throws: (any Error).self) { try ExplainCommand.parse(["a-tape", "--cause", Self.name]) }
  }

  private struct MadeUpArchive: CookieArchive {
    let name = AdditionTests.name
    func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] { try CompactArchive().encode(cookies) }
    func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] { try CompactArchive().decode(bytes) }
  }

  @Test func archive() throws {
    try ArchiveCatalogue.catalogue.adding(MadeUpArchive()) {
      #expect(try ArchivesCommand.parse([]).archives().last?.name == Self.name)
      #expect(try ArchivesCommand.parse(["--archive", Self.name]).archives().map(\.name) == [Self.name])
      let mistyped = try ArchivesCommand.parse(["--archive", "made-upp"])
      #expect(Self.suggestion { _ = try mistyped.archives() }.contains("\"made-up\""))
      #expect(try ArchiveTrialCommand.parse(["speed", "--archive", Self.name]).chosenArchive().name == Self.name)
    }
    #expect(ArchiveCatalogue.archive(named: Self.name) == nil)
  }

  @Test func oracle() throws {
    let entry = OracleEntry(
      name: Self.name, summary: "an oracle of this test", packages: ["a-package"],
      adapter: .ownCommand(["no-such-command"]))
    try OracleEntry.catalogue.adding(entry) {
      #expect(OracleEntry.named(Self.name)?.summary == "an oracle of this test")
      #expect(OracleEntry.all.last?.name == Self.name)
      let mistyped = try OracleOptions.parse(["--oracle", "made-upp"])
      #expect(Self.suggestion { _ = try mistyped.processes() }.contains("\"made-up\""))
    }
    #expect(OracleEntry.named(Self.name) == nil)
  }

  @Test func scenario() throws {
    let text = try #require(BuiltInScenarios.file(named: "cold-launch"))
    let file = String(decoding: text, as: UTF8.self).replacing("\"cold-launch\"", with: "\"made-up\"")
    let report = BuiltInScenarios.File(Self.name, Array(file.utf8), isReport: true)
    try BuiltInScenarios.catalogue.adding(report) { () throws in
      #expect(try ListCommand.report(on: [.scenarios]).text.contains(Self.name))
      #expect(ScenarioSelection.names("all").last == Self.name)
      #expect(ScenarioSelection.names("reports").last == Self.name)
      #expect(try ScenarioSelection.scenario(Self.name).name == Self.name)
      #expect(Self.suggestion { _ = try ScenarioSelection.scenario("made-upp") }.contains("\"made-up\""))
    }
    #expect(BuiltInScenarios.file(named: Self.name) == nil)
  }

  /// Writes nothing but the form that it was given.
  private struct MadeUpFormat: ReportFormat {
    let name = AdditionTests.name
    var needs: ReportForm
    func text(of report: any Report) throws -> String { "\(needs.rawValue) of \(type(of: report))\n" }
  }

  /// A command line that has a format, and what its report can be had in.
  private static let commands: [([String], [ReportForm])] = [
    (["compare"], [.text, .parts, .json, .checks, .findings, .records]),
    (["rare"], [.text, .parts, .json, .records]),
    (["merge", "a-directory"], [.text, .parts, .json, .checks, .findings, .records]),
    (["explore"], [.text, .parts, .json, .checks, .findings, .records]),
    (["archives"], [.text, .parts, .json]), (["advise", "--scenario", "cold-launch"], [.text, .json, .records]),
    (["parse", "a=b", "--url", "https://a.test/"], [.text, .json]),
    (["fuzz", "set-cookie"], [.text, .json, .findings]), (["fuzz", "corpus"], [.text, .json, .checks, .findings]),
    (["fuzz", "strategy", "push-only"], [.text, .json]), (["explain", "a-tape"], [.text, .json]),
    (["replay", "a-tape"], [.text, .json]),
    (["self-check"], [.text]), (["list"], [.text, .parts, .json, .records]), (["terms"], [.text, .parts]),
    (["check", "cold-launch"], [.text, .json, .findings]), (["inspect", "a-file"], [.text, .json]),
    (["diagnose", "a-file"], [.text, .json]), (["calibrate", "a-file"], [.text, .json]),
    (["lab", "run", "--scenario", "cold-launch", "--strategy", "push-only"], [.text, .parts, .json]),
    (["lab", "compare", "a-directory"], [.text, .parts, .json]), (["lab", "measure"], [.text, .parts, .json]),
  ]

  @Test("format", arguments: ReportForm.allCases) func format(form: ReportForm) throws {
    try ReportFormats.catalogue.adding(MadeUpFormat(needs: form)) {
      for (words, forms) in Self.commands {
        let line = words + ["--format", Self.name]
        if forms.contains(form) {
          _ = try TwinJarCommand.parseAsRoot(line)
        } else {
          #expect(throws: (any Error).self) { try TwinJarCommand.parseAsRoot(line) }
        }
      }
    }
    #expect(throws: (any Error).self) { try TwinJarCommand.parseAsRoot(["compare", "--format", Self.name]) }
  }

  @Test("every command with a format stands in the table of this test") func everyFormat() throws {
    var withFormat: Set<String> = []
    func look(at command: any ParsableCommand.Type) {
      for part in command.configuration.subcommands { look(at: part) }
      guard command.configuration.subcommands.isEmpty, command.helpMessage().contains("--format") else { return }
      if let name = command.configuration.commandName { withFormat.insert(name) }
    }
    look(at: TwinJarCommand.self)
    #expect(withFormat == Set(Self.commands.map { ["fuzz", "lab"].contains($0.0[0]) ? $0.0[1] : $0.0[0] }))
  }

  @Test("every file that the table of additions names is there") func files() throws {
    let page = try ReadmeTests.text("Sources/CookieSimulation/CookieSimulation.docc/Architecture.md")
    let table = page[try #require(page.firstRange(of: "## Adding to it")).upperBound...]
    let names = table.matches(of: /`([A-Za-z0-9\/.-]+)`/).map { String($0.output.1) }
    let paths = try ["Sources", "Tests", "Corpus", ".ci"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: ReadmeTests.repository.appendingPathComponent(folder).path)
        .map { "\(folder)/\($0)" }
    }
    let sources = try paths.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
      .map { Data(try ReadmeTests.text($0).utf8) }
    for name in names where name != "Process" {
      let isThere = paths.contains { path in
        path == name || path.hasSuffix("/\(name)") || path.hasSuffix("/\(name).swift")
      }
      // What is no file is a type.
      #expect(isThere || !name.contains { "/.".contains($0) } && Self.declares(name, in: sources), "\(name)")
    }
    #expect(names.count > 40)
  }

  private static func declares(_ type: String, in sources: [Data]) -> Bool {
    let declarations = ["struct", "class", "enum", "protocol", "actor"].flatMap { word in
      [" ", ":", "<"].map { Data("\(word) \(type)\($0)".utf8) }
    }
    return sources.contains { text in declarations.contains { text.range(of: $0) != nil } }
  }
}
