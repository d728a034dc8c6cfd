import CaptureDiagnosis
import Choices
import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import TraceCalibration

@Suite("calibrated scenarios") struct ScenarioTextTests {
  private static func trace(_ strategy: String, _ scenario: String, seed: UInt64) throws -> Trace {
    let entry = try #require(StrategyCatalogue.entry(named: strategy))
    let world = try #require(try BuiltInScenarios.scenario(named: scenario))
    let simulator = Simulator(scenario: world, strategy: entry)
    _ = simulator.run(Tape(seed: seed))
    return simulator.trace
  }

  private static func calibration(_ recorded: RecordedTrace) -> Calibration {
    var observations = Observations()
    observations.add(recorded)
    return Calibration(observations)
  }

  private static func capture(_ trace: Trace) -> RecordedTrace {
    let exchanges = CaptureView.exchanges(of: trace)
    return CaptureTrace.trace(exchanges, roles: Roles().guessed(from: exchanges))
  }

  @Test("every strategy's runs in every scenario make a scenario that is taken, with and without a script")
  func taken() throws {
    var scripts = 0
    for name in BuiltInScenarios.names {
      let strategy = StrategyCatalogue.all[scripts % StrategyCatalogue.all.count].name
      let trace = try Self.trace(strategy, name, seed: 3)
      for recorded in [RecorderView.view(of: trace), Self.capture(trace), RecordedTrace(trace, from: .simulation)] {
        let calibration = Self.calibration(recorded)
        for script in [nil, RecordedScript(recorded)] {
          let text = ScenarioText(calibration, script: script).text
          #expect(throws: Never.self, "\(strategy) in \(name)\n\(text)") {
            try ScenarioFile.parse(Array(text.utf8), source: name)
          }
        }
      }
      scripts += 1
    }
    #expect(scripts > 40)
  }

  @Test("a script has the recorded user's steps, in their order and at their times") func script() throws {
    let trace = try Self.trace("push-only", "concurrent-refresh", seed: 1)
    let steps = RecordedScript(RecorderView.view(of: trace)).steps
    // The login takes its time before the page is opened.
    #expect(Array(steps.filter { !$0.contains("wait") }.prefix(3)) == ["\"launch\"", "\"logIn\"", "\"openPage\""])
    #expect(steps.contains { $0.hasPrefix("{ do: \"wait\", minutes: 15.") })
    #expect(steps.filter { $0 == "\"callNative\"" }.count == 1)
    #expect(!steps.contains { $0.contains("refresh") })
  }

  @Test("kills, returns and logouts of a week are steps again") func week() throws {
    let trace = try Self.trace("native-refresh", "week-of-use", seed: 2)
    let steps = RecordedScript(RecorderView.view(of: trace)).steps
    let seen = trace.records.filter { $0.kind == .appKilled }.count
    #expect(steps.filter { $0 == "\"kill\"" }.count == seen)
    #expect(steps.filter { $0 == "\"foreground\"" }.count == trace.records.filter { $0.kind == .appForegrounded }.count)
    #expect(steps.filter { $0.contains("logOut") }.count == 1)
  }

  @Test("what comes from outside stays in its comment") func hostile() throws {
    var options = ScenarioText.Options()
    options.files = ["a\n}\u{2028}{\u{1B}[2J */ .ndjson"]
    options.remarks = ["b\nscript: []"]
    let calibration = Self.calibration(RecordedTrace(Trace(), from: .recorder))
    let text = ScenarioText(calibration, options: options).text
    #expect(try ScenarioFile.parse(Array(text.utf8), source: "x").name == "app")
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{2028}" })
  }

  @Test("what was not observed is a comment and sets nothing") func unobserved() throws {
    let text = ScenarioText(Self.calibration(RecordedTrace(Trace(), from: .recorder))).text
    let read = try ScenarioFile.parse(Array(text.utf8), source: "x")
    #expect(read.profile.faults == Profile.ideal.faults)
    #expect(read.network == NetworkOptions())
    #expect(read.policy.graceSeconds == ServerPolicy.rfc9700Strict.graceSeconds)
    #expect(text.contains("// graceSeconds: not observed: "))
  }

  @Test("a calibrated world's keys are those that were drawn") func drawn() throws {
    var scenario = try #require(try BuiltInScenarios.scenario(named: "week-of-use"))
    scenario.policy.accessLifetimeSeconds = 1_234
    let simulator = Simulator(
      scenario: scenario, strategy: try #require(StrategyCatalogue.entry(named: "native-refresh")))
    _ = simulator.run(Tape(seed: 1))
    let text = ScenarioText(Self.calibration(RecorderView.view(of: simulator.trace))).text
    let read = try ScenarioFile.parse(Array(text.utf8), source: "x")
    #expect(read.policy.accessLifetimeSeconds == 1_234)
    #expect(read.policy.rotation == .singleUse)
    let median = Double(read.network.latency.nanoseconds(at: 32_768)) / 1e6
    #expect((40...60).contains(median))
  }
}

@Suite("intervals hold what was drawn") struct CalibrationCheckTests {
  @Test("what is seen or bounded always holds, and the table does not depend on the workers") func check() {
    let check = CalibrationCheck(strategies: StrategyCatalogue.all.filter { !$0.isHidden }, seed: 5)
    let tallies = check.run(count: 24, jobs: 2)
    let recorder = tallies[.recorder]
    #expect(recorder?.worlds ?? 0 > 20)
    for (material, tally) in tallies {
      for (name, row) in tally.rows where row.basis == .seen || row.basis == .bounds {
        #expect(row.held == row.worlds, "\(material.rawValue): \(name), worlds \(row.misses)")
      }
    }
    #expect(recorder?.rows[Calibration.roundTrip(0.5)]?.worlds ?? 0 > 20)
    #expect(tallies[.log]?.rows[Calibration.networkDeath]?.worlds ?? 0 > 15)
    #expect(check.run(count: 24, jobs: 1)[.recorder]?.rows == recorder?.rows)
  }
}
