import ArgumentParser
import CookieFuzzing
import CookieSimulation
import Cookies
import Foundation

/// The choice of oracles, shared by the subcommands that ask them.
struct OracleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whom to ask besides: \(OracleEntry.all.map(\.name).joined(separator: ", ")), all, none, or a command that "
        + "speaks the oracle protocol; may be repeated.", valueName: "name|command"))
  var oracle: [String] = ["foundation", "foundation-properties"]

  @Option(help: "Seconds without an answer after which an oracle counts as hung.")
  var deadline = 10.0

  func validate() throws {
    guard deadline > 0, deadline <= 3600 else {
      throw ValidationError("--deadline: found \(deadline), expected more than 0 and at most 3600 seconds")
    }
  }

  /// Oracles that are ready to be asked. The directory holds their adapters: keep it for as long as they are asked.
  struct Selection {
    let processes: [OracleProcess]
    let directory: OracleDirectory
  }

  /// Makes the oracles ready; those that are not there are named on standard error.
  func selection() throws -> Selection {
    let directory = OracleDirectory()
    var processes: [OracleProcess] = []
    for name in oracle where name != "none" {
      try refuseMisspelt(name)
      let entries = name == "all" ? OracleEntry.all : [OracleEntry.named(name)].compactMap { $0 }
      if entries.isEmpty {
        processes.append(
          OracleProcess(name: shortName(name), command: ["sh", "-c", name], deadline: deadline))
      }
      for entry in entries {
        switch entry.prepare(executable: Self.executable, directory: directory) {
        case .success(let command):
          let process = OracleProcess(
            name: entry.name, command: command, variantOf: entry.variantOf, deadline: deadline)
          processes.append(process)
        case .failure(let absence):
          let remedy =
            entry.packages.isEmpty ? "" : "; Debian: apt-get install \(entry.packages.joined(separator: " "))"
          StandardError.write("oracle \(entry.name) is absent: \(absence)\(remedy)\n")
        }
      }
    }
    return Selection(processes: processes, directory: directory)
  }

  /// A single word that is nearly an oracle's name is no command.
  private func refuseMisspelt(_ name: String) throws {
    let names = OracleEntry.all.map(\.name) + ["all", "none"]
    guard !names.contains(name), name.allSatisfy({ $0.isLetter || $0 == "-" }),
      NearestName.of(name, among: names) != nil
    else { return }
    throw InputError(
      .usage, source: "--oracle", found: "\"\(name)\"",
      expected: "a command, or \(NearestName.expectation(name, among: names))")
  }

  /// The last part of the command's first word.
  private func shortName(_ command: String) -> String {
    let word = command.split(separator: " ").first.map(String.init) ?? command
    return Printable.text(word.split(separator: "/").last.map(String.init) ?? word)
  }

  private static var executable: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}

/// A number of seconds: "60s", "10m", "2h" or plain "60".
struct TimeSpan: ExpressibleByArgument {
  let seconds: Double

  init?(argument: String) {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    let unit = argument.last.flatMap { units[$0] }
    guard let number = Double(unit == nil ? argument : String(argument.dropLast())), number > 0, number.isFinite,
      number <= 1_000_000
    else { return nil }
    seconds = number * (unit ?? 1)
  }
}
