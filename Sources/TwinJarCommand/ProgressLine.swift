import CookieExploration
import CookieFuzzing
import CookieReports
import Foundation

/// How far long work is: one line on standard error, drawn only where a person sees it, and no wider than the terminal.
final class ProgressLine {
  /// Of the whole bar.
  private static let width = 30
  /// Set by `--quiet` before the work begins.
  nonisolated(unsafe) static var isQuiet = false
  private static let interval = 0.1
  private let title: String
  private let isShown: Bool
  private let columns: () -> Int
  private let write: (String) -> Void
  fileprivate let start = Date()
  private var shownAt = Date.distantPast

  /// - Parameters:
  ///   - title: what the work is, if that is not plain.
  ///   - isShown: whether a person sees it.
  ///   - columns: the terminal's width.
  init(
    _ title: String = "", isShown: Bool = StandardError.isTerminal && !isQuiet && canRedraw(),
    columns: @escaping () -> Int = { Terminal.columns(of: STDERR_FILENO) ?? 80 },
    write: @escaping (String) -> Void = StandardError.write
  ) {
    self.title = title.isEmpty ? "" : "\(title): "
    self.isShown = isShown
    self.columns = columns
    self.write = write
  }

  /// False for a terminal that takes no control sequences, where each step would stand behind the last.
  static func canRedraw(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    environment["TERM"] != "dumb"
  }

  /// - Parameters:
  ///   - share: how much of the work is done, 0 to 1; nil if nobody knows.
  ///   - details: what else there is to say.
  ///   - isRare: true for what may be followed by nothing for a long time; the rest is drawn ten times a second at most.
  func show(_ share: Double?, _ details: @autoclosure () -> String, isRare: Bool = false) {
    guard isShown, isRare || -shownAt.timeIntervalSinceNow > Self.interval else { return }
    shownAt = Date()
    // A limit of nothing is reached, or not, before anything is done.
    let share = share.flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
    write("\r\(line(share, details(), room: max(0, columns() - 1)))\u{1B}[K")
  }

  /// The words say more than the bar, and their first part more than the rest and the title.
  private func line(_ share: Double?, _ details: String, room: Int) -> String {
    let parts = (details + timeLeft(share)).components(separatedBy: ", ")
    let shorter = parts.indices.reversed().map { parts[...$0].joined(separator: ", ") }
    guard let words = ([title + shorter[0]] + shorter).first(where: { $0.columns <= room }) else {
      return Self.cut(parts[0], to: room, share)
    }
    return (share.map { Self.bar($0, width: min(Self.width, room - words.columns - 3)) } ?? "") + words
  }

  /// As much as there is room for, but no part of a number: that would be another one.
  private static func cut(_ words: String, to room: Int, _ share: Double?) -> String {
    guard room > 0 else { return "" }
    var part = words.prefix(columns: room - 1)
    if words[part.endIndex...].first.map(isOfNumber) ?? false {
      while let last = part.last, isOfNumber(last) { part.removeLast() }
    }
    if part.isEmpty, let percent = share.map({ "\(Int($0 * 100))%" }), percent.count <= room { return percent }
    return "\(part)…"
  }

  private static func isOfNumber(_ character: Character) -> Bool { character.isNumber || character == "/" }

  private static func bar(_ share: Double, width: Int) -> String {
    guard width >= 5 else { return "" }
    let filled = Int(Double(width) * share)
    return "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))] "
  }

  /// As at the pace so far; nothing before that is known.
  private func timeLeft(_ share: Double?) -> String {
    let seconds = -start.timeIntervalSinceNow
    guard let share, share > 0, share < 1, seconds > 1, seconds / share < 360_000 else { return "" }
    let left = Int((seconds / share - seconds).rounded(.up))
    return left < 60 ? ", \(left) s left" : left < 3_600 ? ", \(left / 60) min left" : ", \(left / 3_600) h left"
  }

  /// How many of a known number are done, as in "40/200 runs, 20 runs/s".
  func count(of total: Int, _ unit: String) -> (Int) -> Void {
    { [self] done in
      let seconds = -start.timeIntervalSinceNow
      let rate = seconds > 0.5 ? ", \(Int(Double(done) / seconds)) \(unit)/s" : ""
      show(
        total > 0 ? Double(done) / Double(total) : nil, "\(done)/\(total) \(unit)\(rate)",
        isRare: done >= total || total <= 1_000)
    }
  }

  /// Leaves an empty line for what comes next.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }
}

// MARK: - What there is to say of long work

extension ProgressLine {
  func show(_ report: SearchReport) {
    let runs = report.schedules + report.cutSchedules
    show(
      nil,
      "\(runs) schedules, \(report.cutSchedules) of them cut, \(perSecond(runs))/s, "
        + "\(report.violations.count) properties violated")
  }

  func show(_ progress: StrategyCampaign.Progress) {
    let rate = progress.seconds > 0 ? Int(Double(progress.runs) / progress.seconds) : 0
    show(
      nil,
      "\(Int(progress.seconds)) s, \(CountText.of(progress.runs, "run")), \(rate) runs/s, \(progress.features) states, "
        + "\(CountText.of(progress.kept, "tape")) kept, \(CountText.of(progress.verdicts, "verdict"))")
  }

  /// - Parameters:
  ///   - seconds: how long the campaign may take, if that is limited; so with `runs`.
  func show(_ progress: SetCookieCampaign.Progress, of seconds: Double?, _ runs: Int?) {
    let shares = [seconds.map { progress.seconds / $0 }, runs.map { Double(progress.runs) / Double($0) }]
    let rate = progress.executionSeconds > 0 ? Int(Double(progress.executions) / progress.executionSeconds) : 0
    show(
      min(1, shares.compactMap { $0 }.max() ?? 0),
      "\(Int(progress.seconds)) s, \(rate) executions/s, \(progress.questions) questions, "
        + "corpus \(progress.corpus), \(progress.classes) classes")
  }

  private func perSecond(_ done: Int) -> Int { Int(Double(done) / max(0.001, -start.timeIntervalSinceNow)) }
}
