import CookieDiagnosis
import CookieSimulation

/// The races of a run, for a person: both accesses, where they come from, and what their order matters for.
public struct RaceReport {
  public let text: String

  public init(_ races: [Race], in trace: Trace) {
    guard !races.isEmpty else {
      text = "No races.\n"
      return
    }
    let log = EventLog(trace, redacts: true)
    text = "Races, one for each pair of places:\n" + races.map { Self.paragraph($0, in: trace, log: log) }.joined()
  }

  private static func paragraph(_ race: Race, in trace: Trace, log: EventLog) -> String {
    let (first, second) = (race.first, race.second)
    return """

      \(thing(race.thing)): \(effect(race.effect))
        \(log.line(trace.records[first.record]))  [\(origin(first.origin))]
        \(log.line(trace.records[second.record]))  [\(origin(second.origin))]

      """
  }

  static func thing(_ thing: Race.Thing) -> String {
    switch thing {
    case .cookie(let store, let isRefresh): "\(isRefresh ? "refresh" : "access") cookie of the \(store) store"
    case .token: "one refresh token"
    }
  }

  static func effect(_ effect: Race.Effect) -> String {
    switch effect {
    case .changesVerdict: "HARMFUL, the other order ends the session differently"
    case .badEitherWay: "bad in either order, the two must not overlap"
    case .harmless: "harmless in either order"
    case .cannotBeSwapped: "the other order cannot be played"
    }
  }

  static func origin(_ origin: Race.Origin) -> String {
    switch origin {
    case .hook(.none): "the strategy, outside its hooks"
    case .hook(let hook): "the strategy, \(hook)"
    case .request(let client): "request, \(client)"
    case .answer(let client): "answer, \(client)"
    case .fault(.sdk): "foreign code, F28"
    case .fault: "the platform, F36"
    }
  }
}
