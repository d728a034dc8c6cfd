/// A lock between the processes that share the native store: the app and its extensions. Who holds it may refresh.
///
/// In an app: `flock` on a file of the shared container, tried again and again with sleeps in between. A process that hangs
/// keeps it (catalogue F58), so that whoever waits for it has to give up some time.
public protocol SessionLock: Sendable {
  /// False if there is no other process that could hold it.
  var isShared: Bool { get }

  /// Waits for the lock, and no longer than `limit`. False if it could not be had.
  func acquire(within limit: Duration) async -> Bool

  /// Gives it back, if ``acquire(within:)`` said true: who was told false has nothing to give back. Nothing happens if this
  /// process does not hold it.
  func release() async
}

/// For an app without extensions.
public struct NoSessionLock: SessionLock {
  public init() {}
  public var isShared: Bool { false }
  public func acquire(within limit: Duration) async -> Bool { true }
  public func release() async {}
}
