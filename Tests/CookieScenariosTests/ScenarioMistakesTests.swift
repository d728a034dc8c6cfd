import Choices
import CookieScenarios
import Testing

@Suite("A scenario file that is wrong in several ways is told all of them") struct ScenarioMistakesTests {
  private static func places(_ text: String) -> [String] {
    ScenarioFile.mistakes(in: Array(text.utf8), source: "mine.json5").listed.map {
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
    Case(
      name: "a key twice stops none of the other messages",
      text: """
        \(head)
         faults: {replyLoss: 2, 'replyLoss': 0.5}, name: 'y', faults: {replyLoss: 9},
         script: ['launch', {do: 'logIn', do: 'wait'}, {do: 'wait', minutes: -1}]}
        """,
      places: [
        "2:11 faults.replyLoss", "2:25 faults.replyLoss", "2:44 name", "2:55 faults", "3:35 script[1].do",
        "3:61 script[2].minutes",
      ]),
    Case(
      name: "a key twice, and nothing else", text: "\(head) script: ['launch', 'logIn'], policy: 'okta'}",
      places: ["1:107 policy"]),
    Case(
      name: "several in one group, and in the steps of a step",
      text: """
        \(head) faults: {replyLoss: 2, sdk: 'none at all', foo: 1, bar: 2},
         script: ['launch', {do: 'repeat', times: 2, steps: ['a', 'launch', 'b']}]}
        """,
      places: [
        "1:87 faults.replyLoss", "1:101 faults.sdk", "1:121 faults.foo", "1:129 faults.bar", "2:54 script[1].steps[0]",
        "2:69 script[1].steps[2]",
      ]),
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
      name: "a clock that is set by less than it shows, in another unit",
      text: "\(head) script: ['launch', {do: 'setClock', hours: 0.0001}]}", places: ["1:114 script[1].hours"]),
    Case(
      name: "a clock that is set by next to nothing",
      text: "\(head) script: ['launch', {do: 'setClock', hours: 1e-13}]}", places: ["1:114 script[1].hours"]),
    Case(
      name: "lines that end with CR", text: "\(head)\r eventBudget: 0,\r\n script: ['launch', 'logInn']}",
      places: ["2:2 eventBudget", "3:21 script[1]"]),
    Case(
      name: "behind 120,000 parts, and in the last of them",
      text: """
        \(head) timing: {bridgeMilliseconds: {quantiles: [
        \((0..<40_000).map { "[\(Double($0) / 40_000), 1]," }.joined())
        [1, 'x']]}},
         eventBudget: 0, script: ['launch', 'logIn']}
        """, places: ["3:5 timing.bridgeMilliseconds.quantiles[40000][1]", "4:2 eventBudget"]),
    Case(
      name: "below a key that is longer than any path",
      text: "\(head)\n \(String(repeating: "k", count: 1_000)): {a: 1,\n a: 2}, script: ['launch', 'logIn']}",
      places: [
        "2:2 \(String(repeating: "k", count: 1_000))", "3:2 \(String(repeating: "k", count: 300))…",
      ]),
    Case(
      name: "several in one bystander, in one without a name, and what contradicts its owner",
      text: """
        \(head) script: ['launch', 'logIn'], bystanders: [
         {name: 'A b', by: 'me', count: 0, on: 'x', writes: -1, zzz: 1},
         {by: 'server', count: 0, writes: -1, zzz: 1}, {name: 'a', by: 3},
         {name: 'b', by: 'frame', on: 'page', writes: 2, haveTwins: true, mustMatch: true}]}
        """,
      places: [
        "2:3 bystanders[0].name", "2:16 bystanders[0].by", "2:26 bystanders[0].count", "2:36 bystanders[0].on",
        "2:45 bystanders[0].writes", "2:57 bystanders[0].zzz", "3:2 bystanders[1].name", "3:17 bystanders[1].count",
        "3:27 bystanders[1].writes", "3:39 bystanders[1].zzz", "3:60 bystanders[2].by", "4:27 bystanders[3].on",
        "4:39 bystanders[3].writes", "4:50 bystanders[3].haveTwins", "4:67 bystanders[3].mustMatch",
      ]),
    Case(
      name: "several in a process that is found dead",
      text: """
        \(head) faults: {deadNetworkProcess: {noticeDelayMilliseconds: 'x', observerGoesDeaf: 1, z: 1}},
         script: ['launch', 'logIn']}
        """,
      places: [
        "1:108 faults.deadNetworkProcess.noticeDelayMilliseconds", "1:138 faults.deadNetworkProcess.observerGoesDeaf",
        "1:159 faults.deadNetworkProcess.z",
      ]),
    Case(
      name: "several in a duration",
      text: """
        \(head) timing: {bridgeMilliseconds: ['a', -1],
         webReadMilliseconds: {quantiles: [[0, 1], ['a', -2], [0.5, 'b'], [3]], x: 1, y: 2}},
         script: ['launch', 'logIn', {do: 'repeat', times: [-1, 'x'], steps: ['kill']},
         {do: 'wait', hours: {quantiles: [[0, 3], [0.5, 2], [0.2, 4]]}}]}
        """,
      places: [
        "1:108 timing.bridgeMilliseconds[0]", "1:113 timing.bridgeMilliseconds[1]",
        "2:45 timing.webReadMilliseconds.quantiles[1][0]", "2:50 timing.webReadMilliseconds.quantiles[1][1]",
        "2:61 timing.webReadMilliseconds.quantiles[2][1]", "2:67 timing.webReadMilliseconds.quantiles[3]",
        "2:73 timing.webReadMilliseconds.x", "2:79 timing.webReadMilliseconds.y", "3:53 script[2].times[0]",
        "3:57 script[2].times[1]", "4:43 script[3].hours.quantiles[1]",
      ]),
    Case(
      name: "a bystander beside one that is called as what stands in",
      text: """
        \(head) bystanders: [{by: 'nobody', name: 'a'}, {name: 'put-right-0', by: 'server'},
         {by: 'nobody', name: 'c'}, {name: 'put-right-2', by: 'server'}], script: ['launch', 'logIn']}
        """, places: ["1:92 bystanders[0].by", "2:3 bystanders[2].by"]),
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

  @Test("a number that no integer holds is out of range, and no syntax") func hugeNumber() throws {
    let text = "\(Self.head) eventBudget: 0xFFFFFFFFFFFFFFFFFF, script: ['launch', 'logIn']}"
    let error = try #require(throws: InputError.self) { try ScenarioFile.parse(Array(text.utf8), source: "mine.json5") }
    #expect(
      error.description
        == "mine.json5:1:78: eventBudget: found 4.722366482869645e+21, expected a whole number from 1 to 1000000")
  }

