import Foundation

extension ChildProcess {
  /// The longest line that is taken, in bytes: an answer has some kilobytes.
  package static let longestLine = 1 << 22
  /// How often somebody who has had enough is noticed, in milliseconds.
  private static let glance = 100.0

  /// What waiting for output gave.
  package enum Event: Hashable, Sendable {
    case line(String)
    /// More than ``longestLine`` bytes without an end of the line.
    case overlong
    /// No whole line came for so long.
    case silence
    /// The child closed its output: mostly because it ended.
    case closed
    /// The caller has had enough.
    case stopped
  }

  /// Lines to send; they go out while answers are awaited.
  package func send(_ lines: [String]) {
    pending.removeFirst(sent)
    sent = 0
    for line in lines {
      pending += Array(line.utf8)
      pending.append(UInt8(ascii: "\n"))
    }
  }

  /// Sends what is to be sent, for as long as that may take, without listening.
  package func flush(within seconds: Double) {
    let end = ContinuousClock.now + .seconds(seconds)
    while sent < pending.count, ContinuousClock.now < end {
      write()
      if sent < pending.count { usleep(1_000) }
    }
  }

  /// Tells the child that nothing more will come, once everything is sent.
  package func finishInput() {
    closesWhenSent = true
    if sent == pending.count { close(&input) }
  }

  /// The next line of the child.
  ///
  /// - Parameters:
  ///   - seconds: how long the whole line may take.
  ///   - isStopped: asked some ten times a second whether to go on waiting.
  package func next(within seconds: Double, isStopped: () -> Bool = { false }) -> Event {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let line = takeLine() { return .line(line) }
      if unread.count - taken > Self.longestLine { return .overlong }
      switch arrival(until: end, isStopped) {
      case .bytes(let bytes): unread += bytes
      case .silence: return .silence
      case .closed: return .closed
      case .stopped: return .stopped
      }
    }
  }

  /// What waiting for bytes gave.
  package enum Arrival {
    case bytes(ArraySlice<UInt8>)
    case silence
    case closed
    case stopped
  }

  /// The next bytes of the child.
  ///
  /// - Parameters:
  ///   - seconds: how long it may say nothing.
  ///   - isStopped: asked some ten times a second whether to go on waiting.
  package func nextBytes(within seconds: Double, isStopped: () -> Bool = { false }) -> Arrival {
    arrival(until: ContinuousClock.now + .seconds(seconds), isStopped)
  }

  private func arrival(until end: ContinuousClock.Instant, _ isStopped: () -> Bool) -> Arrival {
    while true {
      if isStopped() { return .stopped }
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return .silence }
      var descriptors = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
      if sent < pending.count, input >= 0 {
        descriptors.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
      }
      let ready = poll(&descriptors, nfds_t(descriptors.count), Int32(min(left, Self.glance).rounded(.up)))
      if ready < 0, errno != EINTR { return .closed }
      guard ready > 0 else { continue }
      if descriptors.count > 1, descriptors[1].revents != 0 { write() }
      if descriptors[0].revents != 0, let arrival = read() { return arrival }
    }
  }

  private func takeLine() -> String? {
    guard let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      unread.removeSubrange(..<taken)
      taken = 0
      searched = unread.count
      return nil
    }
    let line = String(decoding: unread[taken..<end], as: UTF8.self)
    taken = end + 1
    searched = taken
    return line
  }

  private func write() {
    let count = pending.withUnsafeBytes { bytes in
      Foundation.write(input, bytes.baseAddress.map { $0 + sent }, min(bytes.count - sent, 1 << 16))
    }
    if count > 0 {
      sent += count
    } else if errno != EAGAIN, errno != EINTR {
      // Nobody reads any more; the closed output will tell.
      sent = pending.count
    }
    if sent == pending.count, closesWhenSent { close(&input) }
  }

  /// Nil if there was nothing to read after all.
  private func read() -> Arrival? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(output, &buffer, buffer.count)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? nil : .closed
  }
}
