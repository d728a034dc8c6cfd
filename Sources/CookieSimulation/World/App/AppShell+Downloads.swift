import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies

/// Files and documents for native code.
extension AppShell {
  func download(_ order: DownloadOrder) {
    let order = world.number(of: order)
    start(.download(order: order), Int(order))
  }

  func showDocument(_ order: DownloadOrder) {
    let order = world.number(of: order)
    start(.showDocument(order: order), Int(order))
  }

  /// The page began, native code goes on.
  func handOver(_ order: DownloadOrder, generation: Int32) {
    let order = world.number(of: order)
    start(.handOver(order: order, generation: generation), Int(order))
  }

  // MARK: - In a task

  func fetchFile(_ order: DownloadOrder) async { await fetch(order, target: .download) { .download } }

  /// A document in memory, which the app then shows in its web view (catalogue D11).
  func fetchDocument(_ order: DownloadOrder) async {
    guard await fetch(order, target: .document, from: { .document }), isAdmitted else { return }
    // What refers to the server's pages is a page that loads, whoever fetched it.
    await hook(.pageWillLoad) { await strategy.pageWillLoad() }
    guard isAdmitted else { return }
    world.renderDocument()
  }

  func fetchHandedOver(_ order: DownloadOrder, generation: Int32) async {
    let header = await hook(.cookiesForHandedOverDownload) { await strategy.cookiesForHandedOverDownload() }
    await fetch(order, target: .download, header: header) { [self] in world.handedOverAddress(order) }
    guard isAdmitted else { return }
    world.handOverEnded(order, generation: generation)
  }

  /// Fetches, and after what looks like a missing session renews it and fetches again. True if the client believes
  /// that it has its content.
  @discardableResult
  private func fetch(
    _ order: DownloadOrder, target: Endpoint, header: [Cookie]? = nil, from address: @Sendable () -> Endpoint
  ) async -> Bool {
    var outcome = await attempt(order, target: target, header: header, from: address)
    while case .cancelled(let request) = outcome, isAdmitted {
      outcome = await again(order, after: request, target: target, header: header, from: address)
    }
    if outcome == .refused, isAdmitted {
      switch await renewed() {
      case .renewed:
        // A borrowed header would be the old one: the strategy is asked again.
        let renewedHeader =
          header == nil
          ? nil : await hook(.cookiesForHandedOverDownload) { await strategy.cookiesForHandedOverDownload() }
        outcome = await attempt(order, target: target, header: renewedHeader, from: address)
      case .refused: break
      case .unanswered: outcome = .failed(request: -1)
      }
    }
    guard isAdmitted else { return false }
    switch outcome {
    case .accepted: return true
    case .refused: world.nativeNeedsLogin()
    case .failed(let request), .cancelled(let request): world.clientFails(request, target)
    }
    return false
  }

  /// After a change of the device's address: from the resume data, or anew.
  private func again(
    _ order: DownloadOrder, after request: Int32, target: Endpoint, header: [Cookie]?,
    from address: @Sendable () -> Endpoint
  ) async -> FetchOutcome {
    if order.onAddressChange == .resumes {
      let outcome = await attempt(order, target: target, header: header, resuming: request, from: address)
      switch outcome {
      case .accepted, .cancelled: return outcome
      case .refused, .failed: break
      }
      guard isAdmitted else { return outcome }
    }
    return await attempt(order, target: target, header: header, from: address)
  }

  private func attempt(
    _ order: DownloadOrder, target: Endpoint, header: [Cookie]?, resuming resumed: Int32 = -1,
    from address: @Sendable () -> Endpoint
  ) async -> FetchOutcome {
    let begun = world.now
    await hook(.nativeWillSend) { await strategy.nativeWillSend(order.purpose(of: target)) }
    guard isAdmitted else { return .failed(request: -1) }
    let source = address()
    world.noteInput(Int(source.rawValue))
    let answer = await withUnsafeContinuation {
      world.sendDownload(order, from: source, header: header, resuming: resumed, wantedAt: begun, continuation: $0)
    }
    guard isAdmitted else { return .failed(request: -1) }
    let completedAt = world.moment
    await hook(.nativeDidReceive) { await strategy.nativeDidReceive(answer.response) }
    guard isAdmitted else { return .failed(request: -1) }
    return world.judge(answer, of: order, target: target, completedAt: completedAt)
  }
}
