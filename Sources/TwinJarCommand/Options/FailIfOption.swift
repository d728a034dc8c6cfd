import ArgumentParser
import Choices
import CookieExploration
import CookieReports

/// `--fail-if`.
struct FailIfOption: ParsableArguments {
  /// More of them are counted only.
  private static let mostDoubts = 5

  @Option(
    name: .customLong("fail-if"),
    help: ArgumentHelp(
      "Exit with 1 where a kind of harm is more frequent, as in 'lost > 0.1%'; may be repeated. That is shown by the lower "
        + "bound of the 95 % interval; 'upper lost > 0.1%' takes the upper one, so that too few runs fail as well. So "
        + "do a test of JUnit's and an error of SARIF or the annotations; harm that is allowed is a note there. Kinds: "
        + HarmMeasure.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "condition"),
    transform: Self.parse)
  var limits: [HarmLimit] = []

  @Sendable
  private static func parse(_ text: String) throws -> HarmLimit {
    do throws(InputError) { return try HarmLimit(parsing: text, source: "--fail-if") } catch {
      throw ValidationError("found \(error.found), expected \(error.expected)\n\(error.advice)")
    }
  }

  /// Says what exceeds a limit, and what the runs do not decide.
  ///
  /// - Parameter scenarios: what the campaign's scenarios are to be called.
  /// - Throws: exit code 1 if anything does.
  func check(_ campaign: Campaign, _ tallies: [CellTally], _ scenarios: [String]) throws {
    guard !limits.isEmpty else { return }
    let text = HarmLimitText(limits, campaign, tallies, scenarios: scenarios)
    for sentence in Self.sentences(text) { StandardError.show(sentence + "\n") }
    if !text.failures.isEmpty { throw ExitCode(1) }
  }

  func tellInterruption() {
    if !limits.isEmpty { StandardError.show("--fail-if: not looked at, since the runs were interrupted\n") }
  }

  /// The same for a page.
  func sentences(_ campaign: Campaign, _ tallies: [CellTally], _ scenarios: [String]) -> [String] {
    Self.sentences(HarmLimitText(limits, campaign, tallies, scenarios: scenarios))
  }

  private static func sentences(_ text: HarmLimitText) -> [String] {
    let (doubts, rest) = (text.doubts.prefix(mostDoubts), text.doubts.count - mostDoubts)
    return doubts.map { "Undecided: \($0)" } + (rest > 0 ? ["Undecided: \(rest) more. More --runs tell."] : [])
      + text.failures.map { "Failed: \($0)" }
  }
}
