import Choices
import CookieFuzzing
import Cookies
import TraceCalibration

/// What `twinjar calibrate` says of traces: each estimate with its interval and what it rests on, and what was not observed.
package struct CalibrateReport: Report {
  package static let forms: Set<ReportForm> = [.text, .json]
  package static let schema = "twinjar.calibration/1"

  private let calibration: Calibration
  private let files: [String]
  private let remarks: [String]

  /// - Parameters:
  ///   - files: as the user names them.
  ///   - remarks: what was cut, odd or unknown in them.
  package init(_ calibration: Calibration, of files: [String], remarks: [String]) {
    self.calibration = calibration
    self.files = files
    self.remarks = remarks
  }

  // MARK: - For a person

  package var text: String {
    var lines = zip(files, calibration.sources).map { "\(Printable.text($0)) (\($1.rawValue))" }
    lines += remarks.map { "mind: \(Printable.text($0))" }
    lines.append("")
    for estimate in calibration.estimates {
      lines.append("\(estimate.name): \(Self.value(estimate.value))")
      lines.append("  \(ScenarioText.words(for: estimate))")
    }
    if !calibration.unobserved.isEmpty { lines += ["", "not observed:"] }
    lines += calibration.unobserved.map { "  \($0.name): \($0.why)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func value(_ value: Estimate.Value?) -> String {
    switch value {
    case .number(let number): NumberWord.short(number)
    case .quantiles(let pairs):
      pairs.map { "\(NumberWord.short($0[1])) at \(NumberWord.text($0[0]))" }.joined(separator: ", ")
    case .word(let word): word
    case .flag(let flag): "\(flag)"
    case nil: "bounds alone"
    }
  }

  // MARK: - For a program

  package func json() throws -> String {
    let estimates = calibration.estimates.map(Self.json)
    let unobserved = calibration.unobserved.map {
      JSONText.object([("name", JSONText.string($0.name)), ("why", JSONText.string($0.why))])
    }
    return JSONText.object([
      ("schema", JSONText.string(Self.schema)), ("files", JSONText.array(files.map(JSONText.string))),
      ("sources", JSONText.array(calibration.sources.map { JSONText.string($0.rawValue) })),
      ("remarks", JSONText.array(remarks.map(JSONText.string))), ("estimates", Self.lines(estimates)),
      ("unobserved", Self.lines(unobserved)),
    ]) + "\n"
  }

  private static func lines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }

  private static func json(_ estimate: Estimate) -> String {
    JSONText.object([
      ("name", JSONText.string(estimate.name)), ("value", json(estimate.value)),
      ("lower", estimate.lower.map(NumberWord.text) ?? "null"),
      ("upper", estimate.upper.map(NumberWord.text) ?? "null"), ("count", String(estimate.count)),
      ("total", estimate.total.map { String($0) } ?? "null"), ("basis", JSONText.string(estimate.basis.rawValue)),
      ("remark", JSONText.string(estimate.remark)),
    ])
  }

  private static func json(_ value: Estimate.Value?) -> String {
    switch value {
    case .number(let number): NumberWord.text(number)
    case .quantiles(let pairs): JSONText.array(pairs.map { JSONText.array($0.map(NumberWord.text)) })
    case .word(let word): JSONText.string(word)
    case .flag(let flag): String(flag)
    case nil: "null"
    }
  }
}
