#if canImport(WebKit)
  import CookieSync
  import Foundation
  import WebKit

  /// A download that the page began and WebKit makes, with the web store's cookies (catalogue D1): what is not the file never
  /// gets to the disk, and what breaks off does not stay there.
  ///
  /// The delegate of a `WKDownload` is not kept by it; this one is, from the beginning to the end of its download.
  ///
  /// Not run on a device by us: it is type-checked against the interface.
  @MainActor public final class PageDownload: NSObject, WKDownloadDelegate {
    private static var kept: Set<PageDownload> = []

    private let directory: URL
    private let validation: DownloadValidation
    private let limit: Duration
    private let end: @MainActor (Result<URL, PageDownloadFailure>) -> Void
    private var destination: URL?
    private var timer: Task<Void, Never>?
    private var refusal: DownloadRefusal?

    /// - Parameters:
    ///   - directory: where the file goes, under a new name that ends as the server suggests.
    ///   - validation: what a response has to be.
    ///   - limit: how long the download may take from its beginning to its end; more than 0. WebKit itself waits for a
    ///     server that has fallen silent as long as its connection lasts.
    ///   - end: is called once.
    public init(
      to directory: URL, validation: DownloadValidation, limit: Duration = .seconds(3_600),
      end: @escaping @MainActor (Result<URL, PageDownloadFailure>) -> Void
    ) {
      self.directory = directory
      self.validation = validation
      self.limit = limit
      self.end = end
    }

    /// For `webView(_:navigationAction:didBecome:)` and `webView(_:navigationResponse:didBecome:)`.
    public func begin(_ download: WKDownload) {
      Self.kept.insert(self)
      download.delegate = self
      timer = Task { [limit] in
        try? await Task.sleep(for: Deadline.capped(limit))
        if !Task.isCancelled { giveUp(download) }
      }
    }

    private func giveUp(_ download: WKDownload) {
      // By then WebKit no longer writes the file.
      download.cancel({ (_: Data?) in self.removeFile() })
      finish(.failure(.timedOut))
    }

    public func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
      completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
      let http = response as? HTTPURLResponse
      let told = NativeResponse(
        purpose: .download, status: http?.statusCode, setCookies: [],
        mediaType: http.flatMap { ResponseReader(response: $0).mediaType })
      refusal = validation.refusal(of: told)
      // WebKit refuses to replace a file, and a server's name may be any text.
      let type = URL(fileURLWithPath: suggestedFilename).pathExtension
      let name = UUID().uuidString + (type.isEmpty ? "" : ".\(type)")
      destination = refusal == nil ? directory.appendingPathComponent(name) : nil
      completionHandler(destination)
    }

    public func downloadDidFinish(_ download: WKDownload) {
      finish(destination.map { .success($0) } ?? .failure(.broken(reason: "no destination")))
    }

    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      removeFile()
      finish(.failure(refusal.map { .refused($0) } ?? .broken(reason: FailureText.of(error))))
    }

    /// What came of it is no file, and nobody resumes it.
    private func removeFile() {
      if let destination { try? FileManager.default.removeItem(at: destination) }
    }

    private func finish(_ result: Result<URL, PageDownloadFailure>) {
      guard Self.kept.remove(self) != nil else { return }
      timer?.cancel()
      end(result)
    }
  }

  /// Why a page's download gave no file.
  public enum PageDownloadFailure: Error, Hashable, Sendable {
    /// What came is not the file.
    case refused(DownloadRefusal)
    /// It broke off: where the error comes from and its number, without the address.
    case broken(reason: String)
    /// It had not ended when its limit did.
    case timedOut
  }
#endif
