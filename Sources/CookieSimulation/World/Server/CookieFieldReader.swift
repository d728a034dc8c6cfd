/// Reads one cookie out of a `Cookie` field, as a server does.
enum CookieFieldReader {
  /// The value of the first cookie called `name` in `a=1; b=2`.
  static func value(of name: StaticString, in field: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>? {
    value(of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), in: field)
  }

  static func value(of name: String, in field: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var name = name
    return name.withUTF8 { value(of: $0, in: field) }
  }

  private static func value(
    of wanted: UnsafeBufferPointer<UInt8>, in field: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var start = 0
    while start < field.count {
      var end = start
      while end < field.count, field[end] != UInt8(ascii: ";") { end += 1 }
      let valueStart = start + wanted.count + 1
      if valueStart <= end, field[valueStart - 1] == UInt8(ascii: "="), begins(field, at: start, with: wanted) {
        return field[valueStart..<end]
      }
      start = end + 1
      if start < field.count, field[start] == UInt8(ascii: " ") { start += 1 }
    }
    return nil
  }

  private static func begins(
    _ field: UnsafeBufferPointer<UInt8>, at start: Int, with wanted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for place in 0..<wanted.count where field[start + place] != wanted[place] { return false }
    return true
  }
}
