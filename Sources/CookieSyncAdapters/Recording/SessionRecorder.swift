import CookieSync
import Cookies
import Foundation

/// Writes down what an app does with its session, for `twinjar diagnose`: which cookies of the session passed where, and what answers
/// said. No value of a cookie is written, but a keyed hash of it, which is the same for the same value.
///
/// ```swift
/// let recorder = SessionRecorder(.init(directory: url, session: session))
/// let client = URLSessionClient(configuration: configuration, refresh: refresh, recording: recorder.requests(by: .native))
/// let strategy = recorder.watching(TwinJar(app: HybridApp(...).recorded(by: recorder)))
/// ```
///
/// An event costs the app an entry in an array, made under a lock that nobody holds for longer than such an entry takes: files are a
/// background queue's part. Nothing here throws. What a full array cannot take, or a file, is counted, and the count is written as a
/// record where the gap is.
///
/// It does not heal what it watches: it starts no network process, registers no observer and reads no store, but for a store that a
/// hidden page has just renewed the session in. An app that wants changes of the web store in its trace although its strategy does not
/// listen registers an observer of its own, and notes ``RecordedEvent/observerAdded(_:)`` and ``RecordedEvent/changed(_:)``.
///
/// Two files are kept, `trace.ndjson` and the one before it, `trace.1.ndjson`. Each line is written in one piece; what a crash or a
/// loss of power leaves of a line is cut off at the next launch. One process writes to a directory at a time: an app's extension gets
/// one of its own.
public final class SessionRecorder: @unchecked Sendable {
  public struct Options: Sendable {
    /// Where the files go; made if it is not there, for its owner alone.
    public var directory: URL
    /// Whose cookies are written down.
    public var session: SessionCookies
    /// The longest that a file gets, in bytes: 64 KiB to 1 GiB; what lies outside is moved there.
    public var mostBytes = 4 << 20
    /// As many events wait to be written, 16 to 1,000,000; what lies outside is moved there.
    public var mostWaiting = 4096
    /// What the app notes by itself. Of everything else a diagnosis knows that it may have happened unseen.
    public var reports: Set<Report> = []
    /// The key of the hashes, 16 random bytes that stay the same while the app is installed, as from the Keychain; nil for a file
    /// beside the directory, "DIRECTORY.key". It is never written to a trace, and belongs into no report.
    public var key: [UInt8]?
    /// Is told, once for each kind of trouble, that nothing can be written.
    public var log: AdapterLog = { _ in }

    public init(directory: URL, session: SessionCookies) {
      self.directory = directory
      self.session = session
    }
  }

  /// Events that no wrapper sees.
  public enum Report: String, Sendable, Hashable, CaseIterable {
    /// `backgrounded`, `foregrounded`, `pageProcessEnded`.
    case life
    /// `logInShown`, `loggedInAgain`, `userLogsOut`.
    case user
    /// `addressChanged`, `connectionLost`, `connectionBack`, `transferCancelled`.
    case network
    /// `foreignScreenOpened`.
    case foreignScreens
    /// `moved`.
    case moves
  }

  struct Timed {
    var time: RecorderTime
    var event: RecordedEvent
  }

  public let session: SessionCookies
  private let mostWaiting: Int
  private let queue = DispatchQueue(label: "twinjar.recorder", qos: .utility)
  /// On the queue alone.
  private let writer: EventWriter

  private let lock = NSLock()
  // Below it.
  private var waiting: [Timed] = []
  private var dropped = 0
  private var droppedInAll = 0
  private var isDraining = false
  private var lastRequest: UInt64 = 0
  private var isHeld = false

  /// Opens no file: that is done when the first event is written.
  public init(_ options: Options) {
    session = options.session
    mostWaiting = min(max(options.mostWaiting, 16), 1_000_000)
    writer = EventWriter(options)
    waiting.reserveCapacity(min(mostWaiting, 256))
  }

  /// Takes an event at this moment. Waits for no file and never fails: a full array counts the event instead.
  public func note(_ event: RecordedEvent) {
    lock.lock()
    guard waiting.count < mostWaiting else {
      (dropped, droppedInAll) = (dropped + 1, droppedInAll + 1)
      return lock.unlock()
    }
    waiting.append(Timed(time: .now, event: event))
    let begins = !isDraining && !isHeld
    if begins { isDraining = true }
    lock.unlock()
    if begins { queue.async { self.drain() } }
  }

  /// A number for a request that the app notes by itself.
  public func newRequest() -> UInt64 {
    lock.withLock {
      lastRequest += 1
      return lastRequest
    }
  }

  /// How many events were not written since this was made: the array was full, or the file could not be written.
  public var droppedEvents: Int { lock.withLock { droppedInAll } }

  /// Returns when all that was noted before is handed to the system, or counted as dropped: for the moment at which an app goes to the
  /// background, and before its files are sent.
  public func flush() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  /// The files that there are, the older one first.
  public var files: [URL] { writer.files.filter { FileManager.default.fileExists(atPath: $0.path) } }

  private func drain() {
    var batch: [Timed] = []
    while true {
      // Its room is for the events to come.
      batch.removeAll(keepingCapacity: true)
      lock.lock()
      guard !waiting.isEmpty || dropped > 0 else {
        isDraining = false
        return lock.unlock()
      }
      swap(&waiting, &batch)
      let missing = dropped
      dropped = 0
      lock.unlock()
      let lost = writer.write(batch, missing: missing)
      if lost > 0 { lock.withLock { droppedInAll += lost } }
    }
  }

  /// Holds the background queue up, so that a test can fill the array.
  func hold(_ isHeld: Bool) {
    let begins: Bool = lock.withLock {
      self.isHeld = isHeld
      guard !isHeld, !isDraining, !waiting.isEmpty || dropped > 0 else { return false }
      isDraining = true
      return true
    }
    if begins { queue.async { self.drain() } }
  }
}
