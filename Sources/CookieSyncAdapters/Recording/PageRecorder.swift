import CookieSync
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Notes the loads of a web view, as its navigation delegate hears of them. Which cookies go along, and what an answer sets, nobody
/// tells the app: the first is taken from what the web store was last seen to hold, the second from what it shows next, which is
/// at once where the recorder reads it back (``SessionRecorder/Options/readBack``).
///
/// What the page's scripts fetch no delegate sees: a page that says so by `postMessage` lets the app note that too.
@MainActor public final class PageRecorder {
  private let recorder: SessionRecorder
  private let endpoint: @MainActor (URL) -> RecordedEvent.Endpoint
  /// The load that has no answer yet.
  private var current: UInt64?
  /// What the latest load was for.
  private var latest: URL?
  /// What may be a load, if an answer comes: a reload, or a mere move within the page.
  private var possible: RecordedEvent.Endpoint?

  /// - Parameter endpoint: what an address is for; by default a page.
  public init(
    _ recorder: SessionRecorder, endpoint: @escaping @MainActor (URL) -> RecordedEvent.Endpoint = { _ in .page }
  ) {
    (self.recorder, self.endpoint) = (recorder, endpoint)
  }

  /// A load of the page itself, or the next address of one that is redirected: `decidePolicyFor` a navigation's action.
  ///
  /// Of two calls without ``received(_:)`` or ``failed()`` between them the second is taken for a redirect of the first: WebKit does
  /// not say which it is. So an app that cancels a navigation does not call this for it. What goes to no server (`mailto:`, `about:`)
  /// is passed over, and what may be a move to a place in the page that is shown is noted when it has an answer.
  public func willLoad(_ request: URLRequest) {
    guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased()) else { return }
    possible = nil
    if current == nil, url.fragment != nil, let latest, Self.document(url) == Self.document(latest) {
      possible = endpoint(url)
      return
    }
    latest = url
    let id = current ?? recorder.newRequest()
    let wanted: RecordedEvent.Endpoint = current == nil ? endpoint(url) : .landing
    send(id, wanted)
  }

  private func send(_ id: UInt64, _ endpoint: RecordedEvent.Endpoint) {
    current = id
    recorder.note(
      .requestSent(
        RecordedRequest(id: id, client: .page, kind: .pageNavigation, endpoint: endpoint, carried: nil)))
  }

  /// The address without the place in it.
  private static func document(_ url: URL) -> Substring? { url.absoluteString.split(separator: "#").first }

  /// Its answer: `decidePolicyFor` a navigation's response.
  public func received(_ response: URLResponse) { answer((response as? HTTPURLResponse)?.statusCode) }

  /// There is none: `didFailProvisionalNavigation`.
  public func failed() { answer(nil) }

  /// `webViewWebContentProcessDidTerminate`.
  public func processEnded() {
    recorder.note(.pageProcessEnded)
    failed()
  }

  private func answer(_ status: Int?) {
    if current == nil, status != nil, let possible { send(recorder.newRequest(), possible) }
    possible = nil
    guard let id = current else { return }
    current = nil
    recorder.note(.answered(RecordedAnswer(id: id, status: status, setCookies: nil)))
    recorder.note(.requestEnded(id: id, isTaken: nil))
    guard status != nil else { return }
    recorder.pageHasAnswer()
    let recorder = recorder
    Task { await recorder.readBack() }
  }
}
