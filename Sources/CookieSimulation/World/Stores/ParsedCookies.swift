import CookieScenarios
import Cookies

/// What a platform makes of a field that it has parsed, where that is not what the draft says.
extension World {
  static func adjustsParsedCookies(_ scenario: Scenario) -> Bool {
    let faults = scenario.profile.faults
    return (faults.unknownDatesMakeSessionCookies && scenario.policy.expiryFormat == .scriptDate)
      || (!faults.sameSiteDefaultsToLax && scenario.policy.sameSite == .absent)
  }

  /// F43: true if the platform has cookies Lax that the server sent without SameSite, or with None.
  static func makesCookiesLax(_ scenario: Scenario) -> Bool {
    scenario.profile.faults.sameSiteDefaultsToLax && [.absent, .none].contains(scenario.policy.sameSite)
  }

  /// Stores a field as the platform does, in a jar that keeps to the draft otherwise.
  func storeAdjusted(
    _ field: UnsafeBufferPointer<UInt8>, from context: ResponseContext, in jar: inout CookieJar
  ) -> StoreResult {
    guard adjustsParsedCookies, var cookie = adjusted(field, from: context, in: jar) else {
      return storeAsIs(field, from: context, in: &jar)
    }
    noteExpiry(of: cookie)
    if hasExpired(cookie) { return storeAsIs(field, from: context, in: &jar) }
    let faults = scenario.profile.faults
    // F42: the date is not understood.
    if faults.unknownDatesMakeSessionCookies, scenario.policy.expiryFormat == .scriptDate { cookie.expires = nil }
    // Before F43, no attribute meant None.
    if !faults.sameSiteDefaultsToLax, cookie.sameSite == .default { cookie.sameSite = .none }
    return insert(cookie, into: &jar)
  }

  /// Before F43 a cookie without SameSite came with answers to other sites' requests as well.
  private func adjusted(
    _ field: UnsafeBufferPointer<UInt8>, from context: ResponseContext, in jar: CookieJar
  ) -> Cookie? {
    if let cookie = try? jar.cookie(in: field, from: context, at: cookieTime) { return cookie }
    guard !scenario.profile.faults.sameSiteDefaultsToLax, context.site != .sameSite else { return nil }
    var near = context
    near.site = .sameSite
    let cookie = try? jar.cookie(in: field, from: near, at: cookieTime)
    return cookie?.sameSite == .default ? cookie : nil
  }

  private func storeAsIs(
    _ field: UnsafeBufferPointer<UInt8>, from context: ResponseContext, in jar: inout CookieJar
  ) -> StoreResult {
    guard isScheduled else {
      guard let parsed = parsedFields.parsed(field) else { return jar.store(field, from: context, at: cookieTime) }
      return jar.store(parsed, of: field, from: context, at: cookieTime)
    }
    // Which cookies have expired is decided, and not for the clock to say: the others, and a new one with a date that
    // may be over when it arrives.
    _ = timeWithoutExpired(in: &jar)
    var time = cookieTime
    if scenario.policy.expiryFormat != .maxAge,
      let cookie = try? jar.cookie(in: field, from: context, at: cookieTime)
    {
      noteExpiry(of: cookie)
      time = timeOfWriting(cookie)
    }
    return jar.storeWithoutEviction(field, from: context, at: time)
  }

  /// The cookies of a response as native code finds them in its folded `Set-Cookie` field (F41).
  ///
  /// - Parameter fields: the fields of the response, in order.
  func splitAtCommas(_ fields: [HeaderRange], from context: ResponseContext) -> [Cookie] {
    var folded: [UInt8] = []
    for field in fields where !field.isEmpty {
      if !folded.isEmpty { folded.append(contentsOf: ", ".utf8) }
      folded.append(contentsOf: headers.bytes[field.indices])
    }
    return folded.split(separator: UInt8(ascii: ",")).compactMap { part in
      Array(part).withUnsafeBufferPointer { bytes in
        let cookie = try? CookieJar().cookie(in: bytes, from: context, at: cookieTime)
        if let cookie { noteExpiry(of: cookie) }
        return cookie
      }
    }
  }
}
