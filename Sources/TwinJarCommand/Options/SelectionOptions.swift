import ArgumentParser
import Choices
import CookieExploration
import CookieScenarios
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
    case "crowded": BuiltInScenarios.crowdedNames
    default: [text]
    }
  }

  /// What a shell offers: the names, and files of scenarios with the directories on the way to them.
  ///
  /// - Parameter words: those that stand for several.
  static func completion(_ words: [String] = []) -> CompletionKind {
    .custom { _, _, typed in
      let shell = CompletingShell.current
      return (BuiltInScenarios.names + words + files(shell.meaning(of: typed))).map(shell.offer)
    }
  }

  private static func files(_ beginning: String) -> [String] {
    let end = beginning.lastIndex(of: "/").map { beginning.index(after: $0) } ?? beginning.startIndex
    let folder = String(beginning[..<end])
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().compactMap { name in
      let path = folder + name
      guard path.hasPrefix(beginning), Printable.text(name) == name else { return nil }
      var isDirectory: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isDirectory) else { return nil }
      if isDirectory.boolValue { return path + "/" }
      return name.hasSuffix(".json5") || name.hasSuffix(".json") ? path : nil
    }
  }

  /// A built-in scenario by its name, or the scenario in a file.
  static func scenario(_ text: String) throws(InputError) -> Scenario { try read(text).scenario }

  /// The same, and its text, for another program to read.
  ///
  /// - Parameter source: where the name stands, for messages.
  static func read(
    _ text: String, source: String = "--scenario"
  ) throws(InputError) -> (scenario: Scenario, file: [UInt8]) {
    let file = try file(text, source: source)
    return (try scenario(in: file, called: text), file)
  }

  /// What a text of a scenario means. A file's warnings go to standard error.
  static func scenario(in file: [UInt8], called text: String) throws(InputError) -> Scenario {
    let isBuiltIn = BuiltInScenarios.file(named: text) != nil
    let scenario = try ScenarioFile.parse(file, source: isBuiltIn ? "\(text).json5" : text)
    for warning in isBuiltIn ? [] : scenario.warnings {
      StandardError.show("Warning: \(Printable.text(text)): \(warning)\n")
    }
    return scenario
  }

  /// The text of a scenario, which may be none.
  static func file(_ text: String, source: String = "--scenario") throws(InputError) -> [UInt8] {
    if let file = BuiltInScenarios.file(named: text) { return file }
    let looksLikeFile = text.contains("/") || text.contains(".") || FileManager.default.fileExists(atPath: text)
    guard looksLikeFile else {
      throw InputError(
        .usage, source: source, found: "\"\(text)\"",
        expected: "a file, or \(NearestName.expectation(text, among: BuiltInScenarios.names))")
    }
    return try InputFile.read(text, expected: "a scenario file")
  }
}

enum StrategySelection {
  static let catalogue = Catalogue(StrategyCatalogue.all)
  /// An app's own. Set once, before the command line is read.
  nonisolated(unsafe) private static var added: [StrategyEntry] = []

  /// Adds an app's own strategies to the built-in ones, or says what is wrong with their names.
  static func add(_ strategies: [StrategyEntry]) -> String? {
    for strategy in strategies {
      let name = Printable.text(strategy.name)
      let isWellFormed = strategy.name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-")
      }
      guard isWellFormed, !strategy.name.isEmpty, strategy.name.utf8.count < 100 else {
        return "a strategy of this program is called \"\(name)\"; expected lower-case letters, digits and hyphens"
      }
      guard entry(named: strategy.name) == nil else {
        let other = added.contains { $0.name == strategy.name } ? "another one of this program" : "a built-in one"
        return "a strategy of this program is called \"\(name)\", as is \(other); expected a name of its own"
      }
      added.append(strategy)
    }
    return nil
  }

  /// Known by name only: for comparing with other model checkers, and to see that a broken strategy is caught.
  private static let unlisted = TwoStoreModel.Discipline.allCases.map(\.strategy) + [.brokenCanary]

  /// All that are not hidden, but for those that have just ended a process.
  static var visible: [StrategyEntry] {
    (catalogue.all + added).filter { !$0.isHidden && !Containment.hasFailed($0.name) }
  }

  /// What apps do, and what was made of each idea: those that a first look is worth.
  static let usualNames = [
    "push-only", "two-way-observer", "single-source-web", "native-backup", "native-refresh", "twinjar",
  ]

  /// An app's own.
  static var ownNames: Set<String> { Set(added.map(\.name)) }

  /// Those and an app's own.
  static func usual() throws -> [StrategyEntry] {
    try SimulationExecutor.required()
    return try asked(visible.filter { entry in usualNames.contains(entry.name) || ownNames.contains(entry.name) })
  }

  /// Those with the given names, or all that are not hidden; without those that have just ended a process.
  ///
  /// - Parameter orNone: true if it is no end of the command that none is left.
  static func strategies(_ names: [String], orNone: Bool = false) throws -> [StrategyEntry] {
    try SimulationExecutor.required()
    if names.isEmpty { return try asked(visible) }
    if let name = names.firstRepeated {
      throw InputError(
        .usage, source: "--strategy", found: "\"\(Printable.text(name))\" twice", expected: "each strategy once")
    }
    let entries = try names.map { try named($0, source: "--strategy") }.filter { !Containment.hasFailed($0.name) }
    if entries.isEmpty, !orNone { throw ExitCode(Containment.exitCode) }
    return try asked(entries)
  }

  /// The one that a journal has; nil for one that this program has not.
  static func recorded(_ name: String) throws(InputError) -> StrategyEntry? {
    guard let entry = entry(named: name) else { return nil }
    return try asked([entry])[0]
  }

  static func entry(named name: String) -> StrategyEntry? {
    added.first { $0.name == name } ?? catalogue.all.first { $0.name == name } ?? unlisted.first { $0.name == name }
  }

  /// The one with a name.
  static func strategy(_ name: String, source: String = "--strategy") throws -> StrategyEntry {
    try SimulationExecutor.required()
    // The process that watches has said why.
    if Containment.hasFailed(name) { throw ExitCode(Containment.exitCode) }
    return try asked([try named(name, source: source)])[0]
  }

  /// The same: an app's own have been asked what they are, which may end this process, and is noted.
  private static func asked(_ entries: [StrategyEntry]) throws(InputError) -> [StrategyEntry] {
    for entry in entries where ownNames.contains(entry.name) {
      guard let trait = RunWitness.readTraits(of: entry) else { continue }
      throw InputError(
        .data, source: entry.name, place: "its static property \(trait)",
        found: "true at one reading, and false at another",
        expected: "the same value each time")
    }
    return entries
  }

  private static func named(_ name: String, source: String) throws -> StrategyEntry {
    guard let entry = entry(named: name) else {
      let names = visible.map(\.name)
      throw InputError(
        .usage, source: source, found: "\"\(name)\"", expected: NearestName.expectation(name, among: names))
    }
    return entry
  }
}
