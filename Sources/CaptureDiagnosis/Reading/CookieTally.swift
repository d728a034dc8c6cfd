import CookieDiagnosis
import CookieFiles

/// How often each cookie is set and sent where.
struct CookieTally {
  private struct Counts {
    var setBySession = 0
    var set = 0
    var sentToRefresh = 0
    /// Set with a path that few addresses have.
    var isNarrow = false
    /// Went to a login that brought others, and to a request that was refused without those.
    var (outlivesLogIn, wasRefused) = (false, false)
    /// Set by a login that it had not gone to, beside others that had: those are of visitors as well.
    var isNewAtLogIn = false
    /// Set out of reach of scripts.
    var isHTTPOnly = false
    /// Sent without a token in Authorization.
    var sentByItself = false
    /// Sent to a refresh whose answer set it anew.
    var exchanged = 0
    /// Sent to a refresh with no other cookie that a login or a refresh has set.
    var sentAlone = 0
    /// Known by then, and not among what went to a request that was refused.
    var lackedByRefused = false
    /// Went to a login, or to a request that was refused.
    var isOfVisitors = false
    /// Known by then, and not among what went to a request that was served with others of the session.
    var isLackedByServed = false
    /// Has a URL for its value: where somebody is to be sent.
    var isURL = false
    /// Says in how many others its value stands.
    var isChunkCount = false
    /// The longest life that it was given, in microseconds; 0 without a date.
    var life: Int64 = 0
    var sentElsewhere = 0
    /// Went along with a request that was served, and is no step of a login.
    var isServed = false
  }

  private var counts: [String: Counts] = [:]
  /// Of the cookies that a login or a refresh has set, tokens against forgery apart.
  private var ofSession: [String: Counts] = [:]
  /// Hosts at which somebody logs in, renews a session, comes back from a provider, or is refused; and to which each cookie was sent.
  private var deciding: Set<String> = []
  private var sentTo: [String: Set<String>] = [:]
  /// Those that say nothing where a token in Authorization decides.
  private let overruled: Set<String>
  /// Some cookie of a login or a refresh went to one of them; some is out of reach of scripts.
  private var (hasDecided, hasHiddenFromLogIn) = (false, false)

  init(_ exchanges: [CapturedExchange], roles: Roles) {
    overruled = OverruledCookies(in: exchanges, roles: roles).names
    for exchange in exchanges {
      let endpoint = roles.endpoint(of: exchange)
      for cookie in SetCookieField.all(of: exchange) where !cookie.value.isEmpty {
        counts[cookie.name, default: Counts()].set += 1
        let isOfSession = endpoint == .logIn || endpoint == .refresh || Self.isCallback(exchange)
        if isOfSession { counts[cookie.name, default: Counts()].setBySession += 1 }
        if cookie.isHTTPOnly { counts[cookie.name]?.isHTTPOnly = true }
        let start = cookie.value.prefix(12).lowercased()
        if Self.urls.contains(where: start.hasPrefix) { counts[cookie.name]?.isURL = true }
        if Self.chunkCounts.contains(where: start.hasPrefix) { counts[cookie.name]?.isChunkCount = true }
        if cookie.path?.count ?? 0 > 1 { counts[cookie.name]?.isNarrow = true }
        let life = max(counts[cookie.name]?.life ?? 0, cookie.expiresAt.map { $0 &- exchange.startedAt } ?? 0)
        counts[cookie.name]?.life = life
      }
      let brought = Set(SetCookieField.all(of: exchange).lazy.filter { !$0.value.isEmpty && $0.isHTTPOnly }.map(\.name))
      if endpoint == .logIn { noteNew(brought, sent: Set(CookiePair.all(of: exchange).map(\.name))) }
      let hasHeaderToken = HeaderTokens.isOne(exchange)
      noteHost(of: exchange, endpoint, roles)
      for cookie in CookiePair.all(of: exchange) {
        if !hasHeaderToken, endpoint != .logIn, endpoint != .refresh {
          counts[cookie.name, default: Counts()].sentByItself = true
        }
        if endpoint == .logIn, !brought.isEmpty, !brought.contains(cookie.name) {
          counts[cookie.name, default: Counts()].outlivesLogIn = true
        }
        if endpoint != .logIn, Hop.asksForLogIn(exchange.status ?? 0) || (exchange.status ?? 0) / 100 == 3 {
          counts[cookie.name, default: Counts()].wasRefused = true
        }
        if endpoint == .refresh {
          counts[cookie.name, default: Counts()].sentToRefresh += 1
        } else if endpoint != .logIn, endpoint != .logOut {
          counts[cookie.name, default: Counts()].sentElsewhere += 1
          if endpoint != .loginPage, (200..<300).contains(exchange.status ?? 0) { counts[cookie.name]?.isServed = true }
        }
      }
    }
    ofSession = counts.filter { $0.value.setBySession > 0 && !RequestForgery.isNamed(in: $0.key.lowercased()) }
    hasDecided = ofSession.keys.contains { sentTo[$0].map { !$0.isDisjoint(with: deciding) } ?? false }
    hasHiddenFromLogIn = ofSession.values.contains(where: \.isHTTPOnly)
    for exchange in exchanges where roles.endpoint(of: exchange) == .refresh { readRefresh(exchange) }
    readRest(exchanges, roles: roles)
  }

