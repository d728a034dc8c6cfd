import CookieScenarios
import CookieSimulation
import Foundation
import Testing

/// A fresh directory for one test, which goes when the test does.
final class TestDirectory: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it; an absolute name stays as it is.
  func path(_ name: String) -> String { name.hasPrefix("/") ? name : url.appendingPathComponent(name).path }

  @discardableResult
  func write(_ text: String, as name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Makes a pipe that nobody writes to.
  func makePipe(_ name: String) throws { try #require(mkfifo(path(name), 0o600) == 0) }

  /// Runs a shell's line in the directory, in which `$0` is the command.
  func shell(
    _ line: String, command: URL = BuiltCommand.executable, shell: String = "/bin/sh", interruptedAfter: Double? = nil
  ) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(
      ["-c", line, command.path], of: URL(fileURLWithPath: shell), in: url, interruptedAfter: interruptedAfter)
  }

  /// A scenario of a user's own: two refreshes at once, in a world that is not built in.
  static let scenario: String = {
    let file = BuiltInScenarios.file(named: "concurrent-refresh") ?? []
    return String(decoding: file, as: UTF8.self).replacing("\"concurrent-refresh\"", with: "\"mine\"")
      .replacing("[20, 80]", with: "[21, 81]")
  }()
}
