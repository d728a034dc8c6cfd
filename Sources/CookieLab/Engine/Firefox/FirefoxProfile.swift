import Foundation

/// What Firefox is told by its profile.
enum FirefoxProfile {
  /// Beside what Marionette sets by itself: nothing asks the user, nothing is fetched but what the lab loads.
  private static let preferences = """
    user_pref("marionette.port", 0);
    user_pref("browser.chrome.site_icons", false);
    user_pref("browser.sessionstore.resume_from_crash", false);
    user_pref("toolkit.startup.max_resumed_crashes", -1);
    user_pref("browser.startup.page", 0);
    user_pref("browser.newtab.preload", false);
    user_pref("network.captive-portal-service.enabled", false);
    user_pref("network.connectivity-service.enabled", false);
    user_pref("network.http.speculative-parallel-limit", 0);
    user_pref("browser.safebrowsing.malware.enabled", false);
    user_pref("browser.safebrowsing.phishing.enabled", false);
    user_pref("services.settings.server", "data:,");
    user_pref("datareporting.policy.dataSubmissionEnabled", false);
    user_pref("dom.ipc.processPrelaunch.enabled", false);

    """

  /// Where Firefox writes which port it found free.
  private static func portFile(_ profile: String) -> String { profile + "/MarionetteActivePort" }

  static func prepare(_ profile: String) throws(EngineFailure) {
    // Of a Firefox that was killed.
    try? FileManager.default.removeItem(atPath: portFile(profile))
    do {
      try Data(preferences.utf8).write(to: URL(fileURLWithPath: profile + "/user.js"))
    } catch {
      throw EngineFailure(message: "its preferences cannot be written: \(error.localizedDescription)")
    }
  }

  /// Nil as long as Firefox has not written a port, and for what is none.
  static func port(_ profile: String) -> UInt16? {
    (try? String(contentsOfFile: portFile(profile), encoding: .utf8)).flatMap(port(in:))
  }

  static func port(in text: String) -> UInt16? {
    UInt16(text.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { $0 > 0 ? $0 : nil }
  }
}
