import Choices

/// When to ask no more: from a moment on, or once somebody says so.
public struct AskingLimit: Sendable {
  public var control: CampaignControl?
  public var end: ContinuousClock.Instant?

  public static let none = AskingLimit()

  /// - Parameter seconds: from now; nil for no end.
  public init(control: CampaignControl? = nil, seconds: Double? = nil) {
    self.control = control
    end = seconds.map { ContinuousClock.now + .seconds($0) }
  }

  public var isReached: Bool {
    if control?.isStopped == true { return true }
    return end.map { ContinuousClock.now >= $0 } ?? false
  }
}
