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
    var testDescription: String { name }
  }

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
  ]

  @Test(
    "its exit code", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: cases)
  func code(_ example: Case) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", example.line, try #require(Self.program)]
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == example.code, "\(message)")
    #expect(message.hasPrefix(example.says))
    #expect(table.contains("push-only") == (example.code == 0))
  }

  /// It is built beside the tests.
  private static let program: String? = {
    let bundles = [URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL]
    return bundles.map { $0.deletingLastPathComponent().appendingPathComponent("example-app").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
