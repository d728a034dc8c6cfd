import ArgumentParser
import Choices
import CookieSimulation
import Cookies
import Foundation
import SyncStrategies
import SystemSupport

/// The whole command line, for the executable `twinjar` and for an app's own.
public enum TwinJar {
  /// Runs the command line of this process, and exits.
  ///
  /// What strategies print goes to standard error, so that answers stay clean.
  ///
  /// Own strategies run in a second process of the same program, which this one watches: one that traps, hangs or takes
  /// all memory is named, with its scenario, tape and hook or step, and left out of what follows; the exit code is then 5. Set
  /// `TWINJAR_CONTAINMENT=off` to have them run in this process, for a debugger. That takes Linux; elsewhere they always do.
  /// What makes the list itself runs before anything is watched: a trap there ends the program.
  ///
  /// - Parameter strategies: an app's own, to be compared and explored beside the built-in ones. Their names must differ
  ///   from those and from each other, and be of lower-case letters, digits and hyphens; otherwise the process says so
  ///   and exits with 64.
  public static func main(adding strategies: [StrategyEntry] = []) {
    StandIn.allow()
    StandardDescriptors.openMissing()
    WorkingDirectory.keep()
    if let complaint = StrategySelection.add(strategies) {
      StandardError.show("Error: \(complaint)\n")
      Foundation.exit(EX_USAGE)
    }
    do throws(InputError) {
      try Containment.begin(arguments: CommandLine.arguments, strategies: strategies.map(\.name))
    } catch {
      StandardError.show("Error: \(error)\n")
      Foundation.exit(error.kind.rawValue)
    }
    if !strategies.isEmpty { AppVariables.look(CommandLine.arguments) }
    LastActs.watchSignals()
    // A limit on the size of files is to be reported like a full disk: its signal would end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let arguments = TermsCommand.arguments(Array(CommandLine.arguments.dropFirst()))
      if let mistake = MistypedCommand(in: arguments, of: TwinJarCommand.self) { throw mistake }
      var command = try TwinJarCommand.parseAsRoot(arguments)
      defer { AppVariables.tell() }
      try StandardOutput.keepingClean { try command.run() }
    } catch { exit(for: Interrupt.final(error)) }
    leave(EXIT_SUCCESS)
  }

  /// Ends the process with an error's exit code.
  private static func exit(for error: any Error) -> Never {
    if let mistake = error as? MistypedCommand {
      complain(mistake.message)
      leave(EX_USAGE)
    }
    let code = TwinJarCommand.exitCode(for: error)
    let text = TwinJarCommand.fullMessage(for: error)
    if code.isSuccess {
      // The parser would not notice that it cannot be written.
      let answer = ParserText.isHelp(text) ? ParserText.help(text, on: .current()) : CompletionScript.completed(text)
      if !answer.isEmpty { StandardOutput.write("\(answer)\n") }
    } else {
      complain(text)
    }
    leave(code.rawValue)
  }

  /// - Parameter text: may quote the command line, which may be anybody's text.
  private static func complain(_ text: String) {
    let lines = ParserText.usage(text, on: .ofErrors()).split(separator: "\n", omittingEmptySubsequences: false)
    let message = lines.map { Printable.text(String($0)) }.joined(separator: "\n")
    if !message.isEmpty { StandardError.show("\(message)\n") }
  }

  /// Ends the process; of what strategies have left for its end, nothing happens where they are watched.
  private static func leave(_ code: Int32) -> Never {
    LastActs.performNow()
    RunWitness.leave(code)
    Foundation.exit(code)
  }
}

struct TwinJarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: programName,
    abstract: "Find out why a hybrid app logs its users out, before its users do.",
    discussion: """
      Exit codes: 0 for the answer hoped for; 1 if something was found; 2 if a diagnosis or calibration cannot tell; 3 for a search that is not finished; 4 for a \
      strategy that is not deterministic or remembers what a search cannot see, and for runs without a verdict; 5 for an app's own strategy that ended its \
      process; 64 for a wrong \
      command line, 65 for wrong content, 66 for what cannot be read or written; 69 where strategies cannot be run, or the lab's engine or SQLite is missing; 70 if another program failed; 74 if \
      standard output cannot be written; 130 after Ctrl-C, which ends a command with what is finished by then.

      "\(programName) help terms" says what the words of the tables mean, and \
      "\(programName) --generate-completion-script bash" (or zsh, fish) what a shell needs to complete commands, scenarios, \
      strategies and causes.

      What a strategy prints goes to standard error: standard output has the answer alone.

      Example: \(programName) compare --scenario concurrent-refresh --runs 10000
      """,
    version: TwinJarVersion.text(of: programName),
    subcommands: [
      CompareCommand.self,
      MergeCommand.self,
      RareCommand.self,
      AdviseCommand.self,
      ExplainCommand.self,
      ExploreCommand.self,
      ReplayCommand.self,
      ShrinkCommand.self,
      ListCommand.self,
      CheckCommand.self,
      NewCommand.self,
      ParseCommand.self,
      DiagnoseCommand.self,
      CalibrateCommand.self,
      InspectCommand.self,
      RedactCommand.self,
      FuzzCommand.self,
      ArchivesCommand.self,
      SoakCommand.self,
      SelfCheckCommand.self,
      OracleCommand.self,
      FoundationOracleCommand.self,
      ArchiveTrialCommand.self,
      LabCommand.self,
      TermsCommand.self,
      LabAppCommand.self,
      LabBoundCommand.self,
      LabJanitorCommand.self,
    ]
  )

  /// An app's own program has a name of its own.
  private static var programName: String {
    let name = CommandLine.arguments.first.map(TypedPath.lastName) ?? ""
    return name.isEmpty || Printable.text(name) != name ? "twinjar" : name
  }
}
