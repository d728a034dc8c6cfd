import Choices
import CookieSimulation

extension StrategyCampaign {
  /// What a round has added, as a journal has it.
  struct RoundRecord: Codable {
    struct Kept: Codable {
      var run: Int
      var scenario: Int
      var tape: String
      var features: [UInt32]

      init(_ kept: StrategyCampaign.Kept, features: [UInt32]) {
        (run, scenario, tape) = (kept.run, kept.scenario, kept.text.text)
        self.features = features
      }
    }

    struct Finding: Codable {
      var run: Int
      var scenario: Int
      var tape: String

      init(_ finding: StrategyCampaign.Finding) {
        (run, scenario, tape) = (finding.run, finding.place, finding.tape.text)
      }
    }

    /// The number of runs with it.
    var runs = 0
    var kept: [Kept] = []
    var findings: [Finding] = []
  }

  /// Takes over what a round had added.
  ///
  /// - Throws: what no campaign can have kept.
  func restore(_ record: RoundRecord, _ place: WorkPlace) throws(InputError) {
    guard record.runs > progress.runs, record.runs <= options.runs ?? .max else {
      throw place.damage("\(record.runs) runs", expected: "more than \(progress.runs), up to \(options.runs ?? .max)")
    }
    for kept in record.kept {
      let text = try tape(kept.tape, scenario: kept.scenario, run: kept.run, place)
      guard case .choices(let choices) = text.content else {
        throw place.damage("a tape without choices", expected: "one that was kept")
      }
      let new = kept.features.filter { features[kept.scenario].insert($0).inserted }
      self.kept.append(
        Kept(
          seed: options.seed, scenario: kept.scenario, choices: choices.map(\.value), text: text,
          newFeatures: new.count, run: kept.run))
    }
    for finding in record.findings {
      let text = try tape(finding.tape, scenario: finding.scenario, run: finding.run, place)
      // A run is determined by its tape; its summary is longer than that.
      let summary = Simulator(scenario: scenarios[finding.scenario], strategy: strategy).run(text.tape())
      verdicts.insert(VerdictKey(summary, in: finding.scenario))
      findings.append(
        Finding(
          seed: options.seed, place: finding.scenario, scenario: scenarios[finding.scenario], summary: summary,
          run: finding.run, tape: text))
    }
    progress.runs = record.runs
    sumUp()
  }

  private func tape(_ text: String, scenario: Int, run: Int, _ place: WorkPlace) throws(InputError) -> TapeText {
    guard scenarios.indices.contains(scenario) else {
      throw place.damage("scenario \(scenario)", expected: "0 to \(scenarios.count - 1)")
    }
    guard (0..<(options.runs ?? .max)).contains(run) else {
      throw place.damage("run \(run)", expected: "0 to \((options.runs ?? .max) - 1)")
    }
    let tape = try TapeText(parsing: text, source: "\(place.path), line \(place.line)")
    guard tape.strategy == strategy.name, tape.world == scenarios[scenario].digest else {
      throw place.damage(
        "a tape of \(tape.strategy) in \(tape.scenario)",
        expected: "one of \(strategy.name) in \(scenarios[scenario].name)")
    }
    return tape
  }
}
