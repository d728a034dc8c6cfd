import CookieDiagnosis
import CookieSimulation

/// What a run came to, in one line.
public struct RunLine {
  public let text: String

  public init(_ summary: RunSummary) {
    var parts = ["\(summary.end)", CountText.of(summary.steps, "step"), CountText.of(summary.sessions, "session")]
    parts.append("\(summary.lostSessions) lost, \(summary.splitSessions) split")
    parts.append("\(summary.resurrectedSessions) resurrected, \(CountText.of(summary.races, "kind")) of race")
    parts[parts.count - 1] += ", " + CountText.of(summary.refreshes, "refresh", "refreshes")
    if let cause = summary.mainCause { parts.append("first cause \(cause.id): \(cause.label)") }
    text = parts.joined(separator: "; ")
  }
}
