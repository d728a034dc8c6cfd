import Choices
import Testing

@testable import CookieScenarios

/// `--sweep`: any key of a scenario's tables, with the values that its file could have.
@Suite("Sweeps of a scenario's keys") struct ScenarioSweepTests {
  @Test(
    "are read",
    arguments: [
      ("network.latencyMilliseconds=5,50,500", ["5", "50", "500"]),
      ("network.latencyMilliseconds=5ms,2s,[20, 80]", ["5ms", "2s", "[20, 80]"]),
      ("network.latencyMilliseconds={quantiles: [[0, 1], [1, 9]]},3", ["{quantiles: [[0, 1], [1, 9]]}", "3"]),
      ("faults.replyLoss=1e-6..1e-2:5", ["1e-06", "1e-05", "0.0001", "0.001", "0.01"]),
      // By six digits there is nothing between these.
      ("server.graceSeconds=1000001..1000003:3", ["1000001", "1000002", "1000003"]),
      ("faults.replyLoss=0..1:5", ["0", "0.25", "0.5", "0.75", "1"]),
      ("server.graceSeconds=0,1..100:3", ["0", "1", "10", "100"]),
      ("server.rotation=none,single-use", ["none", "single-use"]),
      ("app.nativeRefreshesAtExpiry=true,false", ["true", "false"]),
      ("timing.nativeCookieResponseMilliseconds=null,10", ["null", "10"]),
      ("network.latencyMilliseconds=5ms..500ms:3", ["5ms", "50ms", "500ms"]),
      ("network.latencyMilliseconds=0s..2s:3,5", ["0ms", "1000ms", "2000ms", "5"]),
      ("server.accessLifetimeSeconds=30s,15m,1h", ["30s", "15m", "1h"]),
      ("server.accessLifetimeSeconds=5000ms..500s:3", ["5s", "50s", "500s"]),
      ("eventBudget=1000,2000", ["1000", "2000"]),
      ("profile=ios-17,ios-18,ideal", ["ios-17", "ios-18", "ideal"]),
      ("policy=entra,rfc9700-strict", ["entra", "rfc9700-strict"]),
      ("bystanders=none,everyday", ["none", "everyday"]),
    ])
  func reads(text: String, values: [String]) throws {
    let sweep = try ScenarioSweep(parsing: text, source: "--sweep")
    #expect(sweep.settings.map(\.text) == values)
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let digests = try sweep.settings.map { try $0.applied(to: scenario, source: "--sweep").digest }
    #expect(Set(digests).count == values.count)
    // As a journal writes it down.
    for (setting, digest) in zip(sweep.settings, digests) {
      let again = try ScenarioSetting(parsing: setting.description, source: "")
      #expect(try again.applied(to: scenario, source: "").digest == digest, "\(setting.description)")
    }
  }

  @Test(
    "know a key by other words",
    arguments: [
      ("faults.F51=0,1e-3", ["faults.replyLoss=0", "faults.replyLoss=1e-3"]),
      ("faults.F51.probability=0.5", ["faults.replyLoss=0.5"]),
      ("faults.F02=true", ["faults.readsEmptyUntilStarted=true"]),
      ("faults.F20=null,5s", ["faults.flushDelayMilliseconds=null", "faults.flushDelayMilliseconds=5s"]),
      ("faults.F54=1", ["server.rotationTakesSeconds=1"]),
      ("network.latency=5ms,1s", ["network.latencyMilliseconds=5ms", "network.latencyMilliseconds=1s"]),
      ("network.latency=5ms..0.5s:2", ["network.latencyMilliseconds=5ms", "network.latencyMilliseconds=500ms"]),
      ("server.grace=30s", ["server.graceSeconds=30s"]),
    ])
  func otherWords(text: String, settings: [String]) throws {
    #expect(try ScenarioSweep(parsing: text, source: "--sweep").settings.map(\.description) == settings)
  }

