import CookieFuzzing
import Foundation

/// How far a fuzzing campaign is, on standard error, drawn only where a person sees it.
struct FuzzStatus {
  private static let width = 30
  let seconds: Double?
  let runs: Int?

  func show(_ progress: SetCookieCampaign.Progress) {
    guard StandardError.isTerminal else { return }
    let shares = [seconds.map { progress.seconds / $0 }, runs.map { Double(progress.runs) / Double($0) }]
    let share = min(1, shares.compactMap { $0 }.max() ?? 0)
    let filled = Int(Double(Self.width) * share)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    let rate = progress.executionSeconds > 0 ? Int(Double(progress.executions) / progress.executionSeconds) : 0
    StandardError.write(
      "\r[\(bar)] \(Int(progress.seconds)) s, \(rate) executions/s, \(progress.questions) questions, "
        + "corpus \(progress.corpus), \(progress.classes) classes\u{1B}[K")
  }

  func clear() {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}
