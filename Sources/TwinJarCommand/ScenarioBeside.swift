import Choices
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SystemSupport

/// The file of a scenario of one's own that stands beside a finding: who stores a finding puts it there.
enum ScenarioBeside {
  static func fileName(ofScenario name: String) -> String { "\(name).json5" }

  /// The scenario of that name in a directory; nil if there is none. A tape may have come from anybody: what is no name is
  /// no name of a file.
  static func scenario(named name: String, in directory: String) throws(InputError) -> Scenario? {
    guard let path = path(ofScenario: name, in: directory) else { return nil }
    return try ScenarioFile.parse(try InputFile.read(path, expected: "a scenario file"), source: path)
  }

  static func path(ofScenario name: String, in directory: String) -> String? {
    let path = TypedPath.joined(directory, fileName(ofScenario: name))
    return ScenarioFile.isName(name) && FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
