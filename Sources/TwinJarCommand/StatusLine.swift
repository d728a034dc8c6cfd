import CookieExploration
import Foundation

/// How far a search is, on standard error, drawn only where a person sees it.
final class StatusLine {
  private let title: String
  private let isShown = StandardError.isTerminal
  private let start = Date()
  private var shownAt = Date.distantPast

  init(_ title: String) { self.title = title }

  func show(_ report: SearchReport) {
    guard isShown, -shownAt.timeIntervalSinceNow > 0.1 else { return }
    shownAt = Date()
    let runs = report.schedules + report.cutSchedules
    let seconds = max(0.001, -start.timeIntervalSinceNow)
    StandardError.write(
      "\r\(title): \(runs) schedules, \(report.cutSchedules) of them cut, \(Int(Double(runs) / seconds))/s, "
        + "\(report.violations.count) properties violated\u{1B}[K")
  }

  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
