import CookieSync
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The app's requests with the strategy's hooks around them: what an app's network layer calls.
///
/// A call that the server refuses with 401 is sent once more if a refresh renewed the session meanwhile. One whose body comes of a stream
/// (`httpBodyStream`) is not: that is read once, and gone with the first sending. It has the session renewed and comes back with its
/// 401, for the app to make it anew.
///
/// A caller whose task is cancelled ends its own request, and still waits for the strategy's hooks. A refresh that it began goes on, in a task of its own:
/// its token is used up once the server has seen it, and an answer that nobody reads is a lost session (catalogue F51). So does
/// `nativeDidReceive`, to its end.
///
/// A request has its session's limit, and each call on a store its store's; the strategy's hooks have none of their own. Who waits
/// in a hook for something else has to limit that: a hook that never ends holds the call up for ever.
public struct SyncedClient: Sendable {
  public let strategy: any SyncStrategy
  public let client: URLSessionClient

  public init(strategy: any SyncStrategy, client: URLSessionClient) {
    self.strategy = strategy
    self.client = client
  }

  /// Sends a request that may need the session; once more after a refresh if the server refuses it with 401, unless its body comes of a
  /// stream.
  public func call(_ request: URLRequest, for purpose: RequestPurpose = .call) async -> NativeAnswer {
    let answer = await send(request, for: purpose)
    guard answer.response.status == 401, await isRenewed(), request.canBeSentAgain else { return answer }
    return await send(request, for: purpose)
  }

  public func logIn(_ request: URLRequest) async -> NativeAnswer { await send(request, for: .logIn) }

  public func logOut(_ request: URLRequest) async -> NativeAnswer { await send(request, for: .logOut) }

  /// Downloads a file, once more after a refresh if the server refuses it with 401, unless its request's body comes of a stream. With a
  /// validation of `.none` a 401 is the file as anything else is, and nothing is renewed.
  ///
  /// - Parameter purpose: `.backgroundDownload` where the system decides when it begins, so that a strategy can renew before.
  public func download(
    _ request: URLRequest, to destination: URL, validation: DownloadValidation, for purpose: RequestPurpose = .download
  ) async -> DownloadOutcome {
    let outcome = await downloadOnce(request, to: destination, validation, purpose)
    guard outcome.answer.response.status == 401, validation != .none, await isRenewed(), request.canBeSentAgain
    else { return outcome }
    return await downloadOnce(request, to: destination, validation, purpose)
  }

  /// Has the strategy renew the session. False as well if the caller has gone before that is known.
  private func isRenewed() async -> Bool {
    guard !Task.isCancelled else { return false }
    let slot = AnswerSlot<RefreshOutcome?>()
    Task { [strategy] in slot.fill(await strategy.refreshForNative()) }
    let outcome = await withTaskCancellationHandler {
      await slot.answer()
    } onCancel: {
      slot.fill(nil)
    }
    return outcome == .renewed && !Task.isCancelled
  }

  /// What came the strategy is told, whoever has gone meanwhile.
  private func tell(_ response: NativeResponse) async {
    await Task { [strategy] in await strategy.nativeDidReceive(response) }.value
  }

  private func send(_ request: URLRequest, for purpose: RequestPurpose) async -> NativeAnswer {
    await strategy.nativeWillSend(purpose)
    let answer = await client.send(request, for: purpose)
    await tell(answer.response)
    return answer
  }

  private func downloadOnce(
    _ request: URLRequest, to destination: URL, _ validation: DownloadValidation, _ purpose: RequestPurpose
  ) async -> DownloadOutcome {
    await strategy.nativeWillSend(purpose)
    let outcome = await client.download(request, to: destination, validation: validation, for: purpose)
    await tell(outcome.answer.response)
    return outcome
  }
}

extension URLRequest {
  /// False if its body was read with the first sending.
  fileprivate var canBeSentAgain: Bool { httpBodyStream == nil }
}
