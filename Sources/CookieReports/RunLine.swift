import CookieDiagnosis
import CookieSimulation

/// What a run came to, in one line.
public struct RunLine {
  public let text: String

  public init(_ summary: RunSummary) {
    func count(_ number: Int, _ word: String) -> String { ExplorationText.count(number, word) }
    var parts = ["\(summary.end)", count(summary.steps, "step"), count(summary.sessions, "session")]
    parts.append("\(summary.lostSessions) lost, \(summary.splitSessions) split")
    parts.append("\(summary.resurrectedSessions) resurrected, \(count(summary.races, "kind")) of race")
    parts[parts.count - 1] += ", \(summary.refreshes) refresh\(summary.refreshes == 1 ? "" : "es")"
    if let cause = summary.mainCause { parts.append("first cause \(cause.id): \(cause.label)") }
    text = parts.joined(separator: "; ")
  }
}
