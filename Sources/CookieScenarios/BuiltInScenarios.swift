import Choices

/// The scenarios that come with TwinJar. Their files are compiled in, so that nothing has to be found at run time.
public enum BuiltInScenarios {
  /// Those that a comparison uses when none is named.
  public static let defaultNames = ["cold-launch", "concurrent-refresh", "week-of-use"]

  /// Those that an exploration uses when none is named: short enough to be walked to the end.
  public static let exploredNames = [
    "concurrent-refresh", "with-grace", "one-relaunch", "one-logout", "one-process-death",
  ]

  private static let files: [(name: String, bytes: [UInt8])] = [
    ("cold-launch", PackageResources.cold_launch_json5),
    ("concurrent-refresh", PackageResources.concurrent_refresh_json5),
    ("week-of-use", PackageResources.week_of_use_json5),
    ("fault-free", PackageResources.fault_free_json5),
    ("with-grace", PackageResources.with_grace_json5),
    ("one-relaunch", PackageResources.one_relaunch_json5),
    ("one-logout", PackageResources.one_logout_json5),
    ("one-process-death", PackageResources.one_process_death_json5),
    ("two-stores-one-loss", PackageResources.two_stores_one_loss_json5),
  ]

  /// One for each public thread of the catalogue, in its order, named for the symptom.
  private static let reports: [(name: String, bytes: [UInt8])] = [
    ("drift-between-stores", PackageResources.drift_between_stores_json5),
    ("lost-after-weeks", PackageResources.lost_after_weeks_json5),
    ("killed-in-background", PackageResources.killed_in_background_json5),
    ("session-cookies-stay", PackageResources.session_cookies_stay_json5),
    ("logout-not-seen", PackageResources.logout_not_seen_json5),
    ("old-value-returns", PackageResources.old_value_returns_json5),
    ("weeks-idle", PackageResources.weeks_idle_json5),
    ("stored-after-half-a-minute", PackageResources.stored_after_half_a_minute_json5),
    ("expires-comma", PackageResources.expires_comma_json5),
    ("first-run-dead-jar", PackageResources.first_run_dead_jar_json5),
    ("no-perfect-solution", PackageResources.no_perfect_solution_json5),
    ("kill-after-set", PackageResources.kill_after_set_json5),
    ("load-before-set", PackageResources.load_before_set_json5),
    ("login-page-saved-as-file", PackageResources.login_page_saved_as_file_json5),
    ("login-after-every-restart", PackageResources.login_after_every_restart_json5),
    ("cookies-sent-elsewhere", PackageResources.cookies_sent_elsewhere_json5),
    ("observer-silent", PackageResources.observer_silent_json5),
    ("refresh-token-not-found", PackageResources.refresh_token_not_found_json5),
    ("parallel-refresh", PackageResources.parallel_refresh_json5),
    ("error-page-as-download", PackageResources.error_page_as_download_json5),
  ]

  public static var names: [String] { (files + reports).map(\.name) }

  /// Those that reproduce a public report each.
  public static var reportNames: [String] { reports.map(\.name) }

  /// The scenario of this name, or nil if there is none.
  public static func scenario(named name: String) throws(InputError) -> Scenario? {
    guard let bytes = file(named: name) else { return nil }
    return try ScenarioFile.parse(bytes, source: "\(name).json5")
  }

  /// The scenario file of this name, or nil if there is none.
  public static func file(named name: String) -> [UInt8]? { (files + reports).first { $0.name == name }?.bytes }
}
