import ArgumentParser
import SyncStrategies
import SystemSupport

/// The whole command line, for the executable `twinjar` and for an app's own.
public enum TwinJar {
  /// Runs the command line of this process, and exits.
  ///
  /// - Parameter strategies: an app's own, to be compared and explored beside the built-in ones. Their names must differ
  ///   from those.
  public static func main(adding strategies: [StrategyEntry] = []) {
    StandardDescriptors.openMissing()
    LastActs.watchSignals()
    StrategySelection.add(strategies)
    do {
      var command = try TwinJarCommand.parseAsRoot()
      try command.run()
    } catch { TwinJarCommand.exit(withError: Interrupt.final(error)) }
  }
}

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
      ShrinkCommand.self,
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
