import Choices
import CookieScenarios
import Testing

/// Scripts about which every answer would be empty.
@Suite struct ScriptCheckTests {
  private func parse(_ script: String, eventBudget: Int = 1_000) throws(InputError) -> Scenario {
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'entra', eventBudget: \(eventBudget),
       script: [\(script)]}
      """
    return try ScenarioFile.parse(Array(text.utf8), source: "x")
  }

  @Test(
    "refused",
    arguments: [
      ("'logIn', 'openPage', 'callNative'", "script", "found no step launch, so that the app never runs"),
      ("{do: 'repeat', times: 2, steps: ['logIn']}", "script", "found no step launch"),
      (
        "'launch', 'logIn', {do: 'repeat', times: 40, steps: [{do: 'wait', days: 3652}]}", "script",
        "found at least 146080 days, expected at most 26000 days altogether"
      ),
      (
        "'launch', 'logIn', {do: 'repeat', times: 10000, steps: [{do: 'repeat', times: 10000, steps: ["
          + "{do: 'browse', days: 3652, everyMilliseconds: 3e11}]}]}", "script", "found at least 365200000000 days"
      ),
      (
        "'launch', 'logIn', 'openPage', {do: 'download', by: 'page', readsMovedFile: true}", "script[3].readsMovedFile",
        "found true, and \"page\" at script[3].by, expected native code there, which asks for the file itself"
      ),
      (
        "'launch', 'logIn', {do: 'browse', seconds: 2, everyMilliseconds: 1}", "script[2]",
        "found a browse of at least 2000 calls, expected at most as many as eventBudget allows a run, 1000"
      ),
      (
        "'launch', 'logIn', {do: 'repeat', times: 1, steps: [{do: 'browse', minutes: 5, everyMilliseconds: 1e-6}]}",
        "script[2]", "found a browse of at least 300000000000 calls"
      ),
      (
        "'launch', 'logIn', {do: 'repeat', times: 10000, steps: [{do: 'repeat', times: 10000, steps: ['openPage']}]}",
        "script", "found at least 100010003 steps, expected at most as many as eventBudget allows a run, 1000"
      ),
    ])
  func refused(script: String, place: String, says: String) throws {
    let error = try #require(throws: InputError.self) { try parse(script) }
    #expect(error.place == place)
    #expect(error.description.contains(says), "\(error)")
  }

  @Test(
    "a script that may end before time does is read",
    arguments: ["{do: 'repeat', times: [7, 40], steps: [{do: 'wait', days: 3652}]}", "{do: 'wait', days: [0, 3652]}"])
  func endsInTime(step: String) throws {
    #expect(try parse("'launch', 'logIn', \(step)").script.count == 3)
  }

  @Test("an app that is launched before the first unlock runs") func lockedLaunch() throws {
    let script = try parse("{do: 'launch', beforeFirstUnlock: true}, 'unlock', 'logIn'").script
    #expect(script.first == .launchLocked)
  }

  @Test(
    "a warning where the page and the calls never get the session's cookies",
    arguments: [
      ("hosts: 'several', cookiesCoverSite: false", true), ("hosts: 'several'", true),
      ("hosts: 'several', cookiesCoverSite: true", false), ("cookiesCoverSite: false", false),
    ])
  func cookiesOfOneHost(server: String, expected: Bool) throws {
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'entra', server: {\(server)},
       script: ['launch', 'logIn']}
      """
    let warnings = try ScenarioFile.parse(Array(text.utf8), source: "x").warnings
    #expect(warnings.contains { $0.contains("never get them") } == expected)
  }

  @Test("a browse that may come to its end is read") func browse() throws {
    #expect(try parse("'launch', 'logIn', {do: 'browse', seconds: 2, everyMilliseconds: [1, 2]}").script.count == 3)
  }

  @Test("a run may take a million steps, not more, since it keeps them all") func budget() throws {
    #expect(try parse("'launch'", eventBudget: 1_000_000).eventBudget == 1_000_000)
    let error = try #require(throws: InputError.self) { try parse("'launch'", eventBudget: 1_000_001) }
    #expect(error.place == "eventBudget")
  }

  @Test(
    "a warning where nobody can log in",
    arguments: [
      ("'launch', 'openPage', 'callNative'", true), ("'logIn', 'launch', 'openPage'", true),
      ("'launch', 'kill', 'logIn'", true), ("'launch', 'background', 'logIn'", true),
      ("'launch', 'background', 'kill', 'foreground', 'logIn'", true),
      ("'launch', {do: 'repeat', times: 0, steps: ['logIn']}", true),
      ("'launch', 'logIn'", false), ("'launch', 'background', 'foreground', 'logIn'", false),
      ("'launch', {do: 'logIn', on: 'page'}", false), ("'launch', {do: 'logIn', on: 'system-browser'}", false),
      ("'launch', {do: 'repeat', times: [0, 1], steps: ['kill']}, 'logIn'", false),
      ("{do: 'repeat', times: 2, steps: ['logIn', 'launch']}", false),
      ("{do: 'repeat', times: 1, steps: ['logIn', 'launch']}", true),
    ])
  func warnings(script: String, expected: Bool) throws {
    let warnings = try parse(script).warnings
    #expect(warnings.contains { $0.contains("no session that could be lost") } == expected)
  }

  @Test(
    "a warning where steps come that need a running app",
    arguments: [
      ("'launch', 'logIn', 'kill', 'callNative'", true), ("'callNative', 'launch', 'logIn'", true),
      ("'launch', 'logIn', {do: 'repeat', times: 2, steps: ['openPage', 'kill']}", true),
      ("'launch', 'logIn', 'kill', 'callFromExtension', {do: 'wait', seconds: 1}, 'launch', 'openPage'", false),
      ("'launch', 'logIn', {do: 'repeat', times: [0, 1], steps: ['kill']}, 'callNative'", false),
      ("'launch', 'logIn', 'background', 'foreground', 'callNative'", false),
      ("'launch', 'logIn', 'openPage', 'background', {do: 'wait', hours: 1}, 'openPage', 'callNative'", true),
      ("'launch', 'logIn', 'background', 'launch', 'callNative'", false),
      ("'launch', 'logIn', {do: 'repeat', times: [0, 1], steps: ['background']}, 'callNative'", false),
      ("'launch', 'logIn', {do: 'repeat', times: 2, steps: ['callNative', 'background']}", true),
      ("'launch', 'logIn', 'openPage', 'background', {do: 'refreshBoth'}, {do: 'wait', hours: 1}", true),
      ("'launch', 'logIn', 'openPage', 'background', {do: 'refreshBoth'}, 'kill', 'launch'", true),
      ("'launch', 'logIn', 'openPage', 'background', {do: 'refreshBoth'}, 'foreground'", false),
      ("'launch', 'logIn', 'background', 'openSDKScreen', 'foreground'", false),
    ])
  func skippedSteps(script: String, expected: Bool) throws {
    let warnings = try parse(script).warnings
    #expect(warnings.contains { $0.contains("steps come that need a running app") } == expected)
  }

  @Test(
    "a warning where steps come that need a page",
    arguments: [
      ("'launch', 'logIn', 'fetchOnPage'", true), ("'launch', 'logIn', {do: 'logOut', on: 'page'}", true),
      ("'launch', 'logIn', 'readOnPage'", true), ("'launch', 'logIn', {do: 'refreshBoth'}", true),
      ("'launch', 'logIn', {do: 'download', by: 'page'}", true),
      ("'launch', 'logIn', {do: 'download', by: 'web-view'}", true),
      ("'launch', 'logIn', {do: 'download', by: 'background'}", false),
      ("'launch', 'logIn', 'openPage', 'kill', 'launch', 'fetchOnPage'", true),
      ("'launch', 'logIn', 'openPage', 'background', 'foreground', 'fetchOnPage'", false),
      ("'launch', 'logIn', {do: 'openPage', passesOtherSite: true}, 'fetchOnPage'", false),
      ("'launch', {do: 'logIn', on: 'page'}, 'fetchOnPage'", false),
      ("'launch', 'logIn', {do: 'showDocument', validation: 'MIME'}, 'fetchOnPage'", false),
      ("'launch', 'logIn', {do: 'repeat', times: [0, 1], steps: ['openPage']}, 'fetchOnPage'", false),
      ("'launch', 'logIn', {do: 'repeat', times: 2, steps: ['fetchOnPage', 'openPage']}", true),
      ("'launch', 'logIn', {do: 'logOut', on: 'native'}", false),
    ])
  func stepsWithoutPage(script: String, expected: Bool) throws {
    let warnings = try parse(script).warnings
    #expect(warnings.contains { $0.contains("steps come that need a page") } == expected)
  }

  @Test("no built-in scenario has one", arguments: BuiltInScenarios.names)
  func builtIn(name: String) throws { #expect(try BuiltInScenarios.scenario(named: name)?.warnings == []) }
}
