import CookieDiagnosis
import CookieSimulation

/// What a run came to, in one line.
public struct RunLine {
  public let text: String

  public init(_ summary: RunSummary) {
    var parts = ["\(summary.end)", "\(summary.steps) steps", "\(summary.sessions) sessions"]
    parts.append("\(summary.lostSessions) lost, \(summary.splitSessions) split")
    parts.append("\(summary.resurrectedSessions) resurrected, \(summary.races) races, \(summary.refreshes) refreshes")
    if let cause = summary.mainCause { parts.append("first cause \(cause.id): \(cause.label)") }
    text = parts.joined(separator: "; ")
  }
}
