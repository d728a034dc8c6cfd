import CookieExploration

/// What a stored finding shows today, in a sentence.
public struct FindingStatus {
  public let text: String
  /// True if the run is the one that was found, in the world that it was found in.
  var isUnchanged: Bool {
    replay.outcome == .same && !replay.scenarioHasChanged && !replay.choicesNoLongerFit
  }
  let finding: Finding
  let replay: FindingReplay

  public init(_ finding: Finding, _ replay: FindingReplay) {
    (self.finding, self.replay) = (finding, replay)
    let name = "\(finding.property.rawValue)\(finding.cause.map { " (\($0.id))" } ?? "")"
    var text =
      switch replay.outcome {
      case .same: "\(name) shows, record by record as it was found"
      case .stillShows: "\(name) still shows, in another run than the one that was found"
      case .gone: "\(name) no longer shows"
      }
    if replay.scenarioHasChanged { text += "; the scenario has changed since" }
    if replay.choicesNoLongerFit {
      text += "; its tape was made by another version of the world and was read as far as it fits"
    }
    if !replay.isAsExpected { text += "; expected: \(finding.expectation.rawValue)" }
    self.text = text
  }
}
