import ArgumentParser
import CookieReports
import CookieSimulation
import Foundation

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Print the event log of one run.",
    discussion: """
      A tape is the line that "twinjar compare" prints, or a file that holds one.

      Example: twinjar replay tape.txt
      """
  )

  @Argument(help: "A tape, or a file with one.")
  var tape: String

  @Option(help: ArgumentHelp("The scenario's file, if it is not built in.", valueName: "file"))
  var scenario: String?

  @Flag(help: "Print the tape with every choice written out instead of the event log.")
  var choices = false

  func run() throws {
    try reportingFailures {
      let run = try RecordedRun(tape: tape, scenario: scenario)
      let digest = run.simulator.trace.digest
      if choices {
        let written = TapeText(
          strategy: run.strategy.name, scenario: run.scenario, content: .choices(run.choices), trace: digest)
        StandardOutput.write("\(written.text)\n")
      } else {
        StandardOutput.write(EventLog(run.simulator.trace).text)
        StandardOutput.write("\n\(RunLine(run.summary).text)\ntrace \(hexadecimal(digest))\n")
      }
      try run.requireSameTrace()
    }
  }
}
