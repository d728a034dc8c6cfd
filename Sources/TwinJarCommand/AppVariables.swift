import SystemSupport

/// What strategies leave outside of their instances, where a run's `kill` does not take it and a device's does: a singleton.
///
/// Seen is that a variable was set, and not what for: one that is made when it is first read, such as a date formatter, looks the same.
enum AppVariables {
  /// As they were before the first run.
  private nonisolated(unsafe) static var before: OuterVariables?

  /// TwinJar's own modules, and those of packages and libraries that are below them.
  static let modulesOfOthers: Set<String> = [
    "ArchiveTrials", "CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieExploration", "CookieFiles",
    "CookieFuzzing", "CookieLab", "CookieProperties", "CookieReports", "CookieScenarios", "CookieSimulation",
    "CookieSync", "CookieSyncAdapters", "CookieTesting", "Cookies", "SyncStrategies", "SystemSupport", "TokenServer",
    "TraceCalibration", "TwinJarCommand",
    "ArgumentParser", "ArgumentParserToolInfo",
    // In a program that has them in itself.
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "XCTest", "_Concurrency", "_RegexParser",
    "_StringProcessing",
  ]

  /// In whose runs nothing is killed but in simulation.
  private static let commands: Set<String> = [
    "compare", "advise", "rare", "explore", "explain", "fuzz", "replay", "shrink", "self-check",
  ]

  /// Before the first run of an app's own strategies.
  static func look(_ arguments: [String]) {
    guard arguments.dropFirst().first.map(commands.contains) ?? false else { return }
    before = OuterVariables(outside: modulesOfOthers)
  }

  /// Those that have been set since, as Swift writes them.
  static var changed: [String] { before?.changed() ?? [] }

  /// Says at the end of a command that some were.
  static func tell() {
    let names = changed
    guard !names.isEmpty else { return }
    StandardError.show(
      """
      Note: while strategies ran, variables outside of their instances were set, which a kill does not clear here and does on \
      a device: \(words(names)). What keeps a session in one is judged wrongly; one that is made once and never changes does \
      no harm.

      """)
  }

  /// The first of some names, which a table of hundreds would be lost behind.
  static func words(_ names: [String]) -> String {
    let most = 5
    return names.prefix(most).joined(separator: "; ")
      + (names.count > most ? "; and \(names.count - most) more" : "")
  }
}
