import Choices
import Foundation
import Testing

@testable import CookieScenarios

/// The tables of a scenario's keys are whole, and everything that derives from them has each key.
@Suite struct ScenarioFieldTests {
  struct Group: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The properties of its type, but those that only name and describe it.
    var properties: Int
    var keys: [String]
  }

  private static func group<Root>(_ name: String, _ root: Root, _ fields: [ScenarioField<Root>]) -> Group {
    let properties = Mirror(reflecting: root).children.filter { !["name", "summary"].contains($0.label) }
    return Group(testDescription: name, properties: properties.count, keys: fields.map(\.key))
  }

  static let groups = [
    group("faults", FaultOptions(), FaultOptions.fields), group("server", ServerPolicy.auth0, ServerPolicy.fields),
    group("timing", PlatformTiming(), PlatformTiming.fields), group("network", NetworkOptions(), NetworkOptions.fields),
    group("app", AppOptions(), AppOptions.fields),
    group("bystanders", Bystander("any", of: .server), Bystander.fields),
  ]

  @Test("every property has one key", arguments: groups) func whole(group: Group) {
    #expect(group.keys.count == group.properties)
    #expect(Set(group.keys).count == group.keys.count)
  }

  @Test("the documentation of the format has every key", arguments: groups) func documented(group: Group) throws {
    let page = try Self.page()
    #expect(group.keys.filter { !page.contains("`\($0)`") } == [])
  }

  @Test("the documentation's table of faults is the table's") func faultTable() throws {
    let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map {
        $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      }
    let expected = FaultOptions.fields.map { ["`\($0.key)`", $0.ids.joined(separator: ", ")] }
    let first = try #require(rows.firstIndex { $0[1] == expected[0][0] })
    #expect(rows[first...].prefix(expected.count).map { Array($0[1...2]) } == expected)
  }

  @Test("every key that models an entry of the catalogue stands for one that has no other model") func catalogue() {
    for id in FaultOptions.fields.flatMap(\.ids) {
      let key = FaultOptions.field(of: id).map { CatalogueEntry.Model.option("faults.\($0.key)") }
      #expect(FaultCatalogue.entry(id)?.model == key, "\(id)")
    }
    let ids = FaultCatalogue.all.map(\.id)
    #expect(FaultOptions.fields.flatMap(\.ids).filter { !ids.contains($0) } == [])
  }

  private static func page() throws -> String {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CookieScenarios/CookieScenarios.docc/Formats.md").standardizedFileURL
    return try String(contentsOf: page, encoding: .utf8)
  }
}

/// What a scenario's digest is made of.
@Suite struct ScenarioDigestTests {
  private static let document = """
    { schema: "twinjar.scenario/1", name: "mine", profile: "ideal", policy: "rfc9700-strict",
      faults: { flushDelayMilliseconds: [0, 30000], sdk: "none" }, app: { patienceMilliseconds: 5000 },
      server: { graceSeconds: 10 },
      script: ["launch", "logIn", { do: "wait", minutes: 1 }, { do: "fetchOnPage", awaited: false },
        { do: "download", by: "background" }, { do: "repeat", times: [0, 3], steps: ["callNative"] }] }
    """

  private func scenario(_ change: (String) -> String = { $0 }) throws -> Scenario {
    try ScenarioFile.parse(Array(change(Self.document).utf8), source: "mine.json5")
  }

  @Test("it is made of what departs from the defaults, and of the script") func lines() throws {
    let lines = try scenario().canonicalLines.filter { !$0.hasPrefix("timing.") }
    #expect(
      lines == [
        "faults.flushDelayMilliseconds=0:0 65536:30000000000",
        "server.graceSeconds=10.0",
        "server.refreshLifetimeSeconds=2592000.0",
        "server.reuseReaction=revoke-session",
        "server.rotation=single-use",
        "launch",
        "logIn",
        "wait 0:60000000000 65536:60000000000",
        "fetchOnPage false",
        "download background pdf status 0:0 65536:0 true",
        "repeat 0 3 [callNative true]",
      ])
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var changes: Bool
    var edit: @Sendable (String) -> String
  }

  static let edits = [
    Change(testDescription: "another name", changes: false) { $0.replacing("\"mine\"", with: "\"yours\"") },
    Change(testDescription: "a fault that is off already", changes: false) {
      $0.replacing("sdk: \"none\"", with: "replyLoss: 0")
    },
    Change(testDescription: "a default written out", changes: false) {
      $0.replacing("app: {", with: "app: { pageIsEmbedded: false,")
    },
    Change(testDescription: "another value", changes: true) { $0.replacing("30000]", with: "30001]") },
    Change(testDescription: "a setting that is gone", changes: true) { $0.replacing("graceSeconds: 10", with: "") },
    Change(testDescription: "a step that is not awaited", changes: true) {
      $0.replacing("awaited: false", with: "awaited: true")
    },
    Change(testDescription: "another wait", changes: true) { $0.replacing("minutes: 1", with: "minutes: 2") },
    Change(testDescription: "a download by other means", changes: true) {
      $0.replacing("\"background\"", with: "\"foreground\"")
    },
    Change(testDescription: "a step within a repeat", changes: true) {
      $0.replacing("\"callNative\"", with: "\"readOnPage\"")
    },
    Change(testDescription: "a budget", changes: true) { $0.replacing("script:", with: "eventBudget: 5000, script:") },
  ]

  @Test(arguments: edits) func differs(edit: Change) throws {
    #expect((try scenario().digest != scenario(edit.edit).digest) == edit.changes)
  }

  @Test(
    "it does not change from version to version",
    arguments: [("concurrent-refresh", 0x5242_1f32_73aa_834f as UInt64), ("week-of-use", 0x2c80_a1db_aeb6_237f)])
  func pinned(name: String, digest: UInt64) throws {
    #expect(try #require(try BuiltInScenarios.scenario(named: name)).digest == digest)
  }
}
