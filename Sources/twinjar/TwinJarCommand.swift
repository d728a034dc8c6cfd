import ArgumentParser

@main
struct TwinJarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "twinjar",
    abstract: "Find out why a hybrid app logs its users out, before its users do.",
    subcommands: [ParseCommand.self, OracleCommand.self, SoakCommand.self]
  )
}
