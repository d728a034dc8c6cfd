import CookieScenarios
import Cookies

/// What makes the answers about scenarios say less than they seem: no form of an answer may leave it out but a terminal's, which
/// has it on standard error from when a file was read. Built-in scenarios have none as they are.
struct ScenarioRemarks {
  /// One warning of one scenario.
  struct Remark: Encodable, Equatable {
    var scenario: String
    var warning: String
  }

  private let entries: [(remark: Remark, place: ReportPlace)]

  /// - Parameters:
  ///   - scenarios: all that were asked about; one that comes several times, as with other settings, is warned of once.
  ///   - labels: what each of them is called.
  ///   - places: where each of them stands.
  init(_ scenarios: [Scenario], labels: [String], places: [ReportPlace]) {
    var entries: [(remark: Remark, place: ReportPlace)] = []
    for (index, scenario) in scenarios.enumerated() {
      for warning in scenario.warnings {
        let remark = Remark(scenario: labels[index], warning: warning)
        if !entries.contains(where: { $0.remark == remark }) { entries.append((remark, places[index])) }
      }
    }
    self.entries = entries
  }

  /// - Parameter place: where a scenario stands.
  init(_ scenarios: [Scenario], place: (Scenario) -> ReportPlace) {
    let places = scenarios.map(place)
    self.init(scenarios, labels: ScenarioLabels.texts(scenarios, at: places), places: places)
  }

  /// A sentence for each.
  var lines: [String] { entries.map { "Mind of \($0.remark.scenario): \($0.remark.warning)." } }

  var parts: [ReportPart] { entries.isEmpty ? [] : [.list(lines)] }

  /// For a program; nil if there is none.
  var remarks: [Remark]? { entries.isEmpty ? nil : entries.map(\.remark) }

  /// For services: no test, so that it is neither passed nor failed.
  var checks: [ReportCheck] {
    entries.map { entry in
      ReportCheck(
        suite: entry.remark.scenario, name: "the scenario itself",
        outcome: .remarked(
          ReportFinding(
            id: "scenario-warning", level: .warning, summary: "the scenario shows less than it seems",
            message: "\(entry.remark.scenario): \(entry.remark.warning)", place: entry.place)), place: entry.place)
    }
  }
}
