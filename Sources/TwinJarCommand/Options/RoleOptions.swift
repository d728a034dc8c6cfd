import ArgumentParser
import CaptureDiagnosis
import Cookies

/// What cookies, addresses and agents of a capture mean, where the guess is wrong.
struct RoleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The cookie that calls need.", valueName: "name"))
  var session: String?

  @Option(
    help: ArgumentHelp("The cookie that a refresh exchanges; none, if there is no such cookie.", valueName: "name"))
  var refreshCookie: String?

  @Option(help: ArgumentHelp("What the address of a login contains; may be repeated.", valueName: "pattern"))
  var logIn: [String] = []

  @Option(help: ArgumentHelp("What the address of a refresh contains; may be repeated.", valueName: "pattern"))
  var refresh: [String] = []

  @Option(help: ArgumentHelp("What the address of a logout contains; may be repeated.", valueName: "pattern"))
  var logOut: [String] = []

  @Option(
    help: ArgumentHelp(
      "What the agent, or the process, of native code contains; may be repeated.", valueName: "pattern"))
  var native: [String] = []

  @Option(
    help: ArgumentHelp(
      "A domain of the app's own, with the hosts below it: what goes to others is none of the session's. May be repeated. "
        + "Default: of whoever sets the session's cookies.",
      valueName: "domain"))
  var site: [String] = []

  func validate() throws {
    if let domain = site.first(where: { CanonicalHost($0) == nil }) {
      throw ValidationError("--site: found \"\(Printable.text(domain))\", expected a domain, such as shop.example")
    }
    for (name, patterns) in [("--log-in", logIn), ("--refresh", refresh), ("--log-out", logOut), ("--native", native)]
    where patterns.contains("") {
      throw ValidationError("\(name): found \"\", which is in every address; expected a part of one")
    }
  }

  /// What the user has said; the rest is yet to be guessed.
  var roles: Roles {
    var roles = Roles()
    func note(_ option: String, _ patterns: [String], _ place: WritableKeyPath<Roles, [String]>) {
      guard !patterns.isEmpty else { return }
      roles[keyPath: place] = option == "native" ? patterns : patterns.map { $0.lowercased() }
      roles.given.insert(option)
    }
    note("log-in", logIn, \.logIn)
    note("refresh", refresh, \.refreshing)
    note("log-out", logOut, \.logOut)
    note("native", native, \.native)
    if !site.isEmpty { roles.setSites(site) }
    if let session {
      roles.access = session
      roles.given.insert("session")
    }
    if let refreshCookie {
      roles.refresh = refreshCookie == "none" ? nil : refreshCookie
      roles.given.insert("refresh-cookie")
    }
    return roles
  }
}
