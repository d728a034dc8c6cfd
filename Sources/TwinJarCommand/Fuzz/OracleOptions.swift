import ArgumentParser
import Choices
import CookieFuzzing
import CookieSimulation
import Cookies
import Foundation

/// The choice of oracles, shared by the subcommands that ask them.
struct OracleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whom to ask besides: \(OracleEntry.all.map(\.name).joined(separator: ", ")), all, none, or a command that "
        + "speaks the oracle protocol, and sets what it needs besides PATH, HOME, LANG and TMPDIR; may be repeated.",
      valueName: "name|command"))
  var oracle: [String] = ["foundation", "foundation-properties"]

  @Option(
    name: .customLong("deadline"),
    help: ArgumentHelp(
      "How long an oracle may say nothing before it counts as hung, up to 1h. Default: 10s.", valueName: "time"),
    transform: TimeSpan.parse)
  private var longestSilence: TimeSpan?

  /// In seconds.
  private var deadline: Double { longestSilence?.seconds ?? 10 }

  func validate() throws {
    guard deadline <= 3600 else {
      throw ValidationError("--deadline: found \(longestSilence?.text ?? ""), expected at most 1h")
    }
  }

  /// The oracles, ready to be asked; those that are not there are named on standard error.
  ///
  /// - Throws: if a command does not answer, or the system has not enough of something to start an oracle.
  func processes() throws -> [OracleProcess] {
    let names = oracle.filter { $0 != "none" }
    guard !names.isEmpty else { return [] }
    let directory = try OracleDirectory()
    return try names.flatMap { name in
      try refuseMisspelt(name)
      let entries = name == "all" ? OracleEntry.all : [OracleEntry.named(name)].compactMap { $0 }
      if entries.isEmpty { return [try start(command: name, directory)] }
      return try entries.compactMap { try start($0, directory) }
    }
  }

  private func start(command: String, _ directory: OracleDirectory) throws -> OracleProcess {
    let process = OracleProcess(
      name: shortName(command), identity: Printable.text(command),
      command: OracleLaunch(["sh", "-c", command], files: directory), deadline: deadline)
    guard let absence = process.silence() else { return process }
    if absence.isShortage { throw InputError(shortage: "\(absence)", source: "--oracle") }
    throw InputError(
      .usage, source: "--oracle", found: "\"\(command)\", which answers nothing (\(absence))",
      expected: "a command that answers in the oracle protocol")
  }

  /// What was found is short of what they would have said.
  static func refuseShortage(of processes: [OracleProcess]) throws {
    for process in processes where process.troubles.isShortage {
      throw InputError(shortage: process.troubles.cannotStart ?? "", source: "oracle \(process.name)")
    }
  }

  /// Nil if it is absent.
  private func start(_ entry: OracleEntry, _ directory: OracleDirectory) throws -> OracleProcess? {
    do throws(OracleAbsence) {
      return try entry.start(executable: OwnExecutable.path, directory: directory, deadline: deadline)
    } catch {
      if error.isShortage { throw InputError(shortage: "\(error)", source: "oracle \(entry.name)") }
      let packages = entry.packages.joined(separator: " ")
      let remedy = packages.isEmpty ? "" : "; Debian: apt-get install \(packages)"
      StandardError.show("oracle \(entry.name) is absent: \(error)\(remedy)\n")
      return nil
    }
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
}
