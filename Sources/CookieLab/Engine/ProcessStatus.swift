import Foundation

/// A line of `/proc/PID/stat`, as far as it is looked at.
struct ProcessStatus: Equatable {
  var name: String
  var parent: pid_t
  /// True for a zombie.
  var isOver: Bool
  /// True once a child of its has ended and was waited for: the page faults of such are counted, and none is without.
  var hasOutlivedChild: Bool

  /// How long it has run, and the children that it has waited for, in the kernel's ticks.
  var ticks: Double

  /// The places of `cminflt`, and of `utime` to `cstime`, behind the name.
  private static let (faultsOfChildren, times) = (8, 11..<15)

  /// All living processes.
  private static var living: [(process: pid_t, status: ProcessStatus)] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { entry in
      guard let process = pid_t(entry), let status = ProcessStatus(of: process) else { return nil }
      return (process, status)
    }
  }

  /// Nil for one that does not live.
  init?(of process: pid_t) {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    self.init(text)
    if isOver { return nil }
  }

  /// The living children of a process.
  ///
  /// - Parameter name: of those alone.
  static func children(of parent: pid_t, named name: String? = nil) -> [pid_t] {
    living.filter { $0.status.parent == parent && (name == nil || $0.status.name == name) }.map(\.process)
  }

  /// The living children of a process, and theirs, nearest first.
  static func descendants(of ancestor: pid_t) -> [pid_t] {
    let children = Dictionary(grouping: living, by: \.status.parent)
    var found: [pid_t] = []
    var next = [ancestor]
    while !next.isEmpty {
      // A number that comes to stand twice is of a process that began while this one looked.
      next = next.flatMap { children[$0] ?? [] }.map(\.process).filter { !found.contains($0) && $0 != ancestor }
      found += next
    }
    return found
  }

  /// The arguments that a process was started with, as one text with spaces between them; empty if it is gone.
  static func commandLine(of process: pid_t) -> String {
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))) ?? Data()
    return String(decoding: bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// Nil for what is no such line. A name may hold spaces and brackets.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count >= 2, let parent = pid_t(fields[1]) else { return nil }
    name = String(text[text.index(after: open)..<close])
    self.parent = parent
    isOver = fields[0] == "Z" || fields[0] == "X"
    hasOutlivedChild = fields.count > Self.faultsOfChildren && fields[Self.faultsOfChildren] != "0"
    ticks = fields.dropFirst(Self.times.lowerBound).prefix(Self.times.count).reduce(0) { $0 + (Double($1) ?? 0) }
  }
}
