import Foundation

/// A progress bar on standard error, drawn only where a person sees it.
struct ProgressBar {
  private static let width = 30
  private let total: Int
  private let unit: String
  private let isShown = StandardError.isTerminal
  private let start = Date()

  init(total: Int, unit: String) {
    self.total = total
    self.unit = unit
  }

  func show(_ done: Int) {
    guard isShown, total > 0 else { return }
    let filled = Self.width * done / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    let seconds = Date().timeIntervalSince(start)
    let rate = seconds > 0.5 ? ", \(Int(Double(done) / seconds)) \(unit)/s" : ""
    StandardError.write("\r[\(bar)] \(done)/\(total) \(unit)\(rate)\u{1B}[K")
  }

  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
