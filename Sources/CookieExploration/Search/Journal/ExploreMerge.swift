import Choices
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// A divided search from the journals of its parts: exactly what one process would have come to.
///
/// The undivided search is done, and takes each branch from the part that ran it. Where a part cut a run because it had met a
/// state itself, on a way that the undivided search comes to later or not at all, the branch is run here.
package struct ExploreMerge {
  /// How a search came about.
  package struct Account: Hashable, Sendable {
    /// Schedules that the parts ran, all together, each part the beginning for itself.
    package var offered: Int
    /// Schedules of the undivided search that were taken from them, and that were run here.
    package var taken: Int
    package var ran: Int
    /// Run here before the search began again, since a run had lasted longer than its keys assumed.
    package var ranBefore: Int
    /// Different states that the parts met, and how often one was met by a part after another.
    package var states: Int
    package var repeatedStates: Int
  }

  package let header: ExploreJournal.Header
  /// Variables outside of strategies that were set while the parts ran.
  package var outerVariables: Set<String> { parts.reduce(into: []) { $0.formUnion($1.part.outerVariables) } }
  private let parts: [(path: String, part: ExploreJournal.Part)]

  /// - Throws: if a part is missing (66), is there twice, is not finished or of other searches than the first (65).
  package init(_ paths: [String]) throws(InputError) {
    var parts: [(path: String, part: ExploreJournal.Part)] = []
    for path in paths { parts.append((path, try ExploreJournal.part(path))) }
    guard let first = parts.first else {
      throw InputError(.noInput, source: "merge", found: "no journal", expected: "the journals of a search's parts")
    }
    var header = first.part.header
    // Each part may have had another time; the rest has the most of them, whichever is named first.
    let times = parts.map(\.part.header.details.seconds)
    header.details.seconds = times.contains(nil) ? nil : times.compactMap(\.self).max()
    self.header = header
    for (path, part) in parts {
      try Self.checkDetails(of: part.header, path)
      if let difference = part.header.difference(from: first.part.header, withShard: false) {
        throw InputError(
          .data, source: path, place: difference.place, found: difference.found,
          expected: "\(difference.expected), as in \(first.path)", advice: "It is a part of another search.")
      }
      try Self.checkRest(of: part.header.details, path, first.part.header.details, first.path)
    }
    try JournalParts.check(parts.map { JournalParts(path: $0.path, shard: $0.part.header.shard) })
    self.parts = parts
    for (path, part) in parts { try Self.checkEnd(of: part, path) }
  }

  /// A first line says twice what was searched: in words that are compared, and so that the search can be done again.
  private static func checkDetails(of header: ExploreJournal.Header, _ path: String) throws(InputError) {
    let settings = header.details
    func value(_ name: String) -> String { header.facts.first { $0.name == name }?.value ?? "" }
    let program = value("version of the program")
    let again = settings.header(shard: header.shard, program: program, strategies: settings.strategies)
    func comparable(_ facts: [ExploreJournal.Header.Fact]) -> [ExploreJournal.Header.Fact] {
      facts.filter { !["strategies", "executor"].contains($0.name) }
    }
    let left = Set(settings.strategies).subtracting(value("strategies").split(separator: ", ").map(String.init))
    guard left.isEmpty, settings.strategies.firstRepeated == nil, comparable(again.facts) == comparable(header.facts),
      settings.seconds.map({ $0 > 0 && $0.isFinite }) ?? true
    else {
      throw InputError(
        .data, source: path, place: "details", found: "another search than in its facts", expected: "the same search")
    }
  }

  /// What the merged search does anew is what all parts were asked for.
  private static func checkRest(
    of settings: ExploreSettings, _ path: String, _ first: ExploreSettings, _ firstPath: String
  ) throws(InputError) {
    func check(_ place: String, _ found: String, _ expected: String) throws(InputError) {
      guard found != expected else { return }
      throw InputError(
        .data, source: path, place: place, found: found, expected: "\(expected), as in \(firstPath)",
        advice: "It is a part of another search.")
    }
    try check("strategies", settings.strategies.joined(separator: ", "), first.strategies.joined(separator: ", "))
    try check("timedRuns", "\(settings.timedRuns)", "\(first.timedRuns)")
    try check("shrinks", "\(settings.shrinks)", "\(first.shrinks)")
  }

  private static func checkEnd(of part: ExploreJournal.Part, _ path: String) throws(InputError) {
    let settings = part.header.details
    for (place, scenario) in settings.scenarios.enumerated() {
      for strategy in settings.strategies {
        let entries = part.cells[ExploreJournal.Cell(strategy: strategy, scenario: place)] ?? []
        guard entries.last?.isEnd ?? false else {
          throw InputError(
            .data, source: path, place: "shard \(part.header.shard.text)",
            found: "a search of \(strategy) in \(scenario.name) that has not come to its end", expected: "all of them",
            advice: "The same command goes on from there.")
        }
      }
    }
  }

  /// The undivided search of a strategy in a scenario.
  ///
  /// - Parameter scenario: its place.
  package func run(
    _ exploration: Exploration, inScenario scenario: Int, control: CampaignControl,
    progress: (SearchReport) -> Void
  ) throws(InputError) -> (report: ExplorationReport, account: Account) {
    let results = PartResults()
    let cell = ExploreJournal.Cell(strategy: exploration.strategy.name, scenario: scenario)
    for (path, part) in parts {
      if var failure = exploration.read(part.cells[cell] ?? [], of: part.header.shard, into: results) {
        failure.source = path
        throw failure
      }
    }
    let report = exploration.run(log: nil, lookup: results, control: control, progress: progress)
    return (
      report,
      Account(
        offered: results.offered, taken: results.taken, ran: results.ran, ranBefore: results.ranBefore,
        states: results.differentStates.count,
        repeatedStates: results.states - results.differentStates.count)
    )
  }
}