  struct Many: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var listed: Int
    var leftOut = 0
    var end: String
  }

  private static func keys(_ count: Int) -> String { (0..<count).map { "k\($0): 1" }.joined(separator: ", ") }

  private static let step = "{do: 'repeat', times: 2, steps: ['nosuch', 'launch', 'none']}"

  @Test(
    "a person is shown fifty, a program ten thousand, and both are told how many there are besides",
    arguments: [
      Many(
        testDescription: "unknown keys", text: "\(head) \(keys(500)), script: ['launch', 'logIn']}", listed: 500,
        end: "\n450 more: `check` lists all with --format json, github or sarif."),
      Many(
        testDescription: "unknown keys in a group", text: "\(head) app: {\(keys(60))}, script: ['launch']}", listed: 60,
        end: "\n10 more: `check` lists all with --format json, github or sarif."),
      Many(
        testDescription: "steps, and steps in them",
        text: "\(head) script: [\(Array(repeating: step, count: 300).joined(separator: ", "))]}", listed: 600,
        end: "\n550 more: `check` lists all with --format json, github or sarif."),
      Many(
        testDescription: "repeated keys",
        text: "\(head) \(Array(repeating: "eventBudget: 7, ", count: 100).joined()) script: ['launch', 'logIn']}",
        listed: 99, end: "\n49 more: `check` lists all with --format json, github or sarif."),
      Many(
        testDescription: "more than are held", text: "\(head) \(keys(10_500)), script: ['launch', 'logIn']}",
        listed: 10_000, leftOut: 500,
        end: "\nAt least 10450 more: `check` lists 10000 of them with --format json, github or sarif."),
      Many(
        testDescription: "more repeated keys than are held",
        text: "\(head) \(Array(repeating: "eventBudget: 7, ", count: 10_101).joined()) script: ['launch', 'logIn']}",
        listed: 10_000, leftOut: 100,
        end: "\nAt least 10050 more: `check` lists 10000 of them with --format json, github or sarif."),
    ])
  func many(_ test: Many) {
    let mistakes = ScenarioFile.mistakes(in: Array(test.text.utf8), source: "mine.json5")
    #expect(mistakes.listed.count == test.listed)
    #expect(mistakes.leftOut == test.leftOut)
    let error = #expect(throws: InputError.self) { try ScenarioFile.parse(Array(test.text.utf8), source: "mine.json5") }
    #expect(error?.description.hasSuffix(test.end) == true, "\(error?.advice.suffix(200) ?? "")")
    #expect(error?.description.split(separator: "\n").count == 51)
  }

  @Test("whatever is done to a file, its mistakes come in order, and it is refused if it has any") func total() throws {
    var generator = SplitMix64(seed: 17)
    for name in BuiltInScenarios.names.prefix(30) {
      let file = try #require(BuiltInScenarios.file(named: name))
      let lines = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for _ in 0..<20 {
        var lines = lines.map(String.init)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0..<lines.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: lines.insert(lines[place], at: place)
          case 1: lines[place] = lines[place].replacing(/[a-z]+(?=["'])/, with: "other")
          case 2: lines[place] = lines[place].replacing(/[0-9]+/, with: "-7")
          default: lines.remove(at: place)
          }
        }
        let text = Array(lines.joined(separator: "\n").utf8)
        let mistakes = ScenarioFile.mistakes(in: text, source: "mine.json5")
        let places = mistakes.listed.map { [$0.position?.line ?? 0, $0.position?.column ?? 0] }
        #expect(zip(places, places.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
        #expect(mistakes.leftOut == 0)
        #expect(((try? ScenarioFile.parse(text, source: "mine.json5")) == nil) == !mistakes.listed.isEmpty)
      }
    }
  }

  @Test("no nesting is too deep for an answer") func deep() {
    let deep = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(Self.places("\(Self.head) faults: \(deep), script: \(deep)}") == ["1:78 faults", "1:217 script[0]"])
  }
}
