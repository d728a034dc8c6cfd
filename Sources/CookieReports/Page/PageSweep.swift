import CookieExploration
import CookieScenarios
import Cookies

/// What a sweep set in each of a campaign's scenarios, and what a page shows of it.
package struct PageSweep: Sendable {
  private let settings: [[ScenarioSetting]]
  let measure: HarmMeasure
  private let platform: String?

  /// - Parameters:
  ///   - settings: of each scenario, the same keys in the same order; nil of a campaign without a sweep.
  ///   - platform: a profile that took the place of the scenario's before anything was set.
  package init?(_ settings: [[ScenarioSetting]], measure: HarmMeasure = .harm, platform: String? = nil) {
    guard settings.contains(where: { !$0.isEmpty }) else { return nil }
    (self.settings, self.measure, self.platform) = (settings, measure, platform)
  }

  /// What gives `compare` this combination of values alone.
  func options(of scenario: Int) -> [String] {
    // A profile of the sweep's own takes the place of that one as well.
    let profile = settings[scenario].contains { $0.key == "profile" } ? nil : platform.map { "profile=\($0)" }
    return ([profile].compactMap { $0 } + settings[scenario].map(\.description)).flatMap { ["--sweep", $0] }
  }

  /// The keys, behind the scenario if there are several: a row of the map begins with a value of each.
  func keys(_ labels: [String]) -> [String] {
    (hasScenarios(labels) ? ["scenario"] : []) + (settings.first ?? []).map(\.key)
  }

  func values(of scenario: Int, _ labels: [String]) -> [String] {
    (hasScenarios(labels) ? [labels[scenario]] : [])
      + settings[scenario].map { Printable.text($0.text) }
  }

  func title(of scenario: Int, _ labels: [String]) -> String {
    ([labels[scenario]] + settings[scenario].map { Printable.text($0.description) })
      .joined(separator: ", ")
  }

  private func hasScenarios(_ labels: [String]) -> Bool { Set(labels).count > 1 }
}
