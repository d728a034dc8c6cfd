import CaptureDiagnosis
import CookieDiagnosis
import Cookies

extension ReportPage {
  /// For `diagnose`: what it prints, and the timeline of what was seen and concluded.
  package static func diagnose(_ report: DiagnoseReport) -> ReportPage {
    let diagnosis = report.diagnosis
    var document = PageDocument(kind: "diagnose", title: title(diagnosis))
    document.facts = [
      .init(name: "files", value: report.sources.map { Printable.text($0) }.joined(separator: ", ")),
      .init(name: "source", value: diagnosis.recorded.source.rawValue),
    ]
    if let obstacle = diagnosis.obstacle { document.notices = ["Nothing can be told: \(obstacle)"] }
    if let unsettled = diagnosis.unsettled {
      document.notices = ["Whether anything was lost cannot be told: \(unsettled.text)"]
    }
    document.parts = [PagePart(output: report.text)]
    document.findings = [PageFinding(report, limit: 4_000)]
    return ReportPage(document)
  }

  /// What was found, since the page is sent on under it.
  private static func title(_ diagnosis: Diagnosis) -> String {
    switch diagnosis.outcome {
    case .nothingLost: "Nothing was lost, as far as this shows"
    case .cannotBeTold: "What became of an app\u{2019}s session cannot be told"
    case .lost:
      (diagnosis.main?.verdict.map { title($0.kind) } ?? "What an app came to harm by")
        + (diagnosis.main.map(doubt) ?? "")
    }
  }

  private static func doubt(_ finding: Diagnosis.Finding) -> String {
    finding.isCertain ? "" : ": one of \(finding.causes.count) causes"
  }

  private static func title(_ kind: Verdict.Kind) -> String {
    switch kind {
    case .lost: "Why an app lost its session"
    case .split: "Why the two sides of an app have no session in common"
    case .resurrected: "Why an app used a session after its logout"
    case .leaked: "Why an app leaked a token"
    case .falseSuccess: "Why an app took for done what was not"
    case .falseFailure: "Why an app took for failed what came whole"
    case .needlessLogin: "Why an app asked for a login without need"
    case .writtenBack: "Why an app wrote a token back after its logout"
    case .forbidden: "Why a request of an app was forbidden"
    }
  }
}

extension PageFinding {
  /// What a diagnosis concludes from; a record that nobody saw says so.
  init(_ report: DiagnoseReport, limit: Int) {
    let diagnosis = report.diagnosis
    let (recorded, trace) = (diagnosis.recorded, diagnosis.recorded.trace)
    let chains = diagnosis.findings.compactMap(\.chain)
    let timeline = PageTimeline(trace, needed: Set(Self.records(of: chains)), limit: limit)
    let inferred = recorded.isInferred.count { $0 }
    let seen = "\(trace.records.count - inferred) records seen, \(inferred) concluded"
    let nothing = diagnosis.outcome == .nothingLost ? "nothing was lost" : "nothing can be told"
    let stories = diagnosis.findings.compactMap { finding in
      finding.chain.map {
        Self.story($0, in: trace, timeline, as: finding.standing, doubt: report.doubt(finding))
      }
    }
    self.init(
      title: "What was recorded", strategy: recorded.strategy ?? "an app", scenario: recorded.scenario ?? "in use",
      profile: recorded.source.rawValue, policy: seen, summary: Self.causes(of: diagnosis.findings) ?? nothing,
      commands: [], stories: stories, races: [], events: timeline.events,
      omitted: trace.records.count - timeline.events.count)
    for (record, place) in timeline.places where recorded.isInferred[record] {
      events[place].take(supposed: trace.records[record], isOfCapture: recorded.source == .capture)
    }
  }

  /// Those of all findings, and which of them are certain; nil without any.
  private static func causes(of findings: [Diagnosis.Finding]) -> String? {
    let named = ids(findings.filter(\.isCertain)), untold = ids(findings.filter { !$0.isCertain })
    let words = [named.isEmpty ? nil : "causes: \(named)", untold.isEmpty ? nil : "cannot be told apart: \(untold)"]
    return findings.isEmpty ? nil : words.compactMap { $0 }.joined(separator: " \u{B7} ")
  }

  private static func ids(_ findings: [Diagnosis.Finding]) -> String {
    var seen: Set<String> = []
    return findings.flatMap { $0.causes.map(\.id) }.filter { seen.insert($0).inserted }.joined(separator: " ")
  }
}

extension PageTimeline.Event {
  /// What nobody saw says so, and of a capture it is no fault: that shows a pause, in which the app may as well have rested.
  fileprivate mutating func take(supposed record: TraceRecord, isOfCapture: Bool) {
    if isOfCapture { isFault = nil }
    let isPause = isOfCapture && [.appKilled, .appLaunched].contains(record.kind)
    text += isPause ? " (perhaps: nothing was sent for a minute or more)" : " (concluded)"
  }
}