  private mutating func noteNew(_ brought: Set<String>, sent: Set<String>) {
    guard !brought.isDisjoint(with: sent) else { return }
    for name in brought.subtracting(sent) where !name.lowercased().contains("remem") {
      counts[name]?.isNewAtLogIn = true
    }
  }

  private mutating func noteHost(of exchange: CapturedExchange, _ endpoint: Endpoint, _ roles: Roles) {
    let decides =
      [.logIn, .refresh, .logOut].contains(endpoint) || Self.isCallback(exchange) || roles.asksForLogIn(exchange)
    let sent = sentTo.count < Self.mostNames ? CookiePair.all(of: exchange).filter { !$0.value.isEmpty } : []
    guard decides || !sent.isEmpty else { return }
    let host = CapturedHost.host(of: exchange.url)
    if decides { deciding.insert(host) }
    for cookie in sent { sentTo[cookie.name, default: []].insert(host) }
  }

  private static let mostNames = 1_000

  /// True for what never went to a host that asks anybody for a session, where others did: a help centre's, a blog's.
  private func isElsewhere(_ name: String) -> Bool {
    guard !deciding.isEmpty, let hosts = sentTo[name], hosts.isDisjoint(with: deciding) else { return false }
    return hasDecided
  }

  /// What goes along where the session is taken, and what is missing where it is not.
  private mutating func readRest(_ exchanges: [CapturedExchange], roles: Roles) {
    let names = Set(counts.lazy.filter { $0.value.set > 0 && $0.value.isHTTPOnly }.map(\.key))
    guard names.count > 1, names.count <= Self.most else { return }
    var known: [TraceActor: Set<String>] = [:]
    // By host: what is another host's own is lacking nowhere else.
    var knownAt: [String: Set<String>] = [:]
    // What is missing since its time was over says nothing beside a session's that is refused: it was remembered for some minutes.
    var ends: [String: Int64] = [:]
    for exchange in exchanges.sorted(by: { $0.startedAt < $1.startedAt }) {
      let client = roles.client(of: exchange).actor
      let sent = Set(CookiePair.all(of: exchange).lazy.filter { !$0.value.isEmpty }.map(\.name)).intersection(names)
      let lacking = (known[client] ?? []).subtracting(sent)
      known[client, default: []].formUnion(sent)
      let host = CapturedHost.host(of: exchange.url)
      knownAt[host, default: []].formUnion(sent)
      for field in SetCookieField.all(of: exchange) where names.contains(field.name) {
        ends[field.name] = field.expiresAt
      }
      let endpoint = roles.endpoint(of: exchange)
      if endpoint == .logIn { for name in sent { counts[name]?.isOfVisitors = true } }
      guard endpoint.takesToken else { continue }
      if roles.asksForLogIn(exchange) {
        let isNamed = sent.contains { Self.isCalledSession($0) && ofSession[$0] != nil }
        for name in (knownAt[host] ?? []).subtracting(sent)
        where !(isNamed && ends[name].map { $0 <= exchange.startedAt } ?? false) {
          counts[name]?.lackedByRefused = true
        }
        for name in sent { counts[name]?.isOfVisitors = true }
      } else if (200..<300).contains(exchange.status ?? 0), sent.contains(where: { ofSession[$0] != nil }) {
        for name in lacking { counts[name]?.isLackedByServed = true }
      }
    }
  }

