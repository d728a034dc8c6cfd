import ArgumentParser
import CookieScenarios
import CookieSync
import ExampleApp
import ExampleStrategy
import Foundation
import SyncStrategies
import SystemSupport
import TokenServer

@main
struct ExampleAppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "example-app",
    abstract: "Run the example app's core over real sockets, with a strategy between its two cookie stores.",
    discussion: """
      A server on the loopback interface issues the tokens. Each session logs in, opens the page, calls from both sides
      when the access token has expired, and logs out. The page is a second cookie storage of Foundation's and no web
      engine: nothing is lost in it. Exit code 4: requests got no answer, and nothing can be said of their sessions; 71: the
      system gave no socket, thread or temporary directory; 66: nothing can be written to the directory of --record; 74:
      standard output cannot be written.

      Example: example-app --strategy two-way-observer --sessions 1000
               example-app --strategy push-only --sessions 1 --record traces
      """)

  @Option(help: "A strategy of 'twinjar list strategies', or gated-mirror; may be repeated. Default: all of them.")
  var strategy: [String] = []

  @Option(help: "Sessions for each strategy, 1 to 1,000,000.")
  var sessions = 100

  @Option(help: "A policy of 'twinjar list policies'.")
  var policy = "rfc9700-strict"

  @Option(name: .customLong("latency"), help: "Milliseconds that a request takes, and an answer, 0 to 10,000.")
  var latencyMilliseconds = 2

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp(
      "Write what each session's app does as a trace for 'twinjar diagnose', in directories below this one, STRATEGY-NUMBER.",
      valueName: "directory"), completion: .directory)
  var recordings: String?

  private static let own = StrategyEntry(name: "gated-mirror", summary: "the example's", make: GatedMirror.init(app:))

  func validate() throws {
    guard (1...1_000_000).contains(sessions) else {
      throw ValidationError("--sessions: found \(sessions), expected 1 to 1,000,000")
    }
    guard (0...10_000).contains(latencyMilliseconds) else {
      throw ValidationError("--latency: found \(latencyMilliseconds), expected 0 to 10,000")
    }
    for name in strategy where !Self.entries.contains(where: { $0.name == name }) {
      throw ValidationError(
        "--strategy: found \(name), expected one of \(Self.entries.map(\.name).joined(separator: ", "))")
    }
    guard ServerPolicy.all.contains(where: { $0.name == policy }) else {
      throw ValidationError(
        "--policy: found \(policy), expected one of \(ServerPolicy.all.map(\.name).joined(separator: ", "))")
    }
  }

  private static var entries: [StrategyEntry] { StrategyCatalogue.all.filter { !$0.isHidden } + [own] }

  func run() async throws {
    guard let policy = ServerPolicy.all.first(where: { $0.name == policy }) else { return }
    // What is saved there is a session.
    LastActs.watchSignals()
    let directory = try Self.orExit { () throws(SystemFailure) in try PrivateDirectory() }
    try prepareRecordings()
    let latency = Duration.milliseconds(latencyMilliseconds)
    let trials = StrategyTrials(
      policy: policy, latency: latency, directory: URL(fileURLWithPath: directory.path),
      recordings: recordings.map { URL(fileURLWithPath: $0) })
    var unanswered = 0
    try Self.write(StrategyTrials.title)
    for entry in Self.entries where strategy.isEmpty || strategy.contains(entry.name) {
      let row: (cells: [String], unanswered: Int)
      do { row = try await trials.row(of: entry, sessions: sessions) } catch let failure as SystemFailure {
        throw Self.exit(EX_OSERR, saying: "\(failure)")
      }
      try Self.write(row.cells)
      unanswered += row.unanswered
    }
    withExtendedLifetime(directory) {}
    guard unanswered > 0 else { return }
    let text = "error: requests got no answer; of \(unanswered) of the sessions nothing can be said\n"
    FileHandle.standardError.write(Data(text.utf8))
    throw ExitCode(4)
  }

  /// A recorder drops what it cannot write and says nothing: that is no place to find it out.
  private func prepareRecordings() throws {
    guard let recordings else { return }
    let isWritable: Bool
    do {
      try FileManager.default.createDirectory(atPath: recordings, withIntermediateDirectories: true)
      isWritable = FileManager.default.isWritableFile(atPath: recordings)
    } catch { isWritable = false }
    guard isWritable else {
      throw Self.exit(EX_NOINPUT, saying: "--record: found \(recordings), expected a directory that can be written to")
    }
  }

  /// A row is seen when it is there, through a pipe as well; a table without it is no success.
  private static func write(_ cells: [String]) throws {
    let line = Data((StrategyTrials.line(cells) + "\n").utf8)
    do { try FileHandle.standardOutput.write(contentsOf: line) } catch {
      throw exit(EX_IOERR, saying: "standard output: \(error.localizedDescription)")
    }
  }

  private static func orExit<Result>(_ body: () throws(SystemFailure) -> Result) throws -> Result {
    do throws(SystemFailure) { return try body() } catch { throw exit(EX_OSERR, saying: "\(error)") }
  }

  private static func exit(_ code: Int32, saying text: String) -> ExitCode {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(text)\n".utf8))
    return ExitCode(code)
  }
}
