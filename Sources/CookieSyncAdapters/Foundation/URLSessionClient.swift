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
/// Its configuration is a default or an ephemeral one, never `URLSessionConfiguration.background(withIdentifier:)`, which is not refused:
/// this type knows its tasks in memory alone and ends its session with itself, so that what the system finishes for an app that was
/// ended meanwhile is lost with its file.
///
/// What Foundation's interface does not allow, and no adapter can mend:
/// - a response's cookies are in the store some time before or after the task ends, without a word;
/// - whether a refresh whose answer was lost has used up its token nobody on this side can know (catalogue F51);
/// - what the configuration adds to every request (`httpAdditionalHeaders`) goes to every server, after a redirect as well, outside
///   Apple's platforms: write credentials into requests;
/// - outside Apple's platforms a request whose kept connection closes without a word is sent again by the system's library, a
///   refresh as well, which a server without a grace takes for theft;
/// - there an answer in chunks with fields behind them (RFC 9112, section 7.1.2), and one whose head breaks off, end the process
///   inside Foundation: who can answer in the server's place can end the app;
/// - there a field that Foundation cannot read (a byte that is no ASCII, NUL, a line without a colon) costs the whole answer, and a
///   download that breaks off what its answer has set;
/// - there a download that is refused with a challenge (`WWW-Authenticate`) gives no file, whatever its validation;
/// - Foundation joins the Set-Cookie fields of a response with commas, so that a cookie whose value has one, which no server
///   should send, may be read as two: who can get `, sid=1` into any cookie's value of the server plants that cookie.
///
/// Outside Apple's platforms this type reads, stores and sends the cookies itself, since Foundation does it wrong there: it knows no
/// Max-Age. A Cookie field that the app wrote into a request is sent as it is, and to no other origin.
public final class URLSessionClient: NativeClient {
  private let session: URLSession
  private let events: TaskEvents
  private let cookies: StoredCookies?
  private let refresh: URLRequest
  private let limit: RequestLimit
  /// The configuration's own.
  private let longest: RequestLimit
  /// True if its requests are noted by a recorder.
  let isRecorded: Bool

  /// - Parameters:
  ///   - configuration: with the storage of ``NativeCookieStore``. It is copied, and the copy has no cache: an answer that sets
  ///     tokens is none to be kept.
  ///   - refresh: the request that exchanges the refresh token for new tokens.
  ///   - limit: how long a request may take from its beginning to its end, after which it counts as unanswered, with
  ///     a ``RequestLimit`` for its error; of 0 or less nothing is answered. Downloads have the configuration's limit alone, `timeoutIntervalForResource`, which holds
  ///     for everything else as well; of 0 or less it is none.
  ///   - mostBytes: a longer body than this ends its request, which is unanswered then (``RequestLimit/mostBytes(_:)``); not for
  ///     downloads.
  ///   - log: outside Apple's platforms, is told of cookies of responses that Foundation's storage refuses or puts in the place of
  ///     others.
  ///   - recording: notes its requests, from ``SessionRecorder/requests(by:)``; nil for none.
  public convenience init(
    configuration: URLSessionConfiguration, refresh: URLRequest, limit: Duration = .seconds(60),
    mostBytes: Int = 16 << 20, log: @escaping AdapterLog = { _ in }, recording: RequestRecording? = nil
  ) {
    self.init(
      configuration: configuration, refresh: refresh, limit: limit, mostBytes: mostBytes, log: log,
      recording: recording, put: DownloadedFile.put, found: { _ in })
  }

