import Cookies
import Foundation

/// Turns events into lines and puts these into files. One thread at a time uses it.
final class EventWriter {
  private let options: SessionRecorder.Options
  private let mostBytes: Int
  let files: [URL]
  private let sees: [String]
  private let device: TraceFile.Device

  private var file: TraceFile?
  private var translation: EventTranslation?
  /// Lines that are not handed to the system yet, and how many records they are.
  private var buffer: [UInt8] = []
  private var buffered: Int32 = 0
  /// Events that are missing and not yet said to be.
  private var missing = 0
  /// Of those that the buffer says are missing, and of its own events: they are missing if it cannot be written.
  private var missingInBuffer = 0
  private var bufferedEvents = 0
  /// Events of the batch that could not be written.
  private var lost = 0
  private var told: Set<AdapterEvent> = []
  private let signPath: String
  let leavesSigns: Bool
  private var sign: SignOfLife?
  /// When the launch before was alive last, on the trace's clock, until this one's first event.
  private var lastSign: Int64?

  init(_ options: SessionRecorder.Options) {
    self.options = options
    mostBytes = min(max(options.mostBytes, 64 << 10), 1 << 30)
    files = ["trace.1.ndjson", "trace.ndjson"].map { options.directory.appendingPathComponent($0) }
    sees = RecordedKinds.seen(reporting: options.reports)
    signPath = options.directory.appendingPathComponent("alive").path
    leavesSigns = options.reports.contains(.life)
    device = .init(storesAreEphemeral: options.storesAreEphemeral, readsBack: options.readBack != nil)
  }

  deinit {
    file?.close()
    sign?.close()
  }

  /// The app lives.
  func leaveSign(at time: RecorderTime) {
    guard leavesSigns, file != nil else { return }
    if sign == nil { sign = SignOfLife(signPath) }
    sign?.leave(at: time.wall)
  }

  /// - Parameter missing: events that came after these and could not be taken.
  /// - Returns: how many of the events could not be written.
  func write(_ batch: [SessionRecorder.Timed], missing after: Int) -> Int {
    lost = 0
    for timed in batch {
      guard open(at: timed.time), rotateIfFull() else {
        lose(1)
        continue
      }
      sayWhatIsMissing(at: timed.time)
      take(timed)
    }
    missing += after
    if let last = batch.last, file != nil { sayWhatIsMissing(at: last.time) }
    send()
    return lost
  }

  private func lose(_ events: Int) { (missing, lost) = (missing + events, lost + events) }

  private func take(_ timed: SessionRecorder.Timed) {
    guard let translation else { return lose(1) }
    if let end = lastSign.take(), case .launched = timed.event {
      add(translation.endOfLaunch(at: min(end, translation.clock.traceTime(timed.time))))
    }
    for line in translation.take(timed.event, at: timed.time, place: place) { add(line) }
    if translation.unplaced > 0 { lose(translation.unplaced) }
    translation.unplaced = 0
    bufferedEvents += 1
  }

  /// Of the next record, in the file.
  private var place: Int32 { (file?.records ?? 0) + buffered }

  private func add(_ line: TraceLine) {
    line.append(to: &buffer)
    buffered += 1
  }

  private func sayWhatIsMissing(at time: RecorderTime) {
    guard missing > 0, let translation else { return }
    var line = TraceLine("recordsDropped", by: "system")
    line.time = translation.clock.traceTime(time)
    line.number = Int32(clamping: missing)
    add(line)
    (missingInBuffer, missing) = (missingInBuffer + missing, 0)
  }

  // MARK: - Files

  @discardableResult
  private func send() -> Bool {
    guard !buffer.isEmpty else { return true }
    let isSent = file?.append(buffer, records: buffered) ?? false
    let error = errno
    if !isSent {
      lose(bufferedEvents)
      missing += missingInBuffer
    }
    buffer.removeAll(keepingCapacity: true)
    (buffered, bufferedEvents, missingInBuffer) = (0, 0, 0)
    if !isSent { giveUp(.recorderCannotWrite(error: error)) }
    return isSent
  }

  /// The next event opens the file anew.
  private func giveUp(_ trouble: AdapterEvent) {
    file?.close()
    file = nil
    translation = nil
    if told.insert(trouble).inserted { options.log(trouble) }
  }

  private func open(at time: RecorderTime) -> Bool {
    if file != nil { return true }
    try? FileManager.default.createDirectory(
      at: options.directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let hash = hash() else { return false }
    let install = Hex.text(hash.hash("twinjar installation"))
    var opened = TraceFile.open(files[1].path, install: install, sees: sees, device: device)
    var (before, between): (TraceFile.Content?, Int) = (nil, 0)
    if case .foreign(let content) = opened {
      // One that cannot be read was a part all the same, and takes the older one's place.
      (before, between) = content.map { ($0, 0) } ?? (olderPart(install), 1)
      opened = rename(files[1].path, files[0].path) == 0 ? .empty : .failed(errno)
    } else if case .empty = opened {
      // There is an older one if a rotation was broken off.
      before = olderPart(install)
    }
    if case .empty = opened {
      let header = TraceFile.Header(
        epoch: before?.header.epoch ?? time.wall, install: install,
        part: before.map { $0.header.part + between + 1 } ?? 1, launches: before?.launches ?? 0, sees: sees,
        device: device)
      opened = TraceFile.create(files[1].path, header)
    }
    guard case .trace(let file, let content) = opened else {
      if case .failed(let error) = opened { giveUp(.recorderCannotWrite(error: error)) }
      return false
    }
    self.file = file
    let last = (content ?? before)?.lastTime
    if leavesSigns, let last, sign == nil, let wall = SignOfLife.last(signPath) {
      lastSign = max(last, (wall &- file.header.epoch) &* 1_000)
    }
    translation = EventTranslation(
      session: options.session, hash: hash, clock: TraceClock(epoch: file.header.epoch, after: last, at: time),
      launches: content?.launches ?? file.header.launches)
    return true
  }

  private func hash() -> SipHash? {
    do throws(RecorderKey.Trouble) {
      let key = if let key = options.key { key } else { try RecorderKey.key(at: options.directory.path + ".key") }
      guard let hash = SipHash(key: key) else { throw .wrongSize(key.count) }
      return hash
    } catch {
      switch error {
      case .system(let number): giveUp(.recorderCannotWrite(error: number))
      case .wrongSize(let count): giveUp(.recorderKeyHasWrongSize(bytes: count))
      }
      return nil
    }
  }

  /// What the older file has, if it is this installation's.
  private func olderPart(_ install: String) -> TraceFile.Content? {
    (try? Data(contentsOf: files[0])).flatMap { TraceFile.Content([UInt8]($0), install: install) }
  }

  /// False if the next file cannot be begun.
  private func rotateIfFull() -> Bool {
    guard let old = file else { return false }
    guard old.size + buffer.count > mostBytes - Self.room else { return true }
    guard send(), let translation else { return false }
    old.close()
    file = nil
    var header = TraceFile.Header(
      epoch: old.header.epoch, install: old.header.install, part: old.header.part + 1,
      launches: translation.launches, sees: sees, device: device)
    header.carried = translation.openRequests.map(\.number)
    guard rename(files[1].path, files[0].path) == 0,
      case .trace(let fresh, _) = TraceFile.create(files[1].path, header)
    else {
      giveUp(.recorderCannotWrite(error: errno))
      return false
    }
    file = fresh
    for line in translation.goOn() { add(line) }
    return true
  }

  /// More than one event takes.
  private static let room = 16 << 10
}

enum Hex {
  /// 16 digits.
  static func text(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
