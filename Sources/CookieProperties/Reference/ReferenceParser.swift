import Cookies
import Foundation

/// Section 5.6 of RFC 6265bis once more, as plainly as it can be written, to check the fast parser against.
struct ReferenceParser {
  /// A part of the field, from `start` up to but not including `end`.
  struct Part {
    var start: Int
    var end: Int
    var count: Int { end - start }
  }

  let field: UnsafeBufferPointer<UInt8>
  var name = Part(start: 0, end: 0)
  var value = Part(start: 0, end: 0)
  var domain: Part?
  var path: Part?
  var expires: UnixTime?
  var maxAge: Int64?
  var sameSite = SameSite.default
  var secure = false
  var httpOnly = false
  var partitioned = false

  /// Nil if the whole field is ignored.
  init?(_ field: UnsafeBufferPointer<UInt8>) {
    self.field = field
    // Step 1.
    if ReferenceOctets.all.hasControls(field) { return nil }
    // Step 2.
    let pair = Part(start: 0, end: find(UInt8(ascii: ";"), in: Part(start: 0, end: field.count)))
    // Steps 3 and 4.
    let (first, second) = split(pair)
    (name, value) = second.map { (first, $0) } ?? (Part(start: first.start, end: first.start), first)
    // Step 5.
    if name.count + value.count > 4096 { return nil }
    var start = pair.end
    while start < field.count {
      let part = Part(start: start + 1, end: find(UInt8(ascii: ";"), in: Part(start: start + 1, end: field.count)))
      take(part)
      start = part.end
    }
  }

  /// The place of a byte in a part, or the part's end.
  @inline(__always)
  private func find(_ byte: UInt8, in part: Part) -> Int {
    guard part.count > 0, let start = field.baseAddress else { return part.end }
    let found = memchr(start + part.start, Int32(byte), part.count)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? part.end
  }

  @inline(__always)
  private func split(_ part: Part) -> (Part, Part?) {
    let equals = find(UInt8(ascii: "="), in: part)
    if equals == part.end { return (trim(part), nil) }
    return (trim(Part(start: part.start, end: equals)), trim(Part(start: equals + 1, end: part.end)))
  }

  @inline(__always)
  private func trim(_ part: Part) -> Part {
    var part = part
    while part.count > 0, ReferenceOctets.all.isBlank(field[part.start]) { part.start += 1 }
    while part.count > 0, ReferenceOctets.all.isBlank(field[part.end - 1]) { part.end -= 1 }
    return part
  }

  /// Attributes, steps 4 to 7.
  private mutating func take(_ part: Part) {
    let (name, optionalValue) = split(part)
    let value = optionalValue ?? Part(start: name.end, end: name.end)
    if value.count > 1024 { return }
    switch name.count {
    case 4 where spells(name, "path"):
      let isAbsolute = value.count > 0 && field[value.start] == UInt8(ascii: "/")
      path = Part(start: value.start, end: isAbsolute ? value.end : value.start)
    case 6 where spells(name, "domain"):
      let isDotted = value.count > 0 && field[value.start] == UInt8(ascii: ".")
      domain = Part(start: value.start + (isDotted ? 1 : 0), end: value.end)
    case 6 where spells(name, "secure"): secure = true
    case 7 where spells(name, "expires"): expires = ReferenceDate.parse(bytes(value)) ?? expires
    case 7 where spells(name, "max-age"): maxAge = maxAge(value) ?? maxAge
    case 8 where spells(name, "httponly"): httpOnly = true
    case 8 where spells(name, "samesite"):
      sameSite =
        spells(value, "none") ? .none : spells(value, "strict") ? .strict : spells(value, "lax") ? .lax : .default
    case 11 where spells(name, "partitioned"): partitioned = true
    default: break
    }
  }

  @inline(__always)
  private func spells(_ part: Part, _ word: StaticString) -> Bool {
    ReferenceOctets.all.spell(bytes(part), word)
  }

  private func bytes(_ part: Part) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: field[part.start..<part.end])
  }

  private func maxAge(_ value: Part) -> Int64? {
    let octets = bytes(value)
    let isNegative = octets.first == UInt8(ascii: "-")
    let digits = octets.dropFirst(isNegative ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    var number: Int64 = 0
    for digit in digits {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(Int64(digit) - 0x30)
      if isTooLarge || carries { return isNegative ? -.max : .max }
      number = sum
    }
    return isNegative ? -number : number
  }
}
