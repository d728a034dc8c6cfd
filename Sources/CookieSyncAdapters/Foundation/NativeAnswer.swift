import CookieSync
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What came of a native request: what the strategy is told, and what the app asked for.
public struct NativeAnswer: Sendable {
  /// For `SyncStrategy.nativeDidReceive(_:)`: the cookies of every response on the way are among it, redirects included.
  public var response: NativeResponse
  /// The last response; nil if none came.
  public var httpResponse: HTTPURLResponse?
  /// What it carried; empty for a download.
  public var body: Data
  /// Why no response came, or not all of it: a ``RequestLimit`` if one was reached, `URLError.cancelled` if the caller went away,
  /// else Foundation's.
  public var error: (any Error)?
}

/// What a download's response has to be before its body is taken for the file (catalogue D1, D2).
public enum DownloadValidation: Hashable, Sendable {
  /// Anything: a login page that comes with 200, and the body of a 401 as well.
  case none
  /// A status of 200 to 299 whose body is the whole file: not 204 and 205, which have none, nor 206, which has a part.
  case status
  /// Such a status, and one of these media types, in lower case and without parameters.
  case mediaType(Set<String>)

  /// RFC 9110, sections 15.3.5 to 15.3.7.
  private static let withoutWholeFile: Set<Int> = [204, 205, 206]

  /// Why a response is not the file; nil if it may be.
  func refusal(of response: NativeResponse) -> DownloadRefusal? {
    if case .none = self { return nil }
    guard response.isSuccess, !Self.withoutWholeFile.contains(response.status ?? 0) else {
      return .status(response.status)
    }
    guard case .mediaType(let expected) = self else { return nil }
    guard let found = response.mediaType, expected.contains(found) else { return .mediaType(response.mediaType) }
    return nil
  }
}

/// Why there is no file.
public enum DownloadRefusal: Hashable, Sendable {
  /// The status; nil without a response.
  case status(Int?)
  /// The media type; nil if the response named none.
  case mediaType(String?)
  /// The file could not be put where it belongs.
  case notMoved(reason: String)
}

/// How a download ended.
public enum DownloadOutcome: Sendable {
  /// The file is where it was asked for.
  case saved(NativeAnswer)
  /// The file did not come, or something else did, or could not be put in its place: the destination is as it was before, with an older
  /// file if there was one.
  case refused(NativeAnswer, DownloadRefusal)

  public var answer: NativeAnswer {
    switch self {
    case .saved(let answer), .refused(let answer, _): answer
    }
  }
}
