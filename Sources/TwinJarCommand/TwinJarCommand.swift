import ArgumentParser
import Foundation
import SyncStrategies
import SystemSupport

/// The whole command line, for the executable `twinjar` and for an app's own.
public enum TwinJar {
  /// Runs the command line of this process, and exits.
  ///
  /// Own strategies run in a second process of the same program, which this one watches: one that traps, hangs or takes
  /// all memory is named, with its scenario, tape and hook, and left out of what follows; the exit code is then 5. Set
  /// `TWINJAR_CONTAINMENT=off` to have them run in this process, for a debugger.
  ///
  /// - Parameter strategies: an app's own, to be compared and explored beside the built-in ones. Their names must differ
  ///   from those and from each other, and be of lower-case letters, digits and hyphens; otherwise the process says so
  ///   and exits with 64.
  public static func main(adding strategies: [StrategyEntry] = []) {
    StandardDescriptors.openMissing()
    if let complaint = StrategySelection.add(strategies) {
      StandardError.write("Error: \(complaint)\n")
      exit(EX_USAGE)
    }
    Containment.begin(arguments: CommandLine.arguments, strategies: strategies.map(\.name))
    LastActs.watchSignals()
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
