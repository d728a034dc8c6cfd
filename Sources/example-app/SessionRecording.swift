import CookieSync
import CookieSyncAdapters
import Foundation
import Synchronization

/// What a recorder could not write. In an app it counts that and goes on; here the trace is what the program was asked for.
struct RecordingFailure: Error, CustomStringConvertible {
  let description: String
}

/// The trace of one session.
final class SessionRecording: Sendable {
  /// What the recorder has said of trouble.
  private final class Said: Sendable {
    let first = Mutex<AdapterEvent?>(nil)

    func note(_ event: AdapterEvent) { first.withLock { $0 = $0 ?? event } }
  }

  let recorder: SessionRecorder
  private let directory: URL
  private let said: Said

  init(in directory: URL, storesAreEphemeral: Bool) {
    let said = Said()
    (self.directory, self.said) = (directory, said)
    var options = SessionRecorder.Options(directory: directory, session: SessionCookies())
    options.reports = [.user]
    options.storesAreEphemeral = storesAreEphemeral
    options.log = { said.note($0) }
    recorder = SessionRecorder(options)
  }

  /// - Throws: if anything that was noted until now is not in the trace.
  func check() async throws(RecordingFailure) {
    await recorder.flush()
    let missing = recorder.droppedEvents
    guard missing > 0 else { return }
    throw RecordingFailure(
      description: "\(directory.path): \(missing == 1 ? "an event" : "\(missing) events") could not be written\(reason)"
    )
  }

  private var reason: String {
    switch said.first.withLock({ $0 }) {
    case .recorderCannotWrite(let error)?: ": \(String(cString: strerror(error)))"
    case .recorderKeyHasWrongSize(let count)?: ", since \(directory.path).key has \(count) bytes and is no key"
    default: ""
    }
  }
}
