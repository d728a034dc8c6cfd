import CookieExploration
import CookieScenarios
import Cookies

/// What a sweep set in each of a campaign's scenarios, and what a page shows of it.
package struct PageSweep: Sendable {
  private let settings: [[ScenarioSetting]]
  let measure: HarmMeasure

  /// - Parameter settings: of each scenario, the same keys in the same order; nil of a campaign without a sweep.
  package init?(_ settings: [[ScenarioSetting]], measure: HarmMeasure = .harm) {
    guard settings.contains(where: { !$0.isEmpty }) else { return nil }
    (self.settings, self.measure) = (settings, measure)
  }

  /// The keys, behind the scenario if there are several: a row of the map begins with a value of each.
  func keys(of campaign: Campaign) -> [String] {
    (hasScenarios(campaign) ? ["scenario"] : []) + (settings.first ?? []).map(\.key)
  }

  func values(of scenario: Int, in campaign: Campaign) -> [String] {
    (hasScenarios(campaign) ? [campaign.scenarios[scenario].name] : [])
      + settings[scenario].map { Printable.text($0.text) }
  }

  func title(of scenario: Int, in campaign: Campaign) -> String {
    ([campaign.scenarios[scenario].name] + settings[scenario].map { Printable.text($0.description) })
      .joined(separator: ", ")
  }

  private func hasScenarios(_ campaign: Campaign) -> Bool { Set(campaign.scenarios.map(\.name)).count > 1 }
}
