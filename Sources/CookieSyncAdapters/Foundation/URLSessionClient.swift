import CookieSync
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The app's requests through a `URLSession`, as a strategy's native client.
///
/// It sends what it is given and calls no hook: that is ``SyncedClient``'s part.
///
/// What Foundation's interface does not allow, and no adapter can mend: a response's cookies are in the store some time
/// before or after the task ends, without a word; whether a refresh whose answer was lost has used up its token nobody on this
/// side can know (catalogue F51). Outside Apple's platforms a request whose kept connection closes without a word is sent again
/// by the system's library, a refresh as well, which a server without a grace takes for theft.
public final class URLSessionClient: NativeClient {
  private let session: URLSession
  private let events: TaskEvents
  private let refresh: URLRequest
  private let limit: Duration

  /// - Parameters:
  ///   - configuration: with the storage of ``NativeCookieStore``. Its cache is turned off for what it is used for here: an
  ///     answer that sets tokens is none to be kept.
  ///   - refresh: the request that exchanges the refresh token for new tokens.
  ///   - limit: how long a request may take from its beginning to its end, after which it counts as unanswered; more than 0.
  ///     Downloads have no such limit.
  ///   - mostBytes: a longer body than this ends its request; not for downloads.
  public init(
    configuration: URLSessionConfiguration, refresh: URLRequest, limit: Duration = .seconds(60),
    mostBytes: Int = 16 << 20
  ) {
    configuration.urlCache = nil
    events = TaskEvents(mostBytes: mostBytes)
    session = URLSession(configuration: configuration, delegate: events, delegateQueue: nil)
    self.refresh = refresh
    self.limit = limit
  }

  /// Ends the session when its tasks have ended; it keeps its delegate alive until then.
  deinit { session.finishTasksAndInvalidate() }

  public func refreshSession() async -> NativeResponse { await send(refresh, for: .refresh).response }

  /// Sends a request, and follows its redirects.
  public func send(_ request: URLRequest, for purpose: RequestPurpose) async -> NativeAnswer {
    let task = session.dataTask(with: request)
    let timeout = Task { [limit] in
      try? await Task.sleep(for: limit)
      if !Task.isCancelled { task.cancel() }
    }
    defer { timeout.cancel() }
    return await run(task, TaskEvents.Open(purpose: purpose) { _, _ in }).answer
  }

  /// Downloads a file. What is at the destination is replaced, once all of the file is there and is what was asked for.
  public func download(
    _ request: URLRequest, to destination: URL, validation: DownloadValidation
  ) async -> DownloadOutcome {
    let task = session.downloadTask(with: request)
    var entry = TaskEvents.Open(purpose: .download) { _, _ in }
    entry.download = (destination, validation)
    return await run(task, entry)
  }

  /// Ends the task if the one that waits for it is cancelled.
  private func run(_ task: URLSessionTask, _ entry: TaskEvents.Open) async -> DownloadOutcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        var entry = entry
        entry.end = { answer, refusal in
          let missing: DownloadRefusal? = answer.response.status == nil ? .status(nil) : nil
          let refusal = refusal ?? missing
          continuation.resume(returning: refusal.map { .refused(answer, $0) } ?? .saved(answer))
        }
        events.add(task, entry)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }
}
