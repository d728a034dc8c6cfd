import Foundation

/// A connection on the loopback interface. Whoever has it closes it by giving it up.
final class LoopbackSocket: @unchecked Sendable {
  let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  private static func make() throws(EngineFailure) -> Int32 {
    // The initializer sets it as well; here no child that is started meanwhile gets it.
    #if canImport(Darwin)
      let made = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
    guard made >= 0 else { throw EngineFailure(message: "no socket: \(String(cString: strerror(errno)))") }
    return made
  }

  private static func withAddress<Result>(
    _ port: UInt16, _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
  ) -> (result: Result, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
    return (result, UInt16(bigEndian: address.sin_port))
  }

  convenience init(to port: UInt16) throws(EngineFailure) {
    let made = try Self.make()
    guard Self.withAddress(port, { connect(made, $0, $1) }).result == 0 else {
      let words = String(cString: strerror(errno))
      close(made)
      throw EngineFailure(message: "no connection to port \(port): \(words)")
    }
    self.init(made)
  }

  /// Waits for somebody to connect.
  struct Listener {
    let port: UInt16
    private let socket: LoopbackSocket

    init() throws(EngineFailure) {
      let made = try LoopbackSocket.make()
      let bound = LoopbackSocket.withAddress(0) { address, length in
        bind(made, address, length) == 0 && listen(made, 4) == 0 && getsockname(made, address, &length) == 0
      }
      socket = LoopbackSocket(made)
      port = bound.port
      guard bound.result else { throw EngineFailure(message: "no port: \(String(cString: strerror(errno)))") }
    }

    /// Nil if nobody comes until a moment of the monotonic clock.
    func accept(until end: Int64) -> LoopbackSocket? {
      guard LoopbackSocket.isReadable(socket.descriptor, until: end) else { return nil }
      let made = Foundation.accept(socket.descriptor, nil, nil)
      return made >= 0 ? LoopbackSocket(made) : nil
    }
  }

  private static func isReadable(_ descriptor: Int32, until end: Int64) -> Bool {
    while true {
      let left = (end - MonotonicClock.now) / 1_000_000
      guard left > 0 else { return false }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wanted, 1, Int32(clamping: left))
      if ready > 0 { return true }
      if ready == 0 || errno != EINTR { return false }
    }
  }

  /// What comes next; nil if nothing does until a moment of the monotonic clock, or the other side is gone.
  func read(until end: Int64) -> ArraySlice<UInt8>? {
    guard Self.isReadable(descriptor, until: end) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    return count > 0 ? buffer[..<count] : nil
  }
}
