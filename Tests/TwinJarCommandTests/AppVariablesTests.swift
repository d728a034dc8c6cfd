import CookieReports
import Foundation
import Testing

@testable import TwinJarCommand

/// What a strategy keeps outside of its instance outlives a simulated kill: it is named.
@Suite("Variables outside of instances") struct AppVariablesTests {
  private static let name = "static twinjar_broken_strategies.SessionKeeper.shared : "
  private static let cell = ["--scenario", "one-relaunch"]

  @Test("a search's answer names them, for people and for programs", arguments: ["table", "json"])
  func explore(format: String) async throws {
    let result = try await BuiltCommand.run(
      ["explore", "--strategy", "remembers-in-a-singleton", "--faults", "0", "--schedules", "2000", "--format", format]
        + Self.cell, of: BuiltCommand.broken)
    #expect(result.output.contains("set while strategies ran, and not cleared by a kill"))
    #expect(result.output.contains(Self.name))
    #expect(result.error.contains(Self.name))
  }

  @Test("what the parts of a search have set, and processes before this one, is in the answer")
  func parts() async throws {
    let directory = try TestDirectory()
    func run(_ arguments: [String]) async throws -> BuiltCommand.Result {
      try await BuiltCommand.run(arguments, of: BuiltCommand.broken, in: directory.url)
    }
    let search =
      [
        "explore", "--strategy", "remembers-in-a-singleton", "--faults", "0", "--schedules", "2000", "--budget", "1h",
        "--format", "json",
      ] + Self.cell
    let whole = try await run(search)
    #expect(whole.output.contains(Self.name))
    for index in 1...3 { _ = try await run(search + ["--output", "parts", "--shard", "\(index)/3"]) }
    #expect(try await run(["merge", "parts", "--format", "json"]).output == whole.output)
    for _ in 0..<2 { #expect(try await run(search + ["--output", "kept"]).output == whole.output) }
    for file in ["parts/journal-1-of-3.ndjson", "parts/journal-2-of-3.ndjson", "kept/journal.ndjson"] {
      #expect(try directory.text(of: file).contains(Self.name), "\(file)")
    }
  }

  @Test("so is an object that stands where the optimiser has laid it out") func staticObject() async throws {
    let result = try await BuiltCommand.run(
      ["compare", "--strategy", "remembers-in-a-static-object", "--runs", "20", "--jobs", "1"] + Self.cell,
      of: BuiltCommand.broken)
    #expect(result.error.contains("twinjar_broken_strategies.StaticKeeper.shared"), "\(result.error)")
  }

  @Test("formats for services name them as well", arguments: ["junit", "github", "sarif"])
  func services(format: String) async throws {
    let result = try await BuiltCommand.run(
      [
        "explore", "--strategy", "remembers-in-a-singleton", "--faults", "0", "--schedules", "20", "--format", format,
      ] + Self.cell, of: BuiltCommand.broken)
    #expect(result.output.contains(Self.name), "\(result.output)")
    #expect(result.output.contains("not cleared by a kill"), "\(result.output)")
  }

  private static let strip = "/usr/bin/strip"

  @Test(
    "of a program without symbols it is said that nothing is seen",
    .enabled(if: FileManager.default.isExecutableFile(atPath: strip), "strip is not installed"),
    arguments: ["--strip-all", "--discard-all"])
  func stripped(option: String) async throws {
    let directory = try TestDirectory()
    let program = directory.url.appending(path: "stripped")
    try FileManager.default.copyItem(at: BuiltCommand.broken, to: program)
    _ = try await BuiltCommand.run([option, program.path], of: URL(filePath: Self.strip))
    let search =
      ["explore", "--strategy", "remembers-in-a-singleton", "--faults", "0", "--schedules", "20"] + Self.cell
    let result = try await BuiltCommand.run(search, of: program)
    #expect(result.output.contains(VariableNames.hidden), "\(result.output)")
    #expect(result.error.contains("Note: \(VariableNames.hidden)"), "\(result.error)")
  }

  @Test("a comparison ends with them") func compare() async throws {
    let result = try await BuiltCommand.run(
      ["compare", "--strategy", "remembers-in-a-singleton", "--runs", "20"] + Self.cell, of: BuiltCommand.broken)
    #expect(result.error.contains("Note: while strategies ran, variables outside of their instances were set"))
    #expect(result.error.contains(Self.name))
  }

  @Test(
    "nothing is said of a strategy that has none, nor of TwinJar's own",
    arguments: [["gated-mirror"], ["gated-mirror", "twinjar", "native-backup"]])
  func none(strategies: [String]) async throws {
    let result = try await BuiltCommand.run(
      ["compare", "--runs", "20"] + strategies.flatMap { ["--strategy", $0] } + Self.cell, of: BuiltCommand.example)
    #expect(result.status == 0 || result.status == 1)
    #expect(!result.error.contains("outside of their instances"), "\(result.error)")
  }

  @Test("TwinJar's own modules are all known") func modules() throws {
    let package = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Package.swift"),
      encoding: .utf8)
    let targets = package.matches(of: /\.target\(\s*name: "(\w+)"/).map { String($0.output.1) }
    let libraries = Set(targets).filter { !$0.hasPrefix("C") || $0.hasPrefix("Co") || $0.hasPrefix("Ca") }
      .subtracting(["Choices", "ExampleStrategy", "ExampleApp", "LibFuzzer"])
    #expect(
      libraries.isSubset(of: AppVariables.modulesOfOthers), "\(libraries.subtracting(AppVariables.modulesOfOthers))")
    #expect(libraries.count > 15)
  }

  @Test(
    "hundreds of them are counted",
    arguments: [
      (["a"], "a"), (["a", "b", "c", "d", "e", "f", "g"], "a; b; c; d; e; f; g"),
      (Array(repeating: "a", count: 22), Array(repeating: "a; ", count: 20).joined() + "and 2 more"),
    ])
  func words(names: [String], text: String) { #expect(VariableNames.first(names) == text) }
}
