import Choices
import Cookies

/// Flows without their secrets: each value keeps its kind and its place, so that mitmproxy reads the copy.
struct FlowRedaction {
  private var cover = RedactionCover()
  private let source: CaptureBytes

  /// - Parameter write: takes the copy, flow by flow.
  /// - Returns: what was left out.
  static func redact(_ source: CaptureBytes, _ write: ([UInt8]) throws -> Void) throws -> [String] {
    var redaction = FlowRedaction(source: source)
    for round in 0..<RedactionCover.mostRounds {
      _ = try redaction.walk { _ in }
      let found = try redaction.scan()
      guard redaction.cover.goOn(found, round: round) else { break }
    }
    var failure: (any Error)?
    let damage = try redaction.walk { bytes in
      guard failure == nil else { return }
      do { try write(bytes) } catch let error { failure = error }
    }
    if let failure { throw failure }
    return damage.map { "left out: \($0)" } + redaction.cover.remarks
  }

  private init(source: CaptureBytes) { self.source = source }

  private static let mostText = 1 << 24
  private static let mostDepth = 16

  // MARK: - The copy

  private mutating func walk(_ body: ([UInt8]) -> Void) throws(InputError) -> [String] {
    var cover = cover
    var left: [String] = []
    let walk = try FlowWalk.read(source, most: Self.mostText) { flow, position, strings in
      do throws(Netstrings.Problem) {
        let value = try strings.value(at: position.offset, before: source.count)
        // Its path is read behind its host, in whatever order they stand in the file.
        if let url = flow.url, let host = RequestURL(url)?.host { _ = cover.host(host) }
        body(try Self.rewritten(value, [], &strings, &cover))
      } catch {
        left.append("\(position.text): damaged in what is not read of it")
      }
    }
    self.cover = cover
    guard !walk.hasCutTexts else {
      throw InputError(
        .data, source: source.path, found: "a text of more than 16 MiB", expected: "shorter ones, to be redacted")
    }
    let damage = walk.damage + left
    if walk.count == left.count, let first = damage.first {
      throw InputError(.data, source: source.path, found: first, expected: "flows of mitmproxy")
    }
    return damage
  }

  static func netstring(_ bytes: [UInt8], _ kind: Netstring.Kind) -> [UInt8] {
    Array("\(bytes.count):".utf8) + bytes + [kind.rawValue]
  }

  private static func rewritten(
    _ value: Netstring, _ path: [String], _ strings: inout Netstrings, _ cover: inout RedactionCover
  ) throws(Netstrings.Problem) -> [UInt8] {
    switch value.kind {
    case .null, .boolean: return netstring(try strings.raw(value), value.kind)
    case .integer, .float:
      return try strings.number(value) == nil ? netstring([], .null) : netstring(try strings.raw(value), value.kind)
    case .bytes, .text: return netstring(Cookie.octets(of: try text(value, path, &strings, &cover)), value.kind)
    case .list, .dictionary: break
    }
    guard path.count < mostDepth else { return netstring([], .null) }
    var result: [UInt8] = []
    if value.kind == .list {
      if isHeaders(path) { return try headers(value, &strings, &cover) }
      var index = 0
      try strings.each(in: value) { (strings, element) throws(Netstrings.Problem) in
        result += try rewritten(element, path + [String(index)], &strings, &cover)
        index += 1
      }
    } else {
      try strings.members(of: value) { (strings, key, value) throws(Netstrings.Problem) in
        // What flows have is known; what scripts add beside it is not.
        guard keys.contains(key), path != ["metadata"] else { return }
        result += netstring(Array(key.utf8), .text) + (try rewritten(value, path + [key], &strings, &cover))
      }
    }
    return netstring(result, value.kind)
  }

  /// What mitmproxy calls the parts of its flows, in any version of the format (io/compat.py, and the state of each class).
  private static let keys: Set<String> = [
    "type", "id", "version", "error", "msg", "timestamp", "intercepted", "is_replay", "marked", "killed", "comment",
    "metadata", "timestamp_created", "backup", "mode", "client_conn", "server_conn", "request", "response", "websocket",
    "messages", "closed_by_client", "close_code", "close_reason", "peername", "sockname", "address", "source_address",
    "ip_address", "peer_address", "host", "port", "state", "tls", "tls_established", "ssl_established",
    "certificate_list", "cert", "clientcert", "mitmcert", "alpn", "alpn_offers", "alpn_proto_negotiated", "cipher",
    "cipher_list", "cipher_name", "tls_version", "tls_extensions", "sni", "timestamp_start", "timestamp_end",
    "timestamp_tcp_setup", "timestamp_tls_setup", "timestamp_ssl_setup", "transport_protocol", "proxy_mode", "via",
    "via2", "method", "scheme", "authority", "path", "http_version", "headers", "content", "trailers", "status_code",
    "reason", "first_line_format", "questions", "answers", "authorities", "additionals", "name", "class_", "ttl",
    "data", "query", "op_code", "authoritative_answer", "truncation", "recursion_desired", "recursion_available",
    "reserved", "response_code", "from_client",
  ]

  private static func isHeaders(_ path: [String]) -> Bool {
    path.count == 2 && ["request", "response"].contains(path[0]) && ["headers", "trailers"].contains(path[1])
  }

  private static func headers(
    _ value: Netstring, _ strings: inout Netstrings, _ cover: inout RedactionCover
  ) throws(Netstrings.Problem) -> [UInt8] {
    var result: [UInt8] = []
    for header in try strings.headers(value, mostText) {
      let written = HTTPRedaction.redacted(header, isFolded: false, &cover)
      let pair = [written.name, written.value].flatMap { netstring(Cookie.octets(of: $0), .bytes) }
      result += netstring(pair, .list)
    }
    return netstring(result, .list)
  }

