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

  /// The end of 2026, in every run's first year: nothing expires in between, and no platform cuts it (400 days; RFC
  /// 6265bis, section 5.5).
  static let expires = UnixTime(seconds: World.epoch + 365 * 86_400 - 1)

  /// When a run begins.
  static let beginning = UnixTime(seconds: World.epoch)

  /// - Parameter empty: the platform's native store, without a cookie.
  init(_ bystanders: [Bystander], in empty: CookieJar) {
    for bystander in bystanders {
      let names = Self.names(of: bystander)
      switch bystander.owner {
      case .server: for name in names { addFields(name, bystander) }
      case .sdk: ofSDKs += names.map { Self.cookie($0, bystander, domain: "sdk.example") }
      case .frame: ofFrames += names.map { Self.cookie($0, bystander, domain: "ads.example") }
      case .script:
        let cookies = names.flatMap { Self.twins($0, bystander) }
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
      cookie.lastAccessed = Self.beginning
      jar.insert(cookie, createdAt: Self.beginning, at: Self.beginning)
    }
    return jar
  }

  private static func names(of bystander: Bystander) -> [String] {
    bystander.count == 1 ? [bystander.name] : (1...bystander.count).map { "\(bystander.name)-\($0)" }
  }

  private mutating func addFields(_ name: String, _ bystander: Bystander) {
    var tail = "; Path=/; Secure"
    if bystander.arePersistent { tail += "; Expires=\(Self.expires.httpDate)" }
    if bystander.areHTTPOnly { tail += "; HttpOnly" }
    if bystander.mustMatch { tokenName = name }
    for domain in bystander.haveTwins ? ["", "; Domain=\(Site.domain)"] : [""] {
      fields.append(
        Field(
          head: Array("\(name)=".utf8), tail: Array((tail + domain).utf8), occasion: bystander.occasion,
          mustMatch: bystander.mustMatch))
    }
  }

  private static func twins(_ name: String, _ bystander: Bystander) -> [Cookie] {
    let cookie = cookie(name, bystander, domain: Site.domain)
    guard bystander.haveTwins else { return [cookie] }
    var twin = cookie
    twin.hostOnly = false
    return [cookie, twin]
  }

  private static func cookie(_ name: String, _ bystander: Bystander, domain: String) -> Cookie {
    Cookie(
      name: name, value: "0", domain: domain, secure: true, httpOnly: bystander.areHTTPOnly,
      sameSite: bystander.owner == .frame ? .none : .lax, expires: bystander.arePersistent ? expires : nil)
  }
}
