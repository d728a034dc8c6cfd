import ArgumentParser
import Choices
import CookieLab
import CookieReports
import Foundation

struct LabMeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure an engine: how long its store's operations take, what they lose.",
    discussion: """
      Reads and writes of both stores, the observer, what the page sees, the first request of a new app, and writes around a \
      kill of the network process; no strategy takes part. Durations with quantiles, counts with 95 % intervals.

      The JSON (twinjar.lab-profile/1) has a 'timing' that can be put into a scenario file.

      Example: twinjar lab measure --samples 200 -o webkitgtk.json
      """)

  @Option(help: "The engine: \(LabEngine.allCases.map(\.rawValue).joined(separator: ", ")).")
  var engine: LabEngine = .webKitGTK

  @Option(help: "Samples of what is quick to measure, 10 to 100,000. A tenth as many apps are started.")
  var samples = 200

  @Option(
    name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Write the JSON here.", valueName: "file"))
  var output: String?

  @OptionGroup var format: FormatOption<MeasurementReport>

  func validate() throws {
    guard (10...100_000).contains(samples) else {
      throw ValidationError("--samples: found \(samples), expected 10 to 100,000")
    }
  }

  func run() throws {
    try reportingFailures {
      let measurement = LabMeasurement(engine: engine, samples: samples)
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine("measuring")
      let profile = try reportingAbsence {
        try measurement.run(
          with: LabProgram(path: OwnExecutable.path), control: control,
          progress: line.count(of: measurement.steps, "steps"))
      }
      line.clear()
      let report = MeasurementReport(profile)
      if let output { try OutputFile.write(try report.json(), to: output, expected: "a file for what was measured") }
      try format.write(report)
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
    }
  }
}
