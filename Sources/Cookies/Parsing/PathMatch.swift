/// Paths of cookies and requests (RFC 6265bis, section 5.1.4). Octets are compared as they are: no decoding.
public enum CookiePath {
  /// The path of a cookie that names none: the request path up to its last slash.
  public static func defaultPath(of requestPath: String) -> String {
    let bytes = requestPath.utf8
    // Steps 2 and 3: no leading slash, or no other one.
    guard bytes.first == .slash, let last = bytes.lastIndex(of: .slash), last != bytes.startIndex else { return "/" }
    // Step 4.
    return String(requestPath[..<last])
  }

  /// True if `requestPath` path-matches `cookiePath`.
  @inline(__always)
  public static func matches(requestPath: String, cookiePath: String) -> Bool {
    let count = cookiePath.utf8.count
    // The two commonest cases need no comparison of bytes.
    if count == 1, cookiePath.utf8.first == .slash { return requestPath.utf8.first == .slash }
    guard requestPath.utf8.count >= count else { return false }
    let result = requestPath.utf8.withContiguousStorageIfAvailable { request in
      cookiePath.utf8.withContiguousStorageIfAvailable { matches(request: request, cookie: $0) }
    }
    return (result ?? nil) ?? matchesCopy(of: requestPath, cookiePath)
  }

  /// Only strings that Objective-C lends have no contiguous storage.
  @inline(never)
  private static func matchesCopy(of request: String, _ cookie: String) -> Bool {
    var (request, cookie) = (request, cookie)
    return request.withUTF8 { request in cookie.withUTF8 { matches(request: request, cookie: $0) } }
  }

  @inline(__always)
  private static func matches(request: UnsafeBufferPointer<UInt8>, cookie: UnsafeBufferPointer<UInt8>) -> Bool {
    guard request.hasPrefix(cookie) else { return false }
    // Identical.
    if request.count == cookie.count { return true }
    // A prefix that ends with a slash, or that a slash follows.
    return cookie.last == .slash || request[cookie.count] == .slash
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func hasPrefix(_ prefix: UnsafeBufferPointer<UInt8>) -> Bool {
    guard prefix.count <= count else { return false }
    for index in 0..<prefix.count where self[index] != prefix[index] { return false }
    return true
  }

  @inline(__always)
  func hasSuffix(_ suffix: UnsafeBufferPointer<UInt8>) -> Bool {
    guard suffix.count <= count else { return false }
    let start = count &- suffix.count
    for index in 0..<suffix.count where self[start &+ index] != suffix[index] { return false }
    return true
  }
}
