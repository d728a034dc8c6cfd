/// Several Set-Cookie fields that were joined with ", " into one, taken apart again.
///
/// Foundation's `allHeaderFields` joins them, and a comma may also stand in an Expires date, a path or a value that no
/// server should send. By the grammar of section 4.1.1 neither a name nor a value has a comma, an Expires date has
/// one behind its weekday, and the values of Path and of unknown attributes may have some. Where the grammar leaves
/// two readings, or the text does not follow it, the likelier one is taken and the comma is listed as undecided.
public struct FoldedSetCookie: Hashable, Sendable {
  /// The fields in order, as ranges of the input.
  public var fields: [ByteRange]
  /// The commas that two readings are possible for.
  public var undecided: [UndecidedComma]

  /// A comma that may or may not separate two fields.
  public struct UndecidedComma: Hashable, Sendable {
    /// Why the grammar does not decide.
    public enum Reason: String, Hashable, Sendable {
      /// Behind it stands no `name=`: a nameless cookie, or more of a value with a comma.
      case noPairFollows
      /// It stands in a Path or unknown attribute, whose value may have a comma.
      case inFreeValue
      /// It stands between quotation marks that close behind it.
      case betweenQuotes
      /// What follows looks like an attribute rather than a cookie.
      case attributeFollows
    }

    /// Where the comma is, in bytes from the start.
    public var offset: Int
    /// Why the grammar does not decide.
    public var reason: Reason
    /// True if it was taken to separate two fields.
    public var separates: Bool
  }

  /// Splits a folded field.
  public init(splitting input: UnsafeBufferPointer<UInt8>) {
    fields = []
    undecided = []
    var start = 0
    var part = 0
    var index = 0
    while index < input.count {
      if input[index] == .semicolon { part = index + 1 }
      if input[index] == UInt8(ascii: ","), index + 1 < input.count, input[index + 1] == .space {
        if separates(input, comma: index, partStart: part, isPair: part == start) {
          fields.append(ByteRange(start, index))
          start = index + 2
          part = start
        }
      }
      index += 1
    }
    fields.append(ByteRange(start, input.count))
  }

  /// Decides about one comma in the part (pair or attribute) that begins at `partStart`.
  private mutating func separates(
    _ input: UnsafeBufferPointer<UInt8>, comma: Int, partStart: Int, isPair: Bool
  ) -> Bool {
    guard let attribute = AttributePair(input, from: partStart, to: comma) else { return false }
    let kind = isPair ? nil : SetCookieAttribute.named(input.bytes(attribute.name))
    if kind == .expires, Self.isWeekday(input.bytes(attribute.value)), Self.startsWithDigit(input, comma + 2) {
      return false
    }
    guard let next = Self.pairName(input, from: comma + 2) else { return note(comma, .noPairFollows, false) }
    if isPair, Self.isBetweenQuotes(input, comma, from: attribute.value.start) {
      return note(comma, .betweenQuotes, false)
    }
    if !isPair, kind == nil || kind == .path { return note(comma, .inFreeValue, true) }
    if SetCookieAttribute.named(input.bytes(next)) != nil { return note(comma, .attributeFollows, true) }
    return true
  }

  private mutating func note(_ offset: Int, _ reason: UndecidedComma.Reason, _ separates: Bool) -> Bool {
    undecided.append(UndecidedComma(offset: offset, reason: reason, separates: separates))
    return separates
  }

  /// The token in front of an "=" that comes before the next semicolon or comma.
  private static func pairName(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> ByteRange? {
    var index = start
    while index < input.count, isTokenByte(input[index]) { index += 1 }
    guard index > start, index < input.count, input[index] == .equals else { return nil }
    return ByteRange(start, index)
  }

  /// The characters of a token (RFC 9110, section 5.6.2).
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }

  private static func isWeekday(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let days: [StaticString] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return bytes.allSatisfy(\.isLetter) && days.contains { bytes.starts(withWord: $0) }
  }

  private static func startsWithDigit(_ input: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    start < input.count && input[start].isDigit
  }

  /// True if a quotation mark opens the value and another one closes it behind the comma, before any semicolon.
  private static func isBetweenQuotes(_ input: UnsafeBufferPointer<UInt8>, _ comma: Int, from start: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard start < comma, input[start] == quote else { return false }
    guard input.firstIndex(of: quote, from: start + 1, to: comma) == comma else { return false }
    let end = input.firstIndex(of: .semicolon, from: comma, to: input.count)
    return input.firstIndex(of: quote, from: comma, to: end) < end
  }
}
