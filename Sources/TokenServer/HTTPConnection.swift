import Foundation

/// A request as far as a token server looks at it.
struct HTTPRequest {
  var method: String
  /// Without the query.
  var path: String
  /// Names in lower case; of several fields of one name the last.
  var fields: [String: String]
  var body: [UInt8] = []

  /// The first cookie of a name wins, as in most servers (RFC 6265bis, section 5.8.3, sends the longest path first).
  func cookie(_ name: String) -> String? {
    for pair in (fields["cookie"] ?? "").split(separator: ";") {
      let sides = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if sides.count == 2, sides[0] == name { return sides[1] }
    }
    return nil
  }
}

/// What the server answers.
struct HTTPAnswer {
  var status: Int
  var setCookies: [String] = []
  var location: String?
  var mediaType = "application/json"
  var body = "{}"
  /// True to close the connection without a word, as where a reply is lost on its way.
  var isLost = false
  /// The tokens that it brings, for an observer.
  var issued: TokenRules.Pair?
  /// When the access token that it is about expires, on the server's clock.
  var accessExpiresAt: Double?
  /// True if the connection takes another request after this one.
  var keepsConnection = true

  var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status) \(status < 400 ? "OK" : "Refused")\r\nCache-Control: no-store\r\n"
    if !keepsConnection { head += "Connection: close\r\n" }
    if let location { head += "Location: \(location)\r\n" }
    for cookie in setCookies { head += "Set-Cookie: \(cookie)\r\n" }
    if status != 204 { head += "Content-Type: \(mediaType)\r\nContent-Length: \(body.utf8.count)\r\n" }
    return Array((head + "\r\n" + (status == 204 ? "" : body)).utf8)
  }
}

/// One connection: requests in, answers out, until one side closes it. A thread reads it and waits.
struct HTTPConnection {
  /// What no client of ours sends more than, in bytes.
  static let longestHead = 64 << 10
  static let longestBody = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  /// The next request; nil if there is none, or none that can be read.
  mutating func request() -> HTTPRequest? {
    guard let head = head() else { return nil }
    let lines = head.components(separatedBy: "\r\n")
    let parts = lines[0].split(separator: " ")
    guard parts.count == 3 else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    guard let length = Int(fields["content-length"] ?? "0"), (0...Self.longestBody).contains(length) else { return nil }
    while buffer.count < length { guard fill() else { return nil } }
    let body = Array(buffer[..<length])
    buffer.removeFirst(length)
    let path = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return HTTPRequest(method: String(parts[0]), path: String(path), fields: fields, body: body)
  }

  /// False if the connection is over.
  func send(_ answer: HTTPAnswer) -> Bool {
    !answer.isLost && send(answer.bytes) && answer.keepsConnection
  }

  /// The same of bytes that are any, or no, answer.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.send(descriptor, $0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  func close() { _ = Self.close(descriptor) }

  private mutating func head() -> String? {
    let end: [UInt8] = [13, 10, 13, 10]
    var searched = 0
    while true {
      while searched + end.count <= buffer.count {
        if buffer[searched..<searched + end.count].elementsEqual(end) {
          defer { buffer.removeFirst(searched + end.count) }
          return String(decoding: buffer[..<searched], as: UTF8.self)
        }
        searched += 1
      }
      guard buffer.count <= Self.longestHead, fill() else { return nil }
    }
  }

  private mutating func fill() -> Bool {
    let before = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: 8192))
    // There are bytes, so there is an address.
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress! + before, 8192, 0) }
    buffer.removeLast(8192 - max(0, count))
    return count > 0
  }

  private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #else
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }
}