  /// What stays of a text, by its place.
  private static func text(
    _ value: Netstring, _ path: [String], _ strings: inout Netstrings, _ cover: inout RedactionCover
  ) throws(Netstrings.Problem) -> String {
    let isOfMessage = path.count == 2 && ["request", "response"].contains(path[0])
    let isOfConnection = ["client_conn", "server_conn"].contains(path.first ?? "")
    switch path.last ?? "" {
    case "path" where isOfMessage:
      return HTTPRedaction.redacted(url: try strings.octetText(value, mostText) ?? "", &cover)
    case "host" where isOfMessage, "authority" where isOfMessage, "sni" where isOfConnection:
      return HTTPRedaction.redacted(authority: try strings.octetText(value, mostText) ?? "", &cover)
    case "method" where isOfMessage:
      return PlainWord.method(try strings.octetText(value, mostText) ?? "") ?? PlainWord.otherMethod
    case "http_version" where isOfMessage:
      return PlainWord.httpVersion(try strings.octetText(value, mostText) ?? "") ?? ""
    case "scheme" where isOfMessage: return HTTPRedaction.word(try strings.octetText(value, mostText) ?? "", &cover)
    case "type" where path.count == 1: return try strings.octetText(value, mostText) == "http" ? "http" : "tcp"
    case "reason" where isOfMessage:
      return cover.words(try strings.octetText(value, mostText).flatMap(ReasonPhrase.known) ?? "")
    case "id": return id(try strings.octetText(value, mostText) ?? "", &cover)
    case "mode", "proxy_mode": return mode(try strings.octetText(value, mostText) ?? "", &cover)
    case "tls_version", "cipher_name", "alpn", "alpn_proto_negotiated":
      return value.count > 256 ? "" : cover.tokens(try strings.octetText(value, mostText) ?? "")
    case "content" where path == ["request", "content"]:
      return try strings.sendsPassword(value) ? PasswordField.mark : ""
    case "msg" where path.first == "error":
      return cover.kept(UnsentRequest.name(in: try strings.octetText(value, mostText) ?? "") ?? "")
    // The same as in the requests to it. An address is a list with its port.
    case "0" where path.first == "server_conn" && path.count == 3 && path[1] == "address":
      return HTTPRedaction.redacted(authority: try strings.octetText(value, 1024) ?? "", &cover)
    case "0" where isOfConnection && path.count == 3 && path[1] != "alpn_offers" && path[1] != "certificate_list":
      return cover.alias(try strings.octetText(value, 1024) ?? "")
    default: return ""
    }
  }

  /// mitmproxy's own is a UUID, which tells connections apart; any other is of whoever wrote the flow.
  private static func id(_ text: String, _ cover: inout RedactionCover) -> String {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isUUID =
      groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { $0 &- 0x30 < 10 || $0 | 0x20 &- 0x61 < 6 }
    let kept = isUUID ? cover.kept(text) : ""
    return kept == text ? text : cover.alias(text)
  }

  /// "upstream:http://user:password@proxy:8080": what it is stays, and where it goes, without who asks.
  private static func mode(_ text: String, _ cover: inout RedactionCover) -> String {
    let (name, target) = modeParts(text)
    return target.map { name + HTTPRedaction.redacted(url: $0, &cover) } ?? name
  }

  /// The kind of a proxy, and where it goes as "//host:port".
  private static func modeParts(_ text: String) -> (name: String, target: String?) {
    let (name, target) = text[...].cut(":")
    switch name {
    case "upstream", "reverse":
      let schemes = ["http", "https", "http3", "quic", "tcp", "tls", "udp", "dtls", "dns"]
      let scheme = schemes.first { target?.hasPrefix("\($0)://") ?? false }
      guard let target, let scheme else { return ("\(name):http:", "//" + (target ?? "")) }
      return ("\(name):\(scheme):", String(target.dropFirst(scheme.count + 1)))
    case "transparent", "socks5", "dns", "wireguard", "local", "tun": return (String(name), nil)
    default: return ("regular", nil)
    }
  }

  // MARK: - What is secret

  private func scan() throws(InputError) -> Set<UInt64> {
    var scan = SecretScan(cover.windows)
    var failure: InputError?
    _ = try FlowWalk.read(source, most: Self.mostText) { flow, position, strings in
      for message in [flow.request, flow.response].compactMap({ $0 }) {
        HTTPRedaction.secrets(of: message.headers + message.trailers) { scan.scan($0) }
        if let path = message.path { HTTPRedaction.secrets(ofURL: path) { scan.scan($0) } }
        if let host = message.authority { HTTPRedaction.secrets(ofAuthority: host) { scan.scan($0) } }
        if let reason = message.reason { TokenText.each(inWords: reason) { scan.scan($0) } }
        for mode in flow.modes {
          if let target = Self.modeParts(mode).target { HTTPRedaction.secrets(ofURL: target) { scan.scan($0) } }
        }
        for body in [message.content, flow.webSocket] {
          guard let body else { continue }
          do throws(InputError) { try Self.scan(body, source, &scan) } catch { failure = error }
        }
      }
    }
    if let failure { throw failure }
    return scan.found
  }

  /// A body is looked through piece by piece.
  private static func scan(
    _ body: Netstring, _ source: CaptureBytes, _ scan: inout SecretScan
  ) throws(InputError) {
    scan.start()
    var offset = body.start
    while offset < body.start + body.count {
      let piece = try source.bytes(at: offset, count: min(1 << 18, body.start + body.count - offset))
      guard !piece.isEmpty else { return }
      piece.withUnsafeBufferPointer { scan.append($0) }
      offset += piece.count
    }
  }
}
