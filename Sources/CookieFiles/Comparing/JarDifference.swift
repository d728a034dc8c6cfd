import Cookies

/// One way in which a second jar is not like the first.
public struct JarDifference: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// The second has it not.
    case missing
    /// Only the first has it, and its time was over.
    case expired
    /// Only the second has it.
    case added
    /// Another value, written earlier.
    case older
    /// Another value; which is the older one cannot be told.
    case value
    case httpOnlyLost = "http-only-lost"
    case secureLost = "secure-lost"
    case noExpiry = "no-expiry"
    case earlierExpiry = "earlier-expiry"
    /// It was for subdomains as well.
    case hostOnly = "host-only"
    /// Its life was cut to that of a cookie that script sets.
    case capped
    /// Something else is other than in the first, and nothing is lost by it.
    case changed
  }

  public var kind: Kind
  public var cookie: Cookie
  /// Entries of the catalogue that explain it; each of them can, none of them must.
  public var ids: [String]
  /// The dates that show it, or how else.
  public var evidence: String
}

/// What a second jar lacks, against a first: the same store earlier, or the other store.
public enum JarComparison {
  /// Some files have whole seconds, in microseconds.
  private static let rounding: Int64 = 1_000_000

  /// How long a cookie that script sets lives at most (F26), in seconds.
  public static let scriptCap: Int64 = 7 * 86_400

  /// Cookies are the same that share name, domain, path and partition; of several in one file the last counts. In the order
  /// of the first file, then of the second.
  ///
  /// - Parameter now: when they are compared, which is after both were written.
  public static func differences(
    _ first: CookieFile, _ second: CookieFile, now: UnixTime? = nil
  ) -> [JarDifference] {
    let others = index(second.entries)
    let own = index(first.entries)
    // When the jars were, at the earliest.
    let latest = (first.entries + second.entries).compactMap(\.created).max()
    var result: [JarDifference] = []
    for (place, entry) in first.entries.enumerated() where own[key(entry.cookie)] == place {
      if let other = others[key(entry.cookie)] {
        result += differences(entry, second.entries[other], datesAreKnown: haveDates(first, second))
      } else {
        result.append(missing(entry, second, latest: latest, now: now))
      }
    }
    for (place, entry) in second.entries.enumerated() where others[key(entry.cookie)] == place {
      guard own[key(entry.cookie)] == nil else { continue }
      result.append(
        JarDifference(
          kind: .added, cookie: entry.cookie, ids: ["F01", "F22", "F33", "F34"], evidence: written(entry, second)))
    }
    return result
  }

  private static func key(_ cookie: Cookie) -> Cookie.Identity {
    var identity = cookie.identity
    identity.hostOnly = true
    // Only some programs write names of hosts in small letters.
    identity.domain = CanonicalHost(cookie.domain)?.name ?? cookie.domain
    return identity
  }

  private static func index(_ entries: [CookieFile.Entry]) -> [Cookie.Identity: Int] {
    var places: [Cookie.Identity: Int] = [:]
    for (place, entry) in entries.enumerated() { places[key(entry.cookie)] = place }
    return places
  }

  /// Two dates can be compared that mean the same: of first creation, or of the last write.
  private static func haveDates(_ first: CookieFile, _ second: CookieFile) -> Bool {
    first.createdIsLastWrite && second.createdIsLastWrite
  }

  private static func written(_ entry: CookieFile.Entry, _ file: CookieFile) -> String {
    guard let created = entry.created else { return "" }
    return "\(file.createdIsLastWrite ? "written" : "created") \(created)"
  }

  private static func missing(
    _ entry: CookieFile.Entry, _ second: CookieFile, latest: UnixTime?, now: UnixTime?
  ) -> JarDifference {
    if let expires = entry.cookie.expires, let latest, expires <= latest {
      return JarDifference(
        kind: .expired, cookie: entry.cookie, ids: [],
        evidence: "expired \(expires), and the jars are of \(latest) or later")
    }
    let (ids, evidence): ([String], String) =
      if second.entries.isEmpty, second.problems.isEmpty {
        (["F25", "F01"], "the second jar is empty")
      } else if entry.cookie.expires == nil {
        (["F23", "F37", "F01"], "it has no expiry")
      } else if entry.isSetByScript == true, isCapped(entry) {
        (["F26", "F01", "F20"], "set by script, and its life is that of the cap")
      } else {
        (["F01", "F20", "F24", "F28", "F36"], entry.cookie.expires.map { "expires \($0)" } ?? "")
      }
    var words = [evidence]
    if let expires = entry.cookie.expires, let now, expires <= now {
      words.append("it expired \(expires), which may be all if the second jar is younger")
    }
    return JarDifference(
      kind: .missing, cookie: entry.cookie, ids: ids, evidence: words.filter { !$0.isEmpty }.joined(separator: "; "))
  }

