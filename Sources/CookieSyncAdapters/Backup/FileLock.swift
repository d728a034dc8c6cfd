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
/// Who gets it has a ``Lease``, and nobody else can end that. As a `SessionLock`, which has no place for one, it keeps the lease of
/// `acquire(within:)` until `release()`: the instance has the lock, and whoever has the instance can give it back. So give the
/// strategy one of its own; other code of the app makes another for the same path, and both keep each other out as two processes
/// do.
///
/// - The system takes it away from a process that ends. One that hangs keeps it (catalogue F58), so nobody waits without a
///   limit.
/// - iOS ends an app that is suspended while it holds a lock in a shared container (0xdead10cc). Hold it for a refresh alone,
///   within `ProcessInfo.performExpiringActivity` or a background task, and give it back when that expires.
/// - It is one file on one device: nobody is kept out who does not ask for it. While it is held nobody may remove the file: who
///   comes next makes another one, and has that.
/// - It is tried again every 20 ms; nobody is first in line.
public actor FileLock: SessionLock {
  public nonisolated var isShared: Bool { true }
  private let path: String
  private let log: AdapterLog
  /// What `acquire(within:)` got.
  private var held: Lease?

  /// - Parameters:
  ///   - path: of a file that need not exist, in a directory that does. Nothing is written to it.
  ///   - log: is told if the file cannot be opened or locked.
  public init(path: String, log: @escaping AdapterLog = { _ in }) {
    self.path = path
    self.log = log
  }

  /// Waits for the lock, and no longer than `limit`. Nil if it could not be had; at once if the file cannot be opened or
  /// locked, or the calling task is cancelled.
  public nonisolated func lease(within limit: Duration) async -> Lease? {
    let deadline = Deadline(in: limit)
    while true {
      switch take() {
      case .taken(let lease): return lease
      case .impossible(let error):
        log(.lockCannotBeTaken(error: error))
        return nil
      case .busy: break
      }
      let left = deadline.left
      guard left > .zero else { return nil }
      do { try await Task.sleep(for: min(left, Self.pause)) } catch { return nil }
    }
  }

  /// As ``lease(within:)``, with the lease kept for ``release()``.
  public func acquire(within limit: Duration) async -> Bool {
    guard let lease = await lease(within: limit) else { return false }
    held = lease
    return true
  }

  /// Gives back what ``acquire(within:)`` got, and no lease of anybody else. Nothing happens if there is nothing.
  public func release() { held = nil }

  private static let pause = Duration.milliseconds(20)

  // MARK: - The file

  enum Attempt {
    case taken(Lease)
    case busy
    case impossible(error: Int32)
  }

  private nonisolated func take() -> Attempt {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return .impossible(error: errno) }
    let lease = Lease(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return Self.refusal(errno) }
    // The file may have been removed since it was opened, and another one be locked by somebody else.
    return lease.isOfFile(at: path) ? .taken(lease) : .busy
  }

  /// What an error of `flock` means: what passes by itself, and what does not.
  static func refusal(_ error: Int32) -> Attempt {
    error == EWOULDBLOCK || error == EINTR ? .busy : .impossible(error: error)
  }

  /// The lock, for as long as it is kept: with its last reference it is given back.
  public final class Lease: Sendable {
    private let descriptor: Int32

    fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }

    /// False if the file was removed, whoever has put another one in its place.
    func isOfFile(at path: String) -> Bool {
      var (mine, there) = (stat(), stat())
      return fstat(descriptor, &mine) == 0 && stat(path, &there) == 0 && mine.st_ino == there.st_ino
        && mine.st_dev == there.st_dev
    }
  }
}
