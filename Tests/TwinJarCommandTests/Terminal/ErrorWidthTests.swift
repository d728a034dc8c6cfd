import Foundation
import Testing

/// Errors and notes fit a terminal as answers do, and stay whole where there is none.
@Suite("Nothing wraps on standard error") struct ErrorWidthTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// In a directory with a scenario that is none and one that warns.
    var command: String
    /// The beginning of a line that is wider than the terminal.
    var says: String
  }

  static let cases = [
    Case(
      testDescription: "a mistake in a file", command: "check wrong.json5", says: "wrong.json5:1:64: policy: found"),
    Case(
      testDescription: "a warning", command: "compare --scenario idle.json5 --strategy push-only --runs 1",
      says: "Warning: idle.json5: nobody logs in"),
    Case(
      testDescription: "a wrong option", command: "compare --by cause --format junit --runs 1",
      says: "Error: --format: found junit"),
    Case(testDescription: "a mistyped command", command: "xyz", says: "Error: command: found"),
    Case(
      testDescription: "a note",
      command:
        "archives --cookies 1 --archive compact --time 100ms --report a-name-that-is-long-enough-to-be-broken-at-60.html",
      says: "The report is in"),
    Case(
      testDescription: "a limit that was passed",
      command: "compare --scenario concurrent-refresh --strategy push-only --runs 20 --fail-if 'lost > 1%'",
      says: "Failed: "),
  ]

  private func directory() throws -> TestDirectory {
    let directory = try TestDirectory()
    let head = "{schema: 'twinjar.scenario/1', name: 'mine', profile: 'ideal', policy: "
    try directory.write("\(head)'nosuch', script: ['launch']}", as: "wrong.json5")
    try directory.write("\(head)'okta', script: ['launch']}", as: "idle.json5")
    return directory
  }

  #if os(Linux)
    /// What `script` (of every Linux's util-linux) shows of standard error on a terminal of its own, so many columns wide.
    private func shown(_ command: String, columns: Int, in directory: TestDirectory) async throws -> [Substring] {
      let line = "stty cols \(columns); unset COLUMNS; \"$0\" \(command) >/dev/null"
      try directory.write(line, as: "line")
      let result = try await directory.shell("script -qec \"sh -c '. ./line' '$0'\" /dev/null </dev/null")
      return result.output.replacing("\r\n", with: "\n").split(separator: "\n").map { line in
        // What a progress line leaves is drawn over.
        line.split(separator: "\u{1B}[K").last.map { $0.drop { $0 == "\r" } } ?? ""
      }
    }

    @Test("on a terminal", arguments: cases, [60, 80]) func terminal(_ test: Case, columns: Int) async throws {
      let lines = try await shown(test.command, columns: columns, in: directory())
      #expect(lines.contains { $0.hasPrefix(test.says.prefix(columns)) }, "\(lines)")
      #expect(lines.filter { $0.count > columns } == [])
    }
  #endif

  @Test("in a pipe lines stay whole, whatever COLUMNS says", arguments: cases) func pipe(_ test: Case) async throws {
    let directory = try directory()
    let result = try await directory.shell("COLUMNS=60 \"$0\" \(test.command) >/dev/null")
    let line = try #require(result.error.split(separator: "\n").first { $0.hasPrefix(test.says) }, "\(result.error)")
    #expect(line.count > 40)
    #expect(!result.error.contains("\\\n"))
  }
}
