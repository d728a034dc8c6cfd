import Foundation

/// WebKit's processes, found by who started them.
enum EngineProcesses {
  /// The network process of this process, if one lives. The kernel keeps 15 characters of a name.
  static var network: pid_t? { child(named: "WebKitNetworkPr") }

  static var web: pid_t? { child(named: "WebKitWebProces") }

  private static func child(named name: String) -> pid_t? {
    let own = getpid()
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = pid_t(entry),
        let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let status = ProcessStatus(text), status.name == name, status.parent == own, !status.isOver
      else { continue }
      return process
    }
    return nil
  }
}

/// A line of `/proc/PID/stat`, as far as it is looked at.
struct ProcessStatus: Equatable {
  var name: String
  var parent: pid_t
  /// True for a zombie.
  var isOver: Bool

  /// The living children of a process.
  ///
  /// - Parameter name: of those alone.
  static func children(of parent: pid_t, named name: String? = nil) -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { entry in
      guard let process = pid_t(entry),
        let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let status = ProcessStatus(text), status.parent == parent, !status.isOver
      else { return nil }
      return name == nil || status.name == name ? process : nil
    }
  }

  /// Nil for what is no such line. A name may hold spaces and brackets.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count >= 2, let parent = pid_t(fields[1]) else { return nil }
    name = String(text[text.index(after: open)..<close])
    self.parent = parent
    isOver = fields[0] == "Z" || fields[0] == "X"
  }
}
