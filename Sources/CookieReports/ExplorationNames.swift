import CookieExploration
import CookieScenarios

/// Explorations by the scenario that they are of, each with what it is called where two files have one name for it.
struct ExplorationNames {
  /// Indices of the reports of each scenario, in the reports' order.
  let groups: [[Int]]
  /// What the scenario of each report is called.
  let labels: [String]

  init(_ reports: [ExplorationReport], place: (Scenario) -> ReportPlace) {
    let places = reports.map { place($0.scenario) }
    let identities = zip(reports, places).map { ScenarioIdentity($0.scenario, at: $1) }
    var groups: [[Int]] = []
    for (index, identity) in identities.enumerated() {
      if let group = groups.firstIndex(where: { identities[$0[0]] == identity }) {
        groups[group].append(index)
      } else {
        groups.append([index])
      }
    }
    let names = ScenarioLabels.distinct(groups.map { reports[$0[0]].scenario }, at: groups.map { places[$0[0]] })
    var labels = reports.map(\.scenario.name)
    for (group, name) in zip(groups, names) {
      for index in group { labels[index] = name }
    }
    (self.groups, self.labels) = (groups, labels)
  }
}
