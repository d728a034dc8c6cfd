import CookieDiagnosis

/// Gives tokens new numbers in the order in which they are first seen: which of two is newer shows in the numbers, and their
/// values do not.
struct TokenRenaming {
  private var numbers: [TraceText: Int32] = [:]
  private var next: Int32 = 0

  /// - Parameter isRefresh: which kind of token the text stands for.
  mutating func token(_ text: TraceText, isRefresh: Bool) -> TraceText {
    guard !text.isEmpty else { return .empty }
    if let number = numbers[text] { return .token(number, isRefresh: isRefresh) }
    defer { next += 1 }
    numbers[text] = next
    return .token(next, isRefresh: isRefresh)
  }
}
