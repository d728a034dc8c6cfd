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
      if let subject { return StandardOutput.write(try Self.text(of: subject)) }
      for subject in [Subject.strategies, .scenarios, .profiles, .policies] {
        StandardOutput.write("\(subject.rawValue)\n\(try Self.text(of: subject))\n")
      }
    }
  }

  static func text(of subject: Subject) throws -> String {
    if subject == .faults { return FaultList(FaultCatalogue.all).text }
    return NameList(try entries(subject)).text
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
    }
  }
}
