import Foundation
import SystemSupport

/// Bytes to and from an engine: a thread reads, and whoever wants to writes.
///
/// Unchecked: one thread reads, and a lock lets one in at a time to write.
final class EngineChannel: @unchecked Sendable {
  private let reading: Int32
  private let writing: Int32
  private let lock = NSLock()

  /// - Parameters:
  ///   - reading: a descriptor that blocks; so does `writing`, which may be the same.
  init(reading: Int32, writing: Int32) {
    (self.reading, self.writing) = (reading, writing)
  }

  /// - Parameters:
  ///   - take: gets what has come; false ends the reading.
  ///   - ended: is called once, when nothing more comes.
  func start(
    _ take: @escaping @Sendable (ArraySlice<UInt8>) -> Bool, ended: @escaping @Sendable () -> Void
  ) throws(SystemFailure) {
    let reading = self.reading
    try WorkerThread.start {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(reading, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0, take(buffer[..<count]) else { break }
      }
      ended()
    }
  }

  /// Writes all of it. Where nobody reads any more, the end of the reading tells.
  func send(_ bytes: [UInt8]) {
    lock.withLock {
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { write(writing, $0.baseAddress.map { $0 + sent }, bytes.count - sent) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        sent += count
      }
    }
  }
}
