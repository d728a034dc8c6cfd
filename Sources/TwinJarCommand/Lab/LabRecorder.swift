import Choices
import CookieLab

/// Keeps the trials of a run in a directory: a file a cell, and the files of their scenarios.
struct LabRecorder {
  private let directory: OutputDirectory
  private let events: LabRecord.KeptEvents

  init(_ path: String, events: LabRecord.KeptEvents) throws(InputError) {
    self.events = events
    directory = try OutputDirectory(path, expected: "a directory for recorded trials")
  }

  func keep(_ trials: [[Trial]], of run: LabRun, engineVersion: String) throws(InputError) {
    for (cell, trials) in zip(run.cells, trials) where !trials.isEmpty {
      let header = LabRecord.Header(cell, of: run, engineVersion: engineVersion)
      let scenario = try ScenarioSelection.read(cell.source).file
      try directory.write(String(decoding: scenario, as: UTF8.self), as: header.file)
      try directory.write(
        LabRecord.text(header, trials, events: events),
        as: LabRecord.fileName(scenario: header.scenario, strategy: header.strategy))
    }
  }
}
