import CookieReports
import Foundation
import Testing

/// Each line that says how to go on is given to a shell as it stands, and has to show what the line above it says.
@Suite("Printed lines work when they are pasted") struct PrintedLineTests {
  /// Who prints: a program under some path, with a strategy, in a scenario under some name.
  struct Setup: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var program: URL
    /// Where the program stands below the directory in which lines are pasted; nil for where it was built.
    var link: String?
    var strategy: String
    /// A built-in scenario, or a file to be made.
    var scenario: String
  }

  static let setups = [
    Setup(
      testDescription: "a built-in scenario", program: BuiltCommand.executable, strategy: "two-way-observer",
      scenario: "concurrent-refresh"),
    Setup(
      testDescription: "hostile paths", program: BuiltCommand.executable, link: "it's $(touch hacked) `touch hacked`",
      strategy: "two-way-observer", scenario: "it's my $HOME \"scenario\"; touch hacked.json5"),
    Setup(
      testDescription: "an app's own strategy", program: BuiltCommand.example, strategy: "ungated-mirror",
      scenario: "concurrent-refresh"),
    Setup(
      testDescription: "an app's own strategy and scenario", program: BuiltCommand.example, link: "my app",
      strategy: "ungated-mirror", scenario: "my scenario's file.json5"),
  ]

  /// A command that prints lines, and what each of them has to show.
  struct Printer: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var status: Int32
    /// The fewest lines that there have to be.
    var lines: Int
  }

  static func printers(_ setup: Setup) -> [Printer] {
    let cell = ["--scenario", setup.scenario, "--strategy", setup.strategy]
    return [
      Printer(testDescription: "compare", arguments: ["compare", "--runs", "30"] + cell, status: 0, lines: 3),
      Printer(
        testDescription: "compare --by cause", arguments: ["compare", "--by", "cause", "--runs", "30"] + cell,
        status: 0,
        lines: 1),
      Printer(
        testDescription: "explore", arguments: ["explore", "--faults", "0", "--property", "lost"] + cell, status: 1,
        lines: 1),
      Printer(
        testDescription: "explore --search random",
        arguments: ["explore", "--search", "random", "--property", "lost", "--schedules", "300"] + cell, status: 1,
        lines: 1),
      Printer(
        testDescription: "fuzz strategy",
        arguments: ["fuzz", "strategy", setup.strategy, "--scenario", setup.scenario, "--runs", "100"], status: 0,
        lines: 1),
      Printer(
        testDescription: "advise", arguments: ["advise", "--runs", "2", "--scenario", setup.scenario], status: 0,
        lines: 0),
    ]
  }

  /// The directory to paste in, with the program and the scenario, and how the program is called there.
  private func prepare(_ setup: Setup) throws -> (directory: TestDirectory, program: URL, called: String) {
    let directory = try TestDirectory()
    if setup.scenario.hasSuffix(".json5") { try directory.write(TestDirectory.scenario, as: setup.scenario) }
    guard let link = setup.link else {
      return (directory, setup.program, Invocation(program: setup.program.path).line())
    }
    let folder = directory.url.appendingPathComponent(link)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("twin jar")
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: setup.program)
    // It is printed relative to the directory that it stands below.
    return (directory, program, Invocation(program: "\(link)/twin jar").line())
  }

  @Test(arguments: setups)
  func lines(_ setup: Setup) async throws {
    let (directory, program, called) = try prepare(setup)
    for printer in Self.printers(setup) {
      let printed = try await BuiltCommand.run(printer.arguments, of: program, in: directory.url)
      #expect(printed.status == printer.status, "\(printer.testDescription): \(printed.error)")
      let all = printed.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      let lines = all.indices.filter { all[$0].hasPrefix("\(called) ") }
      #expect(lines.count >= printer.lines, "\(printer.testDescription): \(printed.output)")
      // A tape that stands alone would be a line to go on with that does not work.
      let tapes = all.indices.filter { all[$0].contains("twinjar.tape") }
      #expect(Set(tapes).isSubset(of: lines))
      for index in lines where !tapes.contains(index) {
        let result = try await directory.shell(all[index])
        #expect(result.status == 0, "\(all[index])\n\(result.error)")
      }
      for index in tapes {
        try await paste(all[index], after: all[max(0, index - 2)..<index].joined(), in: directory, of: printer)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: directory.path("hacked")))
  }

  /// - Parameter verdict: what stands above the line; it names the cause, except in a scoreboard.
  private func paste(
    _ line: String, after verdict: String, in directory: TestDirectory, of printer: Printer
  ) async throws {
    let result = try await directory.shell(line)
    let origin = "\(printer.testDescription): \(line)\n\(result.output.suffix(400))\(result.error)"
    #expect(result.status == 0, "\(origin)")
    if let cause = line.firstMatch(of: /--cause (F\d+)/)?.1 {
      #expect(result.output.contains("is lost: \(cause),"), "\(origin)")
    } else if line.contains(" explain ") {
      #expect(result.output.contains(/is lost: F\d+,/), "\(origin)")
    } else {
      let cause = verdict.matches(of: /F\d+/).last.map { String($0.output) } ?? "F"
      let run = try #require(result.output.firstMatch(of: #/; [1-9]\d* lost, .*; first cause (F\d+):/#), "\(origin)")
      #expect(run.1.hasPrefix(cause), "\(origin)")
      #expect(result.output.contains(#/\ntrace [0-9a-f]{16}\n/#), "\(origin)")
    }
  }

  @Test("shrink goes on from a printed line, and its finding is replayed", arguments: setups)
  func shrink(_ setup: Setup) async throws {
    let (directory, program, called) = try prepare(setup)
    let printed = try await BuiltCommand.run(
      ["compare", "--runs", "30", "--scenario", setup.scenario, "--strategy", setup.strategy], of: program,
      in: directory.url)
    let line = try #require(printed.output.split(separator: "\n").last { $0.contains("twinjar.tape") })
    let shrinking = line.replacing(
      "\(called) replay --timeline --report twinjar-report.html", with: "\(called) shrink --property lost")
    let shrunk = try await directory.shell("\(shrinking) >small.finding")
    #expect(shrunk.status == 0, "\(shrunk.error)")
    #expect(try directory.text(of: "small.finding").hasPrefix("twinjar.finding/1\nproperty: lost\ncause: F50\n"))
    let replayed = try await directory.shell(String(line).replacing(/twinjar\.tape.*/, with: "small.finding"))
    #expect(replayed.status == 0, "\(replayed.error)")
    #expect(replayed.output.contains("lost (F50) shows, record by record as it was found"), "\(replayed.output)")
  }
}
