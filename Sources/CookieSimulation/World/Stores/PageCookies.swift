import CookieDiagnosis
import CookieScenarios
import Cookies

/// What becomes of the cookies that an answer brings to the page.
extension World {
  private var faults: FaultOptions { scenario.profile.faults }

  func storePageCookies(of id: Int32) {
    let cause = requests[Int(id)].record
    if requests[Int(id)].isProxied {
      return storeCookies(of: id, in: &native.jar) { result, _, _ in
        apply(result, to: .native, by: .native, cause: cause)
      }
    }
    // ITP: whoever stands in another site's frame keeps nothing.
    if faults.thirdPartyCookiesAreBlocked, scenario.app.pageIsEmbedded { return }
    if web.ignoresResponses { return ignoreCookies(of: id, cause: cause) }
    if scenario.app.pageStoresTokensByScript, requests[Int(id)].kind == .pageFetch {
      return storeByScript(id, cause: cause)
    }
    storeCookies(of: id, in: &web.jar) { result, _, _ in commit(result, by: .page, cause: cause) }
  }

  /// F04: the web store takes no cookie of a response yet.
  private func ignoreCookies(of id: Int32, cause: Int32) {
    var unused = CookieJar()
    storeCookies(of: id, in: &unused) { result, _, _ in
      if let cookie = result.cookie { note(.writeLost, by: .page, of: cookie, store: .web, cause: cause) }
    }
  }

  /// Script takes the tokens from the answer's body and writes them to `document.cookie`: never HttpOnly, and not for
  /// longer than the platform allows (F26). A patched `document.cookie` writes to the native store instead (F46).
  private func storeByScript(_ id: Int32, cause: Int32) {
    if requests[Int(id)].endpoint == .logOut { return deleteByScript(cause: cause) }
    var parsed = CookieJar()
    storeCookies(of: id, in: &parsed) { result, _, _ in
      guard var cookie = result.cookie else { return }
      cookie.httpOnly = false
      cookie = cappedForScript(cookie)
      if faults.documentCookieIsPatched {
        apply(store: cookie, in: .native, by: .page, cause: cause)
      } else if web.jar[cookie.identity]?.httpOnly ?? false {
        // Script cannot replace what it cannot see (RFC 6265bis, section 5.7).
        note(.writeLost, by: .page, of: cookie, store: .web, cause: cause)
      } else {
        commit(store: cookie, by: .page, cause: cause)
      }
    }
  }

  /// F26: a cookie as script may keep it.
  func cappedForScript(_ cookie: Cookie) -> Cookie {
    guard let cap = faults.scriptCookieCapSeconds else { return cookie }
    let latest = UnixTime(microseconds: cookieTime.microseconds(since: UnixTime(seconds: 0)) + Int64(cap * 1e6))
    var capped = cookie
    if let expires = cookie.expires, expires > latest { capped.expires = latest }
    noteExpiry(of: capped)
    return capped
  }

  /// What script wrote it deletes after a logout, where it wrote it; what it cannot see stays.
  private func deleteByScript(cause: Int32) {
    let isSession: (Cookie) -> Bool = {
      !$0.httpOnly && ($0.name == SessionCookie.access || $0.name == SessionCookie.refresh)
    }
    if faults.documentCookieIsPatched {
      for cookie in native.jar.cookies where isSession(cookie) {
        guard let removed = native.jar.remove(cookie.identity) else { continue }
        apply(.deleted(removed), to: .native, by: .page, cause: cause)
      }
    } else {
      for cookie in web.jar.cookies where isSession(cookie) {
        commit(web.jar.remove(cookie.identity).map(StoreResult.deleted), by: .page, cause: cause)
      }
    }
  }
}
