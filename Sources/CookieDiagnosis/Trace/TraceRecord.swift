/// Who does something. Happens-before is computed over these (design: races).
public enum TraceActor: UInt8, Hashable, Sendable, CaseIterable {
  /// The app's native code: its networking and the strategy.
  case native
  /// Script and loader of the web page.
  case page
  /// WebKit's network process, which owns the web store.
  case networkProcess
  case server
  /// The operating system: launches, suspensions, kills.
  case system
  case user
  /// Foreign code in the app's process that uses the shared stores.
  case sdk
  /// Another process of the app that shares the native store's file.
  case appExtension
  /// The system's browser, which shares nothing with the app.
  case systemBrowser
  /// The app on another device of the user's.
  case oldDevice
}

/// What kind of traffic a request is.
public enum ClientKind: UInt8, Hashable, Sendable, CaseIterable {
  case dataTask
  case foregroundDownload
  /// Goes on while the app is suspended, with the cookies that it started with.
  case backgroundDownload
  /// Begun by the page, fetched again by native code.
  case handedOverDownload
  case pageNavigation
  /// `fetch()` and `XMLHttpRequest`.
  case pageFetch
  case hiddenWebView
  case systemBrowser
  case sdk
  case appExtension
  case oldDevice
  /// A request of the web view that belongs to no page.
  case serviceWorker
}

/// One of the places that hold cookies.
public enum StoreName: UInt8, Hashable, Sendable, CaseIterable {
  case native
  case web
  case backup
}

/// What a request asks for. All but `logIn`, `refresh`, `logOut`, `landing` and `otherSite` need an access token.
public enum Endpoint: UInt8, Hashable, Sendable, CaseIterable {
  case logIn
  case call
  case page
  case refresh
  case logOut
  /// An HTML document for native code.
  case document
  /// A file.
  case download
  /// Where a login leads to by a redirect; public.
  case landing
  /// The login page, public, where a request without a session may be redirected to.
  case loginPage
  /// A host of somebody else.
  case otherSite
}

/// Why a server refused a token or ended a session.
public enum RefusalReason: UInt8, Hashable, Sendable, CaseIterable {
  case none
  /// The request carried no token.
  case missing
  case unknown
  /// Past its lifetime: the policy ended it.
  case expired
  /// A refresh token that was already exchanged, outside any grace (RFC 9700, section 4.14.2).
  case reused
  /// Its session was revoked earlier.
  case revoked
  case loggedOut
  /// The session is bound to a network address that has changed (catalogue D8).
  case movedAddress
}

