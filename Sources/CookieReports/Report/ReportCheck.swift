/// One question that was asked, and how it was answered: a test, for a service that counts them.
public struct ReportCheck: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case passed
    case failed(ReportFinding)
    /// No answer, which is neither: in words.
    case unanswered(String)
    /// No answer, because what was asked about ended or blocked the process that ran it.
    case ended(ReportFinding)
    /// Not asked.
    case skipped
    /// As was hoped for, within limits that somebody has set, with something to be read.
    case tolerated(ReportFinding)
    /// No question, but what must be known of the others.
    case remarked(ReportFinding)
  }

  /// What it belongs to, such as a scenario.
  public var suite: String
  public var name: String
  public var outcome: Outcome
  /// What it is about, for an answer that there is not.
  public var place: ReportPlace

  public init(suite: String, name: String, outcome: Outcome, place: ReportPlace = .none) {
    self.suite = suite
    self.name = name
    self.outcome = outcome
    self.place = place
  }
}

extension ReportCheck {
  /// What a reader should look at; nil for what was answered as hoped for.
  var finding: ReportFinding? {
    switch outcome {
    case .passed, .skipped: nil
    case .failed(let finding), .ended(let finding), .remarked(let finding), .tolerated(let finding): finding
    case .unanswered(let words):
      ReportFinding(
        id: "no-verdict", level: .warning, summary: "no verdict", message: "\(name) in \(suite): \(words)",
        place: place)
    }
  }
}

extension ReportCheck {
  /// That a campaign was not played to its end: rates are of fewer runs than were asked for.
  static let interruption = interruption(of: "the campaign itself", "interrupted: the runs finished so far")

  /// The same of what has no rates.
  static func interruption(of name: String, _ message: String) -> ReportCheck {
    ReportCheck(
      suite: "twinjar", name: name,
      outcome: .remarked(
        ReportFinding(id: "interrupted", level: .warning, summary: "interrupted", message: message, place: .none)))
  }
}
