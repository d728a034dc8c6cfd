import CookieSync

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A lock of the app and its extensions: `flock` on a file in the container that they share.
///
/// - The system takes it away from a process that ends. One that hangs keeps it (catalogue F58), so nobody waits without a
///   limit.
/// - iOS ends an app that is suspended while it holds a lock in a shared container (0xdead10cc). Hold it for a refresh alone,
///   within `ProcessInfo.performExpiringActivity` or a background task, and give it back when that expires.
/// - It is one file on one device: nobody is kept out who does not ask for it.
public actor FileLock: SessionLock {
  public nonisolated var isShared: Bool { true }
  private let path: String
  private let log: AdapterLog?
  /// Open while the lock is held.
  private var held: Descriptor?

  /// - Parameters:
  ///   - path: of a file that need not exist, in a directory that does. Nothing is written to it.
  ///   - log: is told if the file cannot be opened.
  public init(path: String, log: AdapterLog? = nil) {
    self.path = path
    self.log = log
  }

  /// False at once if the file cannot be opened, or the calling task is cancelled.
  public func acquire(within limit: Duration) async -> Bool {
    let deadline = ContinuousClock.now + min(limit, Self.longestWait)
    while true {
      switch take() {
      case .taken: return true
      case .impossible: return false
      case .busy: break
      }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      do { try await Task.sleep(for: min(left, Self.pause)) } catch { return false }
    }
  }

  public func release() { held = nil }

  private static let pause = Duration.milliseconds(20)
  private static let longestWait = Duration.seconds(3_600)

  private enum Attempt { case taken, busy, impossible }

  private func take() -> Attempt {
    guard held == nil else { return .busy }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      log?(.lockCannotBeOpened(error: errno))
      return .impossible
    }
    let file = Descriptor(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return .busy }
    held = file
    return .taken
  }

  /// Closes what it stands for with its last reference, which gives the lock back.
  private final class Descriptor: Sendable {
    private let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { close(number) }
  }
}
