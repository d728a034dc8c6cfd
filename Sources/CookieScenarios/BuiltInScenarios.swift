import Choices

/// The scenarios that come with TwinJar. Their files are compiled in, so that nothing has to be found at run time.
public enum BuiltInScenarios {
  /// Those that a comparison uses when none is named.
  public static let defaultNames = ["cold-launch", "concurrent-refresh", "week-of-use"]

  /// Those that an exploration uses when none is named: short enough to be walked to the end.
  public static let exploredNames = [
    "concurrent-refresh", "with-grace", "one-relaunch", "one-logout", "one-process-death",
  ]

  package struct File: Sendable {
    package var name: String
    package var bytes: [UInt8]
    /// True if it reproduces a public report.
    package var isReport: Bool

    package init(_ name: String, _ bytes: [UInt8], isReport: Bool = false) {
      self.name = name
      self.bytes = bytes
      self.isReport = isReport
    }

    fileprivate static func report(_ name: String, _ bytes: [UInt8]) -> File { File(name, bytes, isReport: true) }
  }

  /// Short worlds of one subject each; then one for each public thread of the fault catalogue, in its order, named for the
  /// symptom.
  package static let catalogue = Catalogue<File>([
    File("cold-launch", PackageResources.cold_launch_json5),
    File("concurrent-refresh", PackageResources.concurrent_refresh_json5),
    File("week-of-use", PackageResources.week_of_use_json5),
    File("fault-free", PackageResources.fault_free_json5),
    File("with-grace", PackageResources.with_grace_json5),
    File("one-relaunch", PackageResources.one_relaunch_json5),
    File("one-logout", PackageResources.one_logout_json5),
    File("one-process-death", PackageResources.one_process_death_json5),
    File("two-stores-one-loss", PackageResources.two_stores_one_loss_json5),
    File("native-renews-first", PackageResources.native_renews_first_json5),
    File("cold-read", PackageResources.cold_read_json5),
    File("lost-while-open", PackageResources.lost_while_open_json5),
    File("several-hosts", PackageResources.several_hosts_json5),
    File("full-store", PackageResources.full_store_json5),
    File("server-trouble", PackageResources.server_trouble_json5),
    File("lost-completions", PackageResources.lost_completions_json5),
    File("logout-after-expiry", PackageResources.logout_after_expiry_json5),
    File("before-first-unlock", PackageResources.before_first_unlock_json5),
    File("reinstalled", PackageResources.reinstalled_json5),
    File("two-devices", PackageResources.two_devices_json5),
    File("clock-set", PackageResources.clock_set_json5),
    File("sdk-clears-stores", PackageResources.sdk_clears_stores_json5),
    File("extension-refreshes", PackageResources.extension_refreshes_json5),
    File("service-worker", PackageResources.service_worker_json5),
    File("script-cookie-expires", PackageResources.script_cookie_expires_json5),
    File("login-in-browser", PackageResources.login_in_browser_json5),
    File("android-lock", PackageResources.android_lock_json5),
    File("android-flush", PackageResources.android_flush_json5),
    File("wrong-file", PackageResources.wrong_file_json5),
    File("address-bound-download", PackageResources.address_bound_download_json5),
    File("file-read-too-late", PackageResources.file_read_too_late_json5),
    File("downloads-done-right", PackageResources.downloads_done_right_json5),
    .report("drift-between-stores", PackageResources.drift_between_stores_json5),
    .report("lost-after-weeks", PackageResources.lost_after_weeks_json5),
    .report("killed-in-background", PackageResources.killed_in_background_json5),
    .report("session-cookies-stay", PackageResources.session_cookies_stay_json5),
    .report("logout-not-seen", PackageResources.logout_not_seen_json5),
    .report("old-value-returns", PackageResources.old_value_returns_json5),
    .report("weeks-idle", PackageResources.weeks_idle_json5),
    .report("stored-after-half-a-minute", PackageResources.stored_after_half_a_minute_json5),
    .report("expires-comma", PackageResources.expires_comma_json5),
    .report("first-run-dead-jar", PackageResources.first_run_dead_jar_json5),
    .report("no-perfect-solution", PackageResources.no_perfect_solution_json5),
    .report("kill-after-set", PackageResources.kill_after_set_json5),
    .report("load-before-set", PackageResources.load_before_set_json5),
    .report("login-page-saved-as-file", PackageResources.login_page_saved_as_file_json5),
    .report("login-after-every-restart", PackageResources.login_after_every_restart_json5),
    .report("cookies-sent-elsewhere", PackageResources.cookies_sent_elsewhere_json5),
    .report("observer-silent", PackageResources.observer_silent_json5),
    .report("refresh-token-not-found", PackageResources.refresh_token_not_found_json5),
    .report("parallel-refresh", PackageResources.parallel_refresh_json5),
    .report("error-page-as-download", PackageResources.error_page_as_download_json5),
  ])

  public static var names: [String] { catalogue.all.map(\.name) }

  /// The same worlds, each with the everyday crowd's cookies beside the session's; but for those with cookies of their own.
  public static var crowdedNames: [String] {
    catalogue.all.filter { !hasBystanders($0.bytes) }.map { $0.name + Crowd.suffix }
  }

  private static func hasBystanders(_ file: [UInt8]) -> Bool {
    String(decoding: file, as: UTF8.self).contains("\n  bystanders:")
  }

  /// Those that reproduce a public report each.
  public static var reportNames: [String] { catalogue.all.filter(\.isReport).map(\.name) }

  /// The scenario of this name, or nil if there is none.
  public static func scenario(named name: String) throws(InputError) -> Scenario? {
    guard let bytes = file(named: name) else { return nil }
    return try ScenarioFile.parse(bytes, source: "\(name).json5")
  }

  /// The scenario file of this name, or nil if there is none.
  public static func file(named name: String) -> [UInt8]? {
    if let file = catalogue.all.first(where: { $0.name == name }) { return file.bytes }
    guard name.hasSuffix(Crowd.suffix) else { return nil }
    let plain = String(name.dropLast(Crowd.suffix.count))
    return catalogue.all.first { $0.name == plain && !hasBystanders($0.bytes) }.map { crowded($0.bytes, plain) }
  }

  /// A file of ours with another name and the everyday crowd.
  private static func crowded(_ file: [UInt8], _ name: String) -> [UInt8] {
    let line = "  name: \"\(name)\",\n"
    let lines = "  name: \"\(name)\(Crowd.suffix)\",\n  bystanders: \"everyday\",\n"
    var text = String(decoding: file, as: UTF8.self)
    guard let place = text.firstRange(of: line) else { return file }
    text.replaceSubrange(place, with: lines)
    return Array(text.utf8)
  }
}