  /// Whether a cookie that script set lives as long as the cap lets it, to the second.
  public static func isCapped(_ entry: CookieFile.Entry) -> Bool {
    guard entry.isSetByScript == true, let created = entry.created, let expires = entry.cookie.expires else {
      return false
    }
    return (scriptCap - 1...scriptCap + 1).contains(expires.microseconds(since: created) / 1_000_000)
  }

  private static func differences(
    _ left: CookieFile.Entry, _ right: CookieFile.Entry, datesAreKnown: Bool
  ) -> [JarDifference] {
    var result: [JarDifference] = []
    func add(_ kind: JarDifference.Kind, _ ids: [String], _ evidence: String) {
      result.append(JarDifference(kind: kind, cookie: right.cookie, ids: ids, evidence: evidence))
    }
    let isKnown = !left.isEncrypted && !right.isEncrypted
    let values = [left, right].map { Cookie.octets(of: $0.cookie.value) }
    if datesAreKnown, let before = left.created, let after = right.created, after < before {
      // An older write is an older cookie, whatever its value.
      if !isKnown || values[0] != values[1] {
        add(.older, ["F20", "F35", "F57"], "written \(after), before \(before)")
      }
    } else if isKnown, values[0] != values[1] {
      let dates = datesAreKnown ? [left.created, right.created].compactMap { $0?.description } : []
      add(.value, ["F01", "F35"], dates.count == 2 ? "written \(dates[0]), then \(dates[1])" : "no dates to tell by")
    }
    if left.cookie.httpOnly, !right.cookie.httpOnly { add(.httpOnlyLost, ["no-HttpOnly", "F38"], "") }
    // A field that was split at the comma of its date loses what stands behind it.
    if left.cookie.secure, !right.cookie.secure { add(.secureLost, ["F41"], "it goes over plain HTTP as well") }
    if let expires = left.cookie.expires, right.cookie.expires == nil {
      add(.noExpiry, ["F41", "F42", "F23"], "the first says \(expires)")
    }
    if !left.cookie.hostOnly, right.cookie.hostOnly { add(.hostOnly, ["F41"], "it was for subdomains as well") }
    if let before = left.cookie.expires, let after = right.cookie.expires, after < before {
      if isCapped(right) {
        add(.capped, ["F26"], "expires \(after), before \(before)")
      } else if before.microseconds(since: after) > rounding {
        add(.earlierExpiry, ["F20", "F35", "F57"], "expires \(after), before \(before)")
      }
    }
    let gains = gains(left.cookie, right.cookie, haveOneValue: !result.contains { [.value, .older].contains($0.kind) })
    if !gains.isEmpty { add(.changed, [], gains.joined(separator: "; ")) }
    return result
  }

  /// What the second has and the first has not.
  ///
  /// - Parameter haveOneValue: another value has an expiry of its own, which is no news.
  private static func gains(_ left: Cookie, _ right: Cookie, haveOneValue: Bool) -> [String] {
    var words: [String] = []
    if !left.secure, right.secure { words.append("Secure: it goes over plain HTTP no more") }
    if !left.httpOnly, right.httpOnly { words.append("HttpOnly: script sees it no more") }
    if left.hostOnly, !right.hostOnly { words.append("for subdomains as well") }
    if left.sameSite != right.sameSite, left.sameSite != .default, right.sameSite != .default {
      words.append("SameSite \(right.sameSite.title), before \(left.sameSite.title)")
    }
    if haveOneValue, let after = right.expires {
      if let before = left.expires {
        if after.microseconds(since: before) > rounding { words.append("expires \(after), before \(before)") }
      } else {
        words.append("expires \(after), before with the session")
      }
    }
    return words
  }
}
