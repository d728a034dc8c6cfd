import CookieExploration

/// What one strategy costs beside another that fails and exposes as much: what is more, and what is less.
struct CostComparison {
  /// The end of a sentence that begins with the strategy's name.
  let words: String

  init(_ tally: CellTally, with other: CellTally) {
    let costs = [
      Cost("delay", less: "less", "ms", tally.addedLatencyMilliseconds, other.addedLatencyMilliseconds),
      Cost("calls over the bridge", less: "fewer", "an hour", tally.bridgeCallsPerHour, other.bridgeCallsPerHour),
      Cost("refreshes", less: "fewer", "an hour", tally.refreshesPerHour, other.refreshesPerHour),
    ]
    let more = costs.filter { $0.own > $0.other }.map { "more \($0.words)" }
    let less = costs.filter { $0.own < $0.other }.map { "\($0.less) \($0.words)" }
    let parts = [more, less].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
    words = parts.isEmpty ? "costs the same" : "costs \(parts.joined(separator: ", and "))"
  }

  private struct Cost {
    var name: String
    /// "less" or "fewer".
    var less: String
    var unit: String
    var own: Double
    var other: Double

    init(_ name: String, less: String, _ unit: String, _ own: Double, _ other: Double) {
      (self.name, self.less, self.unit, self.own, self.other) = (name, less, unit, own, other)
    }

    var words: String {
      let (own, other) = NumberText.apart(own, other, decimals: 1)
      return "\(name) (\(own) against \(other) \(unit))"
    }
  }
}
