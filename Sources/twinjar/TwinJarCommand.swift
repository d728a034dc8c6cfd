import ArgumentParser

@main
struct TwinJarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "twinjar",
    abstract: "Find out why a hybrid app logs its users out, before its users do.",
    discussion: """
      Example: twinjar compare --scenario concurrent-refresh --runs 10000
      """,
    subcommands: [
      CompareCommand.self, AdviseCommand.self, ReplayCommand.self, ExplainCommand.self, ListCommand.self,
      ParseCommand.self, OracleCommand.self, SoakCommand.self, ArchivesCommand.self, ArchiveTrialCommand.self,
      FuzzCommand.self, FoundationOracleCommand.self,
    ]
  )
}
