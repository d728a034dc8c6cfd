import Foundation

/// Stops a campaign or a search from another thread or a signal handler, or when its time is over. Unchecked: the lock
/// guards what changes.
public final class CampaignControl: @unchecked Sendable {
  private let lock = NSLock()
  private var stopped = false
  private let whole: CampaignControl?
  /// By the machine's clock.
  private let end: Int64?

  public init() { (whole, end) = (nil, nil) }

  /// One for a part of what another controls, which may take so many seconds from now on; nil for as long as it takes.
  package init(within seconds: Double?, of whole: CampaignControl?) {
    self.whole = whole
    // A hundred years are as good as more.
    end = seconds.map { MachineClock.nanoseconds + Int64(max(0, min($0, 3e9)) * 1e9) }
  }

  public var isStopped: Bool {
    if let end, MachineClock.nanoseconds >= end { return true }
    return lock.withLock { stopped } || whole?.isStopped ?? false
  }

  public func stop() { lock.withLock { stopped = true } }
}
