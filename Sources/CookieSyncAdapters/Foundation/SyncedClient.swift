import CookieSync
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The app's requests with the strategy's hooks around them: what an app's network layer calls.
///
/// A call that the server refuses with 401 is sent once more if a refresh renewed the session meanwhile.
public struct SyncedClient: Sendable {
  public let strategy: any SyncStrategy
  public let client: URLSessionClient

  public init(strategy: any SyncStrategy, client: URLSessionClient) {
    self.strategy = strategy
    self.client = client
  }

  /// Sends a request that may need the session.
  public func call(_ request: URLRequest, for purpose: RequestPurpose = .call) async -> NativeAnswer {
    let answer = await send(request, for: purpose)
    guard answer.response.status == 401, await strategy.refreshForNative() == .renewed else { return answer }
    return await send(request, for: purpose)
  }

  public func logIn(_ request: URLRequest) async -> NativeAnswer { await send(request, for: .logIn) }

  public func logOut(_ request: URLRequest) async -> NativeAnswer { await send(request, for: .logOut) }

  /// Downloads a file, once more after a refresh if the server refuses it with 401.
  public func download(
    _ request: URLRequest, to destination: URL, validation: DownloadValidation
  ) async -> DownloadOutcome {
    let outcome = await downloadOnce(request, to: destination, validation)
    guard outcome.answer.response.status == 401, validation != .none, await strategy.refreshForNative() == .renewed
    else { return outcome }
    return await downloadOnce(request, to: destination, validation)
  }

  private func send(_ request: URLRequest, for purpose: RequestPurpose) async -> NativeAnswer {
    await strategy.nativeWillSend(purpose)
    let answer = await client.send(request, for: purpose)
    await strategy.nativeDidReceive(answer.response)
    return answer
  }

  private func downloadOnce(
    _ request: URLRequest, to destination: URL, _ validation: DownloadValidation
  ) async -> DownloadOutcome {
    await strategy.nativeWillSend(.download)
    let outcome = await client.download(request, to: destination, validation: validation)
    await strategy.nativeDidReceive(outcome.answer.response)
    return outcome
  }
}
