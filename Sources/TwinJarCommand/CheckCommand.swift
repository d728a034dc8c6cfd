import ArgumentParser
import Choices
import CookieReports
import CookieScenarios
import SystemSupport

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what a scenario file means, or all that is wrong with it.",
    discussion: """
      Prints each setting with its value, those that are not the defaults marked, and the script in words. Of a file with \
      mistakes it prints them all, each with its line and column as compilers do; the exit code is then 65. Some wait until \
      others are mended: what follows a mistake in the syntax, the second one in a step, parts that contradict each other, \
      and what is above \(ScenarioFile.mostMistakes).

      With --schema it prints a JSON Schema for editors.

      Example: twinjar check my-app.json5
      """)

  @Argument(
    help: "A scenario file, or the name of a built-in scenario.", completion: ScenarioSelection.completion())
  var scenario: String?

  @Flag(help: "Print the JSON Schema of scenario files.")
  var schema = false

  @OptionGroup var format: FormatOption<CheckReport>

  func validate() throws {
    if schema, scenario != nil { throw ValidationError("--schema is about no scenario: leave one of them out") }
    if !schema, scenario == nil { throw ValidationError("expected a scenario file, or --schema") }
  }

  func run() throws {
    try reportingFailures {
      guard let scenario else { return StandardOutput.write(ScenarioSchema().text) }
      let read = try ScenarioSelection.read(scenario, source: "the scenario")
      try format.write(CheckReport(read.scenario, source: scenario))
    }
  }
}