  /// - Parameters:
  ///   - put: puts a downloaded file where it belongs; a test looks on.
  ///   - found: is told where Foundation has put one.
  init(
    configuration: URLSessionConfiguration, refresh: URLRequest, limit: Duration, mostBytes: Int = 16 << 20,
    log: @escaping AdapterLog = { _ in }, recording: RequestRecording? = nil, put: @escaping DownloadedFile.Put,
    found: @escaping @Sendable (URL) -> Void = { _ in }
  ) {
    let configuration = (configuration.copy() as? URLSessionConfiguration) ?? configuration
    configuration.urlCache = nil
    // Where Foundation adds the cookies, its storage says which.
    let storage = configuration.httpShouldSetCookies ? configuration.httpCookieStorage : nil
    cookies = StoredCookies.takenOver(from: configuration, log: log)
    isRecorded = recording != nil
    events = TaskEvents(
      mostBytes: mostBytes, cookies: cookies, recording: recording, storage: cookies == nil ? storage : nil, put: put,
      found: found)
    session = URLSession(configuration: configuration, delegate: events, delegateQueue: nil)
    self.refresh = refresh
    // Outside Apple's platforms Foundation does not keep to it; a longer one than a year is none.
    let interval = configuration.timeoutIntervalForResource
    let longest: Duration = interval > 0 ? .seconds(min(interval, 365 * 86_400)) : .seconds(365 * 86_400)
    self.longest = .timeoutIntervalForResource(longest)
    self.limit = limit <= longest ? .limit(limit) : self.longest
  }

  /// Ends the session when its tasks have ended; it keeps its delegate alive until then.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends the refresh, and waits for its end even if the calling task is cancelled meanwhile: once it was sent, its token may be used
  /// up, and what came of it has to be known (catalogue F51). That takes no longer than the limit. A task that was cancelled before
  /// sends none.
  public func refreshSession() async -> NativeResponse {
    guard !Task.isCancelled else { return NativeResponse(purpose: .refresh, status: nil, setCookies: []) }
    return await Task { await send(refresh, for: .refresh).response }.value
  }

  /// Sends a request, and follows its redirects. Across origins neither its body goes along nor the fields that the app wrote into it,
  /// but for Accept, Accept-Charset, Accept-Encoding, Accept-Language, Cache-Control, Content-Encoding, Content-Language,
  /// Content-Type, Pragma, Range and User-Agent; nor do they back at the first origin.
  public func send(_ request: URLRequest, for purpose: RequestPurpose) async -> NativeAnswer {
    var entry = TaskEvents.Open(purpose: purpose) { _, _ in }
    return await run(session.dataTask(with: prepared(request, &entry)), entry, within: limit).answer
  }

  /// Downloads a file. What is at the destination is replaced, once all of the file is there and is what was asked for.
  public func download(
    _ request: URLRequest, to destination: URL, validation: DownloadValidation, for purpose: RequestPurpose = .download
  ) async -> DownloadOutcome {
    var entry = TaskEvents.Open(purpose: purpose) { _, _ in }
    entry.download = (destination, validation)
    return await run(session.downloadTask(with: prepared(request, &entry)), entry, within: longest)
  }

  /// The request with its cookies, where they are not Foundation's part.
  private func prepared(_ request: URLRequest, _ entry: inout TaskEvents.Open) -> URLRequest {
    let request = request.withPlainScheme
    entry.hasOwnCookies = request.value(forHTTPHeaderField: "Cookie") != nil
    return entry.hasOwnCookies ? request : cookies?.put(into: request) ?? request
  }

  /// Ends the task if the one that waits for it is cancelled, or was before it began.
  private func run(
    _ task: URLSessionTask, _ entry: TaskEvents.Open, within limit: RequestLimit
  ) async -> DownloadOutcome {
    let slot = AnswerSlot<DownloadOutcome>()
    var entry = entry
    entry.end = { answer, refusal in
      let missing: DownloadRefusal? = answer.response.status == nil ? .status(nil) : nil
      let refusal = refusal ?? missing
      slot.fill(refusal.map { .refused(answer, $0) } ?? .saved(answer))
    }
    if let request = task.originalRequest { events.noteBegin(of: request, &entry) }
    // Before anything that may end the task: the end of one that is not known yet nobody would hear of.
    events.add(task, entry)
    let running = entry.running
    let timeout = Task {
      try? await Task.sleep(for: Deadline.capped(limit.time))
      if !Task.isCancelled { running.cancel(by: limit) }
    }
    // The session takes no more tasks when this is gone.
    defer { withExtendedLifetime(self) { timeout.cancel() } }
    return await withTaskCancellationHandler {
      if limit.time <= .zero { running.cancel(by: limit) }
      running.run(task, of: session.delegateQueue)
      return await slot.answer()
    } onCancel: {
      running.cancel()
    }
  }
}
