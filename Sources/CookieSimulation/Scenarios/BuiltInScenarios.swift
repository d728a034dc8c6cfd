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
  ]

  public static var names: [String] { files.map(\.name) }

  /// The scenario of this name, or nil if there is none.
  public static func scenario(named name: String) throws(InputError) -> Scenario? {
    guard let file = files.first(where: { $0.name == name }) else { return nil }
    return try ScenarioFile.parse(file.bytes, source: "\(name).json5")
  }
}
