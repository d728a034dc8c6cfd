import CookieSync
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Notes the loads of a web view, as its navigation delegate hears of them. Which cookies go along, and what an answer sets, nobody
/// tells the app: the first is taken from what the web store was last seen to hold, the second from what it shows next.
///
/// What the page's scripts fetch no delegate sees: a page that says so by `postMessage` lets the app note that too.
@MainActor public final class PageRecorder {
  private let recorder: SessionRecorder
  private let endpoint: @MainActor (URL) -> RecordedEvent.Endpoint
  /// The load that has no answer yet.
  private var current: UInt64?

  /// - Parameter endpoint: what an address is for; by default a page.
  public init(
    _ recorder: SessionRecorder, endpoint: @escaping @MainActor (URL) -> RecordedEvent.Endpoint = { _ in .page }
  ) {
    (self.recorder, self.endpoint) = (recorder, endpoint)
  }

  /// A load of the page itself, or the next address of one that is redirected: `decidePolicyFor` a navigation's action.
  public func willLoad(_ request: URLRequest) {
    guard let url = request.url else { return }
    let id = current ?? recorder.newRequest()
    let wanted: RecordedEvent.Endpoint = current == nil ? endpoint(url) : .landing
    current = id
    recorder.note(
      .requestSent(
        RecordedRequest(id: id, client: .page, kind: .pageNavigation, endpoint: wanted, carried: nil)))
  }

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
    guard let id = current else { return }
    current = nil
    recorder.note(.answered(RecordedAnswer(id: id, status: status, setCookies: nil)))
    recorder.note(.requestEnded(id: id, isTaken: nil))
  }
}
