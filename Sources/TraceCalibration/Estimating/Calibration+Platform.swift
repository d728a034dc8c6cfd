import CookieDiagnosis

extension Calibration {
  package static let kills = "kills per time in the background"
  package static let pageDeath = "faults.webContentDeathPerForeground"
  package static let networkDeath = "faults.networkProcessDeathPerForeground"
  package static let loss = "faults.unexplainedLossPerLaunch"
  package static let replyLoss = "faults.replyLoss"
  package static let persistent = "server.cookiesArePersistent"
  package static let httpOnly = "server.cookiesAreHTTPOnly"
  package static let issuesRefresh = "server.issuesRefreshTokens"

  // MARK: - Cookies

  mutating func addCookies(_ seen: TokenEvidence) {
    var dated = seen.access.dated
    dated.add(seen.refresh.dated)
    addFlag(Self.persistent, dated, unless: "no answer with the session's cookies", remark: "tokens with a date")
    addFlag(
      Self.httpOnly, seen.httpOnly, unless: "no answer with the session's cookies",
      remark: "tokens that script cannot read")
    addFlag(
      Self.issuesRefresh, seen.logInsWithRefresh, unless: "no login with an answer",
      remark: "logins with a refresh token")
  }

  private mutating func addFlag(_ name: String, _ tries: Tries, unless why: String, remark: String) {
    guard tries.total > 0 else { return miss(name, why) }
    guard tries.count == 0 || tries.count == tries.total else {
      return miss(name, "\(tries.count) of \(tries.total) \(remark), which is neither")
    }
    add(Estimate(name, .flag(tries.count > 0), count: tries.count, of: tries.total, .seen, remark: remark))
  }

  // MARK: - Processes

  mutating func addProcesses(_ seen: Observations) {
    let showsLife = sources.contains { $0 != .capture }
    let noLife = "a capture does not show the app's life"
    add(
      Self.kills, seen.life.killsPerBackground, unless: showsLife ? "the app never left the screen" : noLife,
      remark: "times in the background that ended with a new launch; a script says it by its step kill")
    add(
      Self.pageDeath, seen.life.pageDeaths, unless: showsLife ? "no return with an open page" : noLife,
      remark: "returns of the app with an open page")
    let showsNetworkProcess = seen.sees.isSuperset(of: [.networkProcessStarted, .networkProcessDied])
    add(
      Self.networkDeath, seen.life.networkDeaths,
      unless: !showsLife
        ? noLife
        : showsNetworkProcess
          ? "no return with a network process"
          : "no app is told when the network process dies, and no recorder sees it",
      remark: "returns of the app with a network process")
  }

  // MARK: - Losses

  mutating func addLosses(_ seen: Observations) {
    add(
      Self.loss, seen.lossPerLaunch,
      unless: sources.contains { $0 != .capture }
        ? "no launch showed by itself what the web store had kept of cookies with a date"
        : "a capture does not show launches",
      remark: "launches that showed what the web store had kept of cookies with a date")
    add(
      Self.replyLoss, seen.replyLoss, unless: "no refresh",
      remark: "refreshes whose answer never came, for whatever reason")
  }
}