  @Test("durations are the same whatever unit they are written in") func units() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    for (one, other) in [
      ("network.latencyMilliseconds=2s", "network.latencyMilliseconds=2000"),
      ("network.latency=0.5m", "network.latencyMilliseconds=30000"),
      ("server.graceSeconds=1500ms", "server.graceSeconds=1.5"), ("server.grace=1h", "server.graceSeconds=3600"),
    ] {
      let both = try [one, other].map {
        try ScenarioSetting(parsing: $0, source: "").applied(to: scenario, source: "")
      }
      #expect(both[0] == both[1], "\(one)")
    }
  }

  @Test("a profile or a policy is the one by itself, whatever changes the scenario has") func wholes() throws {
    let text =
      "{schema: 'twinjar.scenario/1', name: 's', profile: 'ideal', policy: 'entra', script: ['launch', 'logIn']"
    let changed = try ScenarioFile.parse(
      Array("\(text), server: {graceSeconds: 7}, faults: {replyLoss: 0.5}, timing: {bridgeMilliseconds: 3}}".utf8),
      source: "")
    let plain = try ScenarioFile.parse(Array("\(text)}".utf8), source: "")
    let settings = try ["profile=ideal", "policy=entra"].map { try ScenarioSetting(parsing: $0, source: "") }
    #expect(try settings.reduce(changed) { try $1.applied(to: $0, source: "") } == plain)
  }

  @Test("set what a file sets") func asInAFile() throws {
    let text =
      "{schema: 'twinjar.scenario/1', name: 's', profile: 'ideal', policy: 'entra', script: ['launch', 'logIn']"
    let plain = try ScenarioFile.parse(Array("\(text)}".utf8), source: "")
    let written = try ScenarioFile.parse(Array("\(text), network: {latencyMilliseconds: [1, 2]}}".utf8), source: "")
    let setting = try ScenarioSetting(parsing: "network.latencyMilliseconds=[1, 2]", source: "")
    #expect(try setting.applied(to: plain, source: "") == written)
  }

  @Test("take every key of the tables") func everyKey() throws {
    #expect(ScenarioSetting.keys.count > 60)
    #expect(Set(ScenarioSetting.keys).count == ScenarioSetting.keys.count)
    for key in ScenarioSetting.keys {
      let text =
        switch try #require(ScenarioSetting.kind(of: key)) {
        case .flag: "true,false"
        case .probability: "0,0.5,1"
        case .milliseconds, .number: "1,2"
        case .count(let usual): "\(usual)"
        case .choice(let names): names.joined(separator: ",")
        case .deadNetworkProcess: "null,{noticeDelayMilliseconds: 5}"
        }
      let sweep = try ScenarioSweep(parsing: "\(key)=\(text)", source: "")
      #expect(sweep.settings.count == text.split(separator: ",").count, "\(key)")
    }
  }

  @Test(
    "are refused, with what was expected",
    arguments: [
      ("", "found no key, expected a key of a scenario with its group: timing.…, faults.…"),
      ("latency=5", "found \"latency\", expected a key of a scenario with its group"),
      ("network.latency=5", "did you mean \"network.latencyMilliseconds\"?"),
      ("network.latencyMilliseconds", "network.latencyMilliseconds: found no value"),
      ("network.latencyMilliseconds=", "network.latencyMilliseconds: found no value"),
      ("network.latencyMilliseconds=5,,6", "found nothing, expected a value as in a scenario's file"),
      ("network.latencyMilliseconds=5,5", "found \"5\" twice, expected each value once"),
      ("network.latencyMilliseconds=5,5ms", "found \"5\" and \"5ms\", which are one value, expected each value once"),
      ("network.latencyMilliseconds=x", "found \"x\", expected a value as in a scenario's file"),
      ("network.latencyMilliseconds=[1,2", "expected a value as in a scenario's file"),
      ("network.latencyMilliseconds=9..1:3", "expected two numbers that rise and how many values"),
      ("network.latencyMilliseconds=1..9", "expected two numbers that rise and how many values"),
      ("network.latencyMilliseconds=1..9:1000", "expected two numbers that rise and how many values"),
      ("network.latency=5ms,50", "found \"50\", expected a duration with its unit, such as 5ms or 2s"),
      ("network.latency=5..50:2", "found \"5..50:2\", expected a duration with its unit"),
      ("network.latency=[5, 50]", "found \"[5, 50]\", expected a duration with its unit"),
      ("network.latencyMilliseconds=5ms..500:3", "or two durations, as in 5ms..500ms:3"),
      ("faults.replyLoss=5ms", "found \"5ms\", expected a value as in a scenario's file"),
      ("faults.replyLoss=1e-6...1e-2:3", "expected two numbers that rise and how many values, 2 to 100"),
      ("faults.replyLoss=5ms..9ms:2", "expected two numbers that rise and how many values, 2 to 100"),
      (
        "faults.F24=0.5",
        "found \"faults.F24\", expected one of the keys that F24 has: faults.unexplainedLossPerLaunch, "
          + "faults.unexplainedLossPerPageLoad"
      ), ("faults.F50=1", "found \"faults.F50\", expected one of faults."),
      ("server.F51=1", "found \"server.F51\", expected one of server."),
      ("faults.F02.probability=1", "found \"faults.F02.probability\", expected one of faults."),
      ("budget=1", "network.…, app.…, profile, policy, eventBudget, bystanders"),
      ("faults.replyLoss=0..1:60,2..3:60", "found 120 values, expected at most 100"),
      ("faults.replyLoss=/*\u{1B}[2J*/0.1", #"found "/*\u{1B}[2J*/0.1", expected a value in one line"#),
      ("server.graceSeconds=0\n,30", #"found "0\n", expected a value in one line"#),
      ("server.graceSeconds=/*\u{202E}*/0", #"found "/*\u{202E}*/0", expected a value in one line"#),
    ])
  func refuses(text: String, says: String) {
    let error = #expect(throws: InputError.self) { try ScenarioSweep(parsing: text, source: "--sweep") }
    #expect(error?.kind == .usage)
    #expect(error?.description.contains(says) ?? false, "\(error?.description ?? "")")
  }

  @Test(
    "values that a scenario cannot have",
    arguments: [
      ("faults.replyLoss=2", "faults.replyLoss: found 2, expected a number from 0 to 1"),
      ("faults.replyLoss=5e-17", "faults.replyLoss: found 5e-17, expected 0, or a probability of 5.6e-17"),
      ("faults.replyLoss=1e-20", "faults.replyLoss: found 1e-20, expected 0, or a probability of 5.6e-17"),
      ("faults.replyLoss=1e-320..1:3", "faults.replyLoss: found 1e-320, expected 0, or a probability of 5.6e-17"),
      ("faults.replyLoss=1e-400", "faults.replyLoss: found 5e-324, expected 0, or a probability of 5.6e-17"),
      ("network.latencyMilliseconds=-1", "network.latencyMilliseconds: found -1, expected a number from 0"),
      ("network.latencyMilliseconds=[9, 1]", "found bounds that fall"),
      ("server.rotation=sometimes", "server.rotation"),
      ("profile=ios-99", "profile: found \"ios-99\", expected one of"), ("policy=5", "policy: found 5"),
      ("eventBudget=0", "eventBudget: found 0, expected a whole number from 1 to"),
      ("faults.zombiePerKill=0.5", "expected a step kill in script"),
    ])
  func refusesValues(text: String, says: String) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let error = #expect(throws: InputError.self) {
      for setting in try ScenarioSweep(parsing: text, source: "--sweep").settings {
        _ = try setting.applied(to: scenario, source: "--sweep")
      }
    }
    #expect(error?.kind == .usage)
    #expect(error?.description.contains(says) ?? false, "\(error?.description ?? "")")
  }
}
