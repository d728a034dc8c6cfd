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

  /// Splits a folded field, in time proportional to its length.
  public init(splitting input: UnsafeBufferPointer<UInt8>) {
    fields = []
    undecided = []
    var start = 0
    var partStart = 0
    // Looked into at its first comma: most parts have none.
    var part: FoldedPart?
    var seen = 0
    while let index = Self.separator(input, from: seen) {
      // The part starts behind the last semicolon in front of the comma.
      var semicolon = index
      while semicolon > seen, input[semicolon - 1] != .semicolon { semicolon -= 1 }
      if semicolon > seen { (partStart, part) = (semicolon, nil) }
      seen = index + 1
      let known = part ?? FoldedPart(input, from: partStart, isPair: partStart == start)
      part = known
      if separates(input, comma: index, known) {
        fields.append(ByteRange(start, index))
        start = index + 2
        (partStart, part) = (start, nil)
      }
    }
    fields.append(ByteRange(start, input.count))
  }

  /// The next comma with a space behind it.
  private static func separator(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < input.count &- 1 {
      if input[index] == UInt8(ascii: ","), input[index &+ 1] == .space { return index }
      index &+= 1
    }
    return nil
  }

  /// Decides about one comma in a part.
  private mutating func separates(_ input: UnsafeBufferPointer<UInt8>, comma: Int, _ part: FoldedPart) -> Bool {
    if part.isExpires, Self.isWeekday(input, part.valueStart, comma), Self.startsWithDigit(input, comma + 2) {
      return false
    }
    // More of a value, where that may have a comma and means something with it; a field without a pair elsewhere.
    guard let next = Self.pairName(input, from: comma + 2) else {
      return note(comma, .noPairFollows, !part.isPair && !part.isUnknown)
    }
    if part.isPair, part.quotes.start < comma, comma < part.quotes.end { return note(comma, .betweenQuotes, false) }
    if part.isFree { return note(comma, .inFreeValue, true) }
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
  @inline(__always)
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    // One bit for each byte below 128: letters, digits and !#$%&'*+-.^_`|~.
    let low: UInt64 = 0x03FF_6CFA_0000_0000
    let high: UInt64 = 0x57FF_FFFF_C7FF_FFFE
    return byte < 128 && ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 != 0
  }

  /// True if a weekday's name, short or long, is all that stands between two indices.
  private static func isWeekday(_ input: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let days: [StaticString] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    guard start < end, end - start <= "Wednesday".utf8.count else { return false }
    let bytes = input.bytes(ByteRange(start, end))
    return bytes.allSatisfy { $0.isLetter } && days.contains { bytes.starts(withWord: $0) }
  }

  private static func startsWithDigit(_ input: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    start < input.count && input[start].isDigit
  }
}

/// A pair or an attribute that commas may stand in: what has to be known of it, found once.
private struct FoldedPart {
  var isPair: Bool
  var isExpires = false
  /// A Path or an unknown attribute, whose value may have commas.
  var isFree = false
  var isUnknown = false
  var valueStart: Int
  /// The quotation marks around the value; empty if there are none or they do not close.
  var quotes = ByteRange(0, 0)

  init(_ input: UnsafeBufferPointer<UInt8>, from start: Int, isPair: Bool) {
    self.isPair = isPair
    // The name ends at "=", at the comma or where the part ends.
    var index = start
    while index < input.count, input[index] != .equals, input[index] != .semicolon, input[index] != UInt8(ascii: ",") {
      index += 1
    }
    valueStart = index < input.count && input[index] == .equals ? index + 1 : index
    while valueStart < input.count, input[valueStart].isBlank { valueStart += 1 }
    if isPair { findQuotes(input) } else { findKind(input, start, index) }
  }

  private mutating func findKind(_ input: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    guard let pair = AttributePair(input, from: start, to: end) else { return }
    let kind = SetCookieAttribute.named(input.bytes(pair.name))
    isExpires = kind == .expires
    isUnknown = kind == nil
    isFree = isUnknown || kind == .path
  }

  private mutating func findQuotes(_ input: UnsafeBufferPointer<UInt8>) {
    let quote = UInt8(ascii: "\"")
    guard valueStart < input.count, input[valueStart] == quote else { return }
    var index = valueStart + 1
    while index < input.count, input[index] != quote, input[index] != .semicolon { index += 1 }
    if index < input.count, input[index] == quote { quotes = ByteRange(valueStart, index) }
  }
}
