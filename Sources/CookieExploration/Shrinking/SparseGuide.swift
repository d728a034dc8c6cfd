import CookieSimulation

/// A calm run with a few departures, each known by its number among the choices of its purpose.
///
/// A fault stays the third one that could strike even when an order before it is another one, which a place on a tape
/// does not.
final class SparseGuide: ScheduleGuide {
  /// By purpose and number; what is not here is calm.
  private let departures: [Place: Int]
  private var met: [ChoicePurpose: Int] = [:]

  struct Place: Hashable {
    var purpose: ChoicePurpose
    var number: Int
  }

  init(_ departures: [Place: Int]) { self.departures = departures }

  func choose(at point: borrowing ChoicePoint) -> Int? {
    let number = met[point.purpose, default: 0]
    met[point.purpose] = number + 1
    return min(departures[Place(purpose: point.purpose, number: number)] ?? 0, point.count - 1)
  }

  /// Where a run departs from the calm one.
  static func departures(of choices: [Tape.Choice], _ purposes: [ChoicePurpose]) -> [Place: Int] {
    var met: [ChoicePurpose: Int] = [:]
    var departures: [Place: Int] = [:]
    for (choice, purpose) in zip(choices, purposes) {
      let number = met[purpose, default: 0]
      met[purpose] = number + 1
      if choice.value > 0 { departures[Place(purpose: purpose, number: number)] = Int(choice.value) }
    }
    return departures
  }
}
