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
/// It does not heal what it watches: it starts no network process, registers no observer and reads no store, but for one that a
/// hidden page has just renewed the session in, and, if the app wants that (``Options/readBack``), one that the page has just had an
/// answer in, or that is to tell why when a login page of native code is noted. An app that wants changes of the web store in its trace
/// although its strategy does not listen registers an observer of its own, and notes ``RecordedEvent/observerAdded(_:)`` and ``RecordedEvent/changed(_:)``.
///
/// Two files are kept, `trace.ndjson` and the one before it, `trace.1.ndjson`. Each line is written in one piece; what a crash or a
/// loss of power leaves of a line is cut off at the next launch. One process writes to a directory at a time: an app's extension gets
/// one of its own. The newer file is open and locked (`flock`) for as long as the recorder lives, and iOS ends an app that is suspended
/// while it holds a lock in a shared container (0xdead10cc): the directory must not lie in the container of an app group.
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
    /// The web store, if it is to be read once after each answer of the page, by ``PageRecorder``, by
    /// ``SessionRecorder/readBack()``, and when native code shows a login, which may start the network process: what an answer sets, and whether it stays, nobody tells the app otherwise. More causes can
    /// be told apart by it. The store itself, not one that is recorded: what it shows is noted once.
    public var readBack: (any CookieStore)?
    /// Whether the strategy keeps cookies in memory alone (`SyncStrategy.usesEphemeralStores`); nil leaves it open.
    public var storesAreEphemeral: Bool?
    /// What the app notes by itself. Of everything else a diagnosis knows that it may have happened unseen.
    public var reports: Set<Report> = []
    /// The key of the hashes, 16 random bytes that stay the same while the app is installed, as from the Keychain; nil for a file
    /// beside the directory, "DIRECTORY.key". It is never written to a trace, and belongs into no report. Of a key of another size
    /// ``log`` is told, ``AdapterEvent/recorderKeyHasWrongSize(bytes:)``, and nothing is recorded until it is mended; a file with
    /// nothing in it, or 16 zeros, gets a new key.
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
    /// `backgrounded`, `foregrounded`, `pageProcessEnded`. Then a sign of life is left each second, in a file beside the traces, `alive`,
    /// so that the next launch can note when this one has ended: whether a write had the time to reach the disk (F20).
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
  private let webStore: (any CookieStore)?
  private let mostWaiting: Int
  private let queue = DispatchQueue(label: "twinjar.recorder", qos: .utility)
  // On the queue alone.
  private let writer: EventWriter
  private var signs: (any DispatchSourceTimer)?
  private var batch: [Timed] = []
  private static let usualWaiting = 256

  private let lock = NSLock()
  // Below it.
  private var waiting: [Timed] = []
  private var dropped = 0
  private var droppedInAll = 0
  private var isDraining = false
  private var lastRequest: UInt64 = 0
  private var isHeld = false
  private var hasPage = false

  deinit { signs?.cancel() }

  /// Opens no file: that is done when the first event is written.
  public init(_ options: Options) {
    session = options.session
    webStore = options.readBack
    mostWaiting = min(max(options.mostWaiting, 16), 1_000_000)
    writer = EventWriter(options)
    waiting.reserveCapacity(min(mostWaiting, Self.usualWaiting))
  }

  /// Takes an event at this moment. Waits for no file and never fails: a full array counts the event instead.
  public func note(_ event: RecordedEvent) {
    if case .logInShown(.native) = event, webStore != nil { Task { await readBackAtLogIn() } }
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

  /// Reads the web store and notes what it shows, if the app wants that (``Options/readBack``) and a ``PageRecorder`` has heard
  /// of an answer since this was made; before, a read might start the network process. For the moment at which an app goes to the
  /// background.
  public func readBack() async {
    guard let webStore, lock.withLock({ hasPage }) else { return }
    note(.storeReadBack(.web, await webStore.allCookies()))
  }

  /// What the web store shows when native code has to ask for a login: the harm is done, and there is nothing left to heal by a network
  /// process that starts with the read. As long as that has not loaded what it has it may show nothing (catalogue F02), so that an
  /// answer without a cookie is waited for once more.
  private func readBackAtLogIn() async {
    guard let webStore else { return }
    var cookies = await webStore.allCookies()
    if cookies.isEmpty {
      try? await Task.sleep(for: Self.loading)
      cookies = await webStore.allCookies()
    }
    note(.storeReadBack(.web, cookies))
  }

  /// Longer than a network process takes to load its cookies, and less than a user takes to log in.
  private static let loading: Duration = .milliseconds(500)

  /// The page has had an answer: its store is loaded.
  func pageHasAnswer() { lock.withLock { hasPage = true } }

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
    // Whoever noted it before may not have got to the queue yet.
    queue.async { self.writeWaiting() }
    // By itself: who goes on does not find this recorder held by the queue.
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  /// The files that there are, the older one first.
  public var files: [URL] { writer.files.filter { FileManager.default.fileExists(atPath: $0.path) } }

  /// Writes as long as something waits. A flush gets in between, however much is noted meanwhile.
  private func drain() {
    writeWaiting()
    let goesOn = lock.withLock {
      isDraining = !waiting.isEmpty || dropped > 0
      return isDraining
    }
    if goesOn { queue.async { self.drain() } }
  }

  /// Writes what waits now.
  private func writeWaiting() {
    let missing = lock.withLock {
      swap(&waiting, &batch)
      defer { dropped = 0 }
      return dropped
    }
    guard !batch.isEmpty || missing > 0 else { return }
    let lost = writer.write(batch, missing: missing)
    if signs == nil, writer.leavesSigns { beginSigns() }
    // Its room is for the events to come; no cookie stays in it.
    batch.removeAll(keepingCapacity: batch.count <= Self.usualWaiting)
    if lost > 0 { lock.withLock { droppedInAll += lost } }
  }

  private func beginSigns() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let pause = DispatchTimeInterval.seconds(SignOfLife.seconds)
    timer.schedule(deadline: .now() + pause, repeating: pause, leeway: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.writer.leaveSign(at: .now) }
    timer.resume()
    signs = timer
  }

  /// Has nobody who notes something begin to write it, so that a test can fill the array.
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
