import Foundation
import SystemSupport

/// Listens on a port of the loopback interface that the system chooses, and hands each connection to a thread of its own.
final class LoopbackListener: @unchecked Sendable {
  let port: UInt16
  private let descriptor: Int32
  private let lock = NSLock()
  // Below it. A descriptor that is closed is somebody else's soon.
  private var isStopped = false

  /// - Throws: if the system gives no socket or no thread.
  init(_ serve: @escaping @Sendable (Int32) -> Void) throws(SystemFailure) {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw SystemFailure("open a socket", code: errno) }
    guard let port = Self.bind(descriptor) else {
      let code = errno
      close(descriptor)
      throw SystemFailure("listen on the loopback interface", code: code)
    }
    self.descriptor = descriptor
    self.port = port
    do throws(SystemFailure) {
      try WorkerThread.start {
        while true {
          let connection = accept(descriptor, nil, nil)
          if connection >= 0 {
            do throws(SystemFailure) { try WorkerThread.start { serve(connection) } } catch { close(connection) }
          } else {
            switch Self.next(after: errno) {
            case .again: continue
            case .later: usleep(Self.pause)
            case .never:
              close(descriptor)
              return
            }
          }
        }
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  enum Next { case again, later, never }

  /// What an error of `accept` means. One connection that went away is not the last, and a shortage passes: who gives up then
  /// answers nobody from there on. Whatever else is wrong is the socket, which `stop()` ends.
  static func next(after error: Int32) -> Next {
    switch error {
    case EINTR, ECONNABORTED, EPROTO: .again
    case EMFILE, ENFILE, ENOBUFS, ENOMEM, EAGAIN: .later
    default: .never
    }
  }

  /// Microseconds.
  private static let pause: UInt32 = 10_000

  /// Binds to a free port and listens; nil if the system refuses.
  private static func bind(_ descriptor: Int32) -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Darwin)
          let isBound = Darwin.bind(descriptor, $0, length) == 0
        #else
          let isBound = Glibc.bind(descriptor, $0, length) == 0
        #endif
        return isBound && listen(descriptor, 256) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    return isListening ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// Takes no more connections; those that are open go on.
  func stop() {
    lock.withLock {
      if !isStopped { shutdown(descriptor, Int32(SHUT_RDWR)) }
      isStopped = true
    }
  }
}
