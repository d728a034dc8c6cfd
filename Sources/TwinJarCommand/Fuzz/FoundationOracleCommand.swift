import ArgumentParser
import CookieFuzzing
import Foundation

/// Foundation as an oracle, in a process that it may take down.
struct FoundationOracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "foundation-oracle",
    abstract: "Answer what Foundation on this platform does, in the oracle protocol.",
    discussion: """
      Reads one JSON object a line and writes one answer a line. Foundation may end the process on hostile input: \
      "twinjar fuzz" runs this command as a child.
      """,
    shouldDisplay: false
  )

  @Flag(help: "Hand each cookie on through HTTPCookie(properties:).")
  var throughProperties = false

  func run() throws {
    let oracle = FoundationOracle(goesThroughProperties: throughProperties)
    while let line = readLine(strippingNewline: true) {
      StandardOutput.write(oracle.answer(to: line) + "\n")
    }
  }
}
