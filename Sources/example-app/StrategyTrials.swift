import CookieScenarios
import CookieSync
import CookieSyncAdapters
import ExampleApp
import Foundation
import SyncStrategies
import TokenServer

/// Sessions of one strategy after the other, and what became of them.
struct StrategyTrials {
  let policy: ServerPolicy
  let latency: Duration
  let directory: URL
  /// Where traces go; nil for none.
  let recordings: RecordingPlaces?
  let stop: StopRequest

  static let title =
    ["strategy", "sessions"] + SessionTrial.Verdict.allCases.map(\.rawValue) + ["refreshes", "ms each"]

  /// A row of the table.
  struct Row {
    var cells: [String]
    /// Sessions that came to their end: all, unless the user wanted no more.
    var finished: Int
    /// How many of them have no verdict.
    var unanswered: Int
  }

  /// - Throws: that the system gives no socket, or a `RecordingFailure`.
  func row(of entry: StrategyEntry, sessions: Int) async throws -> Row {
    let server = try TokenServer(policy: policy) { [latency] in latency }
    defer { server.stop() }
    let begun = ContinuousClock.now
    var verdicts: [SessionTrial.Verdict: Int] = [:]
    var finished = 0
    while finished < sessions, !stop.isWanted {
      defer { finished += 1 }
      let number = finished
      let name = RecordingPlaces.name(of: number, of: entry.name)
      let backup = directory.appendingPathComponent(name).path
      let recording = recordings.map {
        SessionRecording(in: $0.place(of: name), storesAreEphemeral: entry.traits.usesEphemeralStores)
      }
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: backup, grace: .seconds(policy.graceSeconds),
        recorder: recording?.recorder, strategy: entry.make)
      // The launch is noted by now. Where that cannot be written no session is worth its time.
      try await recording?.check()
      let expiry = policy.accessLifetimeSeconds + 1
      let trial = SessionTrial(app: app, server: .init { server.advance(by: expiry) })
      verdicts[await trial.run(), default: 0] += 1
      try await recording?.check()
      try? FileManager.default.removeItem(atPath: backup)
    }
    let (seconds, attoseconds) = (ContinuousClock.now - begun).components
    let milliseconds = (Double(seconds) * 1e3 + Double(attoseconds) / 1e15) / Double(max(1, finished))
    let counts = SessionTrial.Verdict.allCases.map { "\(verdicts[$0] ?? 0)" }
    let cells = [entry.name, "\(finished)"] + counts + ["\(server.refreshes)", "\(Int(milliseconds.rounded()))"]
    return Row(cells: cells, finished: finished, unanswered: verdicts[.unanswered] ?? 0)
  }

  /// Columns for a terminal.
  static func line(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let width = index == 0 ? 24 : 11
      let space = String(repeating: " ", count: max(1, width - cell.count))
      return index == 0 ? cell + space : space + cell
    }.joined()
  }
}
