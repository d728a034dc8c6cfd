import CaptureDiagnosis
import CookieDiagnosis
import Cookies

extension ReportPage {
  /// For `diagnose`: what it prints, and the timeline of what was seen and concluded.
  package static func diagnose(_ report: DiagnoseReport) -> ReportPage {
    let diagnosis = report.diagnosis
    var document = PageDocument(kind: "diagnose", title: "Why an app lost its session")
    document.facts = [
      .init(name: "files", value: report.sources.map { Printable.text($0) }.joined(separator: ", ")),
      .init(name: "source", value: diagnosis.recorded.source.rawValue),
    ]
    if let obstacle = diagnosis.obstacle { document.notices = ["Nothing can be told: \(obstacle)"] }
    document.parts = [PagePart(output: report.text)]
    document.findings = [PageFinding(diagnosis, limit: 4_000)]
    return ReportPage(document)
  }
}

extension PageFinding {
  /// What a diagnosis concludes from; a record that nobody saw says so.
  init(_ diagnosis: Diagnosis, limit: Int) {
    let (recorded, trace) = (diagnosis.recorded, diagnosis.recorded.trace)
    let chains = diagnosis.findings.compactMap(\.chain)
    let timeline = PageTimeline(trace, needed: Set(Self.records(of: chains)), limit: limit)
    let inferred = recorded.isInferred.count { $0 }
    let seen = "\(trace.records.count - inferred) records seen, \(inferred) concluded"
    let causes = diagnosis.main.map { $0.causes.map(\.id).joined(separator: " ") }
    self.init(
      title: "What was recorded", strategy: recorded.strategy ?? "an app", scenario: recorded.scenario ?? "in use",
      profile: recorded.source.rawValue, policy: seen, summary: causes.map { "causes: \($0)" } ?? "nothing was lost",
      commands: [], stories: Self.stories(chains, in: trace, timeline), races: [], events: timeline.events,
      omitted: trace.records.count - timeline.events.count)
    for (record, place) in timeline.places where recorded.isInferred[record] { events[place].text += " (concluded)" }
  }
}
