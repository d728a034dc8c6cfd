import CookieDiagnosis
import CookieSimulation
import Cookies

/// A run's trace as columns side by side, native code left and the web right, with what passes between them: for a
/// terminal.
///
/// Whatever has no bearing on a session is left out: the event log has it. The user and the system have lines of their
/// own across all columns.
public struct Timeline {
  enum Column: Int, CaseIterable {
    case native
    case bridge
    case web
    case server
  }

  private let trace: Trace
  private let log: EventLog
  private let width: Int

  /// - Parameter width: columns of the terminal; at least 60 are used.
  public init(_ trace: Trace, width: Int = 80) {
    self.trace = trace
    log = EventLog(trace)
    self.width = max(60, width)
  }

  public var text: String {
    var lines = [row(time: "", ["native", "bridge", "web", "server"])]
    lines.append(String(repeating: "-", count: width))
    var shownTime: Int64?
    for record in trace.records {
      guard let entry = entry(for: record) else { continue }
      let time = record.time == shownTime ? "" : Self.time(record.time)
      shownTime = record.time
      switch entry {
      case .across(let text): lines.append(Self.pad(time, Self.timeWidth) + "-- \(text)")
      case .inColumn(let column, let text): lines += rows(time: time, text, in: column)
      }
    }
    return lines.map { Self.trimmed($0) + "\n" }.joined()
  }

  // MARK: - Layout

  private static let timeWidth = 10
  private var columnWidth: Int { (width - Self.timeWidth) / Column.allCases.count }

  private func rows(time: String, _ text: String, in column: Column) -> [String] {
    LineBreaking(columns: columnWidth - 1).lines(of: text.split(separator: " ")).enumerated().map { index, part in
      var cells = [String](repeating: "", count: Column.allCases.count)
      cells[column.rawValue] = part
      return row(time: index == 0 ? time : "", cells)
    }
  }

  private func row(time: String, _ cells: [String]) -> String {
    Self.pad(time, Self.timeWidth) + cells.map { Self.pad($0, columnWidth) }.joined()
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.columns))
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Seconds and milliseconds; hours once there are any.
  private static func time(_ nanoseconds: Int64) -> String {
    let milliseconds = nanoseconds / 1_000_000
    let part = String(1_000 + milliseconds % 1_000).dropFirst()
    let seconds = milliseconds / 1_000
    guard seconds >= 3_600 else { return "\(seconds).\(part)" }
    return "\(seconds / 3_600)h\(String(100 + seconds / 60 % 60).dropFirst())m\(String(100 + seconds % 60).dropFirst())"
  }

  // MARK: - Entries

  private enum Entry {
    case inColumn(Column, String)
    case across(String)
  }

  private func entry(for record: TraceRecord) -> Entry? {
    switch record.kind {
    case .cookieWritten, .cookieDeleted, .cookieLoaded, .cookieVanished, .writeLost, .tokenIssued:
      guard record.name == .refresh else { return nil }
      return change(record)
    case .requestReceived, .responseSent, .storeFlushed, .contentServed, .tokenRotated, .observerAdded: return nil
    case .tokenAccepted: return record.name == .refresh ? .inColumn(.server, "takes \(value(record))") : nil
    case .tokenRefused:
      return .inColumn(.server, "401: \(record.value.isEmpty ? "no token" : value(record)) \(refusal(record))")
    case .sessionRevoked: return .inColumn(.server, "session \(record.number) is over: \(log.reason(record.reason))")
    case .requestSent:
      return inColumn(
        of: record, "\(record.endpoint) \(record.value.isEmpty ? "without token" : "with \(value(record))") ->")
    case .responseReceived:
      return inColumn(of: record, "<- \(record.endpoint): \(record.number == 0 ? "none" : "\(record.number)")")
    case .replyLost: return .inColumn(.server, "answer is lost")
    case .storeRead:
      guard record.actor == .native, record.store == .web else { return nil }
      return .inColumn(.native, "reads web: \(record.value.isEmpty ? "nothing" : value(record))")
    case .observerNotified: return .inColumn(.bridge, "<- web changed")
    case .pageLoadStarted: return .inColumn(.bridge, "load ->")
    case .bridgeCall: return .inColumn(.bridge, "<- refresh?")
    case .bridgeReply: return .inColumn(.bridge, "answer ->")
    case .bridgeCallArrived, .bridgeReplyArrived: return nil
    case .clientSucceeded: return inColumn(of: record, "ok")
    case .clientNeedsLogin: return inColumn(of: record, "LOGIN PAGE")
    default: return other(record)
    }
  }

  private func other(_ record: TraceRecord) -> Entry {
    let text = log.sentence(record)
    return switch record.actor {
    case .native, .page, .server, .networkProcess: inColumn(of: record, text)
    default: .across(text)
    }
  }

  private func change(_ record: TraceRecord) -> Entry {
    let text =
      switch record.kind {
      case .cookieWritten: "\(record.store): \(value(record))"
      case .cookieDeleted: "\(record.store): deletes \(value(record))"
      case .cookieLoaded: "\(record.store): has \(value(record)) again"
      case .cookieVanished: "\(record.store): \(value(record)) GONE"
      case .writeLost: "\(record.store): write of \(value(record)) LOST"
      default: "issues \(value(record))"
      }
    if record.kind == .tokenIssued { return .inColumn(.server, text) }
    // A change stands where the store is, whoever made it.
    return .inColumn(record.store == .web ? .web : .native, text)
  }

  private func inColumn(of record: TraceRecord, _ text: String) -> Entry {
    switch record.actor {
    case .page, .networkProcess: .inColumn(.web, text)
    case .server: .inColumn(.server, text)
    default: .inColumn(.native, text)
    }
  }

  private func refusal(_ record: TraceRecord) -> String { record.reason == .missing ? "" : log.reason(record.reason) }

  private func value(_ record: TraceRecord) -> String { Printable.text(trace.text(record.value)) }
}
