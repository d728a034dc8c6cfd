import CookieSync
import Foundation

/// Who posted a message: scheme, host and port, which is 0 where it is the scheme's own.
struct PageOrigin: Hashable, Sendable {
  var scheme: String
  var host: String
  var port: Int

  init(scheme: String, host: String, port: Int) {
    (self.scheme, self.host) = (scheme.lowercased(), host.lowercased())
    self.port = port == PageAddress.defaultPorts[self.scheme] ? 0 : port
  }

  /// As an app spells it, with or without the scheme's own port and a slash at the end; nil for what is no origin, such as a page.
  init?(_ text: String) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme, let host = parts.host, !host.isEmpty,
      ["", "/"].contains(parts.percentEncodedPath), (parts.query, parts.fragment, parts.user) == (nil, nil, nil)
    else { return nil }
    self.init(scheme: scheme, host: host, port: parts.port ?? 0)
  }

  var text: String { "\(scheme)://\(host)\(port == 0 ? "" : ":\(port)")" }
}

/// A message that a page posted to native code.
struct PageMessage: Sendable {
  /// Nil for one that is no text.
  var body: String?
  var origin: PageOrigin
  var isMainFrame: Bool
}

/// Answers pages that ask native code to renew the session.
///
/// It knows no WebKit, so that it is tested where there is none.
struct PageMessages: Sendable {
  /// What a page posts.
  static let request = "refresh"

  let strategy: any SyncStrategy
  let origins: Set<PageOrigin>
  let limit: Duration
  let log: AdapterLog

  /// - Parameter log: is told of each of the origins that is none, since nobody can ask from there.
  init(strategy: any SyncStrategy, origins: Set<String>, limit: Duration, log: @escaping AdapterLog) {
    self.strategy = strategy
    self.origins = Set(origins.compactMap { PageOrigin($0) })
    self.limit = limit
    self.log = log
    for text in origins.sorted() where PageOrigin(text) == nil { log(.noOrigin(text)) }
  }

  /// Why a message gets no answer; nil if it does. The log is told.
  func refusal(of message: PageMessage) -> MessageRefusal? {
    let refusal: MessageRefusal? =
      if !message.isMainFrame {
        .frame
      } else if !origins.contains(message.origin) {
        .origin
      } else if message.body != Self.request {
        .message
      } else if !type(of: strategy).answersPageRefresh {
        .strategy
      } else {
        nil
      }
    if let refusal { log(.messageRefused(origin: message.origin.text, because: refusal)) }
    return refusal
  }

  /// What the page is told: "renewed", "refused" or "unanswered".
  func answer() async -> String {
    let strategy = strategy
    let outcome: RefreshOutcome? = await FirstAnswer.within(limit) { answer in
      answer(await strategy.refreshForPage())
    }
    return switch outcome ?? .unanswered {
    case .renewed: "renewed"
    case .refused: "refused"
    case .unanswered: "unanswered"
    }
  }
}
