import Choices
import Foundation

/// When to stop making a tape smaller: at a time, or when the user wants no more of it.
public struct ShrinkLimit: Sendable {
  private let end: Date?
  /// Stopped when the time is over, or by who controls all.
  private let limited: CampaignControl

  /// - Parameters:
  ///   - seconds: how long it may take from now on, at least 0; nil for as long as it takes.
  ///   - control: lets another thread end it at once.
  public init(seconds: Double? = nil, control: CampaignControl? = nil) {
    end = seconds.map { Date(timeIntervalSinceNow: $0) }
    limited = CampaignControl(within: seconds, of: control)
  }

  public var isReached: Bool { limited.isStopped }

  /// The seconds that are left; nil without an end.
  var secondsLeft: Double? { end.map { max(0, $0.timeIntervalSinceNow) } }

  /// An equal part of what is left, for one of several tapes.
  func share(of count: Int) -> ShrinkLimit {
    ShrinkLimit(seconds: secondsLeft.map { $0 / Double(max(1, count)) }, control: limited)
  }
}
