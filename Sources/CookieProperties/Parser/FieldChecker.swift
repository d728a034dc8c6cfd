import Cookies

/// Checks every ``FuzzProperty`` of the parser and of the folded splitter on single fields.
///
/// One checker serves many fields of a thread; nothing is carried over from one to the next.
public final class FieldChecker {
  /// Falsifies what the parser returned.
  public typealias Tamper = @Sendable (inout ParsedSetCookie) -> Void

  private let tamper: Tamper?
  private let written = OctetBuffer()
  private let folded = OctetBuffer()

  /// - Parameter tamper: falsifies what the parser returns, to prove that the properties notice.
  public init(tamper: Tamper? = nil) { self.tamper = tamper }

  /// Checks the parser on one field; returns the property that does not hold.
  public func check(_ field: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    do throws(IgnoredReason) {
      return check(try parse(field), field)
    } catch {
      return checkRefused(field)
    }
  }

  /// What the parser understands, falsified if that is wanted.
  @inline(__always)
  func parse(_ field: UnsafeBufferPointer<UInt8>) throws(IgnoredReason) -> ParsedSetCookie {
    var parsed = try ParsedSetCookie(parsing: field)
    if let tamper { tamper(&parsed) }
    return parsed
  }

  /// Checks what the parser made of a field.
  func check(_ parsed: ParsedSetCookie, _ field: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    let end = field.count
    guard parsed.name.fits(end), parsed.value.fits(end), parsed.domain?.fits(end) ?? true,
      parsed.path?.fits(end) ?? true
    else { return .rangesWithinField }
    guard let reference = ReferenceParser(field), reference.agrees(with: parsed) else {
      return .agreesWithReference
    }
    written.removeAll()
    SetCookieText.append(parsed, of: field, to: written)
    guard let again = try? parse(written.octets), parsed.meansTheSame(as: again, in: field, written.octets) else {
      return .roundTrip
    }
    return nil
  }

  /// Checks a field that the parser refuses.
  func checkRefused(_ field: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    ReferenceParser(field) == nil ? nil : .agreesWithReference
  }

  /// Checks the splitter on a field with commas, or on two plain fields that are folded.
  func checkFolding(
    _ field: UnsafeBufferPointer<UInt8>, after previous: UnsafeBufferPointer<UInt8>?
  ) -> FuzzProperty? {
    if field.has(UInt8(ascii: ",")) { return FoldedSplit.joins(field) ? nil : .foldedJoins }
    guard let previous, FoldedSplit.isPlain(field), FoldedSplit.isPlain(previous) else { return nil }
    return FoldedSplit.keeps(previous, field, folded) ? nil : .foldedKeepsFields
  }
}
