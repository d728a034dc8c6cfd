import Choices
import CookieScenarios
import Testing

@Suite struct ScenarioFileTests {
  private static let good = """
    // A comment, as JSON5 allows.
    {
      schema: "twinjar.scenario/1", name: "mine", summary: 'one line', profile: "ios-17", policy: "supabase",
      timing: { webReadMilliseconds: [1, 2], webWriteMilliseconds: { quantiles: [[0, 1], [0.5, 2], [1, 9]] } },
      faults: { replyLoss: 0.25, flushDelayMilliseconds: null },
      server: { graceSeconds: 3, rotation: "keep-old" },
      network: { latencyMilliseconds: 7 },
      app: { patienceMilliseconds: 100, pageRefreshesAtExpiry: false },
      eventBudget: 999,
      script: ["launch", { do: "logOut", on: "page" }, { do: "repeat", times: [1, 2], steps: ["kill"] },
        { do: "wait", hours: [1, 2] }, { do: "callNative", awaited: false }],
    }
    """

  @Test func everyPartIsRead() throws {
    let scenario = try ScenarioFile.parse(Array(Self.good.utf8), source: "good")
    #expect(scenario.name == "mine")
    #expect(scenario.summary == "one line")
    #expect(scenario.profile.name == "ios-17")
    #expect(scenario.profile.timing.webRead == .uniform(milliseconds: 1, 2))
    #expect(scenario.profile.timing.webWrite == .quantiles([(0, 1), (0.5, 2), (1, 9)]))
    #expect(scenario.profile.faults.replyLoss.value == 0.25)
    #expect(scenario.profile.faults.flushDelay == nil)
    #expect(scenario.policy.name == "supabase")
    #expect(scenario.policy.graceSeconds == 3)
    #expect(scenario.policy.rotation == .keepOld)
    #expect(scenario.network.latency == .fixed(milliseconds: 7))
    #expect(scenario.app.patience == .fixed(milliseconds: 100))
    #expect(scenario.app.pageRefreshesAtExpiry == false)
    #expect(scenario.eventBudget == 999)
    #expect(
      scenario.script == [
        .launch, .logOut(on: .page), .repeat(times: 1...2, steps: [.kill]),
        .wait(.uniform(milliseconds: 3_600_000, 7_200_000)), .callNative(awaited: false),
      ])
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    var name: String
    /// What to replace in the good file, and by what.
    var old: String
    var new: String
    var place: String
    /// Words that the message must have.
    var says: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Bad(
      name: "an unknown key", old: "replyLoss", new: "replyLos", place: "faults.replyLos",
      says: ["unknown key", "did you mean \"replyLoss\"?"]),
    Bad(
      name: "an unknown key at the top", old: "summary:", new: "sumary:", place: "sumary",
      says: ["did you mean \"summary\"?"]),
    Bad(
      name: "a wrong type", old: "graceSeconds: 3", new: "graceSeconds: \"3\"", place: "server.graceSeconds",
      says: ["found \"3\"", "a number from 0"]),
    Bad(
      name: "a negative latency", old: "latencyMilliseconds: 7", new: "latencyMilliseconds: -7",
      place: "network.latencyMilliseconds", says: ["-7", "a number from 0"]),
    Bad(
      name: "a probability above 1", old: "replyLoss: 0.25", new: "replyLoss: 1.5", place: "faults.replyLoss",
      says: ["1.5", "0 to 1"]),
    Bad(
      name: "NaN", old: "replyLoss: 0.25", new: "replyLoss: NaN", place: "faults.replyLoss",
      says: ["found NaN", "0 to 1"]),
    Bad(
      name: "infinity", old: "graceSeconds: 3", new: "graceSeconds: Infinity", place: "server.graceSeconds",
      says: ["found a number above 1.8e308"]),
    Bad(
      name: "10^300", old: "latencyMilliseconds: 7", new: "latencyMilliseconds: 1e300",
      place: "network.latencyMilliseconds", says: ["1e+300"]),
    Bad(
      name: "10^400", old: "latencyMilliseconds: 7", new: "latencyMilliseconds: 1e400",
      place: "network.latencyMilliseconds", says: ["found a number above 1.8e308"]),
    Bad(
      name: "bounds that fall", old: "[1, 2], webW", new: "[2, 1], webW", place: "timing.webReadMilliseconds",
      says: ["smaller bound first"]),
    Bad(
      name: "quantiles that fall", old: "[0.5, 2]", new: "[0.5, 0.2]",
      place: "timing.webWriteMilliseconds.quantiles[1]", says: ["rise"]),
    Bad(
      name: "quantiles without an end", old: ", [1, 9]", new: "", place: "timing.webWriteMilliseconds.quantiles",
      says: ["quantile 1 last"]),
    Bad(
      name: "an unknown profile", old: "ios-17", new: "ios-177", place: "profile", says: ["did you mean \"ios-17\"?"]),
    Bad(
      name: "an unknown policy", old: "supabase", new: "superbase", place: "policy",
      says: ["did you mean \"supabase\"?"]),
    Bad(
      name: "an unknown step", old: "\"kill\"", new: "\"kil\"", place: "script[2].steps[0]",
      says: ["did you mean \"kill\"?"]),
    Bad(
      name: "a step for the wrong side", old: "on: \"page\"", new: "on: \"web\"", place: "script[1].on",
      says: ["native", "page"]),
    Bad(
      name: "two units", old: "hours: [1, 2]", new: "hours: 1, minutes: 2", place: "script[3].hours",
      says: ["one unit only"]),
    Bad(
      name: "half a repeat", old: "times: [1, 2]", new: "times: 1.5", place: "script[2].times", says: ["whole number"]),
    Bad(
      name: "an unknown version", old: "scenario/1", new: "scenario/2", place: "schema", says: ["twinjar.scenario/1"]),
    Bad(name: "a name that is no name", old: "\"mine\"", new: "\"../mine\"", place: "name", says: ["lower-case"]),
    Bad(name: "no budget", old: "eventBudget: 999", new: "eventBudget: 0", place: "eventBudget", says: ["1 to"]),
    Bad(name: "no script", old: "script:", new: "scripts:", place: "script", says: ["a list of steps"]),
    Bad(
      name: "malformed", old: "replyLoss: 0.25,", new: "replyLoss 0.25,", place: "",
      says: ["bad:5:23: ", "\":\" after the key", "Nothing else was looked at"]),
    Bad(
      name: "a summary of two lines", old: "'one line'", new: "'one\\nline'", place: "summary",
      says: ["more than one line", "expected one line"]),
    Bad(
      name: "a summary of two lines for Unicode", old: "'one line'", new: "'one\\u2028line'", place: "summary",
      says: ["more than one line"]),
    Bad(
      name: "a summary that fills a screen", old: "'one line'", new: "'\(String(repeating: "x", count: 301))'",
      place: "summary", says: ["found 301 characters", "at most 300"]),
    Bad(
      name: "a control character in a name", old: "\"mine\"", new: "\"mi\\u001bne\"", place: "name",
      says: ["\\u{1B}"]),
  ])
  func refused(_ bad: Bad) throws {
    #expect(Self.good.contains(bad.old))
    let text = Self.good.replacing(bad.old, with: bad.new, maxReplacements: 1)
    let error = try #require(throws: InputError.self) { try ScenarioFile.parse(Array(text.utf8), source: "bad") }
    #expect(error.kind == .data)
    #expect(error.place == bad.place)
    for words in bad.says { #expect(error.description.contains(words), "\(error.description)") }
    #expect(error.description.hasPrefix("bad"))
  }

  /// What cannot be together: both places are named.
  struct Contradiction: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var faults = ""
    var server = ""
    var app = ""
    var network = ""
    var bystanders = ""
    var steps = ""
    var place: String
    var says: [String]
  }

  @Test(
    "contradictions are refused",
    arguments: [
      Contradiction(
        testDescription: "a refresh without refresh tokens", server: "issuesRefreshTokens: false",
        steps: "{ do: 'refreshBoth' }", place: "server.issuesRefreshTokens", says: ["script[2]", "no step refreshBoth"]),
      Contradiction(
        testDescription: "the same in a loop", server: "issuesRefreshTokens: false",
        steps: "'kill', { do: 'repeat', times: 2, steps: [{ do: 'refreshBoth' }] }",
        place: "server.issuesRefreshTokens", says: ["script[3]"]),
      Contradiction(
        testDescription: "a refresh at expiry without refresh tokens", server: "issuesRefreshTokens: false",
        app: "pageRefreshesAtExpiry: true", place: "server.issuesRefreshTokens", says: ["app.pageRefreshesAtExpiry"]),
      Contradiction(
        testDescription: "foreign code without its screen", faults: "sdk: 'clears-web-store'", place: "faults.sdk",
        says: ["a step openSDKScreen in script"]),
      Contradiction(
        testDescription: "a cap of script cookies without a script that writes",
        faults: "scriptCookieCapSeconds: 604800",
        place: "faults.scriptCookieCapSeconds", says: ["app.pageStoresTokensByScript"]),
      Contradiction(
        testDescription: "a patched document.cookie without a script that writes",
        faults: "documentCookieIsPatched: true",
        place: "faults.documentCookieIsPatched", says: ["app.pageStoresTokensByScript"]),
      Contradiction(
        testDescription: "third parties that nobody is", faults: "thirdPartyCookiesAreBlocked: true",
        place: "faults.thirdPartyCookiesAreBlocked", says: ["a bystander by \"frame\", or true at app.pageIsEmbedded"]),
      Contradiction(
        testDescription: "a trouble that no request meets", network: "trouble: '503'", place: "network.trouble",
        says: ["a number above 0 at network.troublePerRequest"]),
      Contradiction(
        testDescription: "requests that a trouble would strike",
        network: "troubleStrikes: 'refresh', troublePerRequest: 0",
        place: "network.troubleStrikes", says: ["a number above 0 at network.troublePerRequest"]),
      Contradiction(
        testDescription: "a time to try again that no answer says",
        network: "retryAfterSeconds: 3, troublePerRequest: 0.5, trouble: '500'", place: "network.retryAfterSeconds",
        says: ["\"429\" or \"503\" at network.trouble", "a step beginTrouble of that kind"]),
      Contradiction(
        testDescription: "a call from a device that nobody has left", steps: "'callFromOldDevice'", place: "script[2]",
        says: ["no new one before it", "restoreDevice or migrateDevice"]),
      Contradiction(
        testDescription: "a call from the old device before there is a new one",
        steps: "'reinstall', 'callFromOldDevice', 'migrateDevice', 'callFromOldDevice'", place: "script[3]",
        says: ["no new one before it"]),
      Contradiction(
        testDescription: "an end without a trouble", steps: "'endTrouble', {do: 'beginTrouble', kind: '503'}",
        place: "script[2]", says: ["a trouble that has not begun", "a step beginTrouble before it"]),
      Contradiction(
        testDescription: "an unlock of what is unlocked", steps: "'unlock'", place: "script[2]",
        says: ["a device that is unlocked", "launch with beforeFirstUnlock: true"]),
      Contradiction(
        testDescription: "online twice", steps: "'callNative', 'goOnline'", place: "script[3]",
        says: ["a network that was not left", "a step goOffline before it"]),
      Contradiction(
        testDescription: "in the foreground already", steps: "{do: 'repeat', times: 2, steps: ['foreground']}",
        place: "script[2]", says: ["an app that was not left", "a step background before it"]),
      Contradiction(
        testDescription: "answers of who answers nothing", bystanders: "{name: 'ad', by: 'frame', on: 'page'}",
        place: "bystanders[0].on", says: ["for cookies by \"frame\"", "cookies by \"server\""]),
      Contradiction(
        testDescription: "writes of who is no script", bystanders: "{name: 'sdk', by: 'sdk', writes: 5}",
        place: "bystanders[0].writes", says: ["for cookies by \"sdk\"", "cookies by \"script\""]),
      Contradiction(
        testDescription: "pauses of who is no script",
        bystanders: "{name: 'lb', by: 'server', pauseMilliseconds: [1, 2]}",
        place: "bystanders[0].pauseMilliseconds", says: ["for cookies by \"server\"", "cookies by \"script\""]),
      Contradiction(
        testDescription: "a zombie without a kill", faults: "zombiePerKill: 1", place: "faults.zombiePerKill",
        says: ["a step kill in script"]),
      Contradiction(
        testDescription: "a death in the background without one", faults: "webContentDeathPerForeground: 0.5",
        place: "faults.webContentDeathPerForeground", says: ["a step foreground in script"]),
      Contradiction(
        testDescription: "a date that the server does not write", faults: "unknownDatesMakeSessionCookies: true",
        place: "faults.unknownDatesMakeSessionCookies", says: ["server.expiryFormat"]),
      Contradiction(
        testDescription: "a partition key that the server does not set", faults: "partitionKeyIsStripped: true",
        place: "faults.partitionKeyIsStripped", says: ["server.cookiesArePartitioned"]),
      Contradiction(
        testDescription: "a bound session on a device that stays where it is",
        server: "sessionsAreBoundToAddress: true",
        place: "server.sessionsAreBoundToAddress", says: ["a step switchNetwork in script"]),
      Contradiction(
        testDescription: "a delay of background downloads without one", app: "backgroundStartDelayMilliseconds: 5",
        place: "app.backgroundStartDelayMilliseconds", says: ["a step download by background in script"]),
      Contradiction(
        testDescription: "a hand-over that no page makes",
        steps: "{ do: 'download', by: 'background', holdsNavigation: true }", place: "script[2].holdsNavigation",
        says: ["\"background\" at script[2].by", "\"page\" there"]),
    ])
  func contradiction(_ example: Contradiction) throws {
    func document(_ part: Contradiction) -> [UInt8] {
      Array(
        """
        {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'entra', faults: {\(part.faults)},
         server: {\(part.server)}, app: {\(part.app)}, network: {\(part.network)},
         bystanders: [\(part.bystanders)], script: ['launch', 'logIn', \(part.steps)]}
        """.utf8)
    }
    let error = try #require(throws: InputError.self) { try ScenarioFile.parse(document(example), source: "x") }
    #expect(error.place == example.place)
    for words in example.says { #expect(error.description.contains(words), "\(error.description)") }
  }

  @Test("a fault that only the profile switches on may go unused") func unusedFaultOfAProfile() throws {
    let text =
      "{schema: 'twinjar.scenario/1', name: 'x', profile: 'ios-18', policy: 'entra', script: ['launch', 'logIn']}"
    #expect(try ScenarioFile.parse(Array(text.utf8), source: "x").profile.faults.partitionKeyIsStripped)
  }

  @Test("the steps of downloads, documents, logins and surroundings") func newSteps() throws {
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'entra', script: [
        'launch', { do: 'logIn', on: 'page' }, { do: 'logIn', on: 'system-browser' }, { do: 'openPage', passesOtherSite: true },
        { do: 'download', by: 'page', file: 'office', validation: 'MIME', transferMilliseconds: 5, isOneTime: true,
          holdsNavigation: true, sharesAddress: true, movesFileLate: true, awaited: false },
        { do: 'showDocument', validation: 'marker' }, 'callFromExtension', 'openSDKScreen', 'switchNetwork',
        'goOffline', 'goOnline', 'download', 'reinstall', 'restoreDevice', 'migrateDevice', 'callFromOldDevice',
        'fetchInServiceWorker', {do: 'setClock', hours: -2}, {do: 'setClock', days: 1.5},
        {do: 'download', by: 'web-view', cancelsAtHeader: true}, {do: 'download', onAddressChange: 'resumes'}]}
      """
    var webView = DownloadOrder()
    webView.means = .webView
    webView.cancelsAtHeader = true
    var resumed = DownloadOrder()
    resumed.onAddressChange = .resumes
    var order = DownloadOrder()
    order.means = .page
    order.file = .office
    order.validation = .mime
    order.transfer = .fixed(milliseconds: 5)
    order.isOneTime = true
    order.holdsNavigation = true
    order.sharesAddress = true
    order.movesFileLate = true
    var document = DownloadOrder()
    document.file = .html
    document.validation = .marker
    #expect(
      try ScenarioFile.parse(Array(text.utf8), source: "x").script == [
        .launch, .logInOnPage, .logInInSystemBrowser(handsOver: false), .openPagePassingOtherSite,
        .download(order, awaited: false),
        .showDocument(document), .callFromExtension, .openSDKScreen, .switchNetwork, .goOffline, .goOnline,
        .download(DownloadOrder(), awaited: true), .moveApp(.reinstall), .moveApp(.restoreDevice),
        .moveApp(.migrateDevice), .callFromOldDevice, .fetchInServiceWorker, .setClock(seconds: -7_200),
        .setClock(seconds: 129_600), .download(webView, awaited: true), .download(resumed, awaited: true),
      ])
  }

  @Test("cut at every byte, the file is refused or the same") func truncation() {
    let bytes = Array(Self.good.utf8)
    for length in 0..<(bytes.count - 1) {
      #expect(throws: InputError.self) { try ScenarioFile.parse(Array(bytes[..<length]), source: "cut") }
    }
  }

  @Test func deepNestingIsRefused() {
    let steps =
      String(repeating: "[{do: \"repeat\", times: 1, steps: ", count: 30) + "[\"kill\"]"
      + String(repeating: "}]", count: 30)
    let text =
      "{schema: \"twinjar.scenario/1\", name: \"deep\", profile: \"ideal\", policy: \"entra\", script: \(steps)}"
    let error = #expect(throws: InputError.self) { try ScenarioFile.parse(Array(text.utf8), source: "deep") }
    #expect(error?.description.contains("at most 8 repeats") == true)
  }

  @Test(
    "the built-in scenarios are valid and have their own names",
    arguments: BuiltInScenarios.names + BuiltInScenarios.crowdedNames)
  func builtIn(name: String) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: name))
    #expect(scenario.name == name)
    #expect(!scenario.summary.isEmpty)
    #expect((scenario.bystanders == Crowd.everyday) == name.hasSuffix("-crowded"))
  }
}

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("push-onyl", "push-only"), ("two-way", nil), ("native-refreh", "native-refresh"), ("", nil),
    ("PUSH-ONLY", "push-only"),
  ])
  func nearest(name: String, expected: String?) {
    #expect(NearestName.of(name, among: ["push-only", "two-way-observer", "native-refresh"]) == expected)
  }
}
