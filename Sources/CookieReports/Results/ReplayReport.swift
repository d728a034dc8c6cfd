import CookieDiagnosis

/// What `twinjar replay` says of a run: its timeline or its event log, and how it ended.
public struct ReplayReport: Report {
  public enum Form: Sendable {
    case log
    /// With so many columns for a terminal.
    case timeline(width: Int)
  }

  public static let forms: Set<ReportForm> = [.text]

  public var text: String { "\(run)\n\(ending)" }

  /// A timeline is as wide as it was asked for. A log has a line for each record, except on a terminal.
  public func text(on layout: TerminalLayout) -> String {
    let run = layout.breaksWords && !isTimeline ? layout.fit(run) : run
    return "\(run)\n\(layout.fit(ending))"
  }

  private let run: String
  private let isTimeline: Bool
  private let ending: String

  /// - Parameter ending: what is known of the run besides, a line.
  public init(_ trace: Trace, _ summary: RunSummary, as form: Form, ending: String) {
    switch form {
    case .log: (run, isTimeline) = (EventLog(trace).text, false)
    case .timeline(let width): (run, isTimeline) = (Timeline(trace, width: width).text, true)
    }
    self.ending = "\(RunLine(summary).text)\n\(ending)\n"
  }
}
