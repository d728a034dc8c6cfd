import Choices
import CookieScenarios
import Cookies

/// A scenario's bystanders in the form in which a run needs them.
struct CrowdCookies {
  /// A `Set-Cookie` field of the server's, but for the value.
  struct Field {
    var head: [UInt8]
    var tail: [UInt8]
    var occasion: Bystander.Occasion
    var mustMatch: Bool
  }

  /// What one piece of page script writes, again and again.
  struct Script {
    var cookies: [Cookie]
    var pause: DurationDistribution
    var writes: Int32
  }

  private(set) var fields: [Field] = []
  private(set) var ofSDKs: [Cookie] = []
  private(set) var ofFrames: [Cookie] = []
  /// A native store with the SDKs' cookies, as they put them there when a run begins; nil where a store may have to evict.
  private(set) var jarOfSDKs: CookieJar?
  private(set) var scripts: [Script] = []
  /// The name of the cookie that calls must match.
  private(set) var tokenName: String?
  /// True if a store may have to evict cookies.
  private(set) var mayExceedLimits = false

  /// A year after a run's beginning: nothing expires in between, and no platform cuts it (400 days; RFC 6265bis, section
  /// 5.5).
  let expires: UnixTime

  /// When a run begins.
  let beginning: UnixTime

  /// - Parameters:
  ///   - empty: the platform's native store, without a cookie.
  ///   - epoch: when a run begins, in Unix seconds.
  init(_ bystanders: [Bystander], in empty: CookieJar, from epoch: Int64) {
    expires = UnixTime(seconds: epoch + 365 * 86_400 - 1)
    beginning = UnixTime(seconds: epoch)
    for bystander in bystanders {
      let names = Self.names(of: bystander)
      switch bystander.owner {
      case .server: for name in names { addFields(name, bystander) }
      case .sdk: ofSDKs += names.map { cookie($0, bystander, domain: "sdk.example") }
      case .frame: ofFrames += names.map { cookie($0, bystander, domain: "ads.example") }
      case .script:
        let cookies = names.flatMap { twins($0, bystander) }
        scripts.append(Script(cookies: cookies, pause: bystander.pause, writes: Int32(bystander.writes)))
      }
    }
    let ofSite = fields.count + scripts.reduce(0) { $0 + $1.cookies.count }
    // Twice: some strategies leave a cookie of their own beside each, and the server is on up to three hosts.
    let limit = CookieJar.Options().maximumCookiesPerDomain / 2
    mayExceedLimits =
      max(ofSite, ofSDKs.count, ofFrames.count) > limit
      || ofSite + ofSDKs.count + ofFrames.count > CookieJar.Options().maximumCookies / 2
    if !mayExceedLimits { jarOfSDKs = filled(empty) }
  }

  private func filled(_ empty: CookieJar) -> CookieJar {
    var jar = empty
    for var cookie in ofSDKs {
      cookie.lastAccessed = beginning
      jar.insert(cookie, createdAt: beginning, at: beginning)
    }
    return jar
  }

  private static func names(of bystander: Bystander) -> [String] {
    bystander.count == 1 ? [bystander.name] : (1...bystander.count).map { "\(bystander.name)-\($0)" }
  }

  private mutating func addFields(_ name: String, _ bystander: Bystander) {
    var tail = "; Path=/; Secure"
    if bystander.arePersistent { tail += "; Expires=\(expires.httpDate)" }
    if bystander.areHTTPOnly { tail += "; HttpOnly" }
    if bystander.mustMatch { tokenName = name }
    for domain in bystander.haveTwins ? ["", "; Domain=\(Site.domain)"] : [""] {
      fields.append(
        Field(
          head: Array("\(name)=".utf8), tail: Array((tail + domain).utf8), occasion: bystander.occasion,
          mustMatch: bystander.mustMatch))
    }
  }

  private func twins(_ name: String, _ bystander: Bystander) -> [Cookie] {
    let cookie = cookie(name, bystander, domain: Site.domain)
    guard bystander.haveTwins else { return [cookie] }
    var twin = cookie
    twin.hostOnly = false
    return [cookie, twin]
  }

  private func cookie(_ name: String, _ bystander: Bystander, domain: String) -> Cookie {
    Cookie(
      name: name, value: "0", domain: domain, secure: true, httpOnly: bystander.areHTTPOnly,
      sameSite: bystander.owner == .frame ? .none : .lax, expires: bystander.arePersistent ? expires : nil)
  }
}
