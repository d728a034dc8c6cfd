import Cookies

extension SetCookieText {
  /// Appends a field that asks for what is stored, its lifetime left out.
  static func append(_ cookie: Cookie, to output: OctetBuffer) {
    append(cookie.name, to: output)
    output.append(UInt8(ascii: "="))
    append(cookie.value, to: output)
    if !cookie.hostOnly {
      output.append("; Domain=")
      append(cookie.domain, to: output)
    }
    output.append("; Path=")
    append(cookie.path, to: output)
    append(
      secure: cookie.secure, httpOnly: cookie.httpOnly, sameSite: cookie.sameSite,
      partitioned: cookie.partitionKey != nil, to: output)
  }

  /// Appends the octets of a cookie's text, which may not be UTF-8.
  static func append(_ text: String, to output: OctetBuffer) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      // The escapes of such octets begin with this byte.
      if bytes.has(0xF4) { return false }
      output.append(bytes)
      return true
    }
    if isPlain != true { Cookie.octets(of: text).withUnsafeBufferPointer { output.append($0) } }
  }
}
