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
      others are mended: what follows a mistake in the syntax, the second one in a step, what is wrong with the second value \
      of a repeated key, and parts that contradict each other.

      With --format json, github or sarif the mistakes are printed in that format, and the exit code is the same. Of very \
      many a person is shown \(ScenarioMistakes.mostShown) and a program \(ScenarioMistakes.mostListed); both are told \
      how many there are besides.

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
      try format.write(CheckReport(read(scenario), source: scenario))
    }
  }

  /// The scenario. What is wrong with its file is thrown, and a program is told it in its format as well.
  private func read(_ name: String) throws -> Scenario {
    var file: [UInt8] = []
    do throws(InputError) {
      file = try ScenarioSelection.file(name, source: "the scenario")
      return try ScenarioSelection.scenario(in: file, called: name)
    } catch {
      if !format.isForTerminal, error.kind == .data || error.kind == .noInput {
        try format.write(problems(in: file, called: name, after: error))
      }
      throw error
    }
  }

  private func problems(in file: [UInt8], called name: String, after error: InputError) -> CheckProblemsReport {
    guard error.kind == .data else { return CheckProblemsReport([error], in: name, file) }
    let mistakes = ScenarioFile.mistakes(in: file, source: name)
    return CheckProblemsReport(mistakes.listed, leftOut: mistakes.leftOut, in: name, file)
  }
}
