import CookieFiles

/// What the words of an address mean. What the user has named may stand anywhere in it; what is guessed stands in its path.
extension Roles {
  /// "/logout-confirm" is none, and "/sign-outdoor-lamps" is another word.
  ///
  /// - Parameter isAnswered: it is, and neither leads anywhere nor takes the session's cookie: where such pages stand, it is one of them.
  func isNamedLogOut(_ path: String, isAnswered: Bool) -> Bool {
    logOut.contains { name in
      guard let place = path.firstBytes(of: name), !(isAnswered && Self.isAboutLogOuts(path[..<place.lowerBound]))
      else { return false }
      let rest = path[place.upperBound...]
      guard let next = rest.first, next.isLetter || next.isNumber || "-_".contains(next) else { return true }
      let word = "-_".contains(next) ? rest.dropFirst() : rest
      return Self.ofAll.contains(String(word.prefix { $0 != "/" && $0 != "." }))
    }
  }

  /// True for the beginning of a path behind which stand pages that tell of logouts, and what is left that is none: a newsletter.
  private static func isAboutLogOuts(_ beginning: Substring) -> Bool {
    beginning.split(separator: "/").contains { aboutOthers.contains(String($0)) }
  }

  /// True for what is done to a device, or to a session that the path names by its number or as another one, "/devices/77/logout",
  /// "/sessions/others/logout": that may be another than the client's own.
  static func isOfOneOfSeveral(_ path: String) -> Bool {
    // Most addresses have none of the words.
    guard ["device", "other", "sessions"].contains(where: path.hasBytes) else { return false }
    let parts = path.split { "/.".contains($0) }.map(String.init)
    if parts.contains(where: ownOnes.contains) { return false }
    if parts.contains(where: { ["devices", "device"].contains($0) || others.contains($0) }) { return true }
    return zip(parts, parts.dropFirst()).contains { kind, name in
      kind == "sessions" && name.contains(where: \.isNumber)
    }
  }

  private static let ownOnes: Set<String> = ["current", "me", "this", "self", "own"]
  private static let others: Set<String> = [
    "others", "other", "all-others", "all-other", "other-devices", "other-sessions", "other_devices", "other_sessions",
  ]

  private static let aboutOthers: Set<String> = [
    "help", "hilfe", "aide", "ayuda", "docs", "doc", "documentation", "faq", "support", "blog", "wiki", "kb",
    "articles",
    "newsletter", "newsletters", "news", "push", "notifications", "mailing",
  ]

  /// Behind a logout's name: the user's own session goes as well.
  private static let ofAll: Set<String> = [
    "everywhere", "all", "of-all", "of_all", "alldevices", "all-devices", "user", "session", "success", "complete",
  ]

  /// "/subscriptions/renew" renews something else.
  func isNamedRefresh(_ path: String) -> Bool {
    refreshing.contains { name in
      // What was found by what happens there is asked for by itself.
      guard !isGuessedRefresh(name) else { return false }
      guard let place = path.firstBytes(of: name) else { return false }
      guard name == "/renew" else { return true }
      return Self.isOfUsers(
        path[..<place.lowerBound], ["token", "tokens", "session", "sessions", "oauth", "oauth2", "login"])
    }
  }

  /// True for the address of a login, or of its page, by its path.
  func isLogIn(_ address: String) -> Bool {
    let address = address.lowercased().before("?")
    if given.contains("log-in") { return logIn.contains(where: address.hasBytes) }
    return isLogIn(at: Self.path(of: String(address)))
  }

  /// The same of a path that is guessed from: in small letters, without a query.
  private func isLogIn(at path: String) -> Bool {
    logIn.contains { name in
      if name == "/sessions" { return Self.opensSessions(path) }
      // What was found by what happens there says nothing of others: "/auth" leaves "/auth/me" what it is.
      if guessedLogIns.contains(name) { return path == name }
      guard let place = path.firstBytes(of: name) else { return false }
      let rest = path[place.upperBound...]
      if Self.wholeWords.contains(name), rest.first?.isLetter ?? false { return false }
      return !Self.aboutLogIns.contains { rest.hasPrefix($0) }
    }
  }

  /// The same, by its path or its host.
  func namesLogIn(_ address: String) -> Bool {
    if isLogIn(address) { return true }
    guard !given.contains("log-in"), let scheme = address.firstBytes(of: "://") else { return false }
    let host = address[scheme.upperBound...].before("/").lowercased()
    return logIn.contains { name in
      let word = name.utf8.dropFirst()
      guard word.count >= 5, host.utf8.starts(with: word) else { return false }
      return !(Substring(host.utf8.dropFirst(word.count)).first?.isLetter ?? false)
    }
  }

  /// With which other words begin.
  private static let wholeWords: Set<String> = ["/entrar", "/accedi", "/connexion", "/inloggen", "/zaloguj"]

  /// Of a whole address, in small letters as it is, or of one on the same host.
  static func path(of address: String) -> String {
    guard let scheme = address.firstBytes(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    return rest.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(rest[$0...]) } ?? "/"
  }

  /// Behind a login's name: pages that tell of logins.
  private static let aboutLogIns = ["-", "_", "/", "s/", "s-", "s_"].flatMap { mark in
    ["activity", "history", "attempts", "alerts", "audit", "devices", "events", "notifications"].map { mark + $0 }
  }

  /// True for the sessions of users, as Rails has them: "/api/training/sessions" are others.
  private static func opensSessions(_ path: String) -> Bool {
    path.firstBytes(of: "/sessions").map { isOfUsers(path[..<$0.lowerBound], []) } ?? false
  }

  /// True for the beginning of a path behind which stands what is about the users of all of a site.
  private static func isOfUsers(_ beginning: Substring, _ more: Set<String>) -> Bool {
    let parent = beginning.split(separator: "/").last.map(String.init) ?? ""
    let isVersion = parent.first == "v" && parent.dropFirst().allSatisfy(\.isNumber)
    return parent.isEmpty || isVersion || more.contains(parent)
      || ["api", "user", "users", "auth", "account", "accounts", "admin"].contains(parent)
  }
}
