/// What `twinjar advise` says.
public struct AdviceReport: Report {
  public static let forms: Set<ReportForm> = [.text, .json, .records]

  private let advice: Advice
  private let seed: UInt64
  private let isComplete: Bool

  /// - Parameter isComplete: false for the runs that an interrupted campaign has finished.
  public init(_ advice: Advice, seed: UInt64, isComplete: Bool) {
    self.advice = advice
    self.seed = seed
    self.isComplete = isComplete
  }

  public func json() throws -> String { try advice.json(seed: seed, isComplete: isComplete) }

  public var records: ReportTable { advice.records }

  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    let head = "seed \(seed)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n"
    return layout.fit(head + advice.text(on: layout))
  }
}
