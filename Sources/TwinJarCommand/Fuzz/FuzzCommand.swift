import ArgumentParser

/// Holds no options of its own: they would take those of its subcommands away.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Find inputs that parsers disagree about, and tapes that reach new states.",
    discussion: """
      Without a subcommand it works on a corpus of cases: --replay asks every oracle all cases and grades the answers, \
      --merge adds what another corpus, or a directory of libFuzzer inputs, has and this one lacks.

      Example: twinjar fuzz set-cookie --time 60s --seed 1
      Example: twinjar fuzz --replay Corpus --oracle all
      Example: twinjar fuzz --merge /tmp/inputs --corpus Corpus
      """,
    subcommands: [FuzzSetCookieCommand.self, FuzzStrategyCommand.self, FuzzCorpusCommand.self],
    defaultSubcommand: FuzzCorpusCommand.self
  )
}
