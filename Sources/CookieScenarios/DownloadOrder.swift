import Choices

/// How a client tells content from a login page or an error. Each level checks what those before it check.
public enum Validation: String, Hashable, Sendable, CaseIterable {
  /// Whatever came is taken, even nothing.
  case none
  /// The task ended without an error: some answer came.
  case error
  /// The status is 200 to 299.
  case status
  /// The type is the expected one. An office file that a web view begins to load shows as text/html, under an address
  /// that QuickLook made up, so a client that takes office files takes text/html as well (catalogue D2).
  case mime = "MIME"
  /// The content itself was looked at: first and last bytes, length.
  case marker
}

/// What a user wants to have on the device.
public struct DownloadOrder: Hashable, Sendable {
  /// Who fetches it.
  public enum Means: String, Hashable, Sendable, CaseIterable {
    case foreground
    case background
    /// The page begins, and hands over to native code when it sees the answer's header (D1).
    case page
    /// The web view goes on by itself with what its page began (`WKDownload`): the web store's cookies, no second request.
    case webView = "web-view"
  }

  /// What the app does with a transfer that is under way when the device's address changes.
  public enum AddressChange: String, Hashable, Sendable, CaseIterable {
    case goesOn = "goes-on"
    /// Cancels it and begins anew, with a key for the new address (the fix of D7).
    case startsAnew = "starts-anew"
    /// Goes on from its resume data, which hold the headers of the first request; if they are refused, begins anew (D17).
    case resumes
  }

  public enum FileKind: String, Hashable, Sendable, CaseIterable {
    case pdf
    /// Its type reads text/html when a web view begins to load it (D2).
    case office
    /// An HTML document, which looks like a login page (D12).
    case html
  }

  public var means = Means.foreground
  public var file = FileKind.pdf
  public var validation = Validation.status
  /// True if the app reads the downloaded file where it was before it was moved, and takes its absence for an error
  /// (catalogue D18).
  public var readsMovedFile = false
  /// From the answer's header to its last byte.
  public var transfer = DurationDistribution.zero
  /// The address answers once (D3).
  public var isOneTime = false
  /// The page's navigation is held until the download has ended (D4).
  public var holdsNavigation = false
  /// The address is remembered in a variable that the next navigation overwrites (D2).
  public var sharesAddress = false
  /// The temporary file is moved only after the strategy has had its turn; by then it is gone (D15).
  public var movesFileLate = false
  public var onAddressChange = AddressChange.goesOn
  /// The delegate cancels at the header of an answer that it does not want. The answer's cookies are stored by then, and
  /// nobody is told of them (D13).
  public var cancelsAtHeader = false

  public init() {}
}
