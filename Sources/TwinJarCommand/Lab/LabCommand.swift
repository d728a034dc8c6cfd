import ArgumentParser

struct LabCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab",
    abstract: "Run strategies on a real engine, and put the simulator beside it.",
    discussion: """
      The app is a process of its own: the strategy's own code, Foundation's URLSession and HTTPCookieStorage, and a real \
      engine's page and cookie store: WebKitGTK, Chromium or Firefox. User, server and judge are another. Linux only; needs \
      the Debian packages libwebkit2gtk-4.1-0 and xvfb, or chromium, or firefox-esr.

      Example: twinjar lab run --scenario concurrent-refresh --strategy two-way-observer --trials 30
      """,
    subcommands: [LabRunCommand.self, LabCompareCommand.self, LabMeasureCommand.self])
}
