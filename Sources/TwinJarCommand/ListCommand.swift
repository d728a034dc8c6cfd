import ArgumentParser
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List strategies, scenarios, profiles, policies, faults, and what stays in a run on this machine.",
    discussion: """
      "constructs" are what a strategy may be written with: each is played a few times, and stays in its run ("contained"), \
      leaves it ("escapes"), or is told what the tape does not decide ("the machine's": a clock, a random number). Where \
      this machine's executor is not "factory", a strategy is to use app.clock alone, and nothing is proven.

      Example: twinjar list strategies
      """
  )

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case strategies, scenarios, profiles, policies, faults, constructs
  }

  @Argument(help: "strategies, scenarios, profiles, policies, faults or constructs. Default: all but the last two.")
  var subject: Subject?

  @OptionGroup var format: FormatOption<ListReport>

  func run() throws {
    try reportingFailures {
      try format.write(try Self.report(on: subject.map { [$0] } ?? [.strategies, .scenarios, .profiles, .policies]))
    }
  }

  static func report(on subjects: [Subject]) throws -> ListReport {
    if subjects == [.faults] { return ListReport(faults: FaultCatalogue.all) }
    return ListReport(try subjects.map { ListReport.Section($0.rawValue, try entries($0)) })
  }

  private static func entries(_ subject: Subject) throws -> [(name: String, summary: String)] {
    switch subject {
    case .strategies:
      return StrategySelection.visible.map { entry in
        let ids = entry.catalogueIDs.joined(separator: ", ")
        return (entry.name, entry.summary + (ids.isEmpty ? "" : " [\(ids)]"))
      }
    case .scenarios:
      return try BuiltInScenarios.names.compactMap { name in
        guard let scenario = try BuiltInScenarios.scenario(named: name) else { return nil }
        return (name, "\(scenario.summary) [\(scenario.profile.name), \(scenario.policy.name)]")
      }
    case .profiles: return Profile.all.map { ($0.name, $0.summary) }
    case .policies: return ServerPolicy.all.map { ($0.name, PolicyNote.summary($0)) }
    case .faults: return FaultCatalogue.all.map { ($0.id, $0.name) }
    case .constructs:
      let executor = try SimulationExecutor.required()
      return [("executor", executor.rawValue)] + CodeConstruct.all.map { ($0.name, $0.containment().rawValue) }
    }
  }
}
