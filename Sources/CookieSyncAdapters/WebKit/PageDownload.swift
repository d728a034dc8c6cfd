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
    private let end: @MainActor (Result<URL, PageDownloadFailure>) -> Void
    private var destination: URL?
    private var refusal: DownloadRefusal?

    /// - Parameters:
    ///   - directory: where the file goes, under a new name that ends as the server suggests.
    ///   - validation: what a response has to be.
    ///   - end: is called once.
    public init(
      to directory: URL, validation: DownloadValidation,
      end: @escaping @MainActor (Result<URL, PageDownloadFailure>) -> Void
    ) {
      self.directory = directory
      self.validation = validation
      self.end = end
    }

    /// For `webView(_:navigationAction:didBecome:)` and `webView(_:navigationResponse:didBecome:)`.
    public func begin(_ download: WKDownload) {
      Self.kept.insert(self)
      download.delegate = self
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
      // What came of it is no file, and nobody resumes it.
      if let destination { try? FileManager.default.removeItem(at: destination) }
      finish(.failure(refusal.map { .refused($0) } ?? .broken(reason: FailureText.of(error))))
    }

    private func finish(_ result: Result<URL, PageDownloadFailure>) {
      guard Self.kept.remove(self) != nil else { return }
      end(result)
    }
  }

  /// Why a page's download gave no file.
  public enum PageDownloadFailure: Error, Hashable, Sendable {
    /// What came is not the file.
    case refused(DownloadRefusal)
    /// It broke off: where the error comes from and its number, without the address.
    case broken(reason: String)
  }
#endif
