import CookieDiagnosis
import CookieFiles
import Cookies

/// What a captured exchange shows besides what its records name.
struct CookieSight: Hashable, Sendable {
  /// What has become of the site's other cookies that were to stay.
  enum Companions: Hashable, Sendable {
    /// None is known that would have to be there.
    case unknown
    /// One of them at least is there.
    case stayed
    /// None of them is there.
    case gone
  }

  var companions = Companions.unknown
  /// Two cookies of one name were sent at once, with different values (F44).
  var hasTwins = false
  /// Whether the request may carry the token that its record lacks.
  var reach = CookieReach.Reach.within
  /// It lacks the cookie that a refresh exchanges, which went with others of its client to that host, and is for it.
  var lacksRefresh = false
  /// It lacks a token behind the refusal of the last one that its client had: an app deletes what is refused.
  var isAfterRefusal = false
  /// The token to refresh with that went along with a request which needs none; empty if none did.
  var carriedRefresh = TraceText.empty
  /// The answer refuses, though its status alone does not say so.
  var refuses = false
  /// The answer forbids what a check against forgery looks at: a request that changes something, or that has a token for the check (F59).
  var mayBeTakenForForgery = false
  /// It has a token for such a check in a header of its own.
  var hasForgeryToken = false
  /// It has the cookie that a page gives everybody, and nobody has logged in with it as far as anything shows: it is served where it was
  /// served before, and this asks for something else, or is served.
  var isVisitor = false
  /// It comes of a redirect that an answer to the same client has named a moment before.
  var isRedirected = false
  /// What was posted is a login by what happens there, and not by its name.
  var isGuessedLogIn = false
  /// It lacks the cookie that a refresh exchanges, which an answer had brought to its client for such addresses; and the client has sent
  /// nothing yet that would show that it keeps its cookies elsewhere.
  var lacksGivenRefresh = false
  /// The address has answered somebody who had no token: that it answers says nothing.
  var isPublic = false
  /// It had the cookie that a refresh exchanges, and not the one that calls need, asked for something to be done, and was refused: a refresh, for
  /// all that shows.
  var mayBeRefresh = false
  /// It had no answer, and no cookie: exporters write what was never sent, or was given up, without its headers.
  var isProvisional = false
  /// Its token had been refused a moment before, and the answer does not show that it is taken again: what belongs to a login page.
  var isBehindRefusal = false
  /// Its token had been refused before, and is not shown to be taken again.
  var isAfterItsRefusal = false
  /// The answer asks whoever has a token to log in where somebody was served with one.
  var refusesWhereServed = false
  /// The answer is a picture, a style or a script: it does not show whose it is.
  var isOfNobody = false
  /// The body of the request has a password.
  var sendsPassword = false
  /// The answer brings another token in exchange for one that was refused, and that nobody was served with since: a login, whatever its
  /// address is called, or a renewal.
  var replacesRefused = false
  /// The answer of an address that says all in its bodies brings another token than went along, a while after its client's last request.
  var mayBeLogInByBody = false
  /// The answer takes the session's cookie at an address that has served somebody with one and left it: that is no logout.
  var takesWhereServed = false
  /// The answer brings a token of the session with a date that some platforms do not take (F42).
  var hasOddDate = false

  /// It has a cookie without a date of the same host that an answer had brought, and that was sent before.
  var keptUndated = false
  /// Likewise, of one that script may have written again.
  var mayHaveKeptUndated = false
  /// A page of another site has asked for it, as its client says.
  var isCrossSite = false
  /// It has no token and is served, where its client was served with one, though the session's cookie would go along as far as answers say.
  var isServedBare = false

  /// What answers may answer everybody.
  var mayBeNobodys: Bool { isPublic || isOfNobody || isBehindRefusal }

  /// That the address answers does not show that the token was good.
  var showsNoToken: Bool { isPublic || replacesRefused || isBehindRefusal }
}

/// Follows the cookies that are not the session's: those that a server has set with a date and that a client has sent back are
/// in its store, and have to be in its later requests. Whether they are tells an emptied store from a cookie that went alone.
struct CompanionReader {
  private struct Place: Hashable {
    var isOfPage: Bool
    var host: String
  }

  private struct Companion {
    var expiresAt: Int64
    var path: String
    var wasSent = false
  }

  private struct Undated {
    var name: String
    /// The host that it is for, and the hosts below it if the field names a domain.
    var host: String
    var isOfDomain: Bool
    var path: String
    var isHTTPOnly: Bool
    /// It went with the session's since.
    var wentAlong = false

