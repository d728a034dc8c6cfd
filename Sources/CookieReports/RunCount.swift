import CookieExploration

/// How many runs each strategy of a table has: as many as the others, unless the campaign was interrupted at its beginning.
struct RunCount {
  /// False if rates of the strategies do not compare, since they are of different runs.
  let isCommon: Bool
  let text: String

  init(_ tallies: [CellTally]) {
    let (least, most) = (tallies.map(\.runs).min() ?? 0, tallies.map(\.runs).max() ?? 0)
    isCommon = least == most && most > 0
    text =
      isCommon
      ? "\(CountText.of(most, "run")) a strategy"
      : "\(least) to \(CountText.of(most, "run")) a strategy: interrupted before each had its first 50, so that they do not compare"
  }
}