/// One line of a run's event log.
///
/// A flat record, so that a simulated run, a recorder in a real app and an imported archive write the same thing.
/// Which fields a kind uses is said at the kind; the others keep their defaults.
public struct TraceRecord: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    // The app's life. `number`: the launch, counted from 1.
    case appLaunched, appKilled, appBackgrounded, appForegrounded
    /// `number`: cookies loaded from disk.
    case networkProcessStarted
    case networkProcessDied
    /// The web page's process was killed (F13).
    case pageDied
    /// A store has an older value again after its process died. `store`, `name`, `value`.
    case cookieLoaded
    /// The web store's cookies reached the disk. `number`: how many.
    case storeFlushed

    // The user.
    case userLogsOut
    /// The user meets a login page and the retry was in vain. `about`: where.
    case userLogsInAgain

    // Requests. `request`, `endpoint`, `name` and `value` of the token that matters for the endpoint.
    /// `number`: microseconds that the strategy held it back. `client`.
    case requestSent
    case requestReceived
    /// `number`: HTTP status. `expiresAt`: the `Expires` of its access cookie, 0 without one.
    case responseSent
    /// `number`: HTTP status, 0 when none came. `expiresAt`: a recorder's alone, of an answer that dates a cookie which its client has
    /// taken for one without a date.
    case responseReceived
    case replyLost

    // Tokens, at the server. `name`, `value`, `number`: the session.
    /// `expiresAt`.
    case tokenIssued
    /// The token is used up. `expiresAt`: until when it still gets new ones, 0 if it gets none from now on. `reason`:
    /// `reused` if that ends before, once a token that was made for it is exchanged in its turn.
    case tokenRotated
    case tokenAccepted
    /// `reason`.
    case tokenRefused
    /// The session is over. `reason`.
    case sessionRevoked

    // Stores. `store`, `name`, `value`; the actor is whoever asked for it.
    /// `expiresAt`: 0 for a session cookie. `number`: 1 if it is HttpOnly.
    case cookieWritten
    case cookieDeleted
    /// Gone without anybody having asked. `about`: the network process, if it emptied a store that was not used (F25).
    case cookieVanished
    /// A write that was acknowledged and not kept. `number`: 1 if the cookie is HttpOnly. `about`: who dropped it, the
    /// app's side or the network process.
    case writeLost
    /// `number`: how many cookies were seen; `name` and `value`: the refresh token seen, empty if none. `about`: the
    /// network process, if it hid what the store had (F12).
    case storeRead
    case observerNotified

    // Between native code and the page.
    /// Native code lets a page load begin. `number`: microseconds that the strategy took before. `client`. `name`, `value`: the token in a
    /// header of its own, if the platform does not send that.
    case pageLoadStarted
    case bridgeCall, bridgeCallArrived, bridgeReply, bridgeReplyArrived

    // What a client made of its answers. The actor is the client.
    /// For a document or a file: `request`, `endpoint` (what it wanted) and `client`.
    case clientSucceeded
    case clientNeedsLogin
    /// A document or a file did not come, and the client knows it.
    case clientFailed

    // Documents and files.
    /// The server sends the real thing to somebody who may have it.
    case contentServed
    /// The body ended early and without an error (D7).
    case transferCut
    /// The temporary file was gone before it was moved (D15).
    case fileLost

    // The surroundings.
    /// `number`: which address the device has now.
    case addressChanged
    case connectionLost, connectionBack
    /// A client will not refresh any more (F56).
    case refreshGivenUp
    /// The screen of foreign code is shown (F28).
    case sdkOpened
    /// A killed process lives on and keeps the web store's lock (F58).
    case zombieKeepsLock
    /// The web store's file could not be opened.
    case lockRefused

    // Later additions: the numbers of the others stay what they are.
    /// Native code wants to hear of changes of a store. `store`.
    case observerAdded
    /// A request gets something else in place of its server's answer, which says nothing about the session. `number`: the
    /// status, 0 if nothing comes. The actor is the server, or the system for the way to it.
    case requestStruck
    /// From now on all requests are struck. `number`: by what, in the order of the format's list.
    case troubleBegan
    case troubleEnded
    /// The server refuses a call with 403, for want of the token against forged calls that its client was given, and not
    /// for the session's sake. `number`: the session. `name`: the cookie that did not match. `store`: where it came from.
    case requestForbidden
    /// The strategy tells the app's log something. `number`: a `SyncEvent`.
    case strategyNote
    /// An operation on a store is done, and its completion never comes (F62). `store`.
    case completionLost
    /// The app cancels a transfer, because the device's address has changed. `request`.
    case transferCancelled
    /// The app was installed again, or has come to another device. `number`: how, in the order of `AppMove`.
    case appMoved
    /// The device's clock is set forward, or back by a negative `number` of seconds.
    case clockSet
    /// A recorder could not keep up, or not write. `number`: events that are missing here.
    case recordsDropped
  }

  /// Virtual nanoseconds since the run began.
  public var time: Int64
  /// When a token or a cookie expires, on the same clock.
  public var expiresAt: Int64 = 0
  /// Index of the record that led to this one, or -1.
  public var cause: Int32 = -1
  /// Requests are numbered from 0; -1 if none is meant.
  public var request: Int32 = -1
  public var number: Int32 = 0
  public var kind: Kind
  public var actor: TraceActor
  public var store: StoreName = .native
  public var endpoint: Endpoint = .call
  public var reason: RefusalReason = .none
  /// The client that is meant where it is not the actor.
  public var about: TraceActor = .native
  /// Of a request that is sent.
  public var client: ClientKind = .dataTask
  /// Of a request that is sent: its `Cookie` field is the app's own, in place of the store's.
  public var hasOwnHeader = false
  /// Of a page's answer and of a write to the web store: the platform takes cookies for Lax, which the server did not
  /// make so (F43).
  public var isLaxByDefault = false
  /// Of a cookie that vanished: its store was full, and gave it up for another one.
  public var isEvicted = false
  /// Of a cookie that vanished with a process: it was not on the disk, which on this platform keeps cookies without a date as well.
  public var wasUnflushed = false
  /// Of a change of a store: its cookie has a partition key, so that it stands beside one of its name that has none.
  public var isPartitioned = false
  /// A cookie's name.
  public var name: TraceText = .empty
  /// A cookie's value.
  public var value: TraceText = .empty

  @inlinable
  public init(time: Int64, kind: Kind, actor: TraceActor) {
    self.time = time
    self.kind = kind
    self.actor = actor
  }
}

extension TraceRecord {
  /// Of a record about a cookie of a store.
  package var isHTTPOnly: Bool { number == 1 }
}

/// The names of the two cookies that carry a session.
public enum SessionCookie {
  public static let access = "access"
  public static let refresh = "refresh"
}
