import Choices
import CookieFiles
import Cookies

/// What `twinjar inspect` says of one jar, or of two.
package struct InspectReport: Report {
  package static let forms: Set<ReportForm> = [.text, .json]

  package struct Jar {
    package var path: String
    package var file: CookieFile

    package init(path: String, file: CookieFile) {
      self.path = path
      self.file = file
    }
  }

  private let jars: [Jar]
  private let domains: AppBoundDomains?
  private let showsValues: Bool
  private let now: UnixTime?

  /// - Parameters:
  ///   - jars: one, or two that are compared.
  ///   - domains: what the app's web views are limited to.
  ///   - now: when they are compared, as far as that matters.
  package init(_ jars: [Jar], domains: AppBoundDomains?, showsValues: Bool, now: UnixTime? = nil) {
    self.now = now
    self.jars = jars
    self.domains = domains
    self.showsValues = showsValues
  }

  package var differences: [JarDifference] {
    jars.count == 2 ? JarComparison.differences(jars[0].file, jars[1].file, now: now) : []
  }

  /// The cookies that a web view with these domains drops.
  package var unbound: [Cookie] {
    guard let domains else { return [] }
    return jars.flatMap(\.file.entries).map(\.cookie).filter { !domains.contain($0.domain) }
  }

  private func webTokens(of jar: Jar) -> [(entry: CookieFile.Entry, dates: WebTokenDates)] {
    jar.file.entries.compactMap { entry in
      entry.isEncrypted ? nil : WebTokenDates(entry.cookie.value).map { (entry, $0) }
    }
  }

  // MARK: - For a person

  package var text: String { text(on: .unlimited) }

  package func text(on layout: TerminalLayout) -> String {
    var blocks = jars.map { text($0, layout) }
    if jars.count == 2 { blocks.append(comparison(layout)) }
    if let domains { blocks.append(bound(domains)) }
    return layout.fit(blocks.joined(separator: "\n"))
  }

  private func text(_ jar: Jar, _ layout: TerminalLayout) -> String {
    let count = jar.file.entries.count
    var lines = ["\(Printable.text(jar.path)): \(jar.file.format), \(CountText.of(count, "cookie"))"]
    lines += jar.file.problems.map { "  damaged: \(Printable.text($0))" }
    lines += jar.file.notes.map { "  mind: \(Printable.text($0))" }
    let capped = jar.file.entries.filter(JarComparison.isCapped)
    if !capped.isEmpty {
      let names = capped.map { Printable.text($0.cookie.name) }.joined(separator: ", ")
      lines.append("  F26: set by script, and they live 7 days from the write: \(names)")
    }
    lines += webTokens(of: jar).map { entry, dates in
      "  \(Printable.text(entry.cookie.name)) at \(Printable.text(entry.cookie.domain)) is a JWT: \(dates)"
    }
    guard count > 0 else { return lines.joined(separator: "\n") + "\n" }
    let header =
      ["name", "domain", "path", "is", "same site", jar.file.createdIsLastWrite ? "written" : "created", "expires"]
      + [showsValues ? "value" : "bytes of value"]
    let table = EscapedColumns(
      header: header, rows: jar.file.entries.map(cells), importance: [nil, nil, 4, 3, 2, 1, 6, showsValues ? 7 : 5])
    lines += [""] + table.lines(on: layout)
    return lines.joined(separator: "\n") + "\n"
  }

  private func cells(_ entry: CookieFile.Entry) -> [String] {
    let cookie = entry.cookie
    var words: [String] = []
    if cookie.hostOnly { words.append("host-only") }
    if cookie.secure { words.append("Secure") }
    if cookie.httpOnly { words.append("HttpOnly") }
    if entry.isSetByScript == true { words.append("by-script") }
    if cookie.partitionKey != nil { words.append("partitioned") }
    let value =
      entry.isEncrypted ? "encrypted" : showsValues ? cookie.value : "\(Cookie.octets(of: cookie.value).count)"
    return [
      cookie.name, cookie.domain, cookie.path, words.joined(separator: " "),
      cookie.sameSite == .default ? "-" : cookie.sameSite.title, entry.created?.description ?? "-",
      cookie.expires?.description ?? "with the session", value,
    ]
  }

  private func comparison(_ layout: TerminalLayout) -> String {
    let differences = self.differences
    guard !differences.isEmpty else { return "The two jars have the same cookies.\n" }
    let rows = differences.map {
      [$0.kind.rawValue, $0.cookie.name, $0.cookie.domain, $0.ids.joined(separator: " "), $0.evidence]
    }
    let table = EscapedColumns(header: ["difference", "cookie", "domain", "may be", "seen"], rows: rows)
    let count = CountText.of(differences.count, "difference")
    return (["\(count), of the second jar against the first:", ""] + table.lines(on: layout)).joined(separator: "\n")
      + "\n"
  }

  private func bound(_ domains: AppBoundDomains) -> String {
    guard domains.areLimited else {
      return "Not limited to app-bound domains: its Info.plist has no WKAppBoundDomains, or none with a domain.\n"
    }
    let list = domains.domains.map { Printable.text($0) }.joined(separator: ", ")
    let more = CountText.of(domains.beyond.count, "more entry", "more entries")
    let rest = domains.beyond.isEmpty ? "" : "WebKit reads ten of its list, and not \(more).\n"
    guard !unbound.isEmpty else { return "All cookies lie within the app-bound domains (\(list)).\n" + rest }
    let names = unbound.map { "  \(Printable.text($0.name)) at \(Printable.text($0.domain))" }
    return (["F12: outside the app-bound domains (\(list)), where a web view drops them:"] + names)
      .joined(separator: "\n") + "\n" + rest
  }

  // MARK: - For a program

  package static let schema = "twinjar.inspect/1"

  package func json() throws -> String {
    var members = [("schema", JSONText.string(Self.schema))]
    members.append(("cookies", jars.first.map { Self.list($0.file.entries.map(json)) } ?? "[]"))
    if jars.count == 2 {
      members.append(("other", Self.list(jars[1].file.entries.map(json))))
      members.append(("differences", Self.list(differences.map(json))))
    }
    if domains != nil {
      let cookies = unbound.map {
        JSONText.object([("name", JSONText.string($0.name)), ("domain", JSONText.string($0.domain))])
      }
      members.append(("outsideAppBoundDomains", Self.list(cookies)))
    }
    let tokens = jars.flatMap { jar in webTokens(of: jar).map { Self.json($0, jar) } }
    if !tokens.isEmpty { members.append(("webTokens", Self.list(tokens))) }
    return JSONText.object(members) + "\n"
  }

  /// Beside the cookies, whose members are those of any cookie.
  private static func json(_ token: (entry: CookieFile.Entry, dates: WebTokenDates), _ jar: Jar) -> String {
    let cookie = token.entry.cookie
    return JSONText.object([
      ("file", JSONText.string(jar.path)), ("name", JSONText.string(cookie.name)),
      ("domain", JSONText.string(cookie.domain)), ("path", JSONText.string(cookie.path)),
      ("issued", json(token.dates.issued.date)), ("expires", json(token.dates.expires.date)), ("isVerified", "false"),
    ])
  }

  /// A line for each element.
  private static func list(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }

  private func json(_ entry: CookieFile.Entry) -> String {
    let cookie = entry.cookie
    var members: [(String, String)] = [("name", JSONText.string(cookie.name))]
    if showsValues { members.append(("value", entry.isEncrypted ? "null" : JSONText.string(cookie.value))) }
    members += [
      ("domain", JSONText.string(cookie.domain)), ("hostOnly", String(cookie.hostOnly)),
      ("path", JSONText.string(cookie.path)), ("secure", String(cookie.secure)),
      ("httpOnly", String(cookie.httpOnly)), ("sameSite", Self.json(cookie.sameSite)),
      ("expires", Self.json(cookie.expires)), ("created", Self.json(entry.created)),
      ("setByScript", entry.isSetByScript.map { String($0) } ?? "null"),
    ]
    return JSONText.object(members)
  }

  private func json(_ difference: JarDifference) -> String {
    JSONText.object([
      ("kind", JSONText.string(difference.kind.rawValue)), ("name", JSONText.string(difference.cookie.name)),
      ("domain", JSONText.string(difference.cookie.domain)), ("path", JSONText.string(difference.cookie.path)),
      ("mayBe", JSONText.array(difference.ids.map(JSONText.string))),
      ("seen", JSONText.string(difference.evidence)),
    ])
  }

  private static func json(_ sameSite: SameSite) -> String {
    sameSite == .default ? "null" : JSONText.string(sameSite.title.lowercased())
  }

  /// Seconds since 1970; a fraction only if there is one.
  private static func json(_ time: UnixTime?) -> String {
    guard let time else { return "null" }
    let fraction = time.microseconds(since: UnixTime(seconds: time.seconds))
    guard fraction != 0 else { return String(time.seconds) }
    return String(Double(time.microseconds) / 1_000_000)
  }
}
