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
  private var opened: (address: PageAddress?, until: Deadline)?

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
    opened = (PageAddress(address), Deadline(in: patience))
  }

  /// A navigation asks: it passes at once if it was opened for, and if a frame within the page makes it.
  func pass(to address: URL?, isMainFrame: Bool) async {
    guard isMainFrame else { return }
    let asked = address.flatMap { PageAddress($0) }
    let isReady = asked != nil && opened.map { $0.until.left > .zero && $0.address == asked } ?? false
    opened = nil
    if !isReady { await makeReady() }
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
