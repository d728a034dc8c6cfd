import Choices
import CookieScenarios
import Testing

@Suite("A scenario file that is wrong in several ways is told all of them") struct ScenarioMistakesTests {
  private static func places(_ text: String) -> [String] {
    ScenarioFile.mistakes(in: Array(text.utf8), source: "mine.json5").map {
      "\($0.position.map { "\($0.line):\($0.column)" } ?? "-") \($0.place)"
    }
  }

  @Test("ten in one go, each with line and column, in the order of the file") func ten() {
    let text = """
      {
        schema: "twinjar.scenario/1", name: "My App", summary: 3, profile: "ios-99",
        timing: { webReadMilliseconds: [5, 2] },
        faults: { replyLoss: 7, foo: 1 },
        server: { rotation: "twice" },
        network: 5,
        bystanders: [{ name: "lb", by: "server" }, { name: "ad", by: "nobody" }],
        eventBudget: 0,
        script: ["launch", "logInn", "openPage", { do: "wait", minutes: -3 }],
      }
      """
    #expect(
      Self.places(text) == [
        "1:1 policy", "2:33 name", "2:49 summary", "2:61 profile", "3:13 timing.webReadMilliseconds",
        "4:13 faults.replyLoss", "4:27 faults.foo", "5:13 server.rotation", "6:3 network", "7:60 bystanders[1].by",
        "8:3 eventBudget", "9:22 script[1]", "9:58 script[3].minutes",
      ])
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var places: [String]
    var testDescription: String { name }
  }

  private static let head = "{schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'entra',"

  @Test(arguments: [
    Case(name: "nothing is wrong", text: "\(head) script: ['launch', 'logIn']}", places: []),
    Case(name: "an empty file", text: "", places: ["- "]),
    Case(name: "no object", text: "[1]", places: ["1:1 "]),
    Case(name: "no JSON5", text: "{schema 1}", places: ["1:9 "]),
    Case(
      name: "an empty object", text: "{}",
      places: ["1:1 schema", "1:1 name", "1:1 profile", "1:1 policy", "1:1 script"]),
    Case(
      name: "two in one step, of which the second is said the next time",
      text: "\(head) script: ['launch', 'logIn', {do: 'wait', minutes: -1, hours: -1}]}",
      places: ["1:119 script[2].minutes"]),
    Case(
      name: "a contradiction is looked for when each part is right by itself",
      text: "\(head) faults: {sdk: 'clears-both-stores', replyLoss: 2}, script: ['launch', 'logIn']}",
      places: ["1:114 faults.replyLoss"]),
    Case(
      name: "a contradiction by itself",
      text: "\(head) faults: {sdk: 'clears-both-stores'}, script: ['launch', 'logIn']}", places: ["1:87 faults.sdk"]),
    Case(
      name: "a key with a point in it", text: "\(head) 'a.b': 1, 'a': 2, script: ['launch', 'logIn']}",
      places: ["1:78 [\"a.b\"]", "1:88 a"]),
    Case(
      name: "a key that reads like a path",
      text: "\(head) 'server.x': 1, server: {'x.y': 1, x: 2, 'z[0]': 3}, '': 3, script: ['launch', 'logIn']}",
      places: [
        "1:78 [\"server.x\"]", "1:102 server[\"x.y\"]", "1:112 server.x", "1:118 server[\"z[0]\"]", "1:130 [\"\"]",
      ]),
    Case(
      name: "all that contradicts itself",
      text: """
        \(head)
         faults: {sdk: 'clears-both-stores', scriptCookieCapSeconds: 100, zombiePerKill: 0.5},
         server: {issuesRefreshTokens: false}, app: {backgroundStartDelayMilliseconds: 3, nativeRefreshesAtExpiry: true},
         script: ['logIn', {do: 'refreshBoth'}]}
        """,
      places: [
        "2:11 faults.sdk", "2:38 faults.scriptCookieCapSeconds", "2:67 faults.zombiePerKill",
        "3:11 server.issuesRefreshTokens", "3:11 server.issuesRefreshTokens",
        "3:46 app.backgroundStartDelayMilliseconds",
        "4:2 script",
      ]),
    Case(
      name: "a trouble of refreshes, of which there are none",
      text: """
        \(head) server: {issuesRefreshTokens: false},
         network: {troublePerRequest: 1, trouble: '503', troubleStrikes: 'refresh'}, script: ['launch', 'logIn']}
        """, places: ["2:50 network.troubleStrikes"]),
    Case(
      name: "what is repeated no time begins nothing",
      text: """
        \(head) faults: {zombiePerKill: 1}, script: [
         {do: 'repeat', times: 0, steps: ['migrateDevice', 'launch', 'goOffline', 'kill']},
         'callFromOldDevice', 'goOnline']}
        """, places: ["1:87 faults.zombiePerKill", "1:106 script", "3:2 script[1]", "3:23 script[2]"]),
    Case(
      name: "what may be repeated begins something",
      text: """
        \(head) script: ['launch', {do: 'repeat', times: [0, 1], steps: ['migrateDevice', 'launch', 'goOffline']},
         'callFromOldDevice', 'goOnline']}
        """, places: []),
    Case(
      name: "a key for editors", text: "\(head) $schema: './scenario.schema.json', script: ['launch', 'logIn']}",
      places: []),
    Case(
      name: "a key for editors that is no text", text: "\(head) $schema: 3, script: ['launch', 'logIn']}",
      places: ["1:78 $schema"]),
    Case(
      name: "a clock that is set by less than it shows",
      text: "\(head) script: ['launch', {do: 'setClock', seconds: 0.4}, {do: 'setClock', minutes: 0.5}]}",
      places: ["1:114 script[1].seconds"]),
    Case(
      name: "a mistake in quantiles",
      text: "\(head) timing: {bridgeMilliseconds: {quantiles: [[0, 1], [1, 'x']]}}, script: ['launch', 'logIn']}",
      places: ["1:132 timing.bridgeMilliseconds.quantiles[1][1]"]),
  ])
  func cases(_ example: Case) { #expect(Self.places(example.text) == example.places) }

  @Test("the first is thrown, the others are its advice") func thrown() throws {
    let text = "\(Self.head) eventBudget: 0, faults: {replyLoss: 2}, script: ['launch', 'logIn']}"
    let error = try #require(throws: InputError.self) { try ScenarioFile.parse(Array(text.utf8), source: "mine.json5") }
    #expect(
      error.description == """
        mine.json5:1:78: eventBudget: found 0, expected a whole number from 1 to 1000000
        mine.json5:1:103: faults.replyLoss: found 2, expected a number from 0 to 1
        """)
  }

  @Test("no file costs more than fifty messages, or an end") func many() {
    let keys = (0..<500).map { "k\($0): 1" }.joined(separator: ", ")
    #expect(Self.places("\(Self.head) \(keys), script: ['launch', 'logIn']}").count == 50)
    let error = #expect(throws: InputError.self) {
      try ScenarioFile.parse(Array("\(Self.head) \(keys), script: ['launch', 'logIn']}".utf8), source: "mine.json5")
    }
    let end = "\nThese are 50 mistakes; whether there are more is said when they are mended."
    #expect(error?.description.hasSuffix(end) == true)
    let deep = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(Self.places("\(Self.head) faults: \(deep), script: \(deep)}") == ["1:78 faults", "1:217 script[0]"])
  }
}