  /// More than any server has, save a hostile one.
  private static let most = 64

  /// Of several cookies out of reach of scripts, as far as requests tell them apart: the one without which they are refused is the session's,
  /// whatever the others are called that visitors have as well; one without which they are served is not.
  private func tellsSession(_ name: String) -> Int {
    guard let own = counts[name] else { return 0 }
    // Of no login, where logins bring others: a proxy's, or a visit's.
    if own.lackedByRefused, !own.isOfVisitors, own.setBySession > 0 || !hasHiddenFromLogIn,
      !name.lowercased().contains("remem")
    {
      return 1_500
    }
    return own.isLackedByServed && !own.lackedByRefused ? -250 : 0
  }

  /// True for the way back from a provider, with the code that the session is opened for (RFC 6749, section 4.1.2).
  static func isCallback(_ exchange: CapturedExchange) -> Bool {
    exchange.method == "GET" && (exchange.url.hasBytes(of: "?code=") || exchange.url.hasBytes(of: "&code="))
  }

  private mutating func readRefresh(_ exchange: CapturedExchange) {
    let set = Set(SetCookieField.all(of: exchange).lazy.filter { !$0.value.isEmpty }.map(\.name))
    let sent = Set(CookiePair.all(of: exchange).map(\.name)).filter { ofSession[$0] != nil }
    for name in sent {
      if set.contains(name) { ofSession[name]?.exchanged += 1 }
      if sent.count == 1 { ofSession[name]?.sentAlone += 1 }
    }
  }

  /// Of two cookies of a session the one that is exchanged: by a refresh that has no other, or else the one that lives longer.
  private func isExchanged(_ name: String) -> Int {
    guard let own = ofSession[name], ofSession.count > 1, own.exchanged > 0 || own.sentAlone > 0 else { return 0 }
    // It is one of those that are counted itself.
    if own.sentAlone > 0 { return ofSession.values.count { $0.sentAlone >= own.sentAlone } > 1 ? 0 : 4 }
    return ofSession.values.count { $0.sentAlone > 0 || $0.life >= own.life } > 1 ? 0 : 3
  }

  /// A cookie that goes to a refresh, and mostly nowhere else, or is called so; or one that a login brings for few addresses.
  func refresh(except other: String?) -> String? {
    best(except: other) { name, counts in
      guard counts.set > 0 || counts.sentToRefresh > 0 else { return 0 }
      let isCalledSo = name.lowercased().contains("refresh") ? 1_000 : Self.words(of: name).contains("rt") ? 900 : 0
      let isKeptApart = counts.isNarrow && counts.setBySession > 0 && counts.sentElsewhere == 0 ? 5 : 0
      return isCalledSo + isKeptApart + isExchanged(name)
        + (counts.sentElsewhere == 0 ? 10 * counts.sentToRefresh : 0)
    }
  }

  func access(except other: String?) -> String? {
    best(except: other) { name, counts in
      guard counts.setBySession > 0 || counts.sentElsewhere > 0 else { return 0 }
      let lower = name.lowercased()
      // A token against forgery is no session's, whatever it is called.
      guard !RequestForgery.isNamed(in: lower), !overruled.contains(name), !counts.isChunkCount, !Self.isOfProxy(lower)
      else { return 0 }
      // What a refused request carries, and the login behind it leaves as it is, names a device or a browser.
      let isSession =
        Self.isCalledSession(lower) && ["sess", "sid"].contains(where: lower.contains)
        && (counts.isHTTPOnly || counts.set == 0)
      if counts.outlivesLogIn, counts.wasRefused, !isSession { return 1 }
      // What script may read, is called as no session is, and goes along with a token in Authorization alone, is something else.
      if !counts.isHTTPOnly, counts.sentElsewhere > 0, !counts.sentByItself, !Self.isCalledSession(lower) { return 0 }
      if counts.isURL || isElsewhere(name) { return 1 }
      return max(1, tellsSession(name) + points(name, counts))
    }
  }

