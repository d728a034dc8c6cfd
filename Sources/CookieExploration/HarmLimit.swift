import Choices

/// How often a harm may happen before a command fails: `lost > 0.1%`.
///
/// A rate is known by its 95 % interval alone. Without a word before it a limit is exceeded when that is shown: the
/// interval's lower bound is beyond it. With `upper` before it, it is exceeded unless the opposite is shown: too few runs
/// exceed it as well.
public struct HarmLimit: Hashable, Sendable {
  public enum Bound: String, CaseIterable, Sendable {
    case lower
    case upper
  }

  public enum Outcome: Hashable, Sendable {
    case exceeded
    /// Neither bound tells: more runs would.
    case undecided
    /// Shown at 95 %.
    case kept
  }

  public let measure: HarmMeasure
  public let bound: Bound
  /// True for `>=`.
  public let includesShare: Bool
  /// 0 to 1.
  public let share: Double

  /// Reads a limit.
  ///
  /// - Parameter source: where it stands, for messages.
  /// - Throws: an `InputError` of a wrong command line that names what was expected.
  public init(parsing text: String, source: String) throws(InputError) {
    func mistake(_ found: some StringProtocol, _ expected: String) -> InputError {
      InputError(
        .usage, source: source, found: found.isEmpty ? "nothing" : "\"\(found)\"", expected: expected,
        advice: "For example: lost > 0.1%, or upper lost > 0.1% to fail where too few runs tell as well.")
    }
    guard let sign = text.firstIndex(of: ">") else {
      throw mistake(text, "a kind of harm, > or >=, and a share of runs, such as lost > 0.1%")
    }
    var rest = text[text.index(after: sign)...]
    includesShare = rest.first == "="
    if includesShare { rest = rest.dropFirst() }
    guard let share = DecimalText.share(Self.trimmed(rest), within: 0...1) else {
      throw mistake(Self.trimmed(rest), "a share of runs: 0% to 100%, or 0 to 1")
    }
    // A number is a share: "> 1" is most likely meant for 1 %.
    guard share < 1 || includesShare else {
      throw mistake(Self.trimmed(rest), "less than 100%, which no share exceeds, or >= 100%; 1 without % is all runs")
    }
    self.share = share

    var words = text[..<sign].split(whereSeparator: \.isWhitespace)
    bound = words.first.flatMap { Bound(rawValue: $0.lowercased()) } ?? .lower
    if let first = words.first, Bound(rawValue: first.lowercased()) != nil { words.removeFirst() }
    let title = words.joined(separator: " ")
    guard let measure = HarmMeasure(title: title) else {
      throw mistake(title, NearestName.expectation(title, among: HarmMeasure.allCases.map(\.rawValue)))
    }
    self.measure = measure
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  // MARK: - Judging

  public func outcome(of tally: CellTally) -> Outcome {
    let interval = measure.interval(of: tally)
    if isBeyond(bound == .lower ? interval.lowerBound : interval.upperBound) { return .exceeded }
    return isBeyond(interval.upperBound) ? .undecided : .kept
  }

  private func isBeyond(_ value: Double) -> Bool { includesShare ? value >= share : value > share }
}
