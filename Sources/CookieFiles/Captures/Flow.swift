import Cookies

/// One flow of mitmproxy, as far as it tells of cookies.
struct Flow {
  var type: String?
  /// Of the format; files before mitmproxy 2 have that of the program, a list.
  var version: Int?
  var isReplay = false
  var hasError = false
  /// What mitmproxy says went wrong.
  var error: String?
  /// When it went wrong, in seconds since 1970.
  var errorAt: Double?
  var created: Double?
  /// Its messages, which are not read.
  var webSocket: Netstring?
  /// How the proxy was reached, and where it passes requests on to.
  var modes: [String] = []
  var client = Client()
  var request = Message()
  /// Nil: there was no answer.
  var response: Message?

  struct Client {
    var id: String?
    /// Without its port.
    var address: String?
  }

  struct Message {
    var method, scheme, host, authority, path, httpVersion, reason: String?
    var port, status: Int?
    var start, end: Double?
    var headers: [CapturedHeader] = []
    /// The body, of which nothing is read but whether it has a password.
    var content: Netstring?
    var sendsPassword = false
    /// Fields behind the body, which can be as secret.
    var trailers: [CapturedHeader] = []
  }

  /// As the client asked for it: what stands in "host" may be an address that the proxy was told.
  var url: String? {
    let scheme = request.scheme ?? (request.port == 443 ? "https" : "http")
    guard let path = request.path else { return nil }
    let authority = [request.authority, request.headers.values(of: "host").first].compactMap { $0 }.first {
      !$0.isEmpty
    }
    if let authority { return "\(scheme)://\(authority)\(path)" }
    guard let host = request.host else { return nil }
    let isUsual = request.port == nil || request.port == (scheme == "https" ? 443 : 80)
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(scheme)://\(name)\(isUsual ? "" : ":\(request.port ?? 0)")\(path)"
  }
}

extension Netstrings {
  /// Reads a flow; a part of it that is damaged is left out with what stands behind it.
  mutating func flow(_ value: Netstring, into flow: inout Flow, most: Int = 1 << 16) throws(Problem) {
    try members(of: value) { (strings, key, value) throws(Problem) in
      switch key {
      case "type": flow.type = try strings.text(value)
      case "version": flow.version = try strings.number(value).flatMap { Int(exactly: $0) }
      case "is_replay": flow.isReplay = value.kind != .null && value.kind != .boolean
      case "error" where value.kind == .dictionary:
        flow.hasError = true
        try strings.members(of: value) { (strings, key, value) throws(Problem) in
          if key == "msg" { flow.error = try strings.text(value) }
          if key == "timestamp" { flow.errorAt = try strings.number(value) }
        }
      case "timestamp_created": flow.created = try strings.number(value)
      case "websocket": flow.webSocket = value
      case "mode": if let mode = try strings.text(value) { flow.modes.append(mode) }
      case "client_conn": try strings.client(value, into: &flow)
      case "request":
        try strings.message(value, into: &flow.request, most)
        if let content = flow.request.content { flow.request.sendsPassword = try strings.sendsPassword(content) }
      case "response" where value.kind == .dictionary:
        var response = Flow.Message()
        try strings.message(value, into: &response, most)
        flow.response = response
      default: break
      }
    }
  }

  mutating func sendsPassword(_ body: Netstring) throws(Problem) -> Bool {
    // A form with a password is small.
    guard body.count <= PasswordField.most, let octets = try octets(body) else { return false }
    return PasswordField.isSent(in: octets)
  }

  private mutating func client(_ value: Netstring, into flow: inout Flow) throws(Problem) {
    try members(of: value) { (strings, key, value) throws(Problem) in
      switch key {
      case "id": flow.client.id = try strings.text(value)
      case "mode", "proxy_mode": if let mode = try strings.text(value) { flow.modes.append(mode) }
      // Later versions call it by the other name.
      case "address", "peername":
        var isFirst = true
        try strings.each(in: value) { (strings, part) throws(Problem) in
          if isFirst { flow.client.address = try strings.text(part) }
          isFirst = false
        }
      default: break
      }
    }
  }

  private mutating func message(
    _ value: Netstring, into message: inout Flow.Message, _ most: Int
  ) throws(Problem) {
    try members(of: value) { (strings, key, value) throws(Problem) in
      switch key {
      case "method": message.method = try strings.octetText(value, most)
      case "scheme": message.scheme = try strings.octetText(value, most)
      case "host": message.host = try strings.octetText(value, most)
      case "authority": message.authority = try strings.octetText(value, most)
      case "path": message.path = try strings.octetText(value, most)
      case "http_version": message.httpVersion = try strings.octetText(value, most)
      case "reason": message.reason = try strings.octetText(value, most)
      case "port": message.port = try strings.number(value).flatMap { Int(exactly: $0) }
      case "status_code": message.status = try strings.number(value).flatMap { Int(exactly: $0) }
      case "timestamp_start": message.start = try strings.number(value)
      case "timestamp_end": message.end = try strings.number(value)
      case "headers": message.headers = try strings.headers(value, most)
      case "trailers": message.trailers = try strings.headers(value, most)
      case "content": message.content = value.kind == .null ? nil : value
      default: break
      }
    }
  }

  mutating func headers(_ value: Netstring, _ most: Int) throws(Problem) -> [CapturedHeader] {
    var headers: [CapturedHeader] = []
    try each(in: value) { (strings, pair) throws(Problem) in
      var parts: [String] = []
      try strings.each(in: pair) { (strings, part) throws(Problem) in
        if let text = try strings.octetText(part, most) { parts.append(text) }
      }
      if parts.count == 2 { headers.append(CapturedHeader(name: parts[0], value: parts[1])) }
    }
    return headers
  }

  /// Text that stands for bytes, whatever they are.
  mutating func octetText(_ value: Netstring, _ most: Int) throws(Problem) -> String? {
    try octets(value, most: most).map { Cookie.text(octets: $0) }
  }
}
