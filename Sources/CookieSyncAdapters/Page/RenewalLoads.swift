import CookieSync
import Cookies
import Foundation

/// A web view that loads the address which renews the session.
@MainActor protocol RenewalView: AnyObject, Sendable {
  /// What renews the session.
  var address: URL { get }

  /// Has a cookie in the web view's store. It may take as long as the store has for a write.
  func put(_ cookie: Cookie) async

  /// Begins to load; what it is told of the load comes with this navigation. Nil if nothing is loaded.
  func load() -> AnyObject?

  /// Ends what it loads.
  func stop()
}

/// The loads of a ``RenewalView``, one after the other, and what comes of each.
///
/// It knows no WebKit, so that it is tested where there is none.
@MainActor final class RenewalLoads {
  private struct Load {
    var navigation: AnyObject?
    /// Of the address itself: what another page says, to which the server has sent the load on, is none of the session's. It may
    /// be the login page, with 200.
    var status: Int?
    let address: URL
    let answer: @Sendable (RefreshOutcome) -> Void
  }

  private var current: Load?
  /// Goes up with each load, and when one is given up: what begins late finds another number.
  private var number = 0
  private var last: Task<RefreshOutcome, Never>?

  /// Waits for the loads before, puts the cookies into the store and loads.
  ///
  /// - Parameter limit: how long all of that may take; the same for all of one view.
  func renew(
    on view: any RenewalView, carrying cookies: [Cookie], within limit: Duration
  ) async -> RefreshOutcome {
    let deadline = Deadline(in: limit)
    let before = last
    let task = Task {
      // It ends by its own deadline, which is the earlier one where all have the same limit, as those of one page have.
      _ = await before?.value
      return await self.loadAlone(on: view, carrying: cookies, until: deadline)
    }
    last = task
    return await task.value
  }

  private func loadAlone(
    on view: any RenewalView, carrying cookies: [Cookie], until deadline: Deadline
  ) async -> RefreshOutcome {
    guard deadline.left > .zero else { return .unanswered }
    number += 1
    let mine = number
    let outcome: RefreshOutcome? = await FirstAnswer.within(deadline.left) { answer in
      await self.begin(mine, on: view, carrying: cookies, answer)
    }
    number += 1
    current = nil
    if outcome == nil { view.stop() }
    return outcome ?? .unanswered
  }

  private func begin(
    _ mine: Int, on view: any RenewalView, carrying cookies: [Cookie],
    _ answer: @escaping @Sendable (RefreshOutcome) -> Void
  ) async {
    guard mine == number else { return }
    for cookie in cookies {
      await view.put(cookie)
      // Each may take long, and what is put late is put over what is newer.
      guard mine == number else { return }
    }
    current = Load(address: view.address, answer: answer)
    current?.navigation = view.load()
    if current?.navigation == nil { answer(.unanswered) }
  }

  // MARK: - What the web view says

  /// What it said of a response until now was of the load before.
  func started(_ navigation: AnyObject?) {
    if isCurrent(navigation) { current?.status = nil }
  }

  /// - Parameters:
  ///   - url: where it comes from, after all redirects.
  ///   - isMainFrame: false for a frame within the page, whose answer is none of the session's.
  func responded(status: Int?, from url: URL?, isMainFrame: Bool) {
    guard isMainFrame, let address = current?.address else { return }
    current?.status = url.map { PageAddress.isSamePage($0, address) } ?? false ? status : nil
  }

  func finished(_ navigation: AnyObject?) {
    guard isCurrent(navigation) else { return }
    switch current?.status {
    case .some(200..<300): current?.answer(.renewed)
    case .some(400), .some(401): current?.answer(.refused)
    default: current?.answer(.unanswered)
    }
  }

  /// A load that was stopped ends so too, and may say so when the next one is under way. So does one that was answered with 204 or
  /// 205, which is no page to be shown and has no body that could break off.
  func failed(_ navigation: AnyObject?) {
    guard isCurrent(navigation) else { return }
    let hasNoPage = current?.status == 204 || current?.status == 205
    current?.answer(hasNoPage ? .renewed : .unanswered)
  }

  func processEnded() { current?.answer(.unanswered) }

  private func isCurrent(_ navigation: AnyObject?) -> Bool {
    navigation != nil && current?.navigation === navigation
  }
}
