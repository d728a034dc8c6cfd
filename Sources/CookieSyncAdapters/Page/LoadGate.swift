import CookieSync
import Foundation

/// Has a strategy make the web store ready, once before each load of a page.
///
/// It knows no WebKit, so that it is tested where there is none.
@MainActor final class LoadGate {
  private let strategy: any SyncStrategy
  private let limit: Duration
  private let patience: Duration
  private let log: AdapterLog
  /// What was made ready for, and is not loaded yet.
  private var opened: (address: String, until: Deadline)?

  /// - Parameter patience: how long after ``open(for:)`` a load may ask. One that asks later is another one: the first was loaded
  ///   without asking.
  init(
    strategy: any SyncStrategy, limit: Duration, patience: Duration = .seconds(10), log: @escaping AdapterLog
  ) {
    self.strategy = strategy
    self.limit = limit
    self.patience = patience
    self.log = log
  }

  func open(for address: URL) async {
    await makeReady()
    opened = (Self.spelled(address), Deadline(in: patience))
  }

  /// A navigation asks: it passes at once if it was opened for, and if a frame within the page makes it.
  func pass(to address: URL?, isMainFrame: Bool) async {
    guard isMainFrame else { return }
    let isReady = opened.map { $0.until.left > .zero && $0.address == address.map(Self.spelled) } ?? false
    opened = nil
    if !isReady { await makeReady() }
  }

  /// An address as WebKit spells it in a navigation (URL standard): "https://Shop.example" comes as "https://shop.example/".
  private static func spelled(_ address: URL) -> String {
    guard var parts = URLComponents(url: address.absoluteURL, resolvingAgainstBaseURL: true) else {
      return address.absoluteString
    }
    parts.scheme = parts.scheme?.lowercased()
    parts.host = parts.host?.lowercased()
    if parts.port == ["http": 80, "https": 443][parts.scheme ?? ""] { parts.port = nil }
    if parts.host != nil, parts.percentEncodedPath.isEmpty { parts.path = "/" }
    return parts.string ?? address.absoluteString
  }

  private func makeReady() async {
    let strategy = strategy
    let isReady: Bool? = await FirstAnswer.within(limit) { answer in
      await strategy.pageWillLoad()
      answer(true)
    }
    if isReady == nil { log(.pageIsNotWaitedFor) }
  }
}
