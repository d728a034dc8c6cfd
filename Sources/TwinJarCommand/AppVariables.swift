import CookieReports
import SystemSupport

/// What strategies leave outside of their instances, where a run's `kill` does not take it and a device's does: a singleton.
///
/// Seen is that a variable was set, and not what for: one that is made when it is first read, such as a date formatter, looks the same.
enum AppVariables {
  /// As they were before the first run.
  private nonisolated(unsafe) static var before: OuterVariables?
  /// Those that were set in other processes, which ran a part of this one's answer.
  private nonisolated(unsafe) static var others: Set<String> = []

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
    "compare", "advise", "rare", "explore", "explain", "fuzz", "merge", "replay", "shrink", "self-check",
  ]

  /// True if nothing can be seen of them: a program without symbols, or a system whose files are others.
  private(set) nonisolated(unsafe) static var areHidden = false

  /// Before the first run of an app's own strategies.
  static func look(_ arguments: [String]) {
    guard arguments.dropFirst().first.map(commands.contains) ?? false else { return }
    before = OuterVariables(outside: modulesOfOthers)
    areHidden = before == nil
  }

  /// Those that have been set since, as Swift writes them, here and where else it was seen.
  static var changed: [String] { others.union(before?.changed() ?? []).sorted() }

  /// Takes over what was seen where another part of the answer was run.
  static func add(_ names: Set<String>) { others.formUnion(names) }

  /// Says at the end of a command that some were.
  static func tell() {
    if areHidden {
      StandardError.show("Note: \(VariableNames.hidden); what keeps a session in one is judged wrongly.\n")
    }
    let names = changed
    guard !names.isEmpty else { return }
    StandardError.show(
      """
      Note: while strategies ran, variables outside of their instances were set, which a kill does not clear here and does on \
      a device: \(VariableNames.first(names)). What keeps a session in one is judged wrongly; one that is made once and never changes does \
      no harm.

      """)
  }
}
