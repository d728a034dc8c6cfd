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
      CompareCommand.self,
      AdviseCommand.self,
      ExplainCommand.self,
      ExploreCommand.self,
      ReplayCommand.self,
      ListCommand.self,
      ParseCommand.self,
      FuzzCommand.self,
      ArchivesCommand.self,
      SoakCommand.self,
      SelfCheckCommand.self,
      OracleCommand.self,
      FoundationOracleCommand.self,
      ArchiveTrialCommand.self,
    ]
  )
}
