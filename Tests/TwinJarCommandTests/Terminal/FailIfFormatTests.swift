import CookieReports
import Foundation
import Testing

/// What `--fail-if` allows fails nothing: neither the command nor a check of it.
@Suite("Limits in the formats of services") struct FailIfFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var format: String
    var limits: [String]
    var status: Int32
    var contains: [String]
    var lacks: [String] = []
    var testDescription: String { "\(format) \(limits)" }
  }

  @Test(arguments: [
    Case(
      format: "junit", limits: [], status: 0, contains: ["failures=\"1\"", "<failure type=\"F50\""],
      lacks: ["<system-out>"]),
    Case(
      format: "junit", limits: ["harm > 99.9%"], status: 0, contains: ["failures=\"0\"", "<system-out>push-only in"],
      lacks: ["<failure"]),
    Case(
      format: "junit", limits: ["harm > 99.9%", "lost > 1%"], status: 1,
      contains: ["failures=\"1\"", "is above 1.0 %"], lacks: ["<system-out>", "99.9 %."]),
    Case(
      format: "junit", limits: ["upper leaked > 0.001%"], status: 1,
      contains: ["failures=\"1\"", "the upper bound of its 95 % interval"]),
    Case(format: "github", limits: [], status: 0, contains: ["::error "]),
    Case(format: "github", limits: ["harm > 99.9%"], status: 0, contains: ["::notice "], lacks: ["::error "]),
    Case(format: "github", limits: ["lost > 1%"], status: 1, contains: ["::error "]),
    Case(format: "sarif", limits: ["harm > 99.9%"], status: 0, contains: [#""level":"note""#], lacks: ["error"]),
    Case(format: "sarif", limits: ["lost > 1%"], status: 1, contains: [#""level":"error""#]),
  ])
  func campaign(_ test: Case) async throws {
    let result = try await BuiltCommand.run(
      [
        "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--runs", "40", "--format",
        test.format,
      ]
        + test.limits.flatMap { ["--fail-if", $0] })
    #expect(result.status == test.status)
    for text in test.contains { #expect(result.output.contains(text), "\(text): \(result.output)") }
    for text in test.lacks { #expect(!result.output.contains(text), "\(text): \(result.output)") }
  }

  @Test(
    "a limit fails a check where the harm is runs without a verdict alone",
    arguments: [
      ("github", "::error "), ("junit", "failures=\"1\""), ("sarif", #""level":"error""#),
    ])
  func withoutVerdict(format: String, expected: String) async throws {
    let result = try await BuiltCommand.run([
      "compare", "--scenario", "lost-completions", "--strategy", "native-refresh", "--runs", "40", "--seed", "7",
      "--format", format, "--fail-if", "upper split > 1%",
    ])
    #expect(result.status == 1, "\(result.error)")
    #expect(result.output.contains(expected), "\(result.output)")
    // GitHub escapes the sign behind it.
    #expect(result.output.contains("the upper bound of its 95 "), "\(result.output)")
  }

  @Test("so it is in a sweep") func sweep() async throws {
    let result = try await BuiltCommand.run([
      "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--runs", "20", "--format", "junit",
      "--sweep", "network.latencyMilliseconds=20,80", "--fail-if", "harm > 99.9%",
    ])
    #expect(result.output.contains("tests=\"2\" failures=\"0\""))
    #expect(result.output.matches(of: /<system-out>/).count == 2)
  }
}
