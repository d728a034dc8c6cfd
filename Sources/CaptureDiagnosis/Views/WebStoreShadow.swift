import CookieDiagnosis

/// What a simulated run's web store holds, followed by its records: what a read at that moment would show.
struct WebStoreShadow {
  private struct Place: Hashable {
    var name: TraceText
    var isPartitioned: Bool
  }

  private var cookies: [Place: TraceRecord] = [:]

  mutating func take(_ record: TraceRecord) {
    guard record.store == .web else { return }
    let place = Place(name: record.name, isPartitioned: record.isPartitioned)
    switch record.kind {
    case .cookieWritten, .cookieLoaded: cookies[place] = record.value.isEmpty ? nil : record
    // What takes the place of a cookie that vanished is noted behind it.
    case .cookieDeleted, .cookieVanished: cookies[place] = nil
    default: break
    }
  }

  /// A read by the recorder, and by no strategy: how many cookies are there, and which refresh token.
  func read(at time: Int64, refresh: TraceText) -> TraceRecord {
    let alive = cookies.values.filter { $0.expiresAt == 0 || $0.expiresAt > time }
    var read = TraceRecord(time: time, kind: .storeRead, actor: .system)
    read.store = .web
    read.number = Int32(clamping: alive.count)
    read.name = refresh
    // At most two, in whichever order the dictionary has them: the one without a partition is the session's.
    let tokens = alive.filter { $0.name == refresh }
    read.value = (tokens.first { !$0.isPartitioned } ?? tokens.first)?.value ?? .empty
    return read
  }
}
