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
    return damage.map { "left out: \($0)" }
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
        guard isName(key), path != ["metadata"] else { return }
        result += netstring(Array(key.utf8), .text) + (try rewritten(value, path + [key], &strings, &cover))
      }
    }
    return netstring(result, value.kind)
  }

  private static func isName(_ key: String) -> Bool {
    key.utf8.count <= 32 && !key.isEmpty
      && key.utf8.allSatisfy { $0 == 0x5F || $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 }
  }

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
      return HTTPRedaction.authority(try strings.octetText(value, mostText) ?? "", &cover)
    case "method" where isOfMessage, "scheme" where isOfMessage, "http_version" where isOfMessage:
      return HTTPRedaction.word(try strings.octetText(value, mostText) ?? "", &cover)
    case "type" where path.count == 1: return try strings.octetText(value, mostText) == "http" ? "http" : "tcp"
    case "reason" where isOfMessage, "id", "mode", "proxy_mode", "tls_version", "cipher_name", "alpn",
      "alpn_proto_negotiated":
      return value.count > 256 ? "" : cover.kept(try strings.octetText(value, mostText) ?? "")
    // An address is a list with its port.
    case "0" where isOfConnection && path.count == 3 && path[1] != "alpn_offers" && path[1] != "certificate_list":
      return cover.alias(try strings.octetText(value, 1024) ?? "")
    default: return ""
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
