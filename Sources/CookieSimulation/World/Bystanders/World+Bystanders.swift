import CookieDiagnosis
import CookieScenarios
import Cookies

/// What others than the session's server and the strategy put into the stores.
extension World {
  // MARK: - Native store

  /// SDKs begin with the app's process. A session of the app's own keeps them out.
  func storeSDKCookies(cause: Int32) {
    guard !crowd.ofSDKs.isEmpty, !traits.isolatesStores else { return }
    if native.jar.isEmpty, cookieTime == crowd.beginning, let jar = crowd.jarOfSDKs {
      native.jar = jar
      for cookie in crowd.ofSDKs { note(.cookieWritten, by: .sdk, of: cookie, store: .native, cause: cause) }
      return
    }
    for cookie in crowd.ofSDKs where native.jar[cookie.identity] == nil {
      write(now(cookie), to: .native, by: .sdk, cause: cause)
    }
  }

  // MARK: - Web store

  /// The page's frames have their answers. What a store is given at once it notifies of once; nobody promises how it is.
  func storeFrameCookies(cause: Int32) {
    if scenario.profile.faults.thirdPartyCookiesAreBlocked { return }
    var last: Int32?
    if isScheduled || crowd.mayExceedLimits || scenario.profile.faults.driftToNative != nil {
      for cookie in crowd.ofFrames where web.jar[cookie.identity] == nil {
        last = commit(store: now(cookie), by: .page, cause: cause, isOneOfMany: true) ?? last
      }
    } else {
      for cookie in crowd.ofFrames { last = commit(new: cookie, by: .page, cause: cause) ?? last }
    }
    if let last { notifyObserver(cause: last) }
  }

  /// The page's script begins.
  func beginPageScripts() {
    for (group, script) in crowd.scripts.enumerated() { schedulePageScript(Int32(group), writesLeft: script.writes) }
  }

  private func schedulePageScript(_ group: Int32, writesLeft: Int32) {
    guard writesLeft > 0 else { return }
    schedule(
      .pageScript(generation: page.generation, group: group, writesLeft: writesLeft),
      after: drawn(crowd.scripts[Int(group)].pause))
  }

  /// Script writes a new value each time, where the platform lets it.
  func pageScriptRuns(generation: Int32, group: Int32, writesLeft: Int32) {
    guard generation == page.generation else { return }
    for cookie in crowd.scripts[Int(group)].cookies {
      var cookie = now(cookie)
      cookie.value = writesLeft & 1 == 0 ? "0" : "1"
      let store = scenario.profile.faults.documentCookieIsPatched ? StoreName.native : .web
      write(cappedForScript(cookie), to: store, by: .page, cause: -1)
    }
    schedulePageScript(group, writesLeft: writesLeft - 1)
  }

  private func now(_ cookie: Cookie) -> Cookie {
    var cookie = cookie
    cookie.lastAccessed = cookieTime
    return cookie
  }

  private func write(_ cookie: Cookie, to store: StoreName, by actor: TraceActor, cause: Int32) {
    if store == .native {
      apply(store: cookie, in: .native, by: actor, cause: cause)
    } else {
      commit(store: cookie, by: actor, cause: cause)
    }
  }

  // MARK: - Server

  /// Adds the server's own cookies to an answer.
  func appendBystanders(to id: Int32) {
    guard !crowd.fields.isEmpty, requests[Int(id)].endpoint != .otherSite else { return }
    let start = Int32(headers.fields.count)
    for field in crowd.fields where isOccasion(field.occasion, id) {
      let begin = Int32(headers.bytes.count)
      headers.append(field.head)
      if field.mustMatch {
        headers.bytes.append(contentsOf: issueAntiForgeryToken())
      } else {
        headers.bytes.append(UInt8(ascii: "1"))
      }
      headers.append(field.tail)
      headers.fields.append(HeaderRange(start: begin, end: Int32(headers.bytes.count)))
    }
    requests[Int(id)].bystanders = HeaderRange(start: start, end: Int32(headers.fields.count))
  }

  private func isOccasion(_ occasion: Bystander.Occasion, _ id: Int32) -> Bool {
    let request = requests[Int(id)]
    let logsIn = request.endpoint == .logIn
    let showsPage = request.endpoint == .page && request.status == 200
    switch occasion {
    case .eachAnswer: return true
    case .logIn: return logsIn
    case .page: return showsPage
    case .beginning:
      return logsIn && request.client != .page || showsPage || request.status == 403 || lacksAntiForgeryToken(id)
    }
  }
}
