import Foundation
import Testing

/// The program, as a shell starts it.
@Suite("example-app says what went wrong by its exit code") struct ExampleAppCommandTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// `$0` is the program.
    var line: String
    var code: Int32
    var says: String
    /// How the message ends.
    var and = ""
    var testDescription: String { name }
  }

  private static let untouched = "expected a directory with nothing of this session yet: what is there stays\n"

  private static let few = "--strategy push-only --sessions 1"

  static let cases = [
    Case(name: "as usual", line: "exec \"$0\" \(few)", code: 0, says: ""),
    Case(
      name: "a table that cannot be written", line: "exec \"$0\" \(few) >/dev/full", code: 74,
      says: "error: standard output: "),
    Case(name: "no output at all", line: "exec \"$0\" \(few) >&-", code: 74, says: "error: standard output: "),
    Case(
      name: "no place for files", line: "TMPDIR=/nonexistent exec \"$0\" \(few)", code: 71,
      says: "error: cannot make a directory in /nonexistent"),
    Case(
      name: "no place for traces", line: "exec \"$0\" \(few) --record /dev/null/traces", code: 66,
      says: "error: --record: found /dev/null/traces, expected a directory"),
    Case(
      name: "a path that is empty", line: "exec \"$0\" \(few) --record ''", code: 66,
      says: "error: --record: found an empty path, expected a directory that can be written to\n"),
    Case(
      name: "a place for traces with a line in its name", line: "touch 'a\nb'; exec \"$0\" \(few) --record 'a\nb'",
      code: 66, says: "error: --record: found a\\nb, expected a directory that can be written to\n"),
    Case(
      name: "a directory with recordings of the same sessions",
      line: "\"$0\" \(few) --record t >/dev/null && exec \"$0\" \(few) --record t", code: 66,
      says: "error: --record: found t/push-only-0, \(untouched)"),
    // The shell expands no "~" there, and nobody else does.
    Case(
      name: "recordings of the same sessions in a directory called ~",
      line: "\"$0\" \(few) --record=~/t >/dev/null && test -d ./~/t/push-only-0 && exec \"$0\" \(few) --record=~/t",
      code: 66, says: "error: --record: found ~/t/push-only-0, \(untouched)"),
    Case(
      name: "recordings of the same sessions behind a link",
      line: "mkdir -p far/in; ln -s far/in l; \"$0\" \(few) --record=l/../t >/dev/null && test -d far/t/push-only-0 "
        + "&& exec \"$0\" \(few) --record=l/../t",
      code: 66, says: "error: --record: found l/../t/push-only-0, \(untouched)"),
    Case(
      name: "recordings of other sessions in the directory",
      line: "\"$0\" --strategy twinjar --sessions 1 --record t >/dev/null && exec \"$0\" \(few) --record t", code: 0,
      says: ""),
    Case(
      name: "a file where a session's directory would be",
      line: "mkdir t; touch t/push-only-0; exec \"$0\" \(few) --record t",
      code: 66, says: "error: --record: found t/push-only-0, \(untouched)"),
    Case(
      name: "a link that leads nowhere there", line: "mkdir t; ln -s no t/push-only-0; exec \"$0\" \(few) --record t",
      code: 66, says: "error: --record: found t/push-only-0, \(untouched)"),
    Case(
      name: "a key of a wrong size", line: "mkdir t; echo x >t/push-only-0.key; exec \"$0\" \(few) --record t",
      code: 66,
      says: "error: --record: found t/push-only-0.key, \(untouched)"),
    Case(
      name: "other names in the directory",
      line: "mkdir t; touch t/push-only-1 t/push-only-00 t/push-only-x t/only-0 t/0; exec \"$0\" \(few) --record t",
      code: 0, says: ""),
    Case(
      name: "no room for traces", line: "trap '' XFSZ; ulimit -f 0; exec \"$0\" \(few) --record t", code: 66,
      says: "error: --record: ", and: "/t/push-only-0: an event could not be written: File too large\n"),
  ]

  /// A million sessions take an hour.
  @Test("Ctrl-C keeps the sessions that are finished", arguments: [("INT", Int32(130)), ("TERM", 143)])
  func interrupted(signal: String, code: Int32) async throws {
    try await withDirectory { directory in
      let line =
        "\"$0\" --strategy push-only --strategy twinjar --sessions 1000000 --record t & "
        + "until [ -d t/push-only-2 ]; do sleep 0.05; done; kill -\(signal) $!; wait $!"
      let end = try end(of: line, in: directory)
      #expect(end.code == code, "\(end.message)")
      #expect(end.message == "error: interrupted; what was finished is in the table\n")
      let row = try #require(end.table.split(separator: "\n").last).split(separator: " ").map(String.init)
      #expect(row.first == "push-only")
      #expect(row.count > 1 && (Int(row[1]) ?? 0) >= 2, "\(end.table)")
    }
  }

  @Test(
    "its exit code", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: cases)
  func code(_ example: Case) async throws {
    try await withDirectory { try run(example, in: $0) }
  }

  private func run(_ example: Case, in directory: URL) throws {
    let end = try end(of: example.line, in: directory)
    #expect(end.code == example.code, "\(end.message)")
    #expect(end.message.hasPrefix(example.says) && end.message.hasSuffix(example.and), "\(end.message)")
    #expect(end.table.contains("push-only") == (example.code == 0))
  }

  /// - Parameter line: what a shell runs, with the program for `$0`.
  private func end(of line: String, in directory: URL) throws -> (code: Int32, table: String, message: String) {
    let process = Process()
    process.currentDirectoryURL = directory
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, try #require(Self.program)]
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, table, message)
  }

  /// It is built beside the tests.
  private static let program: String? = {
    let bundles = [URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL]
    return bundles.map { $0.deletingLastPathComponent().appendingPathComponent("example-app").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
