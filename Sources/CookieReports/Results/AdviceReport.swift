/// What `twinjar advise` says.
public struct AdviceReport: Report {
  public static let forms: Set<ReportForm> = [.text]

  private let advice: Advice
  private let seed: UInt64
  private let isComplete: Bool

  /// - Parameter isComplete: false for the runs that an interrupted campaign has finished.
  public init(_ advice: Advice, seed: UInt64, isComplete: Bool) {
    self.advice = advice
    self.seed = seed
    self.isComplete = isComplete
  }

  public var text: String {
    "seed \(seed)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n\(advice.text)"
  }
}
