import Foundation

/// Stops a campaign or a search from another thread or a signal handler, or when its time is over. Unchecked: the lock
/// guards what changes.
public final class CampaignControl: @unchecked Sendable {
  private let lock = NSLock()
  private var stopped = false
  private let whole: CampaignControl?
  private let end: Date?

  public init() {
    whole = nil
    end = nil
  }

  /// One for a part of what another controls, which may take so many seconds from now on; nil for as long as it takes.
  init(within seconds: Double?, of whole: CampaignControl) {
    self.whole = whole
    end = seconds.map { Date(timeIntervalSinceNow: $0) }
  }

  public var isStopped: Bool {
    if whole?.isStopped ?? false { return true }
    if let end, end.timeIntervalSinceNow <= 0 { return true }
    return lock.withLock { stopped }
  }

  public func stop() { lock.withLock { stopped = true } }
}
