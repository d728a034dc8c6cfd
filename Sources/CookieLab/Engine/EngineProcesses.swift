import Foundation

/// What of an engine can die and leave the app.
package enum EngineProcess: String, Sendable {
  case web = "web process"
  case network = "network process"
}

extension LabEngine {
  /// Whether none of the processes that the app itself starts ends before a page is open.
  var keepsItsFirstProcesses: Bool { self == .webKitGTK }

  /// Chromium's own name for it stands among its arguments.
  private static let networkService = "--utility-sub-type=network.mojom.NetworkService"
  /// The kernel keeps 15 characters of a name.
  private static let networkProcessName = "WebKitNetworkPr"

  /// Which of some processes own the engine's cookies, beside its first.
  func networkProcesses(among processes: [pid_t]) -> [pid_t] {
    switch self {
    case .webKitGTK: processes.filter { ProcessStatus(of: $0)?.name == Self.networkProcessName }
    case .chromium:
      processes.filter {
        ProcessStatus.commandLine(of: $0).split(separator: " ").contains { $0 == Self.networkService }
      }
    case .firefox: []
    }
  }
}

/// The network processes of an app's engine, as they were seen last: whether one of them has gone that nobody has killed.
struct NetworkProcessWatch {
  private var seen: Set<pid_t> = []
  private var killed: Set<pid_t> = []

  /// One that a step of the scenario has killed; it may be seen for a moment yet.
  mutating func expectDeath(of process: pid_t) {
    killed.insert(process)
    seen.remove(process)
  }

  /// True as long as no step has killed one.
  var expectsNoDeath: Bool { killed.isEmpty }

  /// - Returns: false if one that was there at an earlier look is not.
  mutating func look(_ living: [pid_t]) -> Bool {
    let living = Set(living).subtracting(killed)
    defer { seen = living }
    return seen.isSubset(of: living)
  }
}
