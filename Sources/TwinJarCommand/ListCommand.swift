import ArgumentParser
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List strategies, scenarios, profiles, policies and faults.",
    discussion: "Example: twinjar list strategies"
  )

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case strategies, scenarios, profiles, policies, faults
  }

  @Argument(help: "strategies, scenarios, profiles, policies or faults. Default: all but the faults.")
  var subject: Subject?

  func run() throws {
    try reportingFailures {
      if subject == .faults { return StandardOutput.write(FaultList(FaultCatalogue.all).text) }
      for subject in subject.map({ [$0] }) ?? [.strategies, .scenarios, .profiles, .policies] {
        let prefix = self.subject == nil ? "\(subject.rawValue)\n" : ""
        StandardOutput.write(prefix + NameList(try entries(subject)).text + (prefix.isEmpty ? "" : "\n"))
      }
    }
  }

  private func entries(_ subject: Subject) throws -> [(name: String, summary: String)] {
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
    }
  }
}
