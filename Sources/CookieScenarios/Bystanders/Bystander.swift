import Choices

/// Cookies in an app's stores that are not the session's, of one owner and alike.
///
/// `HTTPCookieStorage.shared` and the default web store are shared by everybody in the app's process. Whoever takes all
/// they hold for the session moves, deletes and waits for cookies that have nothing to do with it.
public struct Bystander: Hashable, Sendable {
  /// Who sets them.
  public enum Owner: String, Hashable, Sendable, CaseIterable {
    /// The session's own server, for itself: a load balancer, a consent banner, a locale.
    case server
    /// Foreign code in the app's process, in the native store, at each launch.
    case sdk
    /// Script of the app's page, such as analytics.
    case script
    /// A third party's frame in the page, on its own domain.
    case frame
  }

  /// With which answers a server sets them.
  public enum Occasion: String, Hashable, Sendable, CaseIterable {
    case eachAnswer = "each-answer"
    case logIn = "log-in"
    /// A page is loaded.
    case page
    /// A side begins: a native login, or a page that is loaded; and a request that was refused for want of it.
    case beginning
  }

  /// The cookie's name; with a count above 1 it is followed by a hyphen and a number from 1.
  public var name: String
  public var owner: Owner
  public var count = 1
  /// Each comes twice under one name: host-only, and with a Domain (RFC 6265bis, section 5.7: two cookies). Of the
  /// server's and the page's own.
  public var haveTwins = false
  /// True if they are kept beyond their process.
  public var arePersistent = false
  public var areHTTPOnly = false
  /// Of the server's.
  public var occasion = Occasion.page
  /// True if the value has to come back in a header of each API call that the client has from its own latest answer
  /// (double submit): the cookie of the other side does not match, and the call gets 403. Of the server's.
  public var mustMatch = false
  /// How long after the page has loaded, and after each write, its script writes them. Of the page's own.
  public var pause = DurationDistribution.uniform(milliseconds: 2_000, 5_000)
  /// How often script writes them, each page.
  public var writes = 5

  public init(_ name: String, of owner: Owner, _ change: (inout Bystander) -> Void = { _ in }) {
    self.name = name
    self.owner = owner
    change(&self)
  }
}

extension Bystander {
  /// The keys of one entry of a scenario's `bystanders` beside its `name`.
  public static let fields: [ScenarioField<Bystander>] = [
    .choice("by", \.owner),
    .count("count", \.count, in: 1...4_000, usual: 6),
    .flag("haveTwins", \.haveTwins),
    .flag("arePersistent", \.arePersistent),
    .flag("areHTTPOnly", \.areHTTPOnly),
    .choice("on", \.occasion),
    .flag("mustMatch", \.mustMatch),
    .milliseconds("pauseMilliseconds", \.pause, usual: 5_000),
    .count("writes", \.writes, in: 0...1_000, usual: 4),
  ]

  /// The keys that say something of one owner's cookies, and nothing of others'.
  package static let keysOfOneOwner: [String: Owner] = [
    "on": .server, "pauseMilliseconds": .script, "writes": .script,
  ]

  /// The longest pause of a script that writes is this, in nanoseconds, or more: no page's script writes more often, and a run keeps a
  /// record of each.
  package static let leastPause: Int64 = 1_000_000

  /// `name key=value …`, of the keys that depart from the defaults.
  var canonical: String {
    let defaults = Bystander(name, of: .server)
    let settings = Self.fields.filter { $0.isSet(in: self, unlike: defaults) }.map { "\($0.key)=\($0.canonical(self))" }
    return ([name] + settings).joined(separator: " ")
  }
}
