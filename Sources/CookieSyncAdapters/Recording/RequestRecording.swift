import CookieSync
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Notes the requests of a `URLSessionClient`: each hop with the session's cookies that go along, each answer with those that it
/// sets, redirects included (catalogue F39).
///
/// On Apple's platforms Foundation adds the cookies by itself: what its storage has for the address at that moment is taken for what
/// goes along, which asks the storage once for each request.
public struct RequestRecording: Sendable {
  let recorder: SessionRecorder
  let client: RecordedEvent.Client

  /// A request, from its first hop to its end.
  struct Running {
    var id: UInt64
    var endpoint: RecordedEvent.Endpoint
    var purpose: RequestPurpose
    var isAnswered = false
    /// True if the last hop carried an access cookie.
    var hasSession = false
  }

  func begin(
    _ request: URLRequest, for purpose: RequestPurpose, hasOwnCookies: Bool, from storage: HTTPCookieStorage?
  ) -> Running {
    var running = Running(id: recorder.newRequest(), endpoint: Self.endpoint(purpose), purpose: purpose)
    send(request, &running, hasOwnCookies: hasOwnCookies, from: storage)
    return running
  }

  /// The next hop.
  func goOn(
    _ running: inout Running, with request: URLRequest, isElsewhere: Bool, hasOwnCookies: Bool,
    from storage: HTTPCookieStorage?
  ) {
    running.endpoint = isElsewhere ? .otherSite : .landing
    running.isAnswered = false
    send(request, &running, hasOwnCookies: hasOwnCookies, from: storage)
  }

  private func send(
    _ request: URLRequest, _ running: inout Running, hasOwnCookies: Bool, from storage: HTTPCookieStorage?
  ) {
    let carried = Self.cookies(of: request, hasOwnCookies: hasOwnCookies, storage)
    running.hasSession = carried.contains { recorder.session.role(of: $0) == .access }
    recorder.note(
      .requestSent(
        RecordedRequest(
          id: running.id, client: client, kind: kind(running.purpose), endpoint: running.endpoint, carried: carried,
          hasOwnHeader: hasOwnCookies)))
  }

  func answered(_ running: inout Running, _ response: HTTPURLResponse?, sets: [Cookie]) {
    guard !running.isAnswered else { return }
    running.isAnswered = true
    let hasContent = response.map { self.hasContent(running, $0) } ?? false
    let field = response?.value(forHTTPHeaderField: "Set-Cookie") ?? ""
    let ofSession = sets.filter { recorder.session.role(of: $0) != nil }
    recorder.note(
      .answered(
        RecordedAnswer(
          id: running.id, status: response?.statusCode, setCookies: sets, hasContent: hasContent,
          saysDates: ofSession.contains { $0.expires == nil && Self.isDated($0, in: field, beside: sets) })))
  }

  /// True if the part of a folded field that sets a cookie has a date for it.
  static func isDated(_ cookie: Cookie, in field: String, beside all: [Cookie]) -> Bool {
    guard cookie.expires == nil, let own = field.range(of: "\(cookie.name)=\(cookie.value)") else { return false }
    let others = all.filter { $0.name != cookie.name || $0.value != cookie.value }
    let next = others.compactMap { field.range(of: "\($0.name)=\($0.value)", range: own.upperBound..<field.endIndex) }
    let part = field[own.upperBound..<(next.map(\.lowerBound).min() ?? field.endIndex)].lowercased()
    return part.contains("expires=") || part.contains("max-age=")
  }

  /// - Parameter isTaken: whether a download was taken for its file; nil if it is none, or was refused and is tried again.
  func ended(_ running: Running, isTaken: Bool?) { recorder.note(.requestEnded(id: running.id, isTaken: isTaken)) }

  /// A page in a file's place is none; of a document nothing but the session's cookie tells it from a login page.
  private func hasContent(_ running: Running, _ response: HTTPURLResponse) -> Bool {
    guard response.statusCode == 200 else { return false }
    switch running.purpose {
    case .download: return ResponseReader(response: response).mediaType != "text/html"
    case .document: return running.hasSession
    default: return false
    }
  }

  private func kind(_ purpose: RequestPurpose) -> RecordedEvent.Kind {
    switch client {
    case .page: .pageFetch
    case .appExtension: .appExtension
    case .systemBrowser: .systemBrowser
    case .native: nativeKind(purpose)
    }
  }

  private func nativeKind(_ purpose: RequestPurpose) -> RecordedEvent.Kind {
    switch purpose {
    case .download: .foregroundDownload
    case .backgroundDownload: .backgroundDownload
    default: .dataTask
    }
  }

  private static func endpoint(_ purpose: RequestPurpose) -> RecordedEvent.Endpoint {
    switch purpose {
    case .logIn: .logIn
    case .call: .call
    case .refresh: .refresh
    case .logOut: .logOut
    case .document: .document
    case .download, .backgroundDownload: .download
    }
  }

  private static func cookies(of request: URLRequest, hasOwnCookies: Bool, _ storage: HTTPCookieStorage?) -> [Cookie] {
    if let field = request.value(forHTTPHeaderField: "Cookie") {
      let host = request.url?.host?.lowercased() ?? ""
      return field.split(separator: ";").map { pair in
        let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return Cookie(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "", domain: host)
      }
    }
    guard !hasOwnCookies, request.httpShouldHandleCookies, let storage, let url = request.url else { return [] }
    let now = WallClock.now
    return (storage.cookies(for: url) ?? []).map { HTTPCookieBridge.cookie(from: $0, at: now).cookie }
  }
}

extension SessionRecorder {
  /// For a `URLSessionClient`: its requests are noted as this client's.
  public func requests(by client: RecordedEvent.Client) -> RequestRecording {
    RequestRecording(recorder: self, client: client)
  }
}
