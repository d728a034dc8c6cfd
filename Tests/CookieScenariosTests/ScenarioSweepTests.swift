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
      ("faults.replyLoss=0..1:5", ["0", "0.25", "0.5", "0.75", "1"]),
      ("server.graceSeconds=0,1..100:3", ["0", "1", "10", "100"]),
      ("server.rotation=none,single-use", ["none", "single-use"]),
      ("app.nativeRefreshesAtExpiry=true,false", ["true", "false"]),
      ("timing.nativeCookieResponseMilliseconds=null,10", ["null", "10"]),
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
      ("network.latencyMilliseconds=x", "found \"x\", expected a value as in a scenario's file"),
      ("network.latencyMilliseconds=[1,2", "expected a value as in a scenario's file"),
      ("network.latencyMilliseconds=9..1:3", "expected two numbers that rise and how many values"),
      ("network.latencyMilliseconds=1..9", "expected two numbers that rise and how many values"),
      ("network.latencyMilliseconds=1..9:1000", "expected two numbers that rise and how many values"),
      ("faults.replyLoss=0..1:60,2..3:60", "found 120 values, expected at most 100"),
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
      ("network.latencyMilliseconds=-1", "network.latencyMilliseconds: found -1, expected a number from 0"),
      ("network.latencyMilliseconds=[9, 1]", "found bounds that fall"),
      ("server.rotation=sometimes", "server.rotation"),
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
