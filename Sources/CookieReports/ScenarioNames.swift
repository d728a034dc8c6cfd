import CookieExploration

/// What a campaign's scenarios are called, and where they stand.
struct ScenarioNames {
  let labels: [String]
  let places: [ReportPlace]

  init(_ campaign: Campaign, _ invocation: Invocation) {
    places = campaign.scenarios.map(invocation.place)
    labels = ScenarioLabels.distinct(campaign.scenarios, at: places)
  }
}