  private func points(_ name: String, _ counts: Counts) -> Int {
    (Self.isCalledSession(name) ? 1_000 : 0)
      + (counts.setBySession > 0 ? 500 : 0)
      + (Self.words(of: name).contains("at") ? 900 : 0) + (counts.isServed ? 300 : 0)
      + (counts.isNewAtLogIn && counts.isHTTPOnly ? 450 : 0)
      + (counts.setBySession > 0 && counts.isHTTPOnly ? 100 : 0) + min(counts.sentElsewhere, 400)
      // Of a login that nobody calls so: answers gave it, and no script can read it.
      + (counts.setBySession == 0 && counts.set > 0 && counts.isHTTPOnly && counts.sentElsewhere > 0 ? 450 : 0)
  }

  /// True for a name as sessions have it.
  static func isCalledSession(_ name: String) -> Bool {
    let lower = name.lowercased()
    let words = words(of: name)
    if ofFrameworks.contains(where: lower.contains) || name == discourses { return true }
    return !RequestForgery.isNamed(in: lower) && sessionNames.contains(where: lower.contains)
      && !ofOthers.contains(where: lower.hasPrefix) && !words.contains { ofLogIns.contains($0) }
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Whose names have none of the usual words (ASP.NET Core, WordPress, OpenAM).
  private static let ofFrameworks = [
    ".aspnetcore.cookies", ".aspnetcore.identity.application", "wordpress_logged_in", "iplanetdirectorypro",
  ]

  private static let discourses = "_t"

  /// What logins leave beside the session, whoever's library calls it after itself, "next-auth.callback-url".
  private static let ofLogIns: Set<String> = [
    "callback", "callbackurl", "url", "redirect", "redirecturl", "return", "returnto", "returnurl", "nonce", "state",
    "oauthstate", "pkce", "verifier", "codeverifier", "strategy",
    // What is remembered of a session for some minutes, "better-auth.session_data".
    "data", "cache",
  ]
  private static let urls = ["http:", "https:", "http%3a", "https%3a"]
  /// ASP.NET Core's and OWIN's: what is longer than a browser takes stands in cookies of the same name with "C1", "C2" behind it.
  private static let chunkCounts = ["chunks-", "chunks:"]

  /// With which the names of cookies begin that count visits or keep robots away (Hotjar, Intercom, Optimizely, Segment, Mixpanel, Amplitude, Matomo, Imperva).
  private static let ofOthers = [
    "_hj", "intercom-", "optimizely", "ajs_", "mp_", "amp_", "amplitude", "_pk_", "_ga", "_gid", "_gcl", "_fbp",
    "_clsk",
  ]

  /// The same of proxies and of what keeps robots away (Cloudflare, Amazon, Google, Azure, Akamai, Imperva, DataDome, F5).
  private static let ofProxies = [
    "__cf", "_cfuvid", "cf_", "awsalb", "gclb", "gcilb", "arraffinity", "ak_bmsc", "bm_s", "_abck",
    "incap_ses", "visid_incap", "nlbi_", "datadome", "bigipserver",
  ]

  /// Amazon's load balancer signs users in as well, and calls those cookies "AWSELBAuthSessionCookie-0".
  private static func isOfProxy(_ name: String) -> Bool {
    ofProxies.contains(where: name.hasPrefix) || ["awselb", "awselbcors"].contains(name)
  }

  private static let sessionNames = ["access", "session", "sess", "sid", "auth", "jwt", "token"]

  private func best(except other: String?, _ score: (String, Counts) -> Int) -> String? {
    let scored = counts.filter { $0.key != other }.map { ($0.key, score($0.key, $0.value)) }.filter { $0.1 > 0 }
    return scored.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
  }
}
