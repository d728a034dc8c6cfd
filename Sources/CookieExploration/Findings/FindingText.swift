import Choices
import CookieDiagnosis
import CookieSimulation

/// A finding as a text file, `twinjar.finding/1`: fields for a program, then a timeline for people.
///
///     twinjar.finding/1
///     property: lost
///     cause: F50
///     expect: violated
///     size: 0 faults, 1 preemption, 70 events
///     tape: twinjar.tape/1,…
///
/// An empty line ends the fields; a reader takes no notice of what follows.
public struct FindingText: Hashable, Sendable {
  public static let version = "twinjar.finding/1"

  /// True for a text that means to be a finding, of whatever version.
  public static func isBegun(by text: String) -> Bool { text.utf8.starts(with: "twinjar.finding".utf8) }

  public var finding: Finding
  /// For people.
  public var timeline: String

  public init(_ finding: Finding, timeline: String) {
    self.finding = finding
    self.timeline = timeline
  }

  public var text: String {
    let size = finding.measure
    return """
      \(Self.version)
      property: \(finding.property.rawValue)
      cause: \(finding.cause?.id ?? "none")
      expect: \(finding.expectation.rawValue)
      faults: \(size.faults)
      preemptions: \(size.preemptions)
      events: \(size.events)
      tape: \(finding.tape.text)

      \(timeline)
      """
  }

  /// The name under which a finding is stored.
  public var fileName: String {
    "\(finding.tape.strategy).\(finding.tape.scenario).\(finding.property.rawValue).finding"
  }

  private static let keys = ["property", "cause", "expect", "faults", "preemptions", "events", "tape"]

  public init(parsing text: String, source: String) throws(InputError) {
    func mistake(_ place: String, _ found: String, _ expected: String) -> InputError {
      InputError(.data, source: source, place: place, found: found, expected: expected)
    }
    // By bytes, and into no more lines than have fields: the text may be any file of any size.
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: Self.keys.count + 1, omittingEmptySubsequences: false
    ).map(Substring.init)
    guard lines.first.map(String.init) == Self.version else {
      throw mistake("line 1", lines.first.map { "\"\($0.prefix(40))\"" } ?? "nothing", Self.version)
    }
    var values: [String] = []
    for (index, key) in Self.keys.enumerated() {
      let line = index + 1 < lines.count ? String(lines[index + 1]) : ""
      guard line.hasPrefix("\(key): ") else {
        throw mistake("line \(index + 2)", "\"\(line.prefix(40))\"", "\"\(key): \" and its value")
      }
      values.append(String(line.dropFirst(key.count + 2)))
    }
    guard let property = Property(rawValue: values[0]) else {
      throw mistake(
        "line 2", "\"\(values[0])\"",
        NearestName.expectation(values[0], among: Property.allCases.map(\.rawValue)))
    }
    let cause = Cause.allCases.first { $0.id == values[1] }
    guard cause != nil || values[1] == "none" else {
      throw mistake(
        "line 3", "\"\(values[1])\"", "none or \(NearestName.expectation(values[1], among: Cause.allCases.map(\.id)))")
    }
    guard let expectation = Finding.Expectation(rawValue: values[2]) else {
      throw mistake(
        "line 4", "\"\(values[2])\"",
        NearestName.expectation(values[2], among: Finding.Expectation.allCases.map(\.rawValue)))
    }
    var numbers: [Int] = []
    for index in 3...5 {
      guard let number = Int(values[index]), number >= 0 else {
        throw mistake("line \(index + 2)", "\"\(values[index])\"", "a whole number")
      }
      numbers.append(number)
    }
    finding = Finding(
      property: property, cause: cause, expectation: expectation,
      tape: try TapeText(parsing: values[6], source: "\(source): line 8"),
      measure: FindingMeasure(faults: numbers[0], preemptions: numbers[1], events: numbers[2]))
    // Behind the fields, and the empty line that ends them.
    let rest = lines.dropFirst(Self.keys.count + 1).first ?? ""
    timeline = rest.hasPrefix("\n") ? String(rest.dropFirst()) : ""
  }
}
