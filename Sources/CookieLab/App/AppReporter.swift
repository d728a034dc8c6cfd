import CookieDiagnosis
import Foundation

/// Tells the lab's process what happens in the app's, one line each.
final class AppReporter: Sendable {
  private let write: @Sendable (String) -> Void
  private let lock = NSLock()

  /// - Parameter write: writes a whole line; called by one thread at a time.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  func send(_ line: AppLine) {
    let text = line.line()
    lock.withLock { write(text) }
  }

  func note(
    _ kind: TraceRecord.Kind, by actor: TraceActor, store: StoreName? = nil, endpoint: String? = nil,
    number: Int? = nil, name: String? = nil, value: String? = nil
  ) {
    send(
      AppLine(
        event: AppEvent(
          nanoseconds: MonotonicClock.now, kind: "\(kind)", actor: "\(actor)", store: store.map { "\($0)" },
          endpoint: endpoint, number: number, name: name, value: value.map { Redaction.shown($0, of: name) })))
  }
}

/// The clock that all processes of a machine share.
enum MonotonicClock {
  /// Nanoseconds.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// What is shown of cookies: the tokens that the lab's own server numbers, and no other value.
enum Redaction {
  /// - Parameter name: the cookie's.
  static func shown(_ value: String, of name: String?) -> String {
    isToken(value, of: name) ? value : value.isEmpty ? "" : "(hidden)"
  }

  /// True for the first letter of its cookie's name, which is `access` or `refresh`, and a number of at most nine digits.
  private static func isToken(_ text: String, of name: String?) -> Bool {
    guard let name, ["access", "refresh"].contains(name), text.utf8.first == name.utf8.first else { return false }
    let digits = text.utf8.dropFirst()
    return (1...9).contains(digits.count) && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
