import Choices
import CookieScenarios
import SyncStrategies
import Testing

@testable import CookieLab

/// What the lab cannot play it refuses, with the place in the file.
@Suite("What the lab refuses") struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Members of the scenario's file, in the place of those of the same name.
    var members: [String: String] = [:]
    /// Nil for what is played.
    var place: String?
    var testDescription: String { name }
  }

  private static func file(_ members: [String: String]) -> String {
    let all = [
      "schema": "\"twinjar.scenario/1\"", "name": "\"mine\"", "profile": "\"ios-17\"", "policy": "\"rfc9700-strict\"",
      "script": "[\"launch\", \"logIn\"]",
    ].merging(members) { $1 }
    return "{\(all.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ",\n"))}"
  }

  @Test(arguments: [
    Case(name: "a plain scenario is played"),
    Case(
      name: "a latency and timers are played",
      members: ["network": "{latencyMilliseconds: [2, 5]}", "app": "{nativeRefreshesAtExpiry: false}"]),
    Case(name: "a grace is played", members: ["server": "{graceSeconds: 2}"]),
    Case(name: "a kill is played", members: ["script": "[\"launch\", \"logIn\", \"kill\", \"launch\"]"]),
    Case(
      name: "a fault of the scenario's own", members: ["faults": "{writesWithoutEffect: 0.5}"],
      place: "faults.writesWithoutEffect"),
    Case(
      name: "a lost reply", members: ["faults": "{replyLoss: 0.5}"], place: "faults.replyLoss"),
    Case(
      name: "a timing of the scenario's own", members: ["timing": "{webReadMilliseconds: 7}"],
      place: "timing.webReadMilliseconds"),
    Case(
      name: "a rotation that takes time", members: ["server": "{rotationTakesSeconds: 1}"],
      place: "server.rotationTakesSeconds"),
    Case(name: "several hosts", members: ["server": "{hosts: \"several\"}"], place: "server.hosts"),
    Case(
      name: "a network that strikes", members: ["network": "{troublePerRequest: 0.1}"],
      place: "network.troublePerRequest"),
    Case(name: "an embedded page", members: ["app": "{pageIsEmbedded: true}"], place: "app.pageIsEmbedded"),
    Case(
      name: "cookies of others",
      members: ["bystanders": "[{name: \"lb\", by: \"server\", on: \"each-answer\"}]"], place: "bystanders"),
    Case(
      name: "a step in the background", members: ["script": "[\"launch\", \"logIn\", \"background\"]"],
      place: "script[2]"),
    Case(
      name: "a step of a loop",
      members: [
        "script": "[\"launch\", \"logIn\", {do: \"repeat\", times: 2, steps: [\"callNative\", \"goOffline\"]}]"
      ],
      place: "script[2].steps[1]"),
    Case(
      name: "a latency that a step has no end with", members: ["network": "{latencyMilliseconds: [5, 2001]}"],
      place: "network.latencyMilliseconds"),
    Case(
      name: "refreshes far apart",
      members: ["script": "[\"launch\", \"logIn\", {do: \"refreshBoth\", offsetMilliseconds: -5001}]"],
      place: "script[2].offsetMilliseconds"),
    Case(
      name: "a page's refresh before a page",
      members: [
        "script": "[\"launch\", \"logIn\", {do: \"refreshBoth\"}, \"openPage\", {do: \"wait\", seconds: 9}]"
      ], place: "script[2]"),
    Case(
      name: "a page's refresh in an app that was started again",
      members: [
        "script":
          "[\"launch\", \"logIn\", \"openPage\", \"kill\", \"launch\", {do: \"refreshBoth\"}, {do: \"wait\", seconds: 9}]"
      ], place: "script[5]"),
    Case(
      name: "a page's refresh behind a loop that may open no page",
      members: [
        "script": """
        ["launch", "logIn", {do: "repeat", times: [0, 1], steps: ["openPage"]}, {do: "refreshBoth"},
         {do: "wait", seconds: 9}]
        """
      ], place: "script[3]"),
    Case(
      name: "a page's refresh in a loop's second turn, which begins without a page",
      members: [
        "script": """
        ["launch", "logIn", "openPage",
         {do: "repeat", times: 2, steps: [{do: "refreshBoth"}, {do: "wait", seconds: 9}, "kill", "launch"]}]
        """
      ], place: "script[3].steps[0]"),
    Case(
      name: "a page's refresh that is yet to come when the script ends",
      members: [
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth", offsetMilliseconds: 500}, "callNative", "fetchOnPage"]
        """
      ], place: "script[3]"),
    Case(
      name: "a wait that is too short for what is under way, and for which a loop waits again",
      members: [
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth", offsetMilliseconds: -500}, {do: "wait", milliseconds: 700},
         {do: "repeat", times: 2, steps: [{do: "wait", milliseconds: 700}]}]
        """
      ], place: "script[3]"),
    Case(
      name: "refreshes that come to their end are played",
      members: [
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth", offsetMilliseconds: 500}, "callNative",
         {do: "wait", seconds: 3}]
        """
      ]),
    Case(
      name: "refreshes that a kill ends are played",
      members: ["script": "[\"launch\", \"logIn\", \"openPage\", {do: \"refreshBoth\"}, \"kill\"]"]),
    Case(
      name: "a call that nobody waits for at the end",
      members: ["script": "[\"launch\", \"logIn\", {do: \"callNative\", awaited: false}]"], place: "script[2]"),
    Case(
      name: "a call of a page that one of a loop's turns may open, at the end",
      members: [
        "script": """
        ["launch", "logIn", {do: "repeat", times: [0, 5], steps: ["openPage"]}, {do: "fetchOnPage", awaited: false}]
        """
      ], place: "script[3]"),
    Case(
      name: "a kill behind a call that takes longer than the wait between",
      members: [
        "network": "{latencyMilliseconds: 1500}",
        "script": """
        ["launch", "logIn", {do: "callNative", awaited: false}, {do: "wait", seconds: 5}, "kill"]
        """,
      ], place: "script[4]"),
    Case(
      name: "a kill in the midst of a call is played",
      members: [
        "network": "{latencyMilliseconds: 1500}",
        "script": """
        ["launch", "logIn", {do: "callNative", awaited: false}, {do: "wait", seconds: 1}, "kill"]
        """,
      ]),
    Case(
      name: "a loop that may have fewer turns than what is under way takes",
      members: [
        "network": "{latencyMilliseconds: 20}",
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth"},
         {do: "repeat", times: [1, 2], steps: [{do: "wait", milliseconds: 1500}]}]
        """,
      ], place: "script[3]"),
    Case(
      name: "a loop of which all turns together take as long is played",
      members: [
        "network": "{latencyMilliseconds: 20}",
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth"},
         {do: "repeat", times: 5, steps: [{do: "wait", milliseconds: 500}]}]
        """,
      ]),
    Case(
      name: "a loop of ten thousand turns is played",
      members: [
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth"},
         {do: "repeat", times: 10000, steps: [{do: "wait", milliseconds: 1}]}]
        """
      ]),
    Case(
      name: "a loop of which each turn begins something",
      members: [
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth", offsetMilliseconds: 5000},
         {do: "repeat", times: 100, steps: [{do: "callNative", awaited: false}, {do: "wait", seconds: 1}]}]
        """
      ], place: "script[4].steps[0]"),
    Case(
      name: "a kill behind what a longer wait has settled, whatever has begun since",
      members: [
        "network": "{latencyMilliseconds: 1500}",
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth", offsetMilliseconds: 5000}, {do: "wait", seconds: 3},
         {do: "callNative", awaited: false}, "kill"]
        """,
      ], place: "script[6]"),
    Case(
      name: "an access token that lives for seconds", members: ["server": "{accessLifetimeSeconds: 1}"],
      place: "server.accessLifetimeSeconds"),
    Case(
      name: "steps while no app runs are played, and do nothing",
      members: [
        "script": """
        ["launch", "logIn", "kill", {do: "refreshBoth"}, "killNetworkProcess", {do: "callNative", awaited: false}]
        """
      ]),
    Case(
      name: "a network process that has done nothing", members: ["script": "[\"launch\", \"killNetworkProcess\"]"],
      place: "script[1]"),
    Case(
      name: "a network process that dies as refreshes begin",
      members: [
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth", offsetMilliseconds: -500}, "killNetworkProcess",
         {do: "wait", seconds: 9}]
        """
      ], place: "script[4]"),
    Case(
      name: "a network process that dies some time after is played",
      members: [
        "script": """
        ["launch", "logIn", "openPage", {do: "refreshBoth"}, {do: "wait", milliseconds: 5}, "killNetworkProcess",
         {do: "wait", seconds: 9}]
        """
      ]),
    Case(
      name: "a logout", members: ["script": "[\"launch\", \"logIn\", {do: \"logOut\", on: \"native\"}]"],
      place: "script[2]"),
  ])
  func scenarios(_ test: Case) throws {
    let scenario = try ScenarioFile.parse(Array(Self.file(test.members).utf8), source: "mine.json5")
    let limits = LabLimits(scenario: scenario, source: "mine.json5", engine: .webKitGTK)
    guard let place = test.place else { return try limits.refuseUnplayable() }
    let error = #expect(throws: InputError.self) { try limits.refuseUnplayable() }
    #expect(error?.place == place)
    #expect(error?.kind == .data)
  }

  @Test("a network process is killed where there is one", arguments: LabEngine.allCases)
  func networkProcess(_ engine: LabEngine) throws {
    let file = Self.file(["script": "[\"launch\", \"logIn\", \"openPage\", \"killNetworkProcess\"]"])
    let scenario = try ScenarioFile.parse(Array(file.utf8), source: "mine.json5")
    let limits = LabLimits(scenario: scenario, source: "mine.json5", engine: engine)
    guard engine == .firefox else { return try limits.refuseUnplayable() }
    let error = #expect(throws: InputError.self) { try limits.refuseUnplayable() }
    #expect(error?.place == "script[3]")
    #expect(error?.kind == .data)
  }

  @Test(
    "each engine stands beside some platforms and no other", arguments: LabEngine.allCases)
  func platforms(_ engine: LabEngine) throws {
    let scenario = try ScenarioFile.parse(Array(Self.file([:]).utf8), source: "mine.json5")
    let entry = try #require(StrategyCatalogue.all.first)
    func cell(_ platform: String?) throws -> LabCell {
      try LabCell(
        scenario, from: "mine.json5", strategy: entry, engine: engine,
        platform: platform.map(LabPlatform.Choice.named) ?? .first)
    }
    #expect(try cell(nil).scenario.profile.name == engine.platforms[0])
    for name in engine.platforms { #expect(try cell(name).scenario.profile.name == name) }
    let error = #expect(throws: InputError.self) { try cell("ios-17") }
    #expect(error?.kind == .usage)
    #expect(error?.source == "--platform")
  }

  @Test("of the built-in scenarios these are played, and no other")
  func builtIn() throws {
    let played = try BuiltInScenarios.names.filter { name in
      guard let file = BuiltInScenarios.file(named: name) else { return false }
      let scenario = try ScenarioFile.parse(file, source: name)
      return (try? LabLimits(scenario: scenario, source: name, engine: .webKitGTK).refuseUnplayable()) != nil
    }
    #expect(played.sorted() == Self.played)
  }

  static let played = [
    "cold-launch", "concurrent-refresh", "native-renews-first", "one-process-death", "one-relaunch", "parallel-refresh",
    "with-grace",
  ]

  @Test("a strategy that makes the page's requests is refused, and no other of the catalogue")
  func strategies() {
    let refused = StrategyCatalogue.all.filter {
      (try? LabLimits.refuse($0.name, proxiesPage: $0.traits.proxiesPage, source: "--strategy")) == nil
    }
    #expect(refused.map(\.name) == ["session-proxy"])
  }
}
