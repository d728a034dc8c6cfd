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
      kill of the network process. Durations with quantiles, counts with 95 % intervals.

      Before each sample the app rests as long as a trial does. What a strategy's copy consists of is measured within copies \
      of two-way-observer, each in a new app. 200 samples take some minutes; nothing else is to run meanwhile.

      The JSON (twinjar.lab-profile/1) has a 'timing' that can be put into a scenario file.

      Exit codes: 0, 66 for a file that cannot be written, 69 without the engine, 71 if it is there and has not started in time, \
      130 interrupted; in each case with what was measured by then.

      Example: twinjar lab measure --samples 200 -o webkitgtk.json
      """)

  @Option(help: "The engine: \(LabEngine.allCases.map(\.rawValue).joined(separator: ", ")).")
  var engine: LabEngine = .webKitGTK

  @Option(help: "How much is measured, 10 to 100,000: two fifths as many copies each way; of most else a fifth.")
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
      if let output { try OutputFile.check(output, expected: Self.file) }
      let measurement = LabMeasurement(engine: engine, samples: samples)
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine("measuring")
      let (profile, failure) = try reportingAbsence {
        try measurement.run(
          with: LabProgram(path: OwnExecutable.itself), control: control,
          progress: line.count(of: measurement.steps, "steps"))
      }
      line.clear()
      let report = MeasurementReport(profile)
      let problem = keep(try report.json())
      try format.write(report)
      interrupt.end()
      if let problem {
        if let failure { StandardError.show("Error: \(failure)\n") }
        throw problem
      }
      if let failure { try reportingAbsence { throw failure } }
      if control.isStopped { throw ExitCode(130) }
    }
  }

  private static let file = "a file for what was measured"

  /// Why what was measured could not be written; the table is printed all the same.
  private func keep(_ json: String) -> InputError? {
    guard let output else { return nil }
    do throws(InputError) {
      try OutputFile.write(json, to: output, expected: Self.file)
      return nil
    } catch { return error }
  }
}
