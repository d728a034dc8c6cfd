import Foundation
import Testing

@testable import CookieLab

/// The lab's side of the app, with programs in the app's place that behave as badly as an app can.
@Suite("An app that behaves badly") struct AppProcessTests {
  private static let directory: URL = {
    let url = FileManager.default.temporaryDirectory.appending(path: "twinjar-lab-test-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }()

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Of a shell.
    var program: String
    /// Nil for an answer.
    var failure: AppProcess.Failure?
    var testDescription: String { name }
  }

  private static let ready = "echo '{\"ready\":\"2.50.6\"}'\n"
  private static let answer = "read line; echo '{\"answer\":{\"id\":1,\"native\":\"done\"}}'\n"

  @Test(arguments: [
    Case(name: "a good one", program: ready + answer + "read line"),
    Case(
      name: "what a library prints is not taken for a line", program: "echo hello\n\(ready)echo '{'\n\(answer)read line"
    ),
    Case(
      name: "an answer to another question", program: ready + "read line; echo '{\"answer\":{\"id\":9}}'\nread line",
      failure: .silent(.logIn)),
    Case(name: "no answer", program: ready + "read line\nread line", failure: .silent(.logIn)),
    Case(
      name: "it ends before it is ready", program: "echo 'Fatal error: no' >&2\nexit 5",
      failure: .ended("Fatal error: no")),
    Case(
      name: "it ends instead of an answer", program: ready + "read line; echo oops >&2; exit 3", failure: .ended("oops")
    ),
    Case(
      name: "no engine", program: "echo '{\"failure\":{\"isMissing\":true,\"message\":\"no library\"}}'\nread line",
      failure: .missing("no library")),
    Case(
      name: "an engine that fails",
      program: "echo '{\"failure\":{\"isMissing\":false,\"message\":\"no display\"}}'\nread line",
      failure: .engine("no display")),
  ])
  func badly(_ test: Case) throws {
    let place = Self.directory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let program = place.appending(path: "program").path
    try Data("#!/bin/sh\n\(test.program)\n".utf8).write(to: URL(filePath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    func ask() throws -> AppAnswer {
      let app = try AppProcess(
        AppProcess.Launch(
          program: LabProgram(path: program), strategy: "push-only", directory: place.path,
          server: URL(filePath: "/"), grace: 0, display: ":0"))
      defer { app.kill() }
      return try app.ask(.logIn, within: 1.5)
    }
    if let failure = test.failure {
      #expect(throws: failure) { try ask() }
    } else {
      #expect(try ask() == AppAnswer(id: 1, native: .done))
    }
  }

  @Test(
    "what goes wrong makes a trial void, with its name",
    arguments: [
      (AppProcess.Failure.ended("oops"), "the app ended: oops"), (.ended(""), "the app ended"),
      (.silent(.callNative), "never ended: callNative"), (.silent(nil), "never ended: the start of the app"),
      (.engine("no display"), "the engine failed: no display"),
    ])
  func naming(failure: AppProcess.Failure, words: String) { #expect(VoidReason(failure).description == words) }
}
