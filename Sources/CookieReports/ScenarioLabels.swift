import CookieScenarios
import Cookies

/// What scenarios are called where two of them may have one name: then with the file that each is of.
enum ScenarioLabels {
  /// One for each, in their order; several of one name and one place have one label.
  static func texts(_ scenarios: [Scenario], at places: [ReportPlace]) -> [String] {
    var placesByName: [String: Set<ReportPlace>] = [:]
    for (scenario, place) in zip(scenarios, places) { placesByName[scenario.name, default: []].insert(place) }
    return zip(scenarios, places).map { scenario, place in
      guard placesByName[scenario.name, default: []].count > 1 else { return scenario.name }
      return place.file.isEmpty ? "\(scenario.name) (built in)" : "\(scenario.name) (\(Printable.text(place.file)))"
    }
  }

  /// The same for scenarios each of which has a place in a table of its own: no two labels are the same.
  static func distinct(_ scenarios: [Scenario], at places: [ReportPlace]) -> [String] {
    var seen: [String: Int] = [:]
    return texts(scenarios, at: places).map { label in
      let number = seen[label, default: 0] + 1
      seen[label] = number
      return number == 1 ? label : "\(label) [\(number)]"
    }
  }
}

/// A scenario as far as a reader can tell it from another: by its name, its world, and what it says of both sides.
struct ScenarioIdentity: Hashable {
  let name: String
  let world: UInt64
  let profile: String
  let policy: String
  let place: ReportPlace

  init(_ scenario: Scenario, at place: ReportPlace) {
    (name, world, self.place) = (scenario.name, scenario.digest, place)
    (profile, policy) = (scenario.profile.name, scenario.policy.name)
  }
}
