import ArgumentParser
import CookieLab
import Cookies
import Foundation

/// The app of a trial; started by `lab`.
struct LabAppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab-app", abstract: "The app of a trial; part of \"lab\".", shouldDisplay: false)

  @Argument var strategy: String
  @Option(help: "The profile.") var directory: String
  @Option(help: "The token server's address.") var server: String
  @Option(help: "The server's grace, in seconds.") var grace = 0.0
  @Option(help: "The engine.") var engine: LabEngine
  @Option(help: "The process that started this one.") var parent: Int32

  func run() throws {
    let probe = strategy == LabAppProcess.probe.name ? LabAppProcess.probe : nil
    guard let entry = StrategySelection.entry(named: strategy) ?? probe, let server = URL(string: server) else {
      throw ValidationError(
        "found \"\(Printable.text(strategy))\" at \"\(Printable.text(server))\", expected a strategy's name and an address"
      )
    }
    LabAppProcess.run(
      entry, in: LabAppPlace(directory: directory, server: server, grace: grace), on: engine,
      program: LabProgram(path: OwnExecutable.itself), parent: parent
    ) { StandardOutput.write($0) }
  }
}

/// Another program, tied to the lab's process.
struct LabBoundCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab-bound", abstract: "A program of a trial; part of \"lab\".", shouldDisplay: false)

  @Option(help: "The process that started this one.") var parent: Int32
  @Flag(help: "End it by SIGKILL.") var kill = false
  @Flag(help: "Give it this program's input and output as the descriptors 3 and 4.") var streamsAtThree = false
  @Argument(parsing: .postTerminator) var program: [String]

  func run() throws {
    guard !program.isEmpty else { throw ValidationError("found nothing behind --, expected a program") }
    // It writes to this process's own output, not to where strategies print.
    try StandardOutput.lending {
      BoundProgram.run(program, parent: parent, isKilled: kill, streamsAtThree: streamsAtThree)
      throw ExitCode(EX_UNAVAILABLE)
    }
  }
}

/// Removes what a lab that was killed has left.
struct LabJanitorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab-janitor", abstract: "Clears up behind \"lab\".", shouldDisplay: false)

  func run() { Janitor.run() }
}
