import CookieDiagnosis

/// What `twinjar replay` says of a run: its timeline or its event log, and how it ended.
public struct ReplayReport: Report {
  public enum Form: Sendable {
    case log
    /// With so many columns for a terminal.
    case timeline(width: Int)
  }

  public static let forms: Set<ReportForm> = [.text]

  public let text: String

  /// - Parameter ending: what is known of the run besides, a line.
  public init(_ trace: Trace, _ summary: RunSummary, as form: Form, ending: String) {
    let run =
      switch form {
      case .log: EventLog(trace).text
      case .timeline(let width): Timeline(trace, width: width).text
      }
    text = "\(run)\n\(RunLine(summary).text)\n\(ending)\n"
  }
}
