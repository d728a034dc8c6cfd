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
  /// False if there is more in the file than could be read: behind a cut, or an exchange without a date or an address.
  public var isWhole = true

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
  public var requestHeaders: [CapturedHeader] {
    get { request.headers }
    set { request = PackedHeaders(newValue) }
  }
  /// Nil: there was no answer, or none that came from a server.
  public var status: Int?
  /// Each Set-Cookie field is one, also where the capture has several in one line.
  public var responseHeaders: [CapturedHeader] {
    get { response.headers }
    set { response = PackedHeaders(newValue) }
  }
  /// What tells connections of the client apart; nil if the capture does not say.
  public var connection: String?
  /// The page, process or client app that sent it, as far as the capture says.
  public var initiator: String?
  /// True if the capture says that the request never left the device: there was no network, no such host, nobody who listened.
  public var neverLeft = false
  /// True if the body of the request has a field that is called as passwords are, and none by which one is changed. What the password is
  /// is not read.
  public var sendsPassword = false
  /// Where it stands in the file: a key path, or the byte that it begins at.
  public var place: String {
    get { position.text }
    set { position = .text(newValue) }
  }

  // A capture can have a million of these: what can be made when it is asked for is not held.
  package internal(set) var request, response: PackedHeaders
  var position: Position

  enum Position: Sendable {
    case entry(Int)
    case flow(Int, offset: Int)
    case text(String)
  }

  public init(
    startedAt: Int64, duration: Int64? = nil, method: String, url: String, requestHeaders: [CapturedHeader] = [],
    status: Int? = nil, responseHeaders: [CapturedHeader] = [], connection: String? = nil, initiator: String? = nil,
    place: String
  ) {
    self.startedAt = startedAt
    self.duration = duration
    self.method = method
    self.url = url
    request = PackedHeaders(requestHeaders)
    self.status = status
    response = PackedHeaders(responseHeaders)
    self.connection = connection
    self.initiator = initiator
    position = .text(place)
  }
}

extension CapturedExchange.Position: Hashable {
  /// Of a flow: where it begins.
  var offset: Int { if case .flow(_, let offset) = self { offset } else { 0 } }

  var text: String {
    switch self {
    case .entry(let number): "log.entries[\(number)]"
    case .flow(let number, let offset): "flow \(number), byte \(offset)"
    case .text(let text): text
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
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

/// Gathers the exchanges of a capture in as little room as they take.
struct CaptureBuilder {
  private(set) var exchanges: [CapturedExchange] = []
  private var table = TextTable.Builder()

  /// Adds an exchange, whose headers are set here.
  mutating func add(
    _ exchange: CapturedExchange, at position: CapturedExchange.Position, request: [CapturedHeader],
    response: [CapturedHeader]
  ) {
    var exchange = exchange
    exchange.position = position
    exchange.request = PackedHeaders(request, &table)
    exchange.response = PackedHeaders(response, &table)
    exchanges.append(exchange)
  }

  /// All of them; nothing can be added after that.
  mutating func finish() -> [CapturedExchange] {
    let table = table.table
    // Without the room that growing has left.
    return exchanges.map { exchange in
      var exchange = exchange
      exchange.request.settle(table)
      exchange.response.settle(table)
      return exchange
    }
  }
}

extension [CapturedHeader] {
  /// The values of a field, in order; names have no case.
  ///
  /// - Parameter name: in small letters.
  package func values(of name: String) -> [String] { filter { $0.isNamed(name) }.map(\.value) }

  /// The value of a field's first line; nil without one.
  ///
  /// - Parameter name: in small letters.
  package func first(of name: String) -> String? { first { $0.isNamed(name) }?.value }
}

extension CapturedHeader {
  func isNamed(_ field: String) -> Bool {
    name.utf8.count == field.utf8.count && name.lowercased() == field
  }
}
