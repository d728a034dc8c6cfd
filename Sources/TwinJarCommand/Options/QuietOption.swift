import ArgumentParser

/// `--quiet`, of every command that takes a while or that says how to go on.
struct QuietOption: ParsableArguments {
  @Flag(name: .customLong("quiet"), help: "No progress, and no commands to go on with.")
  var isQuiet = false

  func validate() throws { if isQuiet { ProgressLine.isQuiet = true } }
}
