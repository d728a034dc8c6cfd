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
  let recordings: URL?

  static let title =
    ["strategy", "sessions"] + SessionTrial.Verdict.allCases.map(\.rawValue) + ["refreshes", "ms each"]

  /// - Returns: a row of the table, and how many sessions have no verdict.
  func row(of entry: StrategyEntry, sessions: Int) async throws -> (cells: [String], unanswered: Int) {
    let server = try TokenServer(policy: policy) { [latency] in latency }
    defer { server.stop() }
    let begun = ContinuousClock.now
    var verdicts: [SessionTrial.Verdict: Int] = [:]
    for number in 0..<sessions {
      let backup = directory.appendingPathComponent("\(entry.name)-\(number)").path
      let recorder = recorder(of: "\(entry.name)-\(number)")
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: backup, grace: .seconds(policy.graceSeconds), recorder: recorder,
        strategy: entry.make)
      let expiry = policy.accessLifetimeSeconds + 1
      let trial = SessionTrial(app: app, server: .init { server.advance(by: expiry) })
      verdicts[await trial.run(), default: 0] += 1
      await recorder?.flush()
      try? FileManager.default.removeItem(atPath: backup)
    }
    let (seconds, attoseconds) = (ContinuousClock.now - begun).components
    let milliseconds = (Double(seconds) * 1e3 + Double(attoseconds) / 1e15) / Double(sessions)
    let counts = SessionTrial.Verdict.allCases.map { "\(verdicts[$0] ?? 0)" }
    let cells = [entry.name, "\(sessions)"] + counts + ["\(server.refreshes)", "\(Int(milliseconds.rounded()))"]
    return (cells, verdicts[.unanswered] ?? 0)
  }

  private func recorder(of session: String) -> SessionRecorder? {
    guard let recordings else { return nil }
    var options = SessionRecorder.Options(
      directory: recordings.appendingPathComponent(session), session: SessionCookies())
    options.reports = [.user]
    return SessionRecorder(options)
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
