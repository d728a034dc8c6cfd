import Choices
import CookieExploration
import CookieScenarios

/// A scenario of a campaign: what it is, and what a journal says of it.
struct JournalledScenario {
  var scenario: Scenario
  var entry: JournalHeader.Scenario
  /// What a sweep set in it.
  var settings: [ScenarioSetting] = []

  /// Its name, and what was set in it.
  var title: String { ([scenario.name] + settings.map(\.description)).joined(separator: ", ") }

  /// The one that a command was given.
  init(called name: String) throws(InputError) {
    let file: [UInt8]
    (scenario, file) = try ScenarioSelection.read(name)
    let isBuiltIn = BuiltInScenarios.file(named: name) != nil
    entry = JournalHeader.Scenario(
      scenario, called: name, file: isBuiltIn ? nil : String(decoding: file, as: UTF8.self))
  }

  /// The one that a journal was written of.
  ///
  /// - Parameter source: the journal.
  /// - Throws: if there is no such built-in one, or another by that name, in this program.
  init(_ entry: JournalHeader.Scenario, source: String) throws(InputError) {
    guard let bytes = entry.file.map({ Array($0.utf8) }) ?? BuiltInScenarios.file(named: entry.called) else {
      throw InputError(
        .data, source: source, place: "scenarios", found: "\"\(entry.called)\"", expected: "a scenario of this program")
    }
    self.entry = entry
    scenario = try ScenarioFile.parse(bytes, source: entry.called)
    do {
      for text in entry.settings {
        let setting = try ScenarioSetting(parsing: text, source: source)
        scenario = try setting.applied(to: scenario, source: source)
        settings.append(setting)
      }
    } catch {
      // It is the journal that is wrong, not the command line.
      var failure = error
      failure.kind = .data
      throw failure
    }
    guard hexadecimal(scenario.digest) == entry.digest, scenario.name == entry.name else {
      throw InputError(
        .data, source: source, place: "scenario \(entry.name)", found: "content \(entry.digest)",
        expected: "content \(hexadecimal(scenario.digest)), as this program has it")
    }
  }

  /// The same with one more key set.
  func setting(_ setting: ScenarioSetting, source: String) throws(InputError) -> Self {
    var changed = self
    changed.scenario = try setting.applied(to: scenario, source: source)
    changed.settings.append(setting)
    changed.entry = JournalHeader.Scenario(
      changed.scenario, called: entry.called, file: entry.file, settings: changed.settings.map(\.description))
    return changed
  }
}
