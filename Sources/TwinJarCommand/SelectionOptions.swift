import ArgumentParser
import CookieExploration
import CookieSimulation
import Cookies
import Foundation
import SyncStrategies

/// Which scenario a name or a file means.
enum ScenarioSelection {
  /// The names that a word for several stands for, or the name itself.
  static func names(_ text: String) -> [String] {
    switch text {
    case "all": BuiltInScenarios.names
    case "reports": BuiltInScenarios.reportNames
    default: [text]
    }
  }

  /// A built-in scenario by its name, or the scenario in a file.
  static func scenario(_ text: String) throws(InputError) -> Scenario { try read(text).scenario }

  /// The same, and its text, for another program to read.
  static func read(_ text: String) throws(InputError) -> (scenario: Scenario, file: [UInt8]) {
    if let file = BuiltInScenarios.file(named: text) {
      return (try ScenarioFile.parse(file, source: "\(text).json5"), file)
    }
    let looksLikeFile = text.contains("/") || text.contains(".") || FileManager.default.fileExists(atPath: text)
    guard looksLikeFile else {
      throw InputError(
        .usage, source: "--scenario", found: "\"\(text)\"",
        expected: "a file, or \(NearestName.expectation(text, among: BuiltInScenarios.names))")
    }
    let file = try InputFile.read(text, expected: "a scenario file")
    let scenario = try ScenarioFile.parse(file, source: text)
    for warning in scenario.warnings { StandardError.write("Warning: \(Printable.text(text)): \(warning)\n") }
    return (scenario, file)
  }
}

enum StrategySelection {
  /// Set once, before the command line is read.
  nonisolated(unsafe) private static var added: [StrategyEntry] = []

  /// Adds an app's own strategies to the built-in ones.
  static func add(_ strategies: [StrategyEntry]) {
    for strategy in strategies {
      precondition(entry(named: strategy.name) == nil, "two strategies are called \(strategy.name)")
      added.append(strategy)
    }
  }

  /// Known by name only: they are for comparing with other model checkers.
  private static let modelStrategies = TwoStoreModel.Discipline.allCases.map(\.strategy)

  static var visible: [StrategyEntry] { (StrategyCatalogue.all + added).filter { !$0.isHidden } }

  static func entry(named name: String) -> StrategyEntry? {
    added.first { $0.name == name } ?? StrategyCatalogue.entry(named: name) ?? modelStrategies.first { $0.name == name }
  }

  static func strategy(_ name: String, source: String = "--strategy") throws(InputError) -> StrategyEntry {
    guard let entry = entry(named: name) else {
      let names = visible.map(\.name)
      throw InputError(
        .usage, source: source, found: "\"\(name)\"", expected: NearestName.expectation(name, among: names))
    }
    return entry
  }
}
