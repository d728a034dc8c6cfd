import Foundation

/// The extension that hears of cookie changes: Chromium's automation protocol has no event for them.
///
/// Chromium tells of an overwritten cookie twice, as removed and as set; the first is left out, since a strategy is told of one
/// change.
enum ChromiumExtension {
  /// What the worker calls; a binding of the protocol.
  static let function = "twinjarChanged"

  private static let manifest = """
    {"manifest_version": 3, "name": "TwinJar lab", "version": "1", "permissions": ["cookies"],
     "host_permissions": ["<all_urls>"], "background": {"service_worker": "worker.js"}}

    """
  private static let worker = """
    let untold = 0;
    const tell = () => { for (; untold > 0 && globalThis.\(function); untold--) \(function)("") };
    chrome.cookies.onChanged.addListener(change => {
      if (change.removed && change.cause == "overwrite") return;
      untold++;
      tell();
    });

    """
  /// To be run when the worker has been given its function: what it has heard before comes then.
  static let afterBinding = "tell()"

  /// Writes it below a directory.
  ///
  /// - Returns: where it is.
  static func write(below directory: String) throws(EngineFailure) -> String {
    let path = directory + "/extension"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(manifest.utf8).write(to: URL(fileURLWithPath: path + "/manifest.json"))
      try Data(worker.utf8).write(to: URL(fileURLWithPath: path + "/worker.js"))
    } catch {
      throw EngineFailure(message: "its extension cannot be written: \(error.localizedDescription)")
    }
    return path
  }
}
