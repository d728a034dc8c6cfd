import Choices

/// The oracles that can be named on the command line. A new one is a file in `Adapters/` and an entry here.
public struct OracleEntry: Sendable {
  public let name: String
  public let summary: String
  /// The Debian packages that it needs; empty if it is always there.
  public let packages: [String]
  /// The oracle that this one is a variant of.
  public var variantOf: String?
  let adapter: OracleAdapter

  package static let catalogue = Catalogue<OracleEntry>([
    OracleEntry(
      name: "foundation", summary: "HTTPCookie and HTTPCookieStorage of this platform", packages: [],
      adapter: .ownCommand(["foundation-oracle"])),
    OracleEntry(
      name: "foundation-properties", summary: "the same, each cookie handed on through its properties", packages: [],
      variantOf: "foundation",
      adapter: .ownCommand(["foundation-oracle", "--through-properties"])),
    OracleEntry(
      name: "libcurl", summary: "libcurl, by transfers to a server of its own",
      packages: ["gcc", "libcurl4-openssl-dev", "libssl-dev", "pkg-config"],
      adapter: .compiled(file: "libcurl.c", { PackageResources.libcurl_c }, libraries: ["libcurl", "openssl"])),
    OracleEntry(
      name: "libsoup", summary: "libsoup 3, WebKitGTK's network library",
      packages: ["gcc", "libsoup-3.0-dev", "pkg-config"],
      adapter: .compiled(file: "libsoup.c", { PackageResources.libsoup_c }, libraries: ["libsoup-3.0"])),
    OracleEntry(
      name: "python", summary: "http.cookiejar of Python", packages: ["python3"],
      adapter: .script(
        file: "http_cookiejar.py", { PackageResources.http_cookiejar_py }, interpreter: ["python3"],
        probe: ["python3", "-c", "import http.cookiejar"])),
    OracleEntry(
      name: "tough-cookie", summary: "tough-cookie under Node.js", packages: ["node-tough-cookie", "nodejs"],
      adapter: .script(
        file: "tough_cookie.js", { PackageResources.tough_cookie_js }, interpreter: Self.node,
        probe: Self.node + ["-e", "require('tough-cookie')"])),
    OracleEntry(
      name: "chromium", summary: "a real Chromium, headless; some tens of questions a second",
      packages: ["chromium", "openssl", "python3"],
      adapter: .script(
        file: "chromium_cookies.py", { PackageResources.chromium_cookies_py }, interpreter: ["python3"],
        probe: ["sh", "-c", "command -v chromium && command -v openssl"])),
  ])

  public static var all: [OracleEntry] { catalogue.all }

  private static let node = ["env", "NODE_PATH=/usr/share/nodejs", "node"]

  public static func named(_ name: String) -> OracleEntry? { all.first { $0.name == name } }

  /// Makes the adapter ready and starts it once, to see that it answers.
  ///
  /// - Parameters:
  ///   - executable: this program, for the oracles that are subcommands of it.
  ///   - deadline: seconds without an answer after which the oracle counts as hung.
  /// - Throws: why there is none.
  public func start(executable: String, directory: OracleDirectory, deadline: Double) throws(OracleAbsence)
    -> OracleProcess
  {
    let process = OracleProcess(
      name: name, command: try adapter.prepare(executable: executable, directory: directory), variantOf: variantOf,
      deadline: deadline)
    if let absence = process.silence() {
      throw OracleAbsence("it answers nothing (\(absence))", isShortage: absence.isShortage)
    }
    return process
  }
}
