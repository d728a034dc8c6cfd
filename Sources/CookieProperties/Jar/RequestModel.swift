import Cookies

/// What a request carries, worked out from the cookies that a jar has: not more, not less, in the draft's order.
///
/// Every cookie is looked at, by ``CookieRights`` and apart from the way in which the jar finds what it sends.
struct RequestModel {
  /// Positions in the jar, in the order in which they are sent.
  private var selected: [Int] = []
  private let field = OctetBuffer()

  /// True if `sent` is the Cookie field of a request, for the cookies of a jar.
  mutating func agrees(
    with sent: [UInt8], of entries: UnsafeBufferPointer<CookieJar.Entry>, for request: RequestContext, at now: UnixTime
  ) -> Bool {
    selected.removeAll(keepingCapacity: true)
    field.removeAll()
    if let start = entries.baseAddress {
      for position in 0..<entries.count
      where CookieRights.allowsSending((start + position).cookie, with: request, at: now) {
        insert(position, start)
      }
      for index in selected.indices {
        if index > 0 { field.append("; ") }
        append((start + selected[index]).cookie)
      }
    }
    return sent.withUnsafeBufferPointer { $0.hasSameOctets(as: field.octets) }
  }

  /// The length of the field that was compared last.
  var length: Int { field.count }

  private mutating func insert(_ position: Int, _ start: UnsafePointer<CookieJar.Entry>) {
    var place = selected.count
    selected.append(position)
    while place > 0, CookieRights.precedes(start + position, start + selected[place - 1]) {
      selected[place] = selected[place - 1]
      place -= 1
    }
    selected[place] = position
  }

  /// The cookie as a request carries it (5.8.3 steps 6.1 and 6.2).
  private func append(_ cookie: UnsafePointer<Cookie>) {
    if !cookie.pointee.name.isEmpty {
      SetCookieText.append(cookie.pointee.name, to: field)
      field.append(UInt8(ascii: "="))
    }
    SetCookieText.append(cookie.pointee.value, to: field)
  }
}

extension UnsafePointer<CookieJar.Entry> {
  private static let cookieOffset = MemoryLayout<CookieJar.Entry>.offset(of: \.cookie) ?? 0

  /// The cookie where it is.
  @inline(__always)
  fileprivate var cookie: UnsafePointer<Cookie> {
    (UnsafeRawPointer(self) + Self.cookieOffset).assumingMemoryBound(to: Cookie.self)
  }
}
