import CookieSync

/// Who posted a message: scheme, host and port, which is 0 where it is the scheme's own.
struct PageOrigin: Hashable, Sendable {
  var scheme: String
  var host: String
  var port: Int

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
  let origins: Set<String>
  let limit: Duration
  let log: AdapterLog

  /// Why a message gets no answer; nil if it does. The log is told.
  func refusal(of message: PageMessage) -> MessageRefusal? {
    let refusal: MessageRefusal? =
      if !message.isMainFrame {
        .frame
      } else if !origins.contains(message.origin.text) {
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
