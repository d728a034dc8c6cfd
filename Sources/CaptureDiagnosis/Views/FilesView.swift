import CookieDiagnosis
import CookieFiles
import Cookies

/// The files that the stores of a simulated run have on the disk: one of each from when all was well, and one from when the loss
/// was seen.
public struct FilesView {
  private struct Held {
    var cookie: Cookie
    var writtenAt: Int64
  }

  private let trace: Trace
  /// A platform that notes no flush has written what it acknowledged.
  private let hasFlushes: Bool
  private var memory: [StoreName: [TraceText: Held]] = [:]
  private var disk: [StoreName: [TraceText: Held]] = [:]

  /// After a login, as long as it takes until a flush.
  private static let settling: Int64 = 10_000_000_000

  /// - Parameter verdict: when the loss was seen: the place of a record.
  public static func files(of trace: Trace, verdict: Int) -> [StoreFile] {
    let end = min(verdict, trace.records.count)
    var view = FilesView(trace)
    let login = trace.records[..<end].last { $0.kind == .tokenIssued && $0.endpoint == .logIn }
    var before: [StoreFile] = []
    for record in trace.records[..<end] {
      if before.isEmpty, let login, record.time >= login.time + settling { before = view.files(.before) }
      view.take(record)
    }
    if before.isEmpty { before = view.files(.before) }
    return before + view.files(.after)
  }

  private init(_ trace: Trace) {
    self.trace = trace
    hasFlushes = trace.records.contains { $0.kind == .storeFlushed }
  }

  private mutating func take(_ record: TraceRecord) {
    switch record.kind {
    case .cookieWritten, .cookieLoaded: memory[record.store, default: [:]][record.name] = held(record)
    case .cookieDeleted, .cookieVanished: memory[record.store, default: [:]][record.name] = nil
    case .storeFlushed: disk[record.store] = memory[record.store]
    // It begins with what is on the disk.
    case .networkProcessDied where hasFlushes: memory[.web] = disk[.web]
    default: return
    }
    if record.store == .native || !hasFlushes { disk[record.store] = memory[record.store] }
  }

  private func held(_ record: TraceRecord) -> Held {
    let expires = record.expiresAt == 0 ? nil : date(record.expiresAt)
    let cookie = Cookie(
      name: trace.text(record.name), value: trace.text(record.value), domain: SimulatedSite.host(.call), secure: true,
      httpOnly: record.number == 1, expires: expires, created: date(record.time))
    return Held(cookie: cookie, writtenAt: record.time)
  }

  private func date(_ nanoseconds: Int64) -> UnixTime {
    UnixTime(microseconds: CaptureView.epoch + nanoseconds / 1_000)
  }

  /// Session cookies are on no disk.
  private func files(_ moment: StoreFile.Moment) -> [StoreFile] {
    [StoreName.native, .web].map { store in
      var file = CookieFile(format: "a simulated store's file")
      file.createdIsLastWrite = true
      let lasting = (disk[store] ?? [:]).values.filter { $0.cookie.expires != nil }
      file.entries = lasting.sorted { ($0.writtenAt, $0.cookie.name) < ($1.writtenAt, $1.cookie.name) }.map {
        CookieFile.Entry($0.cookie, created: $0.cookie.created)
      }
      return StoreFile(file, of: store, moment, path: "\(store) \(moment.rawValue)")
    }
  }
}
