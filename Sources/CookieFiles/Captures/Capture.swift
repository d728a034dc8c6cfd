/// What a proxy, a browser or an inspector wrote down of an app's traffic, without the bodies.
public struct Capture: Sendable {
  public var format: CaptureFormatName
  /// The program that wrote it and its version, as it says.
  public var creator: String?
  /// In the file's order, which need not be that of their dates.
  public var exchanges: [CapturedExchange]
  /// What was cut, odd or unknown, in words.
  public var remarks: [String]
  /// Those of the remarks that say where the file is damaged.
  package var damage: [String] = []

  public init(
    format: CaptureFormatName, creator: String? = nil, exchanges: [CapturedExchange] = [], remarks: [String] = []
  ) {
    self.format = format
    self.creator = creator
    self.exchanges = exchanges
    self.remarks = remarks
  }
}

/// A kind of capture.
public enum CaptureFormatName: String, Sendable, Hashable, CaseIterable {
  /// HAR 1.2 (w3c.github.io/web-performance/specs/HAR), in the dialects of its exporters.
  case har = "HAR"
  /// What mitmproxy saves: netstrings, from version 7 of its format.
  case mitmproxyFlows = "mitmproxy flows"
}

/// One request with its answer.
public struct CapturedExchange: Sendable, Hashable {
  /// When the request was begun, in microseconds since 1970, by the clock of whoever captured it.
  public var startedAt: Int64
  /// Microseconds until the answer was whole; nil if the capture does not say.
  public var duration: Int64?
  public var method: String
  public var url: String
  public var requestHeaders: [CapturedHeader]
  /// Nil: there was no answer, or none that came from a server.
  public var status: Int?
  /// Each Set-Cookie field is one, also where the capture has several in one line.
  public var responseHeaders: [CapturedHeader]
  /// What tells connections of the client apart; nil if the capture does not say.
  public var connection: String?
  /// The page, process or client app that sent it, as far as the capture says.
  public var initiator: String?
  /// Where it stands in the file: a key path, or the byte that it begins at.
  public var place: String

  public init(
    startedAt: Int64, duration: Int64? = nil, method: String, url: String, requestHeaders: [CapturedHeader] = [],
    status: Int? = nil, responseHeaders: [CapturedHeader] = [], connection: String? = nil, initiator: String? = nil,
    place: String
  ) {
    self.startedAt = startedAt
    self.duration = duration
    self.method = method
    self.url = url
    self.requestHeaders = requestHeaders
    self.status = status
    self.responseHeaders = responseHeaders
    self.connection = connection
    self.initiator = initiator
    self.place = place
  }
}

/// A header field, as the capture writes it. A value may be a secret.
public struct CapturedHeader: Sendable, Hashable {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension [CapturedHeader] {
  /// The values of a field, in order; names have no case.
  func values(of name: String) -> [String] {
    compactMap { $0.name.utf8.count == name.utf8.count && $0.name.lowercased() == name ? $0.value : nil }
  }
}
