import Choices
import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation

/// What `twinjar replay` says of a run: its timeline or its event log, and how it ended.
public struct ReplayReport: Report {
  public enum Form: Sendable {
    case log
    /// With so many columns for a terminal.
    case timeline(width: Int)
  }

  public static let forms: Set<ReportForm> = [.text, .json]

  private let trace: Trace
  private let summary: RunSummary
  private let tape: TapeText
  private let scenario: Scenario
  private let form: Form
  private let status: FindingStatus?

  /// - Parameter status: what became of the finding that the tape is of, if it is of one.
  public init(
    _ trace: Trace, _ summary: RunSummary, of tape: TapeText, in scenario: Scenario, as form: Form,
    status: FindingStatus? = nil
  ) {
    (self.trace, self.summary, self.tape) = (trace, summary, tape)
    (self.scenario, self.form, self.status) = (scenario, form, status)
  }

  public var text: String { "\(run)\n\(ending)" }

  /// A timeline is as wide as it was asked for. A log has a line for each record, except on a terminal.
  public func text(on layout: TerminalLayout) -> String {
    if case .log = form, layout.breaksWords { return "\(layout.fit(run))\n\(layout.fit(ending))" }
    return "\(run)\n\(layout.fit(ending))"
  }

  private var run: String {
    switch form {
    case .log: EventLog(trace).text
    case .timeline(let width): Timeline(trace, width: width).text
    }
  }

  private var ending: String {
    "\(RunLine(summary).text)\n\(status?.text ?? "trace \(hexadecimal(trace.digest))")\n"
  }

  public func json() throws -> String {
    try CanonicalJSON.document(ReplayJSON(trace, summary, of: tape, in: scenario, status: status))
  }
}
