import CaptureDiagnosis
import CookieDiagnosis

/// How often processes ended.
struct LifeEvidence: Sendable {
  var launches = 0
  /// Times in the background that ended with a new launch and not with the app's return.
  var killsPerBackground = Tries()
  /// Returns of an app with an open page that found the page's process dead.
  var pageDeaths = Tries()
  /// Returns of an app with a network process that found it dead.
  var networkDeaths = Tries()

  mutating func add(_ other: LifeEvidence) {
    launches += other.launches
    killsPerBackground.add(other.killsPerBackground)
    pageDeaths.add(other.pageDeaths)
    networkDeaths.add(other.networkDeaths)
  }
}

/// Reads a trace for launches, times in the background and deaths of processes.
struct LifeReader {
  private var evidence = LifeEvidence()
  private var isInBackground = false
  private var hasPage = false
  private var hasNetworkProcess = false
  /// The latest return, while deaths may still be noticed that belong to it.
  private var returnedAt: Int64?
  private var (pageIsDue, networkIsDue) = (false, false)
  private var (pageDied, networkDied) = (false, false)
  private let showsNetworkProcess: Bool
  /// A death that is noticed this much later did not happen in the background, in nanoseconds.
  private static let notice: Int64 = 1_000_000_000

  static func read(_ recorded: RecordedTrace) -> LifeEvidence {
    var reader = LifeReader(
      showsNetworkProcess: recorded.sees.isSuperset(of: [.networkProcessStarted, .networkProcessDied]))
    for record in recorded.trace.records { reader.take(record) }
    reader.settle()
    return reader.evidence
  }

  private init(showsNetworkProcess: Bool) { self.showsNetworkProcess = showsNetworkProcess }

  private mutating func take(_ record: TraceRecord) {
    if let returnedAt, record.time > returnedAt + Self.notice { settle() }
    switch record.kind {
    case .appLaunched: launch()
    case .appBackgrounded:
      settle()
      isInBackground = true
    case .appForegrounded: comeBack(at: record.time)
    case .pageLoadStarted: hasPage = true
    case .pageDied: pageDied = pageDied || isInBackground || returnedAt != nil
    case .networkProcessStarted: hasNetworkProcess = true
    case .networkProcessDied:
      networkDied = networkDied || isInBackground || returnedAt != nil
      hasNetworkProcess = false
    // The network process ends with the app, which is no death of its own.
    case .appKilled: settle()
    default: break
    }
  }

  private mutating func launch() {
    settle()
    evidence.launches += 1
    if isInBackground { evidence.killsPerBackground.add(true) }
    (isInBackground, hasPage, hasNetworkProcess) = (false, false, false)
    (pageDied, networkDied) = (false, false)
  }

  private mutating func comeBack(at time: Int64) {
    // A trace may begin while the app is in the background.
    guard isInBackground else { return }
    evidence.killsPerBackground.add(false)
    isInBackground = false
    returnedAt = time
    (pageIsDue, networkIsDue) = (hasPage, hasNetworkProcess || networkDied)
  }

  /// Counts what the latest return has found.
  private mutating func settle() {
    defer { (returnedAt, pageDied, networkDied) = (nil, false, false) }
    guard returnedAt != nil else { return }
    if pageIsDue { evidence.pageDeaths.add(pageDied) }
    if networkIsDue, showsNetworkProcess { evidence.networkDeaths.add(networkDied) }
  }
}
