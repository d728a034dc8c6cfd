import CookieExploration
import TraceCalibration

/// What a measurement of the calibration came to: for each estimate how often its interval held what was drawn.
public struct CalibrationCheckText {
  public let text: String

  public init(_ tallies: [CalibrationCheck.Material: CalibrationCheck.Tally], seed: UInt64) {
    var text = "seed \(seed)\n"
    for material in CalibrationCheck.Material.allCases {
      if let tally = tallies[material] { text += Self.section(material, tally) }
    }
    self.text = text + "\n" + Self.legend
  }

  private static func section(_ material: CalibrationCheck.Material, _ tally: CalibrationCheck.Tally) -> String {
    var text = "\n\(material.rawValue): \(tally.worlds) worlds\n"
    let order = Estimate.Basis.allCases
    let rows = tally.rows.sorted {
      (order.firstIndex(of: $0.value.basis) ?? 0, $0.key) < (order.firstIndex(of: $1.value.basis) ?? 0, $1.key)
    }
    let width = rows.map(\.key.count).max() ?? 0
    for (name, row) in rows {
      let padding = String(repeating: " ", count: width - name.count)
      let side = row.above + row.below > 0 ? "; \(row.above) above, \(row.below) below" : ""
      let misses = row.misses.isEmpty ? "" : "; not in \(row.misses.map { "\($0)" }.joined(separator: ", "))"
      text += "  \(name)\(padding)  \(share(row.held, of: row.worlds))  \(row.basis.rawValue)\(side)\(misses)\n"
    }
    return text
  }

  private static let legend = """
    Of the worlds with an estimate: how often its interval, or the one value, held what was drawn; where the interval was
    above or below that; the first worlds where it did not hold. Intervals by order statistics and of large samples are
    to hold 95 %; the exact binomial ones at least that, and more where counts are few; bounds, and what is seen, always.

    """

  private static func share(_ count: Int, of total: Int) -> String {
    guard total > 0 else { return "none of none" }
    let thousandths = (count * 1_000 + total / 2) / total
    let text = "\(thousandths / 10).\(thousandths % 10) % (\(count) of \(total))"
    return text + String(repeating: " ", count: max(0, 22 - text.count))
  }
}
