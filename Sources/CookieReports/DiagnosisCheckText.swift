import CaptureDiagnosis
import CookieDiagnosis
import CookieExploration

/// What a measurement of the diagnosis came to: the rates, and which causes were answered with what.
public struct DiagnosisCheckText {
  public let text: String

  public init(_ tallies: [DiagnosisCheck.View: DiagnosisCheck.Tally], seed: UInt64) {
    var text = "seed \(seed)\n"
    for view in DiagnosisCheck.View.all {
      if let tally = tallies[view] { text += Self.section(view, tally) }
    }
    self.text = text
  }

  private static func section(_ view: DiagnosisCheck.View, _ tally: DiagnosisCheck.Tally) -> String {
    let name = view.material.rawValue + (view.isLate ? ", begun when the user was signed in" : "")
    let alarms = tally.falseAlarms.values.reduce(0, +)
    var text = """

      \(name): \(tally.runs) runs with a verdict
        exact id, where the matrix says named   \(share(tally.named, of: tally.nameable))
        truth in the set, all runs              \(share(tally.withTruth, of: tally.runs))
        truth in the set, where harm shows      \(share(tally.withTruth, of: tally.runs - tally.unseen))
        one id stated, and wrong                \(share(tally.wrongSingles, of: tally.runs))
        no harm shows                           \(share(tally.unseen, of: tally.runs))
        median size of a set                    \(tally.medianSize)

      \(name): \(tally.harmless) runs without a verdict
        harm claimed                            \(share(alarms, of: tally.harmless))
        said that it cannot be told             \(share(tally.doubts, of: tally.harmless))
      \(alarmLines(tally))
        truth: answers, with how often

      """
    for (cause, answers) in tally.answers.sorted(by: { (total($0.value), $1.key) > (total($1.value), $0.key) }) {
      let list = answers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) x \($0.key)" }
      text += "  \(cause.id) (\(total(answers))): \(list.joined(separator: "; "))\n"
    }
    return text
  }

  private static func alarmLines(_ tally: DiagnosisCheck.Tally) -> String {
    tally.falseAlarms.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "    \($0.value) x \($0.key)\n" }
      .joined()
  }

  private static func total(_ answers: [String: Int]) -> Int { answers.values.reduce(0, +) }

  private static func share(_ count: Int, of total: Int) -> String {
    guard total > 0 else { return "none of none" }
    let tenThousandths = (count * 10_000 + total / 2) / total
    let fraction = String(tenThousandths % 100)
    let padded = fraction.count < 2 ? "0" + fraction : fraction
    return "\(tenThousandths / 100).\(padded) % (\(count) of \(total))"
  }
}
