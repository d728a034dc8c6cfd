import CookieSync
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hears of everything that happens to the tasks of one session.
///
/// A task with a completion handler would be told of its end alone; what a redirect sets (catalogue F41) and where a
/// downloaded file lies, which is gone when the delegate returns (D18), only a delegate sees.
final class TaskEvents: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
  /// A task that has not ended.
  struct Open {
    var purpose: RequestPurpose
    /// What the responses so far set.
    var setCookies: [Cookie] = []
    /// True if the last response is among these.
    var isRead = false
    /// True if the app wrote the request's Cookie field.
    var hasOwnCookies = false
    var body = Data()
    var download: (destination: URL, validation: DownloadValidation)?
    /// What was downloaded, and is to be put where it belongs.
    var kept: URL?
    var refusal: DownloadRefusal?
    /// True once a redirect has led to another origin.
    var hasLeft = false
    /// What is to be sent by another task when this one has ended.
    var again: URLRequest?
    /// Why it is ended from here, whatever Foundation says of its end.
    var failure: (any Error)?
    /// True if the last response is the answer, though Foundation waits for credentials.
    var isRefused = false
    var timesAgain = 0
    /// The task of it.
    let running = RunningTask()
    /// For a recorder.
    var noted: RequestRecording.Running?
    var end: @Sendable (NativeAnswer, DownloadRefusal?) -> Void
  }

  /// Bodies of tokens and calls are small; what is larger is a download.
  private let mostBytes: Int
  /// Nil where Foundation looks after them.
  private let cookies: StoredCookies?
  private let recording: RequestRecording?
  /// Where Foundation adds the cookies: what it adds.
  private let storage: HTTPCookieStorage?
  private let put: DownloadedFile.Put
  /// Is told where Foundation has put a file; for tests.
  private let found: @Sendable (URL) -> Void
  // Everything below it.
  private let lock = NSLock()
  private var open: [Int: Open] = [:]

  init(
    mostBytes: Int, cookies: StoredCookies?, recording: RequestRecording? = nil, storage: HTTPCookieStorage? = nil,
    put: @escaping DownloadedFile.Put, found: @escaping @Sendable (URL) -> Void
  ) {
    self.mostBytes = mostBytes
    self.cookies = cookies
    self.recording = recording
    self.storage = storage
    self.put = put
    self.found = found
  }

  func add(_ task: URLSessionTask, _ entry: Open) { lock.withLock { open[task.taskIdentifier] = entry } }

  private func change(_ task: URLSessionTask, _ change: (inout Open) -> Void) {
    lock.withLock { if open[task.taskIdentifier] != nil { change(&open[task.taskIdentifier]!) } }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    read(response, of: task)
    let redirect = Redirect(response: response, request: request)
    var (hasOwnCookies, hasLeft) = (false, false)
    change(task) {
      $0.isRead = false
      if !redirect.staysAtOrigin { ($0.hasOwnCookies, $0.hasLeft) = (false, true) }
      (hasOwnCookies, hasLeft) = ($0.hasOwnCookies, $0.hasLeft)
    }
    var next = redirect.next(hasLeft: hasLeft)
    if !hasOwnCookies { next = cookies?.put(into: next) ?? next }
    #if canImport(FoundationNetworking)
      // To answer for a task that is cancelled would end the process.
      guard !isCancelled(task) else { return }
    #endif
    noteHop(of: task, next, isElsewhere: hasLeft, hasOwnCookies)
    #if canImport(FoundationNetworking)
      guard !isSentAgain(next, after: task) else { return }
    #endif
    completionHandler(next)
  }

  private func isCancelled(_ task: URLSessionTask) -> Bool {
    lock.withLock { open[task.taskIdentifier] }?.running.isCancelled ?? true
  }

  /// True if another task sends the next request when this one has ended, which is cancelled for that: Foundation outside Apple's
  /// platforms sends no body on, whatever the request has, and ends the process if a download is not to follow a redirect.
  private func isSentAgain(_ next: URLRequest, after task: URLSessionTask) -> Bool {
    guard next.httpBody?.isEmpty == false else { return false }
    change(task) {
      // The answer is read already.
      $0.isRead = true
      if $0.timesAgain < Self.mostTimesAgain { $0.again = next } else { $0.failure = URLError(.httpTooManyRedirects) }
    }
    task.cancel()
    return true
  }

  /// As many redirects as Foundation follows.
  private static let mostTimesAgain = 20

  private func sendAgain(_ request: URLRequest, _ entry: Open, in session: URLSession) {
    var entry = entry
    (entry.again, entry.isRead, entry.body, entry.timesAgain) = (nil, false, Data(), entry.timesAgain + 1)
    let task: URLSessionTask =
      entry.download == nil ? session.dataTask(with: request) : session.downloadTask(with: request)
    add(task, entry)
    entry.running.run(task, of: session.delegateQueue)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse { read(response, of: dataTask) }
    completionHandler(.allow)
  }

  /// Notes what a response sets, and stores it where that is not Foundation's part.
  ///
  /// Outside Apple's platforms Foundation tells of interim answers as well (RFC 9110, section 15.2). What they set nobody has to
  /// take (RFC 6265bis, section 3), and the answer is still to come.
  private func read(_ response: HTTPURLResponse, of task: URLSessionTask) {
    guard !response.isInterim else { return }
    let set = ResponseReader(response: response).setCookies
    var isFirst = false
    change(task) {
      isFirst = !$0.isRead
      if isFirst { ($0.setCookies, $0.isRead) = ($0.setCookies + set, true) }
      if isFirst, $0.noted != nil { recording?.answered(&$0.noted!, response, sets: set) }
    }
    if isFirst, task.originalRequest?.httpShouldHandleCookies != false { cookies?.store(set) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    var isTooLong = false
    change(dataTask) {
      // What comes behind a piece that was dropped is none of the body.
      guard $0.failure == nil else { return }
      isTooLong = $0.body.count + data.count > mostBytes
      // All of it may be there by now, and there is nothing left to be cancelled.
      if isTooLong { $0.failure = RequestLimit.mostBytes(mostBytes) } else { $0.body += data }
    }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
  ) {
    found(location)
    guard let entry = lock.withLock({ open[downloadTask.taskIdentifier] }), let download = entry.download
    else { return }
    // Foundation outside Apple's platforms leaves what is not moved.
    if entry.again != nil {
      try? FileManager.default.removeItem(at: location)
      return
    }
    let response = Self.response(of: downloadTask, entry, error: nil)
    if let refusal = download.validation.refusal(of: response) {
      try? FileManager.default.removeItem(at: location)
      return change(downloadTask) { $0.refusal = refusal }
    }
    let kept = DownloadedFile.keep(location)
    change(downloadTask) { entry in
      switch kept {
      case .success(let url): entry.kept = url
      case .failure(let failure): entry.refusal = .notMoved(reason: failure.reason)
      }
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    // A download says nothing of its response before.
    if let response = task.response as? HTTPURLResponse { read(response, of: task) }
    guard let entry = lock.withLock({ open.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let again = entry.again { return sendAgain(again, entry, in: session) }
    // What ended by itself before it was cancelled is whole.
    let reason = error == nil || entry.isRefused ? nil : entry.running.limit ?? error
    let error = entry.failure ?? reason
    noteEnd(entry)
    let answer = NativeAnswer(
      response: Self.response(of: task, entry, error: error), httpResponse: Self.httpResponse(of: task),
      body: entry.body, error: error)
    guard let kept = entry.kept, let destination = entry.download?.destination else {
      noteOutcome(entry, isSaved: false, status: answer.response.status)
      return entry.end(answer, entry.refusal)
    }
    // Elsewhere: what a copy to another volume takes, every other task of the session would wait for.
    let (put, end) = (put, entry.end)
    DispatchQueue.global(qos: .utility).async {
      guard error == nil else {
        try? FileManager.default.removeItem(at: kept)
        self.noteOutcome(entry, isSaved: false, status: nil)
        return end(answer, nil)
      }
      let refusal = put(kept, destination)
      self.noteOutcome(entry, isSaved: refusal == nil, status: answer.response.status)
      end(answer, refusal)
    }
  }

  private static func httpResponse(of task: URLSessionTask) -> HTTPURLResponse? {
    (task.response as? HTTPURLResponse).flatMap { $0.isInterim ? nil : $0 }
  }

  /// An answer that broke off says nothing about the session, whatever its status.
  private static func response(of task: URLSessionTask, _ entry: Open, error: (any Error)?) -> NativeResponse {
    guard let response = httpResponse(of: task) else {
      return NativeResponse(purpose: entry.purpose, status: nil, setCookies: entry.setCookies)
    }
    let reader = ResponseReader(response: response)
    return NativeResponse(
      purpose: entry.purpose, status: error == nil ? response.statusCode : nil,
      setCookies: entry.setCookies,
      error: response.statusCode >= 400 ? ResponseReader.error(in: entry.body) : nil, mediaType: reader.mediaType,
      retryAfter: reader.retryAfter)
  }
}

// MARK: - For a recorder

extension TaskEvents {
  func noteBegin(of request: URLRequest, _ entry: inout Open) {
    entry.noted = recording?.begin(
      request, for: entry.purpose, hasOwnCookies: entry.hasOwnCookies, from: storage)
  }

  private func noteHop(of task: URLSessionTask, _ next: URLRequest, isElsewhere: Bool, _ hasOwnCookies: Bool) {
    guard let recording else { return }
    change(task) {
      guard $0.noted != nil else { return }
      recording.goOn(
        &$0.noted!, with: next, isElsewhere: isElsewhere, hasOwnCookies: hasOwnCookies, from: storage)
    }
  }

  /// A request without an answer has none from now on.
  private func noteEnd(_ entry: Open) {
    guard let recording, var noted = entry.noted else { return }
    if !noted.isAnswered { recording.answered(&noted, nil, sets: []) }
    if entry.download == nil { recording.ended(noted, isTaken: nil) }
  }

  /// Of a download. One that was refused with 401 is no failure yet: the session may be renewed for it.
  private func noteOutcome(_ entry: Open, isSaved: Bool, status: Int?) {
    guard let recording, let noted = entry.noted, entry.download != nil else { return }
    recording.ended(noted, isTaken: isSaved ? true : status == 401 ? nil : false)
  }
}
#if canImport(FoundationNetworking)
  extension TaskEvents {
    /// Takes a refusal for the answer that it is, unless the app's credential storage has what is asked for: without that Foundation
    /// outside Apple's platforms ends the task neither by itself nor with that answer.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let isBasic = challenge.protectionSpace.authenticationMethod.lowercased().hasSuffix("basic")
      if isBasic, challenge.proposedCredential != nil {
        change(task) { ($0.isRead, $0.body) = (false, Data()) }
        return completionHandler(.performDefaultHandling, nil)
      }
      change(task) {
        $0.isRefused = true
        // Foundation tells nobody where the file is.
        if $0.download != nil { $0.refusal = .status((challenge.failureResponse as? HTTPURLResponse)?.statusCode) }
      }
      completionHandler(.rejectProtectionSpace, nil)
    }
  }
#endif

extension HTTPURLResponse {
  /// True for a head that comes before the answer and is none.
  fileprivate var isInterim: Bool { (100..<200).contains(statusCode) }
}
