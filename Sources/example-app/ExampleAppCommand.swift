import ArgumentParser
import CookieScenarios
import CookieSync
import Cookies
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
      A server on the loopback interface issues the tokens. Each session logs in, opens the page, calls from both sides \
      when the access token has expired, and logs out. The page is a second cookie storage of Foundation's and no web \
      engine: nothing is lost in it. A proxy of the environment is left alone.

      Exit codes: 4 if requests got no answer, and nothing can be said of their sessions; 71 if the system gave no socket, \
      thread or temporary directory; 66 if a trace cannot be written to the directory of --record, or something is there in \
      its place, as one of a run before; 74 if standard output cannot be written. After Ctrl-C the session that is under way \
      is finished, the sessions until then are counted, and the exit code is 130.

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

  /// Where requests are sent in the place of their host, by Foundation's library on Linux as well.
  private static let proxies = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]

  private static var entries: [StrategyEntry] { StrategyCatalogue.all.filter { !$0.isHidden } + [own] }

  func run() async throws {
    guard let policy = ServerPolicy.all.first(where: { $0.name == policy }) else { return }
    // The server is on this machine.
    for name in Self.proxies { unsetenv(name) }
    // What is saved there is a session.
    LastActs.watchSignals()
    let directory = try Self.orExit { () throws(SystemFailure) in try PrivateDirectory() }
    let stop = try Self.orExit { () throws(SystemFailure) in try StopRequest() }
    let recordings = try recordingPlaces()
    let latency = Duration.milliseconds(latencyMilliseconds)
    let trials = StrategyTrials(
      policy: policy, latency: latency, directory: URL(fileURLWithPath: directory.path),
      recordings: recordings, stop: stop)
    var unanswered = 0
    try Self.write(StrategyTrials.title)
    for entry in chosen where !stop.isWanted {
      let row = try await Self.row(of: entry, sessions: sessions, of: trials)
      if row.finished > 0 { try Self.write(row.cells) }
      unanswered += row.unanswered
    }
    withExtendedLifetime(directory) {}
    if stop.isWanted { throw Self.exit(StopRequest.code, saying: "interrupted; what was finished is in the table") }
    guard unanswered > 0 else { return }
    let text = "error: requests got no answer; of \(unanswered) of the sessions nothing can be said\n"
    FileHandle.standardError.write(Data(text.utf8))
    throw ExitCode(4)
  }

  private static func row(of entry: StrategyEntry, sessions: Int, of trials: StrategyTrials) async throws
    -> StrategyTrials.Row
  {
    do { return try await trials.row(of: entry, sessions: sessions) } catch let failure as SystemFailure {
      throw exit(EX_OSERR, saying: "\(failure)")
    } catch let failure as RecordingFailure {
      throw exit(EX_NOINPUT, saying: "--record: \(Printable.text(failure.description))")
    }
  }

  private var chosen: [StrategyEntry] {
    Self.entries.filter { strategy.isEmpty || strategy.contains($0.name) }
  }

  /// Where traces go; nil for none.
  private func recordingPlaces() throws -> RecordingPlaces? {
    guard let recordings else { return nil }
    let places = RecordingPlaces(directory: recordings)
    if let (found, expected) = places.prepare(for: chosen.map(\.name), sessions: sessions) {
      throw Self.exit(EX_NOINPUT, saying: "--record: found \(Printable.text(found)), expected \(expected)")
    }
    return places
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