    func isFor(_ asked: String, _ askedPath: String) -> Bool {
      (asked == host || isOfDomain && asked.hasSuffix("." + host))
        && CookiePath.matches(requestPath: askedPath, cookiePath: path)
    }
  }

  private let roles: Roles
  private var known: [Place: [String: Companion]] = [:]
  /// Those without a date that answers have brought, of the page and of native code.
  private var undated: [Bool: [Undated]] = [:]
  /// Whether the exchange that was taken last has one of those that page script can neither read nor write; and one that it can.
  private(set) var (keptUndated, mayHaveKeptUndated) = (false, false)
  /// As many of a host as tell anything: a capture may come from anybody.
  private static let most = 64

  init(roles: Roles) { self.roles = roles }

  /// Takes exchanges in the order of their beginning.
  mutating func take(_ exchange: CapturedExchange) -> CookieSight.Companions {
    let (client, host) = (roles.client(of: exchange), CapturedHost.host(of: exchange.url))
    // What the system's browser has is in no store of the app's.
    (keptUndated, mayHaveKeptUndated) = (false, false)
    guard client.actor != .systemBrowser, !host.isEmpty else { return .unknown }
    let place = Place(isOfPage: client.actor == .page, host: host)
    defer { set(exchange, at: place) }
    look(at: exchange, of: place)
    guard let companions = known[place], !companions.isEmpty else { return .unknown }
    let path = CapturedHost.path(of: exchange.url)
    let sent = Set(CookiePair.all(of: exchange).map(\.name))
    var (isThere, isMissing) = (false, false)
    for (name, companion) in companions
    where companion.expiresAt > exchange.startedAt && CookiePath.matches(requestPath: path, cookiePath: companion.path)
    {
      if sent.contains(name) {
        known[place]?[name]?.wasSent = true
        isThere = true
      } else if companion.wasSent {
        isMissing = true
      }
    }
    return isThere ? .stayed : isMissing ? .gone : .unknown
  }

  /// One that a request comes without is gone: if an answer brings it again, that is another one.
  private mutating func look(at exchange: CapturedExchange, of place: Place) {
    guard let others = undated[place.isOfPage], !others.isEmpty else { return }
    let sent = Set(CookiePair.all(of: exchange).map(\.name))
    let isOfSession = roles.carriesSession(exchange)
    let path = CapturedHost.path(of: exchange.url)
    undated[place.isOfPage] = others.compactMap { other in
      guard other.isFor(place.host, path) else { return other }
      guard sent.contains(other.name) else { return nil }
      if other.wentAlong, !isOfSession {
        keptUndated = keptUndated || other.isHTTPOnly
        mayHaveKeptUndated = mayHaveKeptUndated || !other.isHTTPOnly
      }
      var other = other
      other.wentAlong = other.wentAlong || isOfSession
      return other
    }
  }

  private mutating func note(_ cookie: SetCookieField, _ exchange: CapturedExchange, at place: Place) {
    let path = cookie.path ?? RequestURL(exchange.url)?.defaultPath ?? "/"
    let new = Undated(
      name: cookie.name, host: cookie.domain ?? place.host, isOfDomain: cookie.domain != nil, path: path,
      isHTTPOnly: cookie.isHTTPOnly)
    let before = undated[place.isOfPage]?.firstIndex {
      ($0.name, $0.host, $0.isOfDomain, $0.path) == (new.name, new.host, new.isOfDomain, new.path)
    }
    if cookie.value.isEmpty || cookie.expiresAt != nil {
      if let before { undated[place.isOfPage]?.remove(at: before) }
    } else if before == nil, undated[place.isOfPage]?.count ?? 0 < Self.most {
      undated[place.isOfPage, default: []].append(new)
    }
  }

  private mutating func set(_ exchange: CapturedExchange, at place: Place) {
    for cookie in SetCookieField.all(of: exchange) where cookie.name != roles.access && cookie.name != roles.refresh {
      note(cookie, exchange, at: place)
      // Without a path the field is for the directory of its address, which few others share.
      guard !cookie.value.isEmpty, let expiresAt = cookie.expiresAt, let path = cookie.path else {
        known[place]?[cookie.name] = nil
        continue
      }
      let before = known[place]?[cookie.name]
      guard before != nil || known[place]?.count ?? 0 < Self.most else { continue }
      known[place, default: [:]][cookie.name] = Companion(
        expiresAt: expiresAt, path: path, wasSent: before?.wasSent ?? false)
    }
  }
}
