import ArgumentParser
import CookieReports

struct TermsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terms",
    abstract: "Say what the words of the tables mean.",
    discussion: "Example: twinjar help terms"
  )

  @OptionGroup var format: FormatOption<TermsReport>

  func run() throws { try format.write(TermsReport()) }

  /// "help terms" asks for the glossary, not for the help of the command that prints it.
  static func arguments(_ arguments: [String]) -> [String] {
    arguments.starts(with: ["help", "terms"]) ? Array(arguments.dropFirst()) : arguments
  }
}
