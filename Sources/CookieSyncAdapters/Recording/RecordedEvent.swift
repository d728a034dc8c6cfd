import CookieSync
import Cookies

/// Something that an app can say of its session. The wrappers of ``SessionRecorder`` note what passes through them; what no adapter
/// sees the app notes by itself.
///
/// Of the cookies in it those of the session are written down, each with a keyed hash for its value; of the others nothing but how
/// many a read has shown.
public enum RecordedEvent: Sendable {
  /// A process of the app has started: before anything else is noted. `RecordingStrategy` does it.
  case launched
  case backgrounded
  case foregrounded
  /// `webViewWebContentProcessDidTerminate` (catalogue F13).
  case pageProcessEnded

  case storeRead(Store, [Cookie])
  /// The recorder has looked, or the app for its sake: no code of the app's acts on what was seen.
  case storeReadBack(Store, [Cookie])
  /// By the app's own code, or a strategy's.
  case written(Store, Cookie)
  case deleted(Store, Cookie)
  /// All that a backup holds from now on.
  case saved([Cookie])
  /// Native code listens for changes. Registering an observer with WebKit starts its network process, which may heal what is to be
  /// watched (F02): it is noted, and nothing of the recorder's does it.
  case observerAdded(Store)
  /// The store says that something has changed.
  case changed(Store)
  /// An operation was given up on: its completion did not come (F62).
  case completionLost(Store)

  /// The page's load is let go, after the strategy has had its turn.
  case pageLoadStarted(Kind, heldBack: Duration)
  case requestSent(RecordedRequest)
  case answered(RecordedAnswer)
  /// A request is over. `isTaken`: whether the app took what came for the file or document that it had asked for; nil if it was none.
  case requestEnded(id: UInt64, isTaken: Bool?)
  /// The app ends a transfer because the device's address has changed.
  case transferCancelled(id: UInt64)

  /// The page asks native code to renew the session, and has its answer.
  case bridgeCalled
  case bridgeAnswered

  /// A login page is shown to the user by native code or by the page.
  case logInShown(Client)
  /// The user has logged in anew although they had not logged out; it is noted before that login's request.
  case loggedInAgain(Client)
  case userLogsOut(Client)
  /// No more refreshes are tried (F56).
  case refreshGivenUp(Client)

  /// Another network: a number for each address that the device has had, from 0.
  case addressChanged(Int)
  case connectionLost
  case connectionBack
  /// A screen of foreign code is shown that may use the shared stores (F28).
  case foreignScreenOpened
  case moved(Move)
  case strategyNote(SyncEvent)

  public enum Store: String, Sendable, Hashable, CaseIterable {
    case native, web, backup
  }

  /// Whose request something is.
  public enum Client: String, Sendable, Hashable, CaseIterable {
    case native, page, appExtension, systemBrowser
  }

  /// What kind of traffic.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case dataTask, foregroundDownload, backgroundDownload, handedOverDownload, pageNavigation, pageFetch, hiddenWebView
    case systemBrowser, appExtension, serviceWorker
  }

  /// What a request asks for.
  public enum Endpoint: String, Sendable, Hashable, CaseIterable {
    case logIn, call, page, refresh, logOut, document, download
    /// Where a redirect leads to within the server; public.
    case landing
    case loginPage
    /// A host of somebody else.
    case otherSite
  }

  /// How the app came to where it is (F64, F65), in the order of a trace's numbers.
  public enum Move: Int32, Sendable, Hashable, CaseIterable {
    case installedAgain, newDeviceWithoutKeychain, newDevice
  }
}

/// A request that leaves, the first one or one that follows a redirect.
public struct RecordedRequest: Sendable {
  /// From ``SessionRecorder/newRequest()``; the hops of redirects have one number.
  public var id: UInt64
  public var client: RecordedEvent.Client
  public var kind: RecordedEvent.Kind
  public var endpoint: RecordedEvent.Endpoint
  /// The cookies that go along; nil if the app does not know, as of a page's. Then those of the session are taken that the store was
  /// last known to hold, and marked as concluded.
  public var carried: [Cookie]?
  /// True if the app has written the Cookie field itself.
  public var hasOwnHeader: Bool

  public init(
    id: UInt64, client: RecordedEvent.Client, kind: RecordedEvent.Kind, endpoint: RecordedEvent.Endpoint,
    carried: [Cookie]?, hasOwnHeader: Bool = false
  ) {
    self.id = id
    self.client = client
    self.kind = kind
    self.endpoint = endpoint
    self.carried = carried
    self.hasOwnHeader = hasOwnHeader
  }
}

/// What came of a request, or of one of its hops.
public struct RecordedAnswer: Sendable {
  public var id: UInt64
  /// The HTTP status; nil if nothing came.
  public var status: Int?
  /// The cookies that it set; one that deletes is among them. Nil if the app does not know, as of a page's answer. Then what the
  /// web store shows next, and nobody was seen to write, is taken for this answer's, and marked as concluded.
  public var setCookies: [Cookie]?
  /// True if it is a file or a document, and no page in its place.
  public var hasContent: Bool
  /// True if it says until when a cookie of the session lives that the platform has taken for one without a date (catalogue F42).
  public var saysDates: Bool

  public init(
    id: UInt64, status: Int?, setCookies: [Cookie]?, hasContent: Bool = false, saysDates: Bool = false
  ) {
    self.id = id
    self.status = status
    self.setCookies = setCookies
    self.hasContent = hasContent
    self.saysDates = saysDates
  }
}
