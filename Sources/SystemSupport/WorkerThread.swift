import Foundation

/// Threads that say so when they cannot be had: Foundation's are silently never started, and who waits for one of them
/// waits for ever.
package enum WorkerThread {
  /// The stack of each thread, in bytes: that of a main thread.
  private static let stackSize = 8 << 20

  /// Runs `body` on a new thread.
  ///
  /// - Throws: if the system starts no more threads; `body` is not run then.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(SystemFailure) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
    #endif
    guard code == 0 else {
      work.release()
      throw SystemFailure("start a thread", code: code)
    }
  }

  /// Runs `body` on up to `count` new threads.
  ///
  /// - Returns: on how many: fewer if the system starts no more.
  package static func start(_ count: Int, _ body: @escaping @Sendable () -> Void) -> Int {
    for started in 0..<max(0, count) {
      do throws(SystemFailure) { try start(body) } catch { return started }
    }
    return max(0, count)
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
      return nil
    }
  }
}
