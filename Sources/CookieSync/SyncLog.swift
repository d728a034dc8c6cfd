/// What a strategy met that its app's log should know. None of them holds a cookie's value.
public enum SyncEvent: UInt8, Hashable, Sendable {
  /// The web store did not answer in time, and the strategy went on without it (catalogue F03, F62).
  case webStoreIsSilent
}

/// The app's log.
public protocol SyncLog: Sendable {
  func note(_ event: SyncEvent)
}

/// For an app that keeps none.
public struct NoSyncLog: SyncLog {
  public init() {}
  public func note(_ event: SyncEvent) {}
}
